import { expect, test } from "vitest";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { offeredTowers } from "./offered-towers.ts";

const models = [aModel({ name: "B", crt: 200 }), aModel({ name: "A", crt: 100 })];
const own = aStoredProduct({ category: "package", projectWord: "SF", tags: ["직교류"], models });

test("the choice is made of the models of our own package towers, smallest first", () => {
  const others = [
    { ...own, brand: "BAC" },
    { ...own, category: "industrial" as const },
    { ...own, models: [] },
  ];
  expect(offeredTowers([own, ...others])).toEqual({
    series: ["SF"],
    isSample: false,
    models: [
      { series: "SF", kind: "crossflow", name: "A", crt: 100 },
      { series: "SF", kind: "crossflow", name: "B", crt: 200 },
    ],
  });
});

test.each([
  [["밀폐형", "대향류"], "closed-circuit"],
  [["개방형", "대향류"], "counterflow"],
  [[], "counterflow"],
])("a series tagged %j is of the kind %s", (tags, kind) => {
  expect(offeredTowers([{ ...own, tags }]).models[0]?.kind).toBe(kind);
});
