import { expect, test } from "vitest";
import { maxId, parseId } from "./paging.ts";

test.each([
  ["1", 1],
  [String(maxId), maxId],
  [String(maxId + 1), undefined],
  ["0", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["12a", undefined],
  ["", undefined],
  [null, undefined],
])("the part %j of an address names the record %s", (text, id) => {
  expect(parseId(text)).toBe(id);
});
