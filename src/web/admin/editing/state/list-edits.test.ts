import { expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { editProblems } from "#content/editing/edit-problems.ts";
import { defaultFields } from "#content/editing/editable-fields.ts";
import type { Edit } from "#domain/content/edits.ts";
import {
  addedEntry,
  appended,
  copiedEntry,
  duplicated,
  entryAround,
  inEntry,
  listEdit,
  moved,
  removedEntry,
  without,
  withRestored,
} from "./list-edits.ts";

const list = listEdit(["a", "b", "c"], undefined);

test("an entry moves by one position, up to either end", () => {
  expect(moved(list, "b", -1).order).toEqual(["b", "a", "c"]);
  expect(moved(list, "b", 1).order).toEqual(["a", "c", "b"]);
  expect(moved(list, "a", -1)).toBe(list);
});

test("a removed entry of the program can be restored", () => {
  const taken = without(list, "b");
  expect([taken.order, taken.removed]).toEqual([["a", "c"], ["b"]]);
  const back = withRestored(taken, "b");
  expect([back.order, back.removed]).toEqual([["a", "c", "b"], []]);
});

test("a copy is inserted after its model, and a copy of a copy is based on the program's entry", () => {
  const copied = duplicated(list, "a", "own-1");
  expect(copied.order).toEqual(["a", "own-1", "b", "c"]);
  const again = duplicated(copied, "own-1", "own-2");
  expect(again.added).toEqual([
    { id: "own-1", like: "a" },
    { id: "own-2", like: "a" },
  ]);
  expect(without(again, "own-1")).toMatchObject({ removed: [], added: [{ id: "own-2", like: "a" }] });
});

test("an entry is added at the end as a copy of the first one, or of a removed one in an empty list", () => {
  expect(appended(list, "own-1")).toMatchObject({
    order: ["a", "b", "c", "own-1"],
    added: [{ id: "own-1", like: "a" }],
  });
  const ownFirst = { ...list, order: ["own-1"], removed: ["a"], added: [{ id: "own-1", like: "b" }] };
  expect(appended(ownFirst, "own-2").added.at(-1)).toEqual({ id: "own-2", like: "b" });
  const emptied = { ...list, order: [], removed: ["c", "a"] };
  expect(appended(emptied, "own-1")).toMatchObject({ order: ["own-1"], added: [{ id: "own-1", like: "c" }] });
  expect(appended(listEdit([], undefined), "own-1").added).toEqual([]);
});

test("the entry of a field is the innermost one, and the field is found in its copy", () => {
  const entry = entryAround("history.timeline.years[2024].events[1].text");
  expect(entry).toEqual({ list: "history.timeline.years[2024].events", id: "1" });
  expect(entryAround("home.h1")).toBeUndefined();
  const slide = { list: "home.hero.slides", id: "bac" };
  expect(inEntry("home.hero.slides[bac].title", slide, "own-1")).toBe("home.hero.slides[own-1].title");
  expect(inEntry("home.hero.slides[modular].title", slide, "own-1")).toBeUndefined();
});

test("an added entry has empty texts in both languages, and keeps links and pictures", () => {
  const fields = new Map(
    [
      { path: "p.items[a].title", kind: "text" as const, ko: "가", en: "A" },
      { path: "p.items[a].points", kind: "texts" as const, mayBeEmpty: true, ko: ["하나"], en: ["One"] },
      { path: "p.items[a].href", kind: "fact" as const, check: "link" as const, value: "/a" },
      { path: "p.items[b].title", kind: "text" as const, ko: "나", en: "B" },
    ].map((field) => [field.path, { ...field, names: [] }]),
  );
  const [first, ...texts] = addedEntry(list, { list: "p.items", id: "a" }, "own", {
    fields,
    edits: new Map(),
  });
  expect(first).toEqual(["p.items", duplicated(list, "a", "own")]);
  expect(texts).toEqual([
    ["p.items[own].title", { kind: "text", ko: "", en: "" }],
    ["p.items[own].points", { kind: "texts", ko: [""], en: [""] }],
  ]);
});

test("an added entry has the inner lists of its model, so that all of its texts have a field", () => {
  const years = "history.timeline.years";
  const fields = defaultFields(defaults, new Map());
  const yearList = fields.get(years);
  const [year = ""] = yearList?.kind === "list" ? yearList.ids : [];
  const events = `${years}[${year}].events`;
  const eventList = fields.get(events);
  const [event = ""] = eventList?.kind === "list" ? eventList.ids : [];
  const edit = duplicated(listEdit([event], undefined), event, "own-event");
  const edits = new Map<string, Edit>([[events, edit]]);
  const added = addedEntry(listEdit([year], undefined), { list: years, id: year }, "own-year", {
    fields: defaultFields(defaults, edits),
    edits: new Map([[events, { path: events, edit }]]),
  });
  expect(added.slice(0, 2)).toEqual([
    [years, duplicated(listEdit([year], undefined), year, "own-year")],
    [`${years}[own-year].events`, edit],
  ]);
  expect(added.map(([path]) => path)).toContain(`${years}[own-year].events[own-event].text`);
  const stored = defaultFields(defaults, new Map([...edits, ...added]));
  const problems = added.flatMap(([path, edit]) => editProblems(edit, stored.get(path)));
  expect(new Set(problems.map(({ problem }) => problem))).toEqual(new Set(["missing"]));
});

test("a copy has the texts of its model, including edits", () => {
  const edit = { kind: "text" as const, ko: "다", en: "C" };
  const edits = new Map([["p.items[a].title", { path: "p.items[a].title", edit }]]);
  const [, ...copies] = copiedEntry(list, { list: "p.items", id: "a" }, "own", edits);
  expect(copies).toEqual([["p.items[own].title", edit]]);
});

test("an added entry is removed with its edits, and its list is stored last", () => {
  const entry = { list: "p.items", id: "own" };
  const added = duplicated(list, "a", "own");
  const edit = { kind: "text" as const, ko: "다", en: "C" };
  const paths = ["p.items[own].title", "p.items[own].points[1].text", "p.items[a].title"];
  const edits = new Map(paths.map((path) => [path, { path, edit }]));
  expect(removedEntry(added, entry, { edits, published: {} })).toEqual([
    ["p.items[own].title", null],
    ["p.items[own].points[1].text", null],
    ["p.items", without(added, "own")],
  ]);
});

test("a published entry and one of the program are removed without their edits", () => {
  const added = duplicated(list, "a", "own");
  const edit = { kind: "text" as const, ko: "다", en: "C" };
  const edits = new Map(["p.items[own].title", "p.items[b].title"].map((path) => [path, { path, edit }]));
  for (const id of ["own", "b"])
    expect(removedEntry(added, { list: "p.items", id }, { edits, published: { "p.items": added } })).toEqual([
      ["p.items", without(added, id)],
    ]);
});
