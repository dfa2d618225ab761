import { expect, test } from "vitest";
import { recordETag, satisfiesIfMatch } from "./record-version.ts";

const record = { id: 7, title: "A" };
const stored = recordETag(record);
const mayChange = (ifMatch: string | undefined) =>
  satisfiesIfMatch({ headers: ifMatch === undefined ? {} : { "if-match": ifMatch } }, record);

test("the version of a record is a quoted tag that another value changes", () => {
  expect(stored).toMatch(/^"[\w-]{22}"$/);
  expect(recordETag({ ...record })).toBe(stored);
  expect(recordETag({ ...record, title: "B" })).not.toBe(stored);
});

test.each([
  ["no If-Match", undefined, true],
  ["any version", "*", true],
  ["any version, with spaces", " * ", true],
  ["the stored version", stored, true],
  ["the stored version among others", `"other" , ${stored}`, true],
  ["another version", '"other"', false],
  ["several other versions", '"other", "third"', false],
  ["an empty header", "", false],
  ["a weak tag of the stored version", `W/${stored}`, false],
  ["a star among versions", '*, "other"', false],
])("a change with %s is allowed or not (RFC 9110 section 13.1.1)", (_case, ifMatch, expected) => {
  expect(mayChange(ifMatch)).toBe(expected);
});
