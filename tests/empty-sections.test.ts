import { afterAll, beforeAll, expect, test } from "vitest";
import { pageOf } from "#content/lookup/page-parts.ts";
import { pages } from "#content/site.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { type EmptySections, emptySectionsOf } from "./support/empty-sections.ts";
import { anOwner, type Owner } from "./support/owners-run.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;
let owner: Owner;
/** Every page before anything is emptied. */
let whole: ReadonlyMap<string, EmptySections>;
beforeAll(async () => {
  site = await startSite();
  owner = await anOwner(site);
  whole = await wholePages();
}, 300_000);
afterAll(() => site.close());

const paths: readonly string[] = Object.values(pages).flatMap(({ path }) =>
  locales.map((locale) => pathIn(locale, path)),
);

/** Lists beside a text that is complete without them. */
const besideText = ["calculator.explanation.standard.rows", "choosing.sections[comparison].table.rows"];

/** Empty parts of each page of the draft that are not empty in the shipped page. */
async function emptied(shown: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of shown) {
    const before = whole.get(path);
    const now = emptySectionsOf(await owner.draftOf(path));
    const isNew = (kind: keyof EmptySections) => (text: string) => !before?.[kind].includes(text);
    for (const kind of ["lists", "headings", "anchors"] as const)
      found.push(...now[kind].filter(isNew(kind)).map((text) => `${path}: ${kind} ${text}`));
  }
  return found;
}

async function wholePages(): Promise<ReadonlyMap<string, EmptySections>> {
  const whole = new Map<string, EmptySections>();
  for (const path of paths) whole.set(path, emptySectionsOf(await owner.draftOf(path)));
  return whole;
}

test("a list that the company empties goes with its section, heading and links, on every page", async () => {
  expect([...whole].filter(([, { lists, anchors }]) => lists.length + anchors.length > 0)).toEqual([]);
  const found: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const list of await owner.fields()) {
    // Lists within the entries of a list are alike.
    const kind = list.path.replace(/\[[^\]]*\]/g, "[]");
    if (list.kind !== "list" || list.ids.length === 0 || seen.has(kind)) continue;
    seen.add(kind);
    await owner.empty(list.path, list.ids);
    const shown = list.path.startsWith("company.")
      ? ["/", pages.contact.path, pages.history.path]
      : [pageOf(list.path)];
    const remaining = await emptied(shown);
    if (remaining.length > 0 && !besideText.includes(list.path)) found[list.path] = remaining;
    await owner.takeBack(list.path);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(found).toEqual({});
}, 300_000);

test("without products and projects no page has a heading, list or link of theirs", async () => {
  await owner.removeSamples();
  const remaining = await emptied(paths);
  expect(remaining).toEqual([]);
}, 300_000);
