import { expect, test } from "vitest";
import { pasteSurplus } from "./use-paste-notice.ts";

const field = { value: "12345", maxLength: 8, selectionStart: 5, selectionEnd: 5 };

test("counts what does not fit behind the text of a field, or in place of the selected part", () => {
  expect(pasteSurplus(field, "678")).toBe(0);
  expect(pasteSurplus(field, "6789")).toBe(1);
  expect(pasteSurplus({ ...field, selectionStart: 0 }, "12345678")).toBe(0);
  expect(pasteSurplus({ ...field, value: "123456789" }, "0")).toBe(1);
});

test("counts a line break once, and none at the end, as copied cells have it", () => {
  expect(pasteSurplus(field, "6\r\n7\r\n")).toBe(0);
  expect(pasteSurplus(field, "6\r\n78")).toBe(1);
});

test("finds room in a field without a limit, and in one whose selection cannot be read", () => {
  expect(pasteSurplus({ ...field, maxLength: -1 }, "123456789")).toBe(0);
  const address = { ...field, selectionStart: null, selectionEnd: null };
  expect(pasteSurplus(address, "12345678")).toBe(0);
  expect(pasteSurplus(address, "123456789")).toBe(1);
});
