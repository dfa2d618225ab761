import { expect, test } from "vitest";
import { inquiryUpdateSchema, noteLimit, retainedUntil } from "./inbox.ts";

test.each([
  ["2025-03-04T05:06:07.890Z", "2028-03-04T05:06:07.890Z"],
  ["2024-02-29T01:00:00.000Z", "2027-03-01T01:00:00.000Z"],
])("an inquiry of %s is kept until %s", (created, until) => {
  expect(retainedUntil(new Date(created)).toISOString()).toBe(until);
});

test("an update changes something", () => {
  expect(inquiryUpdateSchema.safeParse({}).success).toBe(false);
  expect(inquiryUpdateSchema.safeParse({ note: "" }).success).toBe(true);
  expect(inquiryUpdateSchema.safeParse({ status: "answered" }).success).toBe(true);
});

test("an update takes no status of its own making and no endless note", () => {
  expect(inquiryUpdateSchema.safeParse({ status: "lost" }).success).toBe(false);
  expect(inquiryUpdateSchema.safeParse({ note: "가".repeat(noteLimit + 1) }).success).toBe(false);
});
