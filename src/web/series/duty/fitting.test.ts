import { expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { basisFor, fittingOf, fittingsOf } from "./fitting.ts";
import type { Need } from "./need.ts";

const models = [350, 100, 200].map((crt) => aModel({ name: `A-${crt}`, crt, height: 3_000 }));
const best = (need: Need, storedTags: string[] = []) =>
  fittingsOf([{ slug: "a", storedTags, models }], need)?.sets[0];

test.each([
  [{ kind: "capacity", crt: 180 }, "A-200", 1],
  [{ kind: "capacity", crt: 4_200 }, "A-350", 12],
  [{ kind: "capacity", crt: 180, carried: { count: "2" } }, "A-100", 2],
  [{ kind: "capacity", crt: 180, carried: { reserve: "1" } }, "A-200", 2],
] as const)("%j is met by %s, %d of it", (need, name, units) => {
  expect(best(need)).toMatchObject({ tower: { model: { name, record: { name } } }, units });
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
  expect([basisFor("closed-circuit", other), basisFor("crossflow", other)]).toEqual([
    "on-request",
    "estimated",
  ]);
});

test("a model has its own number for the preferences, and none where it does not keep them", () => {
  const series = { slug: "a", storedTags: [], models };
  const model = aModel({ name: "A-100", crt: 100, height: 3_000 });
  const need = (carried: NonNullable<Need["carried"]>): Need => ({ kind: "capacity", crt: 180, carried });
  expect(fittingOf(model, series, need({}))?.units).toBe(2);
  expect(fittingOf(model, series, need({ reserve: "1" }))?.units).toBe(3);
  expect(fittingOf(model, series, need({ maxheight: "2.5" }))).toBeUndefined();
});

test("a series without models meets nothing", () => {
  const bare = [{ slug: "a", storedTags: [], models: [] }];
  expect(fittingsOf(bare, { kind: "capacity", crt: 100 })?.sets).toEqual([]);
});
