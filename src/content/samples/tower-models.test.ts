import { expect, test } from "vitest";
import { catalogs } from "../../../assets/catalog/catalogs.ts";
import { isShippedSample } from "../../../tests/support/shipped-sample.ts";
import { towerModels, towerSeries } from "./tower-models.ts";

test.runIf(isShippedSample)("SF has the models of its catalogue's selection table", () => {
  const table = catalogs.find(({ slug }) => slug === "sf")?.table;
  if (table?.kind !== "tower") throw new Error("The SF catalogue has no selection table.");
  const printed = table.models.map(({ rt }) => `${table.prefix}-${rt}: ${rt} CRT`);
  expect(towerModels("SF").map(({ name, crt }) => `${name}: ${crt} CRT`)).toEqual(printed);
});

test.each(towerSeries)("%s goes from small to large, each size once", (series) => {
  const sizes = towerModels(series).map(({ crt }) => crt);
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
});
