import { expect, test } from "vitest";
import { productView } from "#content/lookup/product-view.ts";
import { aModel, anOption, aStoredProduct } from "../../../../tests/support/builders.ts";
import { basisFor, fittingOf, fittingsOf } from "./fitting.ts";
import type { Need } from "./need.ts";

const models = [350, 100, 200].map((crt) => aModel({ name: `A-${crt}`, crt, height: 3_000 }));
const best = (need: Need, storedTags: string[] = []) =>
  fittingsOf([{ slug: "a", storedTags, options: [], models }], need)?.sets[0];

test.each([
  [{ kind: "capacity", crt: 180 }, "A-200", 1],
  [{ kind: "capacity", crt: 4_200 }, "A-350", 12],
  [{ kind: "capacity", crt: 180, carried: { count: "2" } }, "A-100", 2],
  [{ kind: "capacity", crt: 180, carried: { reserve: "1" } }, "A-200", 2],
] as const)("%j is met by %s, %d of it", (need, name, towerCount) => {
  expect(best(need)).toMatchObject({ tower: { model: { name, record: { name } } }, towerCount });
});

test.each([
  [{ kind: "capacity", crt: 4_201 }],
  [{ kind: "capacity", crt: 100, carried: { maxheight: "2.5" } }],
  [{ kind: "none" }],
  [{ kind: "refused", what: "duty" }],
] as const)("%j is met by no model", (need) => {
  expect(best(need)).toBeUndefined();
});

test("a closed-circuit series answers a duty at 37/32/27 only, a crossflow series with an estimate elsewhere", () => {
  const duty = { flowRate: 156, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const rated = { kind: "duty", crt: 200, duty } as const;
  const other = { kind: "duty", crt: 180, duty: { ...duty, wetBulbTemp: 26 } } as const;
  expect(best(rated, ["밀폐형"])?.tower.model.name).toBe("A-200");
  expect(best(other, ["밀폐형"])).toBeUndefined();
  const basis = (tag: string) => basisFor({ storedTags: [tag], options: [] }, other);
  expect([basis("밀폐형"), basis("직교류")]).toEqual(["on-request", "estimated"]);
});

test("a series answers for the kind of tower that the chosen options make of it", () => {
  const flow = { subject: "흐름 방식", subjectEn: "Flow" };
  const made = aStoredProduct({
    tags: ["대향류"],
    models,
    options: [
      anOption({ ...flow, name: "대향류형", nameEn: "Counterflow" }),
      anOption({ ...flow, name: "직교류형", nameEn: "Crossflow", kind: "직교류" }),
    ],
  });
  const series = productView("en", made);
  const duty = { flowRate: 156, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 26 };
  const need = (options?: string): Need => ({ kind: "duty", crt: 180, duty, carried: { options } });
  expect([basisFor(series, need()), basisFor(series, need("Crossflow"))]).toEqual([
    "calculated",
    "estimated",
  ]);
  expect(fittingsOf([series], need("직교류형"))?.sets[0]).toMatchObject({ basis: "estimated" });
});

test("a model has its own number for the preferences, and none where it does not keep them", () => {
  const series = { slug: "a", storedTags: [], options: [], models };
  const model = aModel({ name: "A-100", crt: 100, height: 3_000 });
  const need = (carried: NonNullable<Need["carried"]>): Need => ({ kind: "capacity", crt: 180, carried });
  expect(fittingOf(model, series, need({}))?.towerCount).toBe(2);
  expect(fittingOf(model, series, need({ reserve: "1" }))?.towerCount).toBe(3);
  expect(fittingOf(model, series, need({ maxheight: "2.5" }))).toBeUndefined();
});

test("a series without models meets nothing", () => {
  const bare = [{ slug: "a", storedTags: [], options: [], models: [] }];
  expect(fittingsOf(bare, { kind: "capacity", crt: 100 })?.sets).toEqual([]);
});
