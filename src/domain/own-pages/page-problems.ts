import * as z from "zod/mini";
import { type FilmSource, filesOfFilm, isPlayable, isUploadedFilm } from "../films/film-source.ts";
import { type Locale, locales } from "../locale.ts";
import {
  type BlockField,
  type DescribedPicture,
  dayBounds,
  type LocalizedDocument,
  newsDayBounds,
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
    "missingFile",
    "addressMissing",
    "addressInvalid",
    "addressReserved",
  ]) satisfies z.ZodMiniType<"missing" | "invalid" | "empty" | "missingFile" | AddressProblem>,
  /** Name of the field: of the page where no block is named. */
  field: z.string(),
  block: z.optional(z.string()),
  row: z.optional(z.string()),
  /** Language of the text. */
  locale: z.optional(z.enum(locales)),
});
export type PageProblem = z.infer<typeof pageProblemSchema>;

interface Checks {
  languages: readonly Locale[];
  isStored: (file: string) => boolean;
}

/**
 * Everything that keeps a page from being published; empty where it can be. Hidden blocks may be unfinished.
 * @param isStored returns true for an uploaded file that exists; by default they all do
 */
export function pageProblems(
  kind: PageKind,
  draft: OwnPageContent,
  isStored: Checks["isStored"] = () => true,
): PageProblem[] {
  const checks = { languages: languagesOfPage(kind, draft), isStored };
  const shown = draft.blocks.filter(({ isHidden }) => !isHidden);
  return [
    // A built-in page has title, sentence and address of its own, and stands without blocks.
    ...(kind === "builtIn" ? [] : pageFieldProblems(kind, draft, checks)),
    ...(kind === "page" && shown.length === 0 ? [{ problem: "empty", field: "blocks" } as const] : []),
    ...shown.flatMap((block) => blockProblems(block, checks)),
  ];
}

function pageFieldProblems(kind: PageKind, draft: OwnPageContent, checks: Checks): PageProblem[] {
  const { languages } = checks;
  const address = addressProblem(draft.address, kind === "page");
  return [
    ...missingWords(draft.title, languages).map((locale) => missing("title", { locale })),
    // The sentence of lists, search engines and social networks.
    ...missingWords(draft.lead, languages).map((locale) => missing("lead", { locale })),
    ...(address === undefined ? [] : [{ problem: address, field: "address" }]),
    ...(kind === "news" ? dayProblems("day", draft.day, newsDayBounds, true) : []),
    ...(draft.picture ? pictureProblems("picture", draft.picture, checks) : []),
  ];
}

function blockProblems({ id: block, kind, values, rows }: Block, checks: Checks): PageProblem[] {
  const own = problemsIn(blockKinds[kind].fields, values, checks).map((each) => ({ ...each, block }));
  const fields = rowsOf(kind)?.fields;
  if (fields === undefined) return own;
  if (rows.length === 0) return [...own, { problem: "empty", field: "rows", block }];
  return [
    ...own,
    ...rows.flatMap((values) =>
      problemsIn(fields, values, checks).map((each) => ({ ...each, block, row: values.id })),
    ),
  ];
}

function problemsIn(
  fields: Readonly<Record<string, BlockField>>,
  values: Readonly<Record<string, unknown>>,
  checks: Checks,
): PageProblem[] {
  return Object.entries(fields).flatMap(([field, definition]) =>
    fieldProblems(field, definition, values[field], checks),
  );
}

function fieldProblems(field: string, definition: BlockField, value: unknown, checks: Checks): PageProblem[] {
  switch (definition.kind) {
    case "words":
      return wordsProblems(field, value as Words, checks.languages, definition.isRequired);
    case "line":
      return lineProblems(field, value as string, definition);
    case "picture":
      return value === null
        ? whereRequired(field, definition.isRequired)
        : pictureProblems(field, value as DescribedPicture, checks);
    case "document": {
      const documents = Object.values(value as LocalizedDocument).filter((document) => document !== null);
      if (documents.length === 0) return whereRequired(field, definition.isRequired);
      return fileProblems(
        field,
        documents.map(({ file }) => file),
        checks,
      );
    }
    case "day":
      return dayProblems(field, value as string | null, dayBounds, definition.isRequired);
    case "film":
      return filmProblems(field, value as FilmSource | null, definition.isRequired, checks);
    default:
      return value === null ? whereRequired(field, definition.isRequired) : [];
  }
}

function pictureProblems(
  field: string,
  { picture, alt }: DescribedPicture,
  { languages, ...checks }: Checks,
): PageProblem[] {
  return [
    ...fileProblems(field, [picture.file], checks),
    ...missingWords(alt, languages).map((locale) => missing(field, { locale })),
  ];
}

function fileProblems(
  field: string,
  files: readonly string[],
  { isStored }: Pick<Checks, "isStored">,
): PageProblem[] {
  return files.every(isStored) ? [] : [{ problem: "missingFile", field }];
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

function dayProblems(
  field: string,
  day: string | null,
  { first, last }: { first: string; last: string },
  isRequired = false,
): PageProblem[] {
  if (day === null) return whereRequired(field, isRequired);
  return day < first || day > last ? [{ problem: "invalid", field }] : [];
}

function filmProblems(
  field: string,
  film: FilmSource | null,
  isRequired: boolean | undefined,
  checks: Checks,
): PageProblem[] {
  if (film === null || ("address" in film && film.address === "")) return whereRequired(field, isRequired);
  if (isUploadedFilm(film)) return fileProblems(field, filesOfFilm(film), checks);
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
