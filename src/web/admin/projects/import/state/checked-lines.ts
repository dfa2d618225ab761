import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { countryNamed } from "#content/lookup/country-names.ts";
import { cities, tags as tagNames, towerTypeLabels } from "#content/lookup/terms.ts";
import { locales } from "#domain/locale.ts";
import type { ImportRow } from "#domain/projects/import/import-calls.ts";
import {
  type FieldColumn,
  fieldColumns,
  type ImportColumn,
  importBounds,
} from "#domain/projects/import/import-columns.ts";
import { repetitions } from "#domain/projects/import/row-matching.ts";
import { projectFields, translatedTexts } from "#domain/projects/project-fields.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { featureTags, towerTypes } from "#domain/projects/vocabulary.ts";
import { namesOf } from "#domain/records/fields.ts";
import { readQuantity } from "#domain/records/quantities.ts";
import { writtenDay } from "#domain/sheets/days.ts";
import { problemsByField } from "../../../../ui/fields/problems-by-field.ts";
import type { Line } from "./lines.ts";

/** A row of the list as it would be sent, or what has to be corrected in it. */
export interface CheckedLine {
  line: Line;
  /** Without its photograph; `undefined` where something has to be corrected. */
  row: ImportRow | undefined;
  /** Sentences by column. */
  problems: Readonly<Partial<Record<ImportColumn, string>>>;
}

const { rows: words } = importWords;

/** Every row as the form and the server would check it. */
export function checkedLines(lines: readonly Line[]): CheckedLine[] {
  const marks = lines.map(({ cells }) => ({
    id: siteId(cells.id) ?? null,
    number: cells.number,
    title: cells.title,
    clientCompany: cells.clientCompany,
    city: cells.city,
  }));
  const repeated = repetitions(marks);
  return lines.map((line, index) => {
    const { project, problems: found } = checkedProject(line, marks[index]?.id != null);
    const problems: CheckedLine["problems"] = {
      ...repetitionProblem(repeated.get(index), lines),
      ...markProblems(line),
      ...(marks[index]?.id == null ? capacityProblem(line) : {}),
      ...found,
    };
    const isFine = project !== undefined && Object.keys(problems).length === 0;
    const { id = null } = marks[index] ?? {};
    const number = line.cells.number.trim() || null;
    return { line, problems, row: isFine ? { id, number, photo: null, project } : undefined };
  });
}

/** Names of countries that no table knows: perhaps typing errors. */
export function newCountries(lines: readonly CheckedLine[]): string[] {
  const names = lines.flatMap(({ row }) => (row ? [row.project.country] : []));
  return [...new Set(names)].filter((name) => countryNamed(name, []).kind === "new");
}

/** Capacities of other units with the cooling tons that are stored, such as "1,170,000 kcal/h → 300RT". */
export function capacityConversions(lines: readonly CheckedLine[]): string[] {
  const found = lines.flatMap(({ row, line: { cells } }) => {
    const tons = row?.id === null ? tonsOf(cells.capacity) : undefined;
    return tons === undefined ? [] : [`${cells.capacity.trim()} → ${tons}`];
  });
  return [...new Set(found)];
}

function storedCapacity(text: string): string {
  return tonsOf(text) ?? text;
}

/** Cooling tons of a capacity that states another unit of heat; `undefined` for any other text. */
function tonsOf(text: string): string | undefined {
  const read = readQuantity({ dimension: "capacity" }, text);
  if (read.kind !== "value" || !read.isConverted) return undefined;
  return `${read.value >= 100 ? Math.round(read.value) : read.value}RT`;
}

function checkedProject({ cells }: Line, isExported: boolean) {
  const values = Object.fromEntries(
    namesOf(projectFields).map((name) => [name, meaning(name, cells[name], isExported)]),
  );
  const en = Object.fromEntries(translatedTexts.map((name) => [name, cells[`en.${name}`]]));
  const checked = projectFormSchema.safeParse({ ...values, en });
  if (checked.success) return { project: checked.data, problems: {} };
  const found: Record<string, string> = problemsByField(checked.error);
  const problems = fieldColumns.flatMap((column) => {
    const problem = found[column];
    return problem === undefined ? [] : [[column, sentence(column, cells[column]) ?? problem] as const];
  });
  return { project: undefined, problems: Object.fromEntries(problems) };
}

