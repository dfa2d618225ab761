import { expect, test } from "vitest";
import * as z from "zod/mini";
import { productFields } from "#domain/products/product-fields.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { aStoredProduct, aStoredProject } from "../../../../../tests/support/builders.ts";
import { memoryStorage } from "../../../../../tests/support/session-storage.ts";
import { restoreUnsavedList } from "../../import/state/use-unsaved-list.ts";
import { unsavedProductSchema } from "../../products/form/unsaved-product.ts";
import { unsavedProjectSchema } from "../../projects/form/unsaved-project.ts";
import { openUnsavedEntries } from "../../unsaved/unsaved-entries.ts";
import { restoreReadable } from "../../unsaved/use-unsaved-value.ts";
import { entryOf } from "../record-entry.ts";

/** JSON of a version whose records did not have the field yet. */
function without(name: string, stored: unknown): unknown {
  return JSON.parse(JSON.stringify(stored, (key, value) => (key === name ? undefined : value)));
}

test("an unsaved product of a version that lacked a field keeps what was typed, and its base is empty there", () => {
  const base = aStoredProduct();
  const rows = { models: [], documents: [], options: [], technicalFiles: [] };
  const entry = { ...entryOf(productFields, base), description: "쓰던 글" };
  const read = unsavedProductSchema.parse(without("projectWord", { base, entry, rows }));
  const empty = { projectWord: null, en: { projectWord: null } };
  expect(read).toMatchObject({
    entry: { description: "쓰던 글", projectWord: "", en: { projectWord: "" } },
    base: { name: base.name, ...empty },
  });
});

test("an unsaved project of a version that lacked a field keeps what was typed, and its base is empty there", () => {
  const base = { ...aStoredProject(), englishGaps: [], pictures: [], isHidden: false, isOnHome: false };
  const visibility = { isHidden: false, isOnHome: false };
  const entry = { ...entryOf(projectFields, base), title: "쓰던 글" };
  const stored = { base: { ...base, updatedAt: base.createdAt }, entry, visibility };
  const read = unsavedProjectSchema.parse(without("city", stored));
  expect(read).toMatchObject({
    entry: { title: "쓰던 글", city: "", en: { city: "" } },
    base: { title: base.title, city: null, en: { city: null } },
  });
});

const closedStore = (kind: string, storage: Storage, values: Readonly<Record<string, unknown>>) => {
  const store = openUnsavedEntries({ username: "kim", kind, storage, tab: "1" });
  for (const [name, value] of Object.entries(values)) store.keep(name, value);
  store.release();
};

test("entries that the program cannot read stay in the browser when others of their name are typed", () => {
  const storage = memoryStorage();
  closedStore("form", storage, { notes: { lines: ["쓰던 글"] } });
  const next = openUnsavedEntries({ username: "kim", kind: "form", storage, tab: "2" });
  expect(restoreReadable(next, "notes", z.string())).toBeUndefined();
  next.keep("notes", "새 글");
  next.forget("notes");
  const lines = z.object({ lines: z.array(z.string()) });
  const able = openUnsavedEntries({ username: "kim", kind: "form", storage, tab: "3" });
  expect(restoreReadable(able, "notes", lines)).toEqual({ lines: ["쓰던 글"] });
});

test("a corrected list of 0.4.0 is restored once, with the corrections that it could have", () => {
  const storage = memoryStorage();
  const sheet = { name: "시공사례.xlsx", book: [], taken: [0], headings: [], columns: [], rows: [] };
  const former = { cells: { "2 title": "고친 이름" }, forAll: {}, leftOut: [3] };
  closedStore("project-import", storage, {
    "list-2": { sheet, corrections: former, decisions: { 2: "add" } },
  });
  const open = (tab: string) => openUnsavedEntries({ username: "kim", kind: "project-import", storage, tab });
  const next = open("2");
  expect(restoreUnsavedList(next)).toEqual({
    sheet,
    corrections: { ...former, meanings: {}, unit: "" },
    decisions: { 2: "add" },
  });
  next.release();
  expect(restoreUnsavedList(open("3"))).toMatchObject({ corrections: { leftOut: [3] } });
  expect(restoreUnsavedList(open("4"))).toBeUndefined();
});
