import {
  fillPlaceholders,
  isCompanyPlaceholder,
  isKnownPlaceholder,
  type Placeholder,
  placeholdersIn,
} from "#content/editing/placeholders.ts";
import type { Edit } from "#domain/content/edits.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { emptyLine } from "../state/picked.ts";

/** A placeholder of a text with its state. */
export interface PlaceholderView {
  name: string;
  written: string;
  /** Present value; `undefined` where the page fills it in, or nothing does. */
  value: string | undefined;
  /** "lost": the program's text has it, this text does not. */
  state: "used" | "lost" | "unknown";
}

export interface PlaceholderSources {
  locale: Locale;
  /** The program's text; null if it has none. */
  defaultEdit: Edit | null;
  /** Values of the company's placeholders in the language. */
  company: Readonly<Record<string, string>>;
  /** Values that the page shows, by name. */
  shown: ReadonlyMap<string, string>;
}

/** Returns the placeholders of a text in their order, each once, and then those that it has lost. */
export function placeholderViews(text: string, sources: PlaceholderSources): PlaceholderView[] {
  const { locale, defaultEdit } = sources;
  const used = eachOnce(placeholdersIn(text));
  const names = new Set(used.map(({ name }) => name));
  const lost = text.trim() === "" ? [] : eachOnce(placeholdersIn(textIn(defaultEdit, locale)));
  return [
    ...used.map((placeholder) => viewOf(placeholder, sources)),
    ...lost
      .filter(({ name }) => !names.has(name))
      .map((placeholder) => ({ ...viewOf(placeholder, sources), state: "lost" as const })),
  ];
}

function viewOf({ name, suffix, written }: Placeholder, sources: PlaceholderSources): PlaceholderView {
  const { locale, defaultEdit, company, shown } = sources;
  const filledByPage = new Set(
    locales.flatMap((each) => placeholdersIn(textIn(defaultEdit, each)).map((found) => found.name)),
  );
  const isKnown = defaultEdit === null || isKnownPlaceholder({ name, suffix }, locale, filledByPage);
  const value = isCompanyPlaceholder(name) ? fillPlaceholders(written, company) : shown.get(name);
  return { name, written, value: isKnown ? value : undefined, state: isKnown ? "used" : "unknown" };
}

function textIn(edit: Edit | null, locale: Locale): string {
  if (edit?.kind === "text") return edit[locale];
  return edit?.kind === "texts" ? edit[locale].join(emptyLine) : "";
}

function eachOnce(placeholders: readonly Placeholder[]): Placeholder[] {
  return [...new Map(placeholders.map((placeholder) => [placeholder.written, placeholder])).values()];
}

/**
 * Returns the values that a page has filled into a sentence; none if the page shows more than the sentence.
 * @example valuesFilledIn("{count}개국", "8개국") // Map { "count" → "8" }
 */
export function valuesFilledIn(sentence: string, shown: string): ReadonlyMap<string, string> {
  const placeholders = placeholdersIn(sentence);
  const ends = placeholders.map(({ at, written }) => at + written.length);
  const words = [0, ...ends].map((start, index) => sentence.slice(start, placeholders[index]?.at));
  const values = new RegExp(`^${words.map(escaped).join("(.+?)")}$`, "s").exec(shown)?.slice(1);
  return new Map(
    placeholders.flatMap(({ name }, index) => {
      const value = values?.[index];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Pieces of a text: words and placeholders, in order. */
export function piecesOf(text: string): { at: number; text: string; placeholder?: string }[] {
  const pieces: { at: number; text: string; placeholder?: string }[] = [];
  let end = 0;
  for (const { at, written } of placeholdersIn(text)) {
    pieces.push({ at: end, text: text.slice(end, at) }, { at, text: written, placeholder: written });
    end = at + written.length;
  }
  return [...pieces, { at: end, text: text.slice(end) }];
}
