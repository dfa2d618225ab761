import { expect, test } from "vitest";
import { inquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import { hasFewFields, isFileForm, isForm, maxFields, maxFormBytes } from "./form-body.ts";

const fields = (count: number) => Buffer.from(Array(count).fill("a=").join("&"));

test("an inquiry twice as long as it may be, all of it Hangul, is still read", () => {
  const texts = Object.entries(inquiryFields).map(([name, field]) => [
    name,
    "maxLength" in field ? "탑".repeat(2 * field.maxLength) : "",
  ]);
  const form = Buffer.from(new URLSearchParams(texts).toString());
  expect(form.length).toBeGreaterThan(100_000);
  expect(form.length).toBeLessThan(maxFormBytes);
  expect(hasFewFields(form)).toBe(true);
});

test.each([
  ["no field", Buffer.alloc(0), true],
  ["as many fields as are allowed", fields(maxFields), true],
  ["one field more", fields(maxFields + 1), false],
  ["nothing but separators", Buffer.from("&".repeat(maxFormBytes)), false],
  [
    "separators that were typed into a field",
    Buffer.from(`message=${encodeURIComponent("&".repeat(100))}`),
    true,
  ],
])("a form with %s", (_, body, isRead) => {
  expect(hasFewFields(body)).toBe(isRead);
});

test.each([
  ["application/x-www-form-urlencoded", true],
  ["Application/X-WWW-Form-Urlencoded; charset=UTF-8", true],
  ["application/x-www-form-urlencodedly", false],
  ["multipart/form-data; boundary=x", false],
  ["application/json", false],
  ["x-application/x-www-form-urlencoded", false],
  [undefined, false],
])("%s is a form: %s", (type, is) => {
  expect(isForm(type)).toBe(is);
});

const multipart = "multipart/form-data; boundary=x-y";
const parts = (count: number) =>
  Buffer.from(`${"--x-y\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n".repeat(count)}--x-y--\r\n`);

test.each([
  ["as many fields as are allowed", multipart, parts(maxFields), true],
  ["one field more", multipart, parts(maxFields + 1), false],
  ["a boundary without a space before it", "multipart/form-data;boundary=x-y", parts(maxFields), true],
  ["a space before its semicolon", "multipart/form-data ; boundary=x-y", parts(maxFields), true],
  ["texts that begin as its boundary does", multipart, Buffer.from(`${"--x".repeat(100)}--x-y--`), true],
  ["a quoted boundary", 'multipart/form-data; boundary="x-y"', parts(maxFields + 1), false],
  ["no boundary", "multipart/form-data; charset=utf-8", parts(1), false],
])("a form with files and %s", (_, type, body, isRead) => {
  expect(isFileForm(type)).toBe(true);
  expect(hasFewFields(body, type)).toBe(isRead);
});

test.each([
  "application/x-www-form-urlencoded",
  "multipart/mixed; boundary=x",
  "x-multipart/form-data; boundary=x",
  "multipart/form-data-of-ours; boundary=x",
  undefined,
])("%s is no form with files", (type) => {
  expect(isFileForm(type)).toBe(false);
});
