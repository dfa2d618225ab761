import { expect, test } from "vitest";
import { isUnavailable } from "./unavailable.ts";

test("a failure is known by its code, whatever it is called and says", () => {
  expect(isUnavailable(Object.assign(new Error("gone"), { code: "DATABASE_UNAVAILABLE" }))).toBe(true);
});

test.each([
  ["has another code", Object.assign(new Error("gone"), { code: "DATABASE_NOT_OPENED" })],
  ["has no code", new Error("DATABASE_UNAVAILABLE")],
  ["is no error", { code: "DATABASE_UNAVAILABLE" }],
  ["is nothing", undefined],
])("what %s is another failure", (_what, failure) => {
  expect(isUnavailable(failure)).toBe(false);
});
