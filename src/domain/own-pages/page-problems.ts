import * as z from "zod/mini";
import { type FilmSource, isPlayable } from "../films/film-source.ts";
import { type Locale, locales } from "../locale.ts";
import {
  type BlockField,
  type DescribedPicture,
  dayBounds,
  type LocalizedDocument,
  type Words,
} from "./block-fields.ts";
import { blockKinds, rowsOf } from "./block-kinds.ts";
import type { Block } from "./blocks.ts";
import { languagesOfPage, type OwnPageContent, type PageKind } from "./own-page.ts";
import { type AddressProblem, addressProblem } from "./page-address.ts";

/** A reason why a page cannot be published, and where it stands. */
export const pageProblemSchema = z.object({
  problem: z.enum([
    "missing",
    "invalid",
    "empty",
    "addressMissing",
    "addressInvalid",
    "addressReserved",
  ]) satisfies z.ZodMiniType<"missing" | "invalid" | "empty" | AddressProblem>,
  /** Name of the field: of the page where no block is named. */
  field: z.string(),
  block: z.optional(z.string()),
  row: z.optional(z.string()),
  /** Language of the text. */
  locale: z.optional(z.enum(locales)),
});
export type PageProblem = z.infer<typeof pageProblemSchema>;

/** Everything that keeps a page from being published; empty where it can be. Hidden blocks may be unfinished. */
export function pageProblems(kind: PageKind, draft: OwnPageContent): PageProblem[] {
  const languages = languagesOfPage(kind, draft);
  const shown = draft.blocks.filter(({ isHidden }) => !isHidden);
  return [
    // A built-in page has title, sentence and address of its own, and stands without blocks.
    ...(kind === "builtIn" ? [] : factProblems(kind, draft, languages)),
    ...(kind === "page" && shown.length === 0 ? [{ problem: "empty", field: "blocks" } as const] : []),
    ...shown.flatMap((block) => blockProblems(block, languages)),
  ];
}

function factProblems(kind: PageKind, draft: OwnPageContent, languages: readonly Locale[]): PageProblem[] {
  const address = addressProblem(draft.address, kind === "page");
  return [
    ...missingWords(draft.title, languages).map((locale) => missing("title", { locale })),
    // The sentence of lists, search engines and social networks.
    ...missingWords(draft.lead, languages).map((locale) => missing("lead", { locale })),
    ...(address === undefined ? [] : [{ problem: address, field: "address" }]),
    ...(kind === "news" ? dayProblems("day", draft.day, true) : []),
    ...(draft.picture ? missingWords(draft.picture.alt, languages) : []).map((locale) =>
      missing("picture", { locale }),
    ),
  ];
}

function blockProblems(
  { id: block, kind, values, rows }: Block,
  languages: readonly Locale[],
): PageProblem[] {
  const own = problemsIn(blockKinds[kind].fields, values, languages).map((each) => ({ ...each, block }));
  const fields = rowsOf(kind)?.fields;
  if (fields === undefined) return own;
  if (rows.length === 0) return [...own, { problem: "empty", field: "rows", block }];
  return [
    ...own,
    ...rows.flatMap((values) =>
      problemsIn(fields, values, languages).map((each) => ({ ...each, block, row: values.id })),
    ),
  ];
}

function problemsIn(
  fields: Readonly<Record<string, BlockField>>,
  values: Readonly<Record<string, unknown>>,
  languages: readonly Locale[],
): PageProblem[] {
  return Object.entries(fields).flatMap(([field, definition]) =>
    fieldProblems(field, definition, values[field], languages),
  );
}

function fieldProblems(
  field: string,
  definition: BlockField,
  value: unknown,
  languages: readonly Locale[],
): PageProblem[] {
  switch (definition.kind) {
    case "words":
      return wordsProblems(field, value as Words, languages, definition.isRequired);
    case "line":
      return lineProblems(field, value as string, definition);
    case "picture":
      return value === null
        ? whereRequired(field, definition.isRequired)
        : missingWords((value as DescribedPicture).alt, languages).map((locale) =>
            missing(field, { locale }),
          );
    case "document": {
      const hasFile = Object.values(value as LocalizedDocument).some((file) => file !== null);
      return hasFile ? [] : whereRequired(field, definition.isRequired);
    }
    case "day":
      return dayProblems(field, value as string | null, definition.isRequired);
    case "film":
      return filmProblems(field, value as FilmSource | null, definition.isRequired);
    default:
      return value === null ? whereRequired(field, definition.isRequired) : [];
  }
}

/** A text in one language requires the text in the other, also where the field is optional. */
function wordsProblems(
  field: string,
  words: Words,
  languages: readonly Locale[],
  isRequired = false,
): PageProblem[] {
  const lacking = missingWords(words, languages);
  return isRequired || lacking.length < languages.length
    ? lacking.map((locale) => missing(field, { locale }))
    : [];
}

function lineProblems(
  field: string,
  line: string,
  { isValid, isRequired }: Extract<BlockField, { kind: "line" }>,
): PageProblem[] {
  if (line === "") return whereRequired(field, isRequired);
  return isValid && !isValid(line) ? [{ problem: "invalid", field }] : [];
}

function dayProblems(field: string, day: string | null, isRequired = false): PageProblem[] {
  if (day === null) return whereRequired(field, isRequired);
  return day < dayBounds.first || day > dayBounds.last ? [{ problem: "invalid", field }] : [];
}

function filmProblems(field: string, film: FilmSource | null, isRequired = false): PageProblem[] {
  if (film === null || ("address" in film && film.address === "")) return whereRequired(field, isRequired);
  return isPlayable(film) ? [] : [{ problem: "invalid", field }];
}

function whereRequired(field: string, isRequired = false): PageProblem[] {
  return isRequired ? [missing(field)] : [];
}

function missing(field: string, where: Pick<PageProblem, "locale"> = {}): PageProblem {
  return { problem: "missing", field, ...where };
}

function missingWords(words: Words, languages: readonly Locale[]): Locale[] {
  return languages.filter((locale) => words[locale].trim() === "");
}
