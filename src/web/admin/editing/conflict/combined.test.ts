import { expect, test } from "vitest";
import { combined } from "./combined.ts";

test("both texts of a conflict are joined, with common parts once", () => {
  const theirs = { kind: "text", ko: "가", en: "A tower" } as const;
  expect(combined(theirs, { kind: "text", ko: "나", en: "A" })).toEqual({
    kind: "text",
    ko: "가 나",
    en: "A tower",
  });
  const paragraphs = { kind: "texts", ko: ["가", "나"], en: ["A"] } as const;
  expect(
    combined({ ...paragraphs, ko: ["가"], en: ["A"] }, { kind: "texts", ko: ["가", "나"], en: ["B"] }),
  ).toEqual({
    kind: "texts",
    ko: ["가", "나"],
    en: ["A", "B"],
  });
  expect(combined(theirs, null)).toBeUndefined();
  expect(combined({ kind: "fact", value: 1 }, { kind: "fact", value: 2 })).toBeUndefined();
});
