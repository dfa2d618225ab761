import { expect, test } from "vitest";
import type { Words } from "./block-fields.ts";
import { blockKinds, rowsOf } from "./block-kinds.ts";
import type { Block } from "./blocks.ts";
import { emptyPage, ownPageContentSchema } from "./own-page.ts";
import { draftInAllLocales, summaryInAllLocales } from "./stored-draft.ts";

const korean = { ko: "전시회" } as Words;
const both = { ko: "전시회", en: "전시회" };
const own = {
  file: `${"0".repeat(32)}.webp`,
  width: 800,
  height: 600,
  focus: { x: 0.5, y: 0.5 },
  placeholder: "",
};
const document = { file: `${"0".repeat(32)}.pdf`, name: "a.pdf", size: 9 };

/** Every field of a kind that has languages, as it was stored when the site had Korean alone. */
function storedIn(fields: object): Record<string, unknown> {
  const values = { words: korean, picture: { picture: own, alt: korean }, document: { ko: document } };
  const localized = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind in values ? [[name, values[kind as keyof typeof values]]] : [],
  );
  return Object.fromEntries(localized);
}

const blocks = Object.entries(blockKinds).map(([kind, { fields }]) => ({
  id: kind.toLowerCase(),
  kind,
  isHidden: false,
  values: storedIn(fields),
  rows: rowsOf(kind as Block["kind"])
    ? [{ id: "1", ...storedIn(rowsOf(kind as Block["kind"])?.fields ?? {}) }]
    : [],
})) as unknown as Block[];

const stored = {
  ...emptyPage("page", ""),
  title: korean,
  lead: korean,
  picture: { picture: own, alt: korean },
  blocks,
};

test("a stored draft has its texts in languages that were added since", () => {
  const draft = ownPageContentSchema.parse(draftInAllLocales(stored));
  expect(draft).toMatchObject({ title: both, lead: both, picture: { alt: both } });
  const texts = JSON.stringify(draft.blocks);
  expect(texts).not.toContain('{"ko":"전시회"}');
  expect(texts).toContain(JSON.stringify(both));
  expect(texts).toContain('"en":null');
});

test("a draft in every language stays as it is", () => {
  const draft = ownPageContentSchema.parse(draftInAllLocales(stored));
  expect(draftInAllLocales(draft)).toEqual(draft);
  expect(summaryInAllLocales({ languages: "all" as const })).toEqual({ languages: "all" });
});
