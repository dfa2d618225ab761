import { expect, test } from "vitest";
import { aModel } from "../../../../tests/support/builders.ts";
import { fewestInPlace } from "./fitting.ts";

const models = [350, 100, 200].map((crt) => aModel({ name: `A-${crt}`, crt }));

test.each([
  [{ kind: "capacity", crt: 180 }, "A-200", 1],
  [{ kind: "capacity", crt: 4_200 }, "A-350", 12],
] as const)("%j is met by %s, %d of it", (need, name, towers) => {
  expect(fewestInPlace(models, need)).toMatchObject({ model: { name }, towers });
});

test.each([
  [{ kind: "capacity", crt: 4_201 }],
  [{ kind: "none" }],
  [{ kind: "refused", what: "duty" }],
] as const)("%j is met by no model", (need) => {
  expect(fewestInPlace(models, need)).toBeUndefined();
});

test("a series without models meets nothing", () => {
  expect(fewestInPlace([], { kind: "capacity", crt: 100 })).toBeUndefined();
});
