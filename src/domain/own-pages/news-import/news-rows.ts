import { inEach, type Locale, locales } from "../../locale.ts";
import { noWords, type Words } from "../block-fields.ts";
import type { BlockKindName } from "../block-kinds.ts";
import { type Block, type BlockOf, newBlock } from "../blocks.ts";
import { emptyPage, type NewsLanguages, type OwnPageContent } from "../own-page.ts";
import { addressProblem, maxAddressLength, suggestedAddress } from "../page-address.ts";
import { plainText } from "../rich-text.ts";
import type { NewsForm } from "./news-calls.ts";
import { type NewsFieldColumn, newsFieldColumns } from "./news-fields.ts";

/** A row of news with the columns that its list has. */
export interface GivenNews {
  news: NewsForm;
  columns: readonly NewsFieldColumn[];
}

type Texts = "title" | "lead" | "text";

/**
 * News after an import: what the list has columns of, and the rest as it was. Its first block of text holds the text, and every
 * other block stays. An empty cell leaves the address.
 */
export function draftAfter({ news, columns }: GivenNews, former: OwnPageContent | undefined): OwnPageContent {
  const base = former ?? emptyPage("news", "");
  const has = (column: NewsFieldColumn) => former === undefined || columns.includes(column);
  const words = (name: Texts, now: Words): Words => ({
    ...now,
    ko: has(name) ? (news[name] ?? "") : now.ko,
    en: has(`en.${name}`) ? (news.en[name] ?? "") : now.en,
  });
  const title = words("title", base.title);
  const given = words("text", textOf(base));
  const text = inEach(locales, (locale) => given[locale].replace(/\r\n?/g, "\n"));
  const draft: OwnPageContent = {
    ...base,
    title,
    lead: leadAfter(words("lead", base.lead), { former: base, text }),
    blocks: withText(base.blocks, text),
    newsKind: has("newsKind") ? news.newsKind : base.newsKind,
    day: has("day") && news.day !== undefined ? news.day : base.day || null,
    isPinned: has("isPinned") ? news.isPinned === "yes" : base.isPinned,
    address: (has("address") && news.address) || base.address,
    languages: languagesAfter(title, former),
  };
  return former === undefined ? withLead(draft) : draft;
}

/** A lead that was the beginning of the text follows it, unless the list gives another one. */
function leadAfter(given: Words, { former, text }: { former: OwnPageContent; text: Words }): Words {
  const before = textOf(former);
  return inEach(locales, (locale) => {
    const own = former.lead[locale];
    const wasBeginning = own !== "" && own === beginningOf(before[locale]);
    return wasBeginning && ["", own].includes(given[locale]) ? beginningOf(text[locale]) : given[locale];
  });
}

/** News whose missing leads are the beginnings of its texts: lists, search engines and social networks show them. */
export function withLead(draft: OwnPageContent): OwnPageContent {
  const text = textOf(draft);
  return { ...draft, lead: inEach(locales, (locale) => draft.lead[locale] || beginningOf(text[locale])) };
}

/** News as a row of an export. */
export function newsOf(
  draft: OwnPageContent,
): NewsForm & { day: string | null; otherBlocks: BlockKindName[] } {
  const { title, lead, newsKind, day, address, isPinned } = draft;
  const text = textOf(draft);
  const own = textBlockOf(draft.blocks);
  return {
    newsKind,
    title: title.ko || null,
    day,
    text: text.ko || null,
    lead: lead.ko || null,
    address: address || null,
    isPinned: isPinned ? "yes" : "no",
    en: { title: title.en || null, text: text.en || null, lead: lead.en || null },
    otherBlocks: draft.blocks.filter((block) => block !== own).map(({ kind }) => kind),
  };
}

/** The columns in which two drafts differ, with the texts of both. */
export function changesBetween(former: OwnPageContent, after: OwnPageContent) {
  const [before, now] = [newsOf(former), newsOf(after)];
  return newsFieldColumns
    .map((column) => ({ column, before: cellText(before, column), after: cellText(now, column) }))
    .filter((change) => change.before !== change.after);
}

/**
 * The address of news that has none: by its English title, else by its day. @param isTaken true for addresses of other news
 * @example addressFor({ ...draft, title: { ko: "전시회", en: "Fair" } }, (address) => address === "fair") // "fair-2"
 */
export function addressFor(draft: OwnPageContent, isTaken: (address: string) => boolean): string {
  const suggested = suggestedAddress(draft.title.en);
  const byDay = `news-${draft.day ?? "draft"}`;
  const wanted = draft.address || (addressProblem(suggested) === undefined ? suggested : byDay);
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `-${number}`;
    const address = wanted.slice(0, maxAddressLength - ending.length).replace(/-$/, "") + ending;
    if (!isTaken(address)) return address;
  }
}

function cellText(news: NewsForm, column: NewsFieldColumn): string {
  const [name = "", english] = column.split(".");
  const values: Readonly<Record<string, unknown>> = english === undefined ? { ...news } : { ...news.en };
  return String(values[english ?? name] ?? "");
}

function textOf({ blocks }: Pick<OwnPageContent, "blocks">): Words {
  return textBlockOf(blocks)?.values.text ?? noWords();
}

function textBlockOf(blocks: readonly Block[]): BlockOf<"text"> | undefined {
  return blocks.find((block) => block.kind === "text");
}

/** Without text in any language there is no block of it. */
function withText(blocks: readonly Block[], text: Words): Block[] {
  const own = textBlockOf(blocks);
  const isEmpty = locales.every((locale) => text[locale] === "");
  if (isEmpty) return blocks.filter((block) => block !== own);
  if (own)
    return blocks.map((block) => (block === own ? { ...own, values: { ...own.values, text } } : block));
  const added = newBlock("text", () => freeId(blocks));
  return [{ ...added, values: { ...added.values, text } }, ...blocks];
}

function freeId(blocks: readonly Block[]): string {
  const ids = new Set(blocks.flatMap(({ id, rows }) => [id, ...rows.map((row) => row.id)]));
  let number = 1;
  while (ids.has(`text-${number}`)) number += 1;
  return `text-${number}`;
}

/** The languages follow from the titles, unless the titles are unchanged. */
function languagesAfter(title: Words, former: OwnPageContent | undefined): NewsLanguages {
  const given = (words: Words): Locale[] => locales.filter((locale) => words[locale] !== "");
  const now = given(title);
  if (former !== undefined && given(former.title).join() === now.join()) return former.languages;
  const [only] = now;
  return now.length === 1 && only !== undefined ? only : "all";
}

/** Longest beginning of a text that stands for it, characters. */
const maxBeginning = 150;

/** Whole sentences where they fit, else whole words. */
function beginningOf(text: string): string {
  const plain = plainText(text).replace(/\s+/g, " ").trim();
  if (plain.length <= maxBeginning) return plain;
  const start = plain.slice(0, maxBeginning);
  const sentences = /^.*[.!?。](?=\s)/.exec(start)?.[0];
  return sentences ?? `${start.replace(/(?<!\s)\s+\S*$/, "")}…`;
}
