import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { Chips } from "./Chips.tsx";
import { FeatureList } from "./FeatureList.tsx";

test.each([
  ["features", <FeatureList key="features" label="FX" features={[]} />],
  ["tags", <Chips key="tags" label="FX" words={[]} />],
  ["articles", <ReadOn key="articles" links={[]} />],
])("a product without %s renders no empty list", (_, list) => {
  expect(renderToStaticMarkup(list)).toBe("");
});
