import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { acceptedEdit, hasNewEntries, keptEdit } from "./edits-to-review.ts";

const list = (order: string[], removed: string[] = []): Edit => ({ kind: "list", order, removed, added: [] });
const upgrade = { edit: list(["c", "a"], ["b"]), original: list(["a", "b", "c", "new"]) };

test("a new entry of the program is accepted at the end, and the order stays", () => {
  expect(hasNewEntries(upgrade)).toBe(true);
  expect(acceptedEdit(upgrade)).toEqual(list(["c", "a", "new"], ["b"]));
});

test("keeping the company's list removes such an entry, which can be restored", () => {
  expect(keptEdit(upgrade)).toEqual(list(["c", "a"], ["b", "new"]));
});

test("a text can be kept, or replaced by the program's", () => {
  const text: Edit = { kind: "text", ko: "가", en: "a" };
  const changed = { edit: text, original: { ...text, ko: "나" } };
  expect([hasNewEntries(changed), keptEdit(changed), acceptedEdit(changed)]).toEqual([false, text, null]);
});
