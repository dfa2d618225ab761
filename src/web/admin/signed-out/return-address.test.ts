import { expect, test } from "vitest";
import { afterLogin, returnAddress } from "./return-address.ts";

test("a login returns to the page that required it, with its query", () => {
  expect(afterLogin(returnAddress("/sd_admin/inquiries?id=12"))).toBe("/sd_admin/inquiries?id=12");
});

test.each([
  null,
  undefined,
  "x",
  {},
  { from: 7 },
  returnAddress("/sd_admin"),
  returnAddress("https://example.com/"),
])("a login that remembers %j leads nowhere in particular", (state) => {
  expect(afterLogin(state)).toBeUndefined();
});
