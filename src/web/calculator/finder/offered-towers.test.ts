import { expect, test } from "vitest";
import type { Locale } from "#domain/locale.ts";
import { aModel, anOption, aStoredProduct } from "../../../../tests/support/builders.ts";
import { offeredTowers } from "./offered-towers.ts";

const models = [aModel({ name: "B", crt: 200 }), aModel({ name: "A", crt: 100 })];
const own = aStoredProduct({ slug: "sf", category: "package", projectWord: "SF", tags: ["직교류"], models });

test("the choice is made of the models of our own towers, smallest first", () => {
  const others = [
    { ...own, brand: "BAC" },
    { ...own, models: [] },
  ];
  expect(offeredTowers([own, ...others], "ko")).toMatchObject({
    series: [{ slug: "sf", name: "SF" }],
    isSample: false,
    models: [
      { series: "sf", kind: "crossflow", model: { name: "A", crt: 100 } },
      { series: "sf", kind: "crossflow", model: { name: "B", crt: 200 } },
    ],
  });
});

test("the partner is named where the company offers its series", () => {
  expect(offeredTowers([own, { ...own, category: "bac", brand: "BAC" }], "ko").partner).toBe("BAC");
  expect(offeredTowers([own], "ko").partner).toBeUndefined();
});

test("towers of cells are offered, too, after those that come assembled, by a name in the reader's language", () => {
  const cells = aStoredProduct({
    slug: "modular",
    category: "industrial",
    name: "모듈러 냉각탑 MX",
    projectWord: "모듈러",
    models: [aModel({ name: "M", crt: 500 })],
    en: { ...own.en, name: "Modular towers" },
  });
  const namesIn = (locale: Locale) => offeredTowers([cells, own], locale).series.map(({ name }) => name);
  expect(namesIn("ko")).toEqual(["SF", "모듈러"]);
  expect(namesIn("en")).toEqual(["SF", "Modular towers"]);
  expect(offeredTowers([cells, own], "en").models.map(({ model }) => model.name)).toEqual(["A", "B", "M"]);
});

test("a series has the same address in both languages", () => {
  const slugsIn = (locale: Locale) => {
    const { models, series } = offeredTowers([own, { ...own, slug: "th", projectWord: "모듈러" }], locale);
    return [series.map(({ slug }) => slug), [...new Set(models.map((each) => each.series))]];
  };
  expect(slugsIn("ko")).toEqual([
    ["sf", "th"],
    ["sf", "th"],
  ]);
  expect(slugsIn("en")).toEqual(slugsIn("ko"));
});

test.each([
  [["밀폐형", "대향류"], "closed-circuit"],
  [["개방형", "대향류"], "counterflow"],
  [[], "counterflow"],
])("a series tagged %j is of the kind %s", (tags, kind) => {
  expect(offeredTowers([{ ...own, tags }], "ko").models[0]?.kind).toBe(kind);
});

test("towers are of the kind that the chosen options make of their series, where it has them", () => {
  const options = [
    anOption({ name: "대향류형" }),
    anOption({ name: "직교류형", nameEn: "Crossflow", kind: "직교류" }),
  ];
  const series = [
    { ...own, slug: "mx", tags: ["대향류"], options },
    { ...own, slug: "scp", tags: ["대향류"] },
  ];
  const kinds = (chosen: string[]) =>
    new Map(offeredTowers(series, "en", chosen).models.map(({ series: slug, kind }) => [slug, kind]));
  expect(kinds(["Crossflow"])).toEqual(
    new Map([
      ["mx", "crossflow"],
      ["scp", "counterflow"],
    ]),
  );
  expect(kinds([]).get("mx")).toBe("counterflow");
});
