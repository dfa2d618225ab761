import { expect, test } from "vitest";
import { idsOfDeleted, startingTemplate, templateAfterConflict, templateConflict } from "./template-entry.ts";

const stored = { id: 3, name: "납기", body: { ko: "4주", en: "4 weeks" }, updatedAt: 1 };
const newer = { ...stored, name: "납기 안내", body: { ko: "6주", en: "4 weeks" }, updatedAt: 2 };

test("a version stored by somebody else is shown field by field, and both texts can be kept", () => {
  const mine = { ...startingTemplate(stored), body: { ko: "5주", en: "4 weeks" } };
  expect(templateConflict(mine, stored)).toBeUndefined();
  expect(templateConflict(mine, newer)).toEqual([
    { key: "name", label: "이름", mine: "납기", theirs: "납기 안내", proposed: "theirs" },
    { key: "ko", label: "한국어 문구", mine: "5주", theirs: "6주", proposed: "mine" },
  ]);
  const settled = templateAfterConflict(mine, newer, { name: "theirs", ko: "mine" });
  expect(settled).toEqual({ name: "납기 안내", body: { ko: "5주", en: "4 weeks" }, basis: newer });
  expect(templateConflict(settled, newer)).toBeUndefined();
});

test("unsaved entries of a deleted template are found", () => {
  const unsaved = new Set(["reply-template 3", "reply-template 7", "reply-template new", "inquiry-note 9"]);
  expect(idsOfDeleted([stored], unsaved)).toEqual([7]);
});
