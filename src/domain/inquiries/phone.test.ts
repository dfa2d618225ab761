import { expect, test } from "vitest";
import { hasPhoneCharactersOnly, normalizePhone, phoneCharactersOf, phoneDigits } from "./phone.ts";

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

test.each([
  ["1234", "1234"],
  ["123", undefined],
  ["01234", "1234"],
  ["0123", undefined],
  ["82-1234-5678", "12345678"],
  ["0082 1234 5678", "12345678"],
  ["82-123-4567", "821234567"],
  ["0082-123-4567", "0821234567"],
  ["008212345678", "12345678"],
  ["+82 2-1234-5678", "212345678"],
  ["+1 (404) 555-0100", "14045550100"],
  [" 02-1234-5678\n", "212345678"],
  ["02-1234-5678 ext", undefined],
  ["02.1234.5678", undefined],
  ["0212345678", "212345678"],
])("%j is found by the digits %s", (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test.each([
  ["０２－１２３４", "02-1234"],
  ["（０２）＋９", "(02)+9"],
  ["02\u20101\u20152\u22123", "02-1-2-3"],
  ["\u202d02-1234\u202c\u200b", "02-1234"],
  ["02\u00a01\t2\n3", "02 1 2 3"],
  ["02_1", "02_1"],
])("%j is the number %j", (typed, plain) => {
  expect(normalizePhone(typed)).toBe(plain);
});

test.each([
  ["+82 (0)2-1", "+82 (0)2-1", true],
  ["", "", true],
  ["02.1a", "021", false],
  ["가+", "+", false],
])("of %j a number may contain %j", (text, allowed, isAll) => {
  expect(phoneCharactersOf(text)).toBe(allowed);
  expect(hasPhoneCharactersOnly(text)).toBe(isAll);
});
