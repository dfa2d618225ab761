import { filmTools } from "#content/admin/films.ts";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { blockWords, menuPlaceWords, newsKindWords, newsLanguageWords } from "#content/records/pages.ts";
import { locales } from "#domain/locale.ts";
import type { Block } from "#domain/page-records/blocks.ts";
import type { PageDraft } from "#domain/page-records/page-record.ts";
import type { ConflictPlace } from "../../records/conflict/ConflictNotice.tsx";
import type { Side } from "../../records/conflict/conflict.ts";
import { rowsIn } from "./block-edits.ts";
import { fieldWords, rowFieldWords, rowWord } from "./block-names.ts";

interface Versions {
  /** Draft from which the writer started. */
  start: PageDraft;
  mine: PageDraft;
  /** Draft that somebody else has stored meanwhile. */
  theirs: PageDraft;
  /** Names of the types of towers, of which blocks may be. */
  types: TypeNames;
}

const texts = ["title", "lead"] as const;
const settings = ["address", "picture", "menu", "newsKind", "day", "languages", "isPinned"] as const;
const orderKey = "order";
const blockPrefix = "block/";

/**
 * The places where two drafts differ: texts by language, settings, then block by block. What the writer has not touched is proposed
 * as the other has it.
 */
export function pageConflict({ start, mine, theirs, types }: Versions): ConflictPlace[] {
  const compared = (
    key: string,
    label: string,
    { of, text }: { of: (draft: PageDraft) => unknown; text: (draft: PageDraft) => string },
  ): ConflictPlace[] => {
    const [before, own, other] = [start, mine, theirs].map((draft) => JSON.stringify(of(draft) ?? null));
    if (own === other) return [];
    const proposed = own === before ? "theirs" : "mine";
    return [{ key, label, mine: text(mine), theirs: text(theirs), proposed }];
  };
  const words = texts.flatMap((name) =>
    locales.flatMap((locale) => {
      const language = pageFormWords.languages[locale];
      const label = fill(pageFormWords.inLanguage, { label: pageFormWords.labels[name], language });
      const of = (draft: PageDraft) => draft[name][locale];
      return compared(`${name}.${locale}`, label, { of, text: of });
    }),
  );
  const others = settings.flatMap((name) =>
    compared(name, pageFormWords.labels[name], {
      of: (draft) => draft[name],
      text: (draft) => settingText(name, draft, types),
    }),
  );
  const ids = new Set([mine, theirs].flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const blocks = [...ids].flatMap((id) => {
    const of = (draft: PageDraft) => draft.blocks.find((block) => block.id === id);
    const label = blockLabel(mine, id) ?? blockLabel(theirs, id) ?? "";
    const text = (draft: PageDraft) => blockText(of(draft), types);
    return compared(`${blockPrefix}${id}`, label, { of, text });
  });
  const order = compared(orderKey, pageFormWords.order, {
    of: (draft) => draft.blocks.map(({ id }) => id).filter((id) => isInAll(id, [start, mine, theirs])),
    text: (draft) => draft.blocks.map(({ kind }) => blockWords[kind].name).join(", "),
  });
  return [...words, ...others, ...blocks, ...order];
}

/** The writer's draft with the places taken over that were chosen so. */
export function mergedDraft(
  mine: PageDraft,
  theirs: PageDraft,
  choices: Readonly<Record<string, Side>>,
): PageDraft {
  const isTheirs = (key: string) => choices[key] === "theirs";
  const merged: PageDraft = { ...mine, title: { ...mine.title }, lead: { ...mine.lead } };
  for (const name of texts)
    for (const locale of locales)
      if (isTheirs(`${name}.${locale}`)) merged[name][locale] = theirs[name][locale];
  for (const name of settings) if (isTheirs(name)) Object.assign(merged, { [name]: theirs[name] });
  return { ...merged, blocks: mergedBlocks(mine.blocks, theirs.blocks, isTheirs) };
}

/** Blocks that are only the other's stand behind the one that they follow there. */
function mergedBlocks(
  mine: readonly Block[],
  theirs: readonly Block[],
  isTheirs: (key: string) => boolean,
): Block[] {
  const own = new Map(mine.map((block) => [block.id, block]));
  const other = new Map(theirs.map((block) => [block.id, block]));
  const chosen = (id: string) => {
    const differs = isTheirs(`${blockPrefix}${id}`);
    return differs ? other.get(id) : own.get(id);
  };
  const [first, second] = isTheirs(orderKey) ? [theirs, mine] : [mine, theirs];
  const order = first.map(({ id }) => id);
  for (const [index, { id }] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order.flatMap((id) => chosen(id) ?? []);
}

function isInAll(id: string, drafts: readonly PageDraft[]): boolean {
  return drafts.every(({ blocks }) => blocks.some((block) => block.id === id));
}

function blockLabel({ blocks }: PageDraft, id: string): string | undefined {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  const { problemList } = pageFormWords;
  return block && fill(problemList.block, { number: index + 1, kind: blockWords[block.kind].name });
}

function settingText(name: (typeof settings)[number], draft: PageDraft, types: TypeNames): string {
  switch (name) {
    case "picture":
      return valueText(draft.picture, types);
    case "menu":
      return menuPlaceWords[draft.menu ?? "none"];
    case "newsKind":
      return newsKindWords[draft.newsKind];
    case "languages":
      return newsLanguageWords()[draft.languages];
    case "isPinned":
      return draft.isPinned ? pageFormWords.yes : pageFormWords.no;
    default:
      return draft[name] ?? "";
  }
}

/** Content of a block, a line for each value. */
function blockText(block: Block | undefined, types: TypeNames): string {
  if (block === undefined) return "";
  const line = (label: string, value: unknown) => {
    const text = valueText(value, types);
    return text === "" ? [] : [`${label}: ${text}`];
  };
  const own = fieldWords(block.kind).flatMap(({ field, label }) =>
    line(label, (block.values as Readonly<Record<string, unknown>>)[field]),
  );
  const rows = rowsIn(block).flatMap((row, index) => [
    `${rowWord(block.kind)} ${index + 1}`,
    ...rowFieldWords(block.kind).flatMap(({ field, label }) => line(`  ${label}`, row[field])),
  ]);
  return [...(block.isHidden ? [`(${pageFormWords.hidden})`] : []), ...own, ...rows].join("\n");
}

/** A value of any kind of field, to be read. */
function valueText(value: unknown, types: TypeNames): string {
  const names: Readonly<Record<string, string>> = types;
  const textOf = (part: unknown) => valueText(part, types);
  if (typeof value === "string") return names[value] ?? value.trim();
  if (typeof value !== "object" || value === null) return "";
  if ("seconds" in value && "file" in value) return filmTools.uploaded;
  if ("name" in value) return String(value.name);
  if ("picture" in value && "alt" in value)
    return `${pageFormWords.labels.picture}${textOf(value.alt) && `: ${textOf(value.alt)}`}`;
  return Object.values(value).map(textOf).filter(Boolean).join(" / ");
}
