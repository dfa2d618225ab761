import { expect, test } from "vitest";
import type { EditableField, EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import {
  acceptedEdit,
  editsToReview,
  hasNewEntries,
  keptEdit,
  restorableEntries,
} from "./edits-to-review.ts";

const list = (order: string[], removed: string[] = []): Edit => ({ kind: "list", order, removed, added: [] });
const upgrade = { edit: list(["c", "a"], ["b"]), defaultNow: list(["a", "b", "c", "new"]) };

test("a new entry of the program is accepted at the end, and the order stays", () => {
  expect(hasNewEntries(upgrade)).toBe(true);
  expect(acceptedEdit(upgrade)).toEqual(list(["c", "a", "new"], ["b"]));
});

test("keeping the company's list removes such an entry, which can be restored", () => {
  expect(keptEdit(upgrade)).toEqual(list(["c", "a"], ["b", "new"]));
});

test("an entry that came with a product can be restored like one that was removed, without an upgrade", () => {
  expect(restorableEntries({ ...upgrade, hasDefaultChanged: false })).toEqual(["b", "new"]);
  expect(restorableEntries({ ...upgrade, hasDefaultChanged: true })).toEqual(["b"]);
});

test("a text can be kept, or replaced by the program's", () => {
  const text: Edit = { kind: "text", ko: "가", en: "a" };
  const changed = { edit: text, defaultNow: { ...text, ko: "나" } };
  expect([hasNewEntries(changed), keptEdit(changed), acceptedEdit(changed)]).toEqual([false, text, null]);
});

test.each([
  ["years[own-1].year", true],
  ["years[own-1].events[own-2].text", true],
  ["years[2024].events[own-3].text", true],
  ["years[2024].events[own-4].text", false],
  ["years[2023].text", false],
])("the edit at %s is left out, as its entry was added and removed again: %s", (path, isLeftOut) => {
  const lists = { years: ["2024"], "years[2024].events": ["own-4"] };
  const fields = new Map(
    Object.entries(lists).map(([at, ids]): [string, EditableField] => [
      at,
      { path: at, names: [], kind: "list", noun: "항목", ids },
    ]),
  );
  const edit: EditView = {
    ...{ path, edit: { kind: "text", ko: "가", en: "a" }, revision: 1, editedAt: "", editedBy: "" },
    ...{ defaultNow: null, shippedNow: null, defaultThen: null, hasDefaultChanged: false },
  };
  const { gone } = editsToReview({ fields, edits: new Map([[path, edit]]) });
  expect(gone).toEqual(isLeftOut ? [] : [edit]);
});
