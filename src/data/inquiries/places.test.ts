import { expect, test } from "vitest";
import { senderOf } from "./places.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1:2:3:4", "fe80:0:0:0"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});
