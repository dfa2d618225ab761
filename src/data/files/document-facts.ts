import { inflateSync } from "node:zlib";
import type { DocumentFacts } from "#domain/files/document-facts.ts";

/** Since PDF 1.5 objects may lie compressed in streams: of so many, and so large, bytes. */
const mostStreams = 5_000;
const largestStream = 8 * 1024 * 1024;

/** How far a dictionary may reach from what is found in it, characters. */
const reach = 64 * 1024;

/** Of so many documents what they say is kept in memory. */
const mostKept = 2_000;

/** Reads each document when it is first asked for: a name never changes its file. @param whole all bytes of a file */
export function documentReader(
  whole: (name: string) => Promise<Buffer | undefined>,
): (names: readonly string[]) => Promise<ReadonlyMap<string, DocumentFacts>> {
  const kept = new Map<string, DocumentFacts>();
  return async (names) => {
    const found = new Map<string, DocumentFacts>();
    // One after the other: of large files only one is held at a time.
    for (const name of new Set(names)) {
      const facts = kept.get(name) ?? factsOf(await whole(name));
      if (facts) found.set(name, facts);
      if (facts && kept.size < mostKept) kept.set(name, facts);
    }
    return found;
  };
}

function factsOf(file: Buffer | undefined): DocumentFacts | undefined {
  return file && documentFacts(file);
}

/** What a PDF says of itself. ISO 32000-1: 7.7.3.2 page tree, 7.7.2 catalog, 14.3.3 information dictionary. */
export function documentFacts(file: Buffer): DocumentFacts {
  const plain = file.toString("latin1");
  const texts = [plain, ...objectStreams(file, plain)];
  const pages = texts
    .flatMap((text) => dictionariesWith(text, /\/Type\s*\/Pages\b/g))
    // Only the root counts all of them. Of a file that was changed the last one holds.
    .filter((dictionary) => !/\/Parent\b/.test(dictionary))
    .flatMap((dictionary) => /\/Count\s+(\d{1,5})\b(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? []);
  const catalogs = texts.flatMap((text) => dictionariesWith(text, /\/Type\s*\/Catalog\b/g));
  return {
    bytes: file.length,
    pages: Number(pages.at(-1)) || undefined,
    languages: languagesOf(catalogs.at(-1) ?? "", texts),
    edition: dayIn(texts, "ModDate") ?? dayIn(texts, "CreationDate"),
  };
}

function objectStreams(file: Buffer, plain: string): string[] {
  return [...plain.matchAll(/\/Type\s*\/ObjStm\b/g)].slice(0, mostStreams).flatMap(({ index }) => {
    const start = /stream\r?\n/g;
    start.lastIndex = index;
    if (!start.exec(plain)) return [];
    try {
      // What follows the compressed bytes, "endstream", is not read.
      return inflateSync(file.subarray(start.lastIndex), { maxOutputLength: largestStream }).toString(
        "latin1",
      );
    } catch {
      return [];
    }
  });
}

/** The dictionaries that have this entry of their own. */
function dictionariesWith(text: string, entry: RegExp): string[] {
  return [...text.matchAll(entry)].map(({ index }) => {
    const start = edge(text, index, -1);
    return text.slice(start, edge(text, index, 1));
  });
}

/** Where the dictionary around a place begins or ends: those that lie in it are passed over. */
function edge(text: string, place: number, step: 1 | -1): number {
  const [inner, outer] = step === 1 ? ["<<", ">>"] : [">>", "<<"];
  let depth = 0;
  for (let at = place; Math.abs(at - place) < reach && at >= 0 && at < text.length; at += step) {
    const pair = text.slice(at, at + 2);
    if (pair !== inner && pair !== outer) continue;
    if (pair === outer && depth === 0) return at;
    depth += pair === inner ? 1 : -1;
    at += step;
  }
  return place;
}

/**
 * The language of a tagged document, and those of its parts. ISO 32000-1: 14.9.2 natural language, 14.8.4.2 grouping elements. The
 * language of a phrase (`Span`) is none of the document.
 */
function languagesOf(catalog: string, texts: readonly string[]): string[] {
  const parts = texts
    .flatMap((text) => dictionariesWith(text, /\/S\s*\/(?:Document|Part|Art|Sect|Div|NonStruct)\b/g))
    .filter((part) => part.includes("/Lang"));
  return [...new Set([catalog, ...parts].flatMap((dictionary) => languageIn(dictionary) ?? []))];
}

/** Words of a PDF are in its own letters or in UTF-16, as they are or as hexadecimal digits. */
function languageIn(catalog: string): string | undefined {
  const [, plain, digits] = /\/Lang\s*(?:\(([^)]{2,40})\)|<([0-9A-Fa-f\s]{4,80}))/.exec(catalog) ?? [];
  const text = plain ?? Buffer.from((digits ?? "").replace(/\s/g, ""), "hex").toString("latin1");
  // Of UTF-16, what stands before and between letters falls away.
  return /^[a-z]{2}(?![a-z])/i.exec(text.replace(/[^\w-]/g, ""))?.[0].toLowerCase();
}

function dayIn(texts: readonly string[], name: "ModDate" | "CreationDate"): string | undefined {
  const said = texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`/${name}\\s*\\(D:(\\d{4})(\\d\\d)(\\d\\d)`, "g")),
  ]);
  const day = said.at(-1)?.slice(1).join("-");
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