/**
 * Value of a cell for the schema. An invalid text stays as it is, for the schema to refuse. Texts exported by
 * the site are not translated: they may be meant as they are.
 */
function meaning(name: keyof typeof projectFields, text: string, isExported: boolean): unknown {
  const entered = text.trim();
  switch (name) {
    case "coolingTowerType":
      return typesByName.get(bare(entered)) ?? entered;
    case "country": {
      const named = countryNamed(entered, []);
      return named.kind === "other name" && !isExported ? named.name : entered;
    }
    case "city":
      return isExported ? entered : (koreanCities.get(entered.toLowerCase()) ?? entered);
    case "capacity":
      return isExported ? text : storedCapacity(text);
    case "tags":
      return tagsIn(entered).map((word) => tagOf(word) ?? word);
    case "projectYear": {
      if (entered === "") return null;
      return Number(/^\D{0,2}(\d{4})(?!\d)/.exec(entered)?.[1] ?? Number.NaN);
    }
    case "completedOn":
      return dayIn(entered);
    default:
      return text;
  }
}

function dayIn(entered: string): string | undefined {
  return entered === "" ? undefined : (writtenDay(entered) ?? entered);
}

/** Message where a sheet needs another sentence than the form with its choices. */
function sentence(column: FieldColumn, text: string): string | undefined {
  const entered = text.trim();
  if (column === "coolingTowerType") return words.typeUnknown;
  if (column === "completedOn" && writtenDay(entered) === undefined) return words.dayUnknown;
  if (column === "projectYear" && !/^\D{0,2}\d{4}(?!\d)/.test(entered)) return words.yearUnknown;
  const unknown = column === "tags" ? tagsIn(entered).filter((word) => tagOf(word) === undefined) : [];
  if (unknown.length === 0) return undefined;
  return fill(words.tagUnknown, { tags: unknown.join(", "), known: featureTags.join(", ") });
}

function repetitionProblem(
  repeated: { column: "id" | "title"; of: number } | undefined,
  lines: readonly Line[],
): CheckedLine["problems"] {
  const row = repeated && lines[repeated.of]?.place;
  if (!repeated || row === undefined) return {};
  const sentence = repeated.column === "id" ? words.idRepeated : words.repeated;
  return { [repeated.column]: fill(sentence, { row }) };
}

function markProblems({ cells }: Line): CheckedLine["problems"] {
  return {
    ...(cells.id.trim() !== "" && siteId(cells.id) === undefined ? { id: words.idUnknown } : {}),
    ...(cells.number.trim().length > importBounds.number ? { number: words.numberLong } : {}),
  };
}

/** A bare number may be any unit; visitors and filters would take it for none. */
function capacityProblem({ cells }: Line): CheckedLine["problems"] {
  return /^[\d.,\s]*\d[\d.,\s]*$/.test(cells.capacity.normalize("NFKC"))
    ? { capacity: words.capacityUnit }
    : {};
}

function siteId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** Towers by all that their types are called. */
const typesByName: ReadonlyMap<string, string> = new Map(
  towerTypes.flatMap((type) =>
    [type, ...locales.map((locale) => towerTypeLabels[locale][type])]
      .map(bare)
      .flatMap((name) =>
        ["", "냉각탑", "형", "coolingtower", "type"].map((end) => [name + end, type] as const),
      ),
  ),
);

const koreanCities: ReadonlyMap<string, string> = new Map(
  Object.entries(cities.en).map(([korean, english]) => [english.toLowerCase(), korean]),
);

function tagsIn(text: string): string[] {
  return [...new Set(text.split(/[,;/·、，\n|]/).map((word) => word.trim().replace(/^#/, "")))].filter(
    (word) => word !== "",
  );
}

function tagOf(word: string): string | undefined {
  return tagsByName.get(bare(word));
}

const tagsByName: ReadonlyMap<string, string> = new Map(
  featureTags.flatMap((tag) => [tag, tagNames.en[tag] ?? tag].map((name) => [bare(name), tag] as const)),
);

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}
