import { inflateSync } from "node:zlib";
import { pdfBudget } from "#domain/files/budgets.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";

/** Charged for a stream that cannot be inflated, bytes: how far it got is not known. */
const brokenStreamBytes = 512 * 1024;

/** Distance between a key and the ends of its dictionary, characters. */
const reach = 64 * 1024;

/** Remaining budget of a file. */
interface Budget {
  inflatedBytes: number;
  steps: number;
}

/**
 * Reads the facts of a PDF. ISO 32000-1: 7.7.3.2 page tree, 7.7.2 catalog, 14.3.3 information dictionary.
 * @returns `undefined` for a file that would cost more work than a document does
 */
export function documentFacts(file: Buffer): DocumentFacts | undefined {
  const budget: Budget = { inflatedBytes: pdfBudget.inflatedBytes, steps: pdfBudget.steps };
  const plain = file.toString("latin1");
  const texts = [plain, ...objectStreams(file, plain, budget)];
  if (budget.inflatedBytes <= 0) return undefined;
  const pages = texts
    .flatMap((text) => dictionariesWith(text, /\/Type\s*\/Pages\b/g, budget))
    // Only the root counts all of them. Of a file that was changed the last one holds.
    .filter((dictionary) => !/\/Parent\b/.test(dictionary))
    .flatMap((dictionary) => /\/Count\s+(\d{1,5})\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? []);
  const catalogs = texts.flatMap((text) => dictionariesWith(text, /\/Type\s*\/Catalog\b/g, budget));
  const languages = languagesOf(catalogs.at(-1) ?? "", texts, budget);
  if (budget.steps <= 0) return undefined;
  return {
    bytes: file.length,
    pages: Number(pages.at(-1)) || undefined,
    languages,
    edition: dayIn(texts, "ModDate") ?? dayIn(texts, "CreationDate"),
  };
}

/** Object streams as text. Several marks before one stream name it once. */
function objectStreams(file: Buffer, plain: string, budget: Budget): string[] {
  const texts: string[] = [];
  const start = /stream\r?\n/g;
  for (const { index } of plain.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    if (index < start.lastIndex) continue;
    start.lastIndex = index;
    if (budget.inflatedBytes <= 0 || !start.exec(plain)) break;
    try {
      // "endstream" behind the compressed bytes is not read.
      const text = inflateSync(file.subarray(start.lastIndex), { maxOutputLength: budget.inflatedBytes });
      budget.inflatedBytes -= text.length;
      texts.push(text.toString("latin1"));
    } catch (failure) {
      const isTooLarge = (failure as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      budget.inflatedBytes -= isTooLarge ? budget.inflatedBytes : brokenStreamBytes;
    }
  }
  return texts;
}

/** The dictionaries that have this entry of their own. */
function dictionariesWith(text: string, entry: RegExp, budget: Budget): string[] {
  const found: string[] = [];
  for (const { index } of text.matchAll(entry)) {
    if (budget.steps <= 0) break;
    const [start, end] = [edge(text, index, -1), edge(text, index, 1)];
    budget.steps -= Math.abs(index - start.passed) + Math.abs(end.passed - index);
    found.push(text.slice(start.at, end.at));
  }
  return found;
}

/**
 * Beginning or end of the dictionary around a position, and the distance that was searched; nested ones are
 * skipped.
 */
function edge(text: string, index: number, step: 1 | -1): { at: number; passed: number } {
  const [inner, outer] = step === 1 ? [less, greater] : [greater, less];
  let depth = 0;
  let at = index;
  for (; Math.abs(at - index) < reach && at >= 0 && at < text.length; at += step) {
    const sign = text.charCodeAt(at);
    if ((sign !== inner && sign !== outer) || text.charCodeAt(at + 1) !== sign) continue;
    if (sign === outer && depth === 0) return { at, passed: at };
    depth += sign === inner ? 1 : -1;
    at += step;
  }
  return { at: index, passed: at };
}

const less = "<".charCodeAt(0);
const greater = ">".charCodeAt(0);

/**
 * The language of a tagged document, and those of its parts. ISO 32000-1: 14.9.2 natural language, 14.8.4.2 grouping elements. The
 * language of a phrase (`Span`) is none of the document.
 */
function languagesOf(catalog: string, texts: readonly string[], budget: Budget): string[] {
  const parts = texts
    .flatMap((text) => dictionariesWith(text, /\/S\s*\/(?:Document|Part|Art|Sect|Div|NonStruct)\b/g, budget))
    .filter((part) => part.includes("/Lang"));
  return [...new Set([catalog, ...parts].flatMap((dictionary) => languageIn(dictionary) ?? []))];
}

/** Words of a PDF are in its own letters or in UTF-16, as they are or as hexadecimal digits. */
function languageIn(catalog: string): string | undefined {
  const [, plain, digits] = /\/Lang\s*(?:\(([^)]{2,40})\)|<([0-9A-Fa-f\s]{4,80}))/.exec(catalog) ?? [];
  const text = plain ?? Buffer.from((digits ?? "").replace(/\s/g, ""), "hex").toString("latin1");
  // Bytes of UTF-16 before and between letters are dropped.
  return /^[a-z]{2}(?![a-z])/i.exec(text.replace(/[^\w-]/g, ""))?.[0].toLowerCase();
}

function dayIn(texts: readonly string[], name: "ModDate" | "CreationDate"): string | undefined {
  const dates = texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`/${name}\\s*\\(D:(\\d{4})(\\d\\d)(\\d\\d)`, "g")),
  ]);
  const day = dates.at(-1)?.slice(1).join("-");
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
