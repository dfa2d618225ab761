import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import { recognizeCountry } from "#content/lookup/country-names.ts";
import type { TowerVocabulary } from "#content/lookup/import/tower-words.ts";
import { cities } from "#content/lookup/terms.ts";
import { type FieldColumn, fieldColumns, type ImportColumn } from "#domain/projects/import/import-columns.ts";
import { projectFields, translatedTexts } from "#domain/projects/project-fields.ts";
import { type ProjectForm, projectFormSchema } from "#domain/projects/project-form.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import { namesOf } from "#domain/records/fields.ts";
import { readQuantity } from "#domain/records/quantities.ts";
import { parseDay, parseMonth, parseYear } from "#domain/spreadsheets/days.ts";
import { problemsByField } from "../../../../ui/fields/problems-by-field.ts";
import type * as sheetImport from "../../../import/sheet-import-kind.ts";

const { rows: words } = importWords;

type Line = sheetImport.Line<ImportColumn>;

/** How the texts of a row are read. */
export interface ReadingOptions {
  /** Exported by the site: its texts need no interpretation. */
  isExported: boolean;
  /** "2019.1" is October, see `parseMonth`. */
  hasLostTrailingZeros: boolean;
  vocabulary: TowerVocabulary;
}

/** Returns the project of a row, or messages by column. */
export function projectIn(
  { cells }: Line,
  options: ReadingOptions,
): { project?: ProjectForm; problems: Readonly<Record<string, string>> } {
  const values = Object.fromEntries(
    namesOf(projectFields).map((name) => [name, cellValue(name, cells, options)]),
  );
  const en = Object.fromEntries(translatedTexts.map((name) => [name, cells[`en.${name}`]]));
  const checked = projectFormSchema.safeParse({ ...values, en });
  const cellProblems = Object.fromEntries(
    fieldColumns.flatMap((column) => {
      const problem = sentence(column, cells, options.vocabulary);
      return problem === undefined ? [] : [[column, problem] as const];
    }),
  );
  if (checked.success)
    return Object.keys(cellProblems).length === 0
      ? { project: checked.data, problems: {} }
      : { problems: cellProblems };
  const found: Record<string, string> = problemsByField(checked.error);
  const refused = Object.fromEntries(
    fieldColumns.flatMap((column) => (found[column] ? [[column, found[column]]] : [])),
  );
  return { problems: atTheirCells({ ...refused, ...cellProblems }, cells) };
}

/** Reports the problem of a year at the column of dates that contains it. */
function atTheirCells(problems: Record<string, string>, cells: Line["cells"]): Record<string, string> {
  const { projectYear, ...others } = problems;
  if (projectYear === undefined || cells.projectYear.trim() !== "") return problems;
  return { ...others, completedOn: projectYear };
}

/** Value of a cell for the schema. An invalid text stays unchanged, so that the schema rejects it. */
function cellValue(name: keyof typeof projectFields, cells: Line["cells"], options: ReadingOptions): unknown {
  const text = cells[name];
  const entered = text.trim();
  switch (name) {
    case "coolingTowerType":
      return typeIn(cells, options.vocabulary) ?? entered;
    case "country": {
      const named = recognizeCountry(entered, []);
      return named.kind === "other-name" && !options.isExported ? named.name : entered;
    }
    case "city":
      return options.isExported ? entered : (koreanCities.get(cityKey(entered)) ?? entered);
    case "capacity":
      return options.isExported ? text : (tonsOf(text) ?? text);
    case "tags":
      return tagsIn(cells, options.vocabulary);
    case "projectYear":
      return yearIn(cells);
    case "completedOn":
      return completionIn(entered, options);
    default:
      return text;
  }
}

/** Returns the type that a row names, in the column of types or else in that of tags. */
export function typeIn(
  { coolingTowerType, tags }: Line["cells"],
  { read }: TowerVocabulary,
): string | undefined {
  const own = read(coolingTowerType).types;
  const types = own.length > 0 ? own : read(tags).types;
  return types.length === 1 ? types[0] : undefined;
}

function tagsIn({ coolingTowerType, tags }: Line["cells"], { read }: TowerVocabulary): string[] {
  return [...new Set([tags, coolingTowerType].flatMap((text) => read(text).tags))];
}

function yearIn({ projectYear, completedOn }: Line["cells"]): number | null {
  const entered = projectYear.trim();
  if (entered === "") return parseYear(completedOn) ?? null;
  return Number(/^\D{0,2}(\d{4})(?!\d)/.exec(entered)?.[1] ?? Number.NaN);
}

/** A year without a month becomes the project's year. */
function completionIn(
  entered: string,
  options: Pick<ReadingOptions, "hasLostTrailingZeros">,
): string | null | undefined {
  if (entered === "") return undefined;
  if (parseYear(entered) !== undefined) return null;
  return parseDay(entered) ?? parseMonth(entered, options) ?? entered;
}

/** Returns the cooling tons of a capacity in another unit of heat; `undefined` for any other text. */
export function tonsOf(text: string): string | undefined {
  const read = readQuantity({ dimension: "capacity" }, text);
  if (read.kind !== "value" || !read.isConverted) return undefined;
  return `${read.value >= 100 ? Math.round(read.value) : read.value}RT`;
}

/** Message for a problem that a sheet words differently from the form. */
function sentence(
  column: FieldColumn,
  cells: Line["cells"],
  vocabulary: TowerVocabulary,
): string | undefined {
  const entered = cells[column].trim();
  if (entered === "") return undefined;
  switch (column) {
    case "coolingTowerType":
      return typeIn(cells, vocabulary) === undefined || vocabulary.read(entered).unknown.length > 0
        ? fill(words.typeUnknown, { types: Object.values(vocabulary.types).join(", ") })
        : undefined;
    case "completedOn":
      return isDate(entered) ? undefined : words.dayUnknown;
    case "projectYear":
      return /^\D{0,2}\d{4}(?!\d)/.test(entered) ? undefined : words.yearUnknown;
    case "tags": {
      const { unknown } = vocabulary.read(entered);
      if (unknown.length === 0) return undefined;
      return fill(words.tagUnknown, { tags: unknown.join(", "), known: featureTags.join(", ") });
    }
    default:
      return undefined;
  }
}

function isDate(entered: string): boolean {
  return [parseDay, parseMonth, parseYear].some((read) => read(entered) !== undefined);
}

const koreanCities: ReadonlyMap<string, string> = new Map(
  Object.entries(cities.en).map(([korean, english]) => [cityKey(english), korean]),
);

function cityKey(english: string): string {
  return english.toLowerCase().replace(/’/g, "'");
}
