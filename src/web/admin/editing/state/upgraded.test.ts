import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { accepted, bringsEntries, keptAsItIs } from "./upgraded.ts";

const list = (order: string[], removed: string[] = []): Edit => ({ kind: "list", order, removed, added: [] });
const upgrade = { edit: list(["c", "a"], ["b"]), original: list(["a", "b", "c", "new"]) };

test("an entry that the program has brought is accepted at the end, and the arrangement stays", () => {
  expect(bringsEntries(upgrade)).toBe(true);
  expect(accepted(upgrade)).toEqual(list(["c", "a", "new"], ["b"]));
});

test("what the company keeps leaves such an entry out, from where it can be brought back", () => {
  expect(keptAsItIs(upgrade)).toEqual(list(["c", "a"], ["b", "new"]));
});

test("words are kept as they are, and accepted as the program's", () => {
  const text: Edit = { kind: "text", ko: "가", en: "a" };
  const changed = { edit: text, original: { ...text, ko: "나" } };
  expect([bringsEntries(changed), keptAsItIs(changed), accepted(changed)]).toEqual([false, text, null]);
});
