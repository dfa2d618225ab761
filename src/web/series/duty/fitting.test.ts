import { expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { basisFor, smallestFit } from "./fitting.ts";

const models = [350, 100, 200].map((crt) => aModel({ name: `A-${crt}`, crt }));

test.each([
  [{ kind: "capacity", crt: 180 }, "A-200", 1],
  [{ kind: "capacity", crt: 4_200 }, "A-350", 12],
] as const)("%j is met by %s, %d of it", (need, name, towers) => {
  expect(smallestFit(models, "counterflow", need)).toMatchObject({ model: { name }, towers });
});

test.each([
  [{ kind: "capacity", crt: 4_201 }],
  [{ kind: "none" }],
  [{ kind: "refused", what: "duty" }],
] as const)("%j is met by no model", (need) => {
  expect(smallestFit(models, "counterflow", need)).toBeUndefined();
});

test("a closed-circuit series answers a duty at 37/32/27 only, a cross-flow series with an estimate elsewhere", () => {
  const duty = { flowRate: 156, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const rated = { kind: "duty", crt: 200, duty } as const;
  const other = { kind: "duty", crt: 180, duty: { ...duty, wetBulbTemp: 26 } } as const;
  expect(smallestFit(models, "closed-circuit", rated)).toMatchObject({ model: { name: "A-200" } });
  expect(smallestFit(models, "closed-circuit", other)).toBeUndefined();
  expect([basisFor("closed-circuit", other), basisFor("crossflow", other)]).toEqual([
    "on-request",
    "estimated",
  ]);
});

test("a series without models meets nothing", () => {
  expect(smallestFit([], "counterflow", { kind: "capacity", crt: 100 })).toBeUndefined();
});
