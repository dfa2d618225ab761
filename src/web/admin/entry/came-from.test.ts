import { expect, test } from "vitest";
import { afterLogin, cameFrom } from "./came-from.ts";

test("a login leads back to where one was turned away, with its query", () => {
  expect(afterLogin(cameFrom("/sd_admin/inquiries?id=12"))).toBe("/sd_admin/inquiries?id=12");
});

test.each([null, undefined, "x", {}, { from: 7 }, cameFrom("/sd_admin"), cameFrom("https://example.com/")])(
  "a login that remembers %j leads nowhere in particular",
  (state) => {
    expect(afterLogin(state)).toBeUndefined();
  },
);
