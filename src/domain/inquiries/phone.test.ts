import { expect, test } from "vitest";
import { phoneDigits } from "./phone.ts";

test.each([
  "010-1234-5678",
  "+82 10-1234-5678",
  "01012345678",
  "+82 (0)10 1234 5678",
  "００８２ 10.1234.5678".replace(/\./g, "-"),
])("%s is found by the same digits", (typed) => {
  expect(phoneDigits(typed)).toBe("1012345678");
});

test.each(["Q-7K4M-2P", "12", "", "소음"])("%s is no telephone number", (typed) => {
  expect(phoneDigits(typed)).toBeUndefined();
});
