import { expect, test } from "vitest";
import { maxSearchLength, truncateSearch } from "../admin/paging.ts";
import { inboxFilterSchema, inquiryUpdateSchema, retainedUntil } from "./inbox.ts";
import { newNoteSchema, noteKeySchema, noteLimit } from "./inbox-note.ts";

test.each([
  ["2025-03-04T05:06:07.890Z", "2028-03-04T05:06:07.890Z"],
  ["2024-02-29T01:00:00.000Z", "2027-03-01T01:00:00.000Z"],
])("an inquiry of %s is kept until %s", (created, until) => {
  const later = new Date("2025-06-01T00:00:00.000Z");
  expect(retainedUntil(new Date(created), "new", later).toISOString()).toBe(until);
  expect(retainedUntil(new Date(created), "archived", later).toISOString()).toBe(until);
});

test.each(["spam", "set-aside"] as const)("%s is kept for thirty days after it was found to be", (status) => {
  const found = new Date("2025-06-01T00:00:00.000Z");
  const until = retainedUntil(new Date("2025-03-04T05:06:07.890Z"), status, found);
  expect(until.toISOString()).toBe("2025-07-01T00:00:00.000Z");
});

test("an update takes no status of its own making", () => {
  expect(inquiryUpdateSchema.safeParse({}).success).toBe(false);
  expect(inquiryUpdateSchema.safeParse({ status: "gone" }).success).toBe(false);
  expect(inquiryUpdateSchema.safeParse({ status: "set-aside" }).success).toBe(false);
  expect(inquiryUpdateSchema.safeParse({ status: "archived" }).success).toBe(true);
});

test.each(["", "  \n ", "가".repeat(noteLimit + 1)])("a note says something, and not without end", (text) => {
  expect(newNoteSchema.safeParse({ text }).success).toBe(false);
});

test.each(["", "a/b", "a".repeat(101)])("%j names no note", (key) => {
  expect(noteKeySchema.safeParse(key).success).toBe(false);
});

test("a search that is too long is cut, and no letter in half", () => {
  const long = `${"가".repeat(maxSearchLength - 1)}😀`;
  expect(inboxFilterSchema.parse({ search: `${long}나다` })).toEqual({
    search: "가".repeat(maxSearchLength - 1),
  });
  expect(truncateSearch("냉각탑")).toBe("냉각탑");
  expect(truncateSearch("𠀋 탑")).toBe("𠀋 탑");
});
