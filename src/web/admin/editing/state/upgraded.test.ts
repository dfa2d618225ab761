import { expect, test } from "vitest";
import type { EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { upgradedIn } from "./upgraded.ts";

const text: Edit = { kind: "text", ko: "가", en: "A" };
const anEdit = (path: string, rest: Partial<EditView> = {}): EditView => ({
  path,
  edit: text,
  revision: 1,
  editedAt: "",
  editedBy: "kim",
  basis: text,
  original: text,
  isOriginalNew: false,
  ...rest,
});

function upgraded(edits: readonly EditView[]) {
  const { changed, gone } = upgradedIn({
    places: new Map([["p.items", { path: "p.items", kind: "list", ids: ["a", "own-1"] }]]),
    edits: new Map(edits.map((edit) => [edit.path, edit])),
  });
  return { changed: changed.map(({ path }) => path), gone: gone.map(({ path }) => path) };
}

test("an upgrade tells what the program says otherwise by now, and what it has no place for", () => {
  const edits = [
    anEdit("p.same"),
    anEdit("p.changed", { isOriginalNew: true }),
    anEdit("p.gone", { original: null }),
  ];
  expect(upgraded(edits)).toEqual({ changed: ["p.changed"], gone: ["p.gone"] });
});

test("what belongs to an own entry that was taken out, or is not stored yet, is no upgrade's doing", () => {
  const edits = [
    anEdit("p.items[own-2].title", { original: null }),
    anEdit("p.items[own-1].title", { original: null, revision: 0 }),
    anEdit("p.lists[own-3].title", { original: null }),
  ];
  expect(upgraded(edits).gone).toEqual(["p.lists[own-3].title"]);
});
