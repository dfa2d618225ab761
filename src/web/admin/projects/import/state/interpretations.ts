import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import { recognizeCountry } from "#content/lookup/country-names.ts";
import { hasLostTrailingZeros, parseDay, parseMonth, parseYear } from "#domain/spreadsheets/days.ts";
import type { CheckedProject } from "./checked-lines.ts";
import { tonsOf } from "./row-values.ts";

/** Returns interpretations of ambiguous cells, as sentences. */
export function interpretations(lines: readonly CheckedProject[]): string[] {
  const words = importWords.rows;
  const { months, years, doubtful } = shortCompletions(lines);
  const listed = (sentence: string, found: readonly string[], of: "names" | "list" = "list") =>
    found.length === 0 ? [] : [fill(sentence, { [of]: found.join(", ") })];
  const counted = (sentence: string, count: number) => (count === 0 ? [] : [fill(sentence, { count })]);
  return [
    ...listed(words.newCountries, newCountries(lines), "names"),
    ...listed(words.converted, capacityConversions(lines)),
    ...counted(words.months, months),
    ...counted(words.years, years),
    ...listed(words.doubtful, doubtful),
  ];
}

/** Unknown country names, which may be typing errors. */
function newCountries(lines: readonly CheckedProject[]): string[] {
  const names = lines.flatMap(({ row }) => (row ? [row.project.country] : []));
  return [...new Set(names)].filter((name) => recognizeCountry(name, []).kind === "new");
}

/** Returns capacities in other units with the stored cooling tons, such as "1,170,000 kcal/h → 300RT". */
export function capacityConversions(lines: readonly CheckedProject[]): string[] {
  const found = lines.flatMap(({ row, line: { cells } }) => {
    const tons = row?.id === null ? tonsOf(cells.capacity) : undefined;
    return tons === undefined ? [] : [`${cells.capacity.trim()} → ${tons}`];
  });
  return [...new Set(found)];
}

interface ShortCompletions {
  months: number;
  years: number;
  /** Ambiguous months with the assumed one: "2019.1 → 2019-10". */
  doubtful: string[];
}

export function shortCompletions(lines: readonly CheckedProject[]): ShortCompletions {
  const texts = lines.map(({ line }) => line.cells.completedOn.trim());
  const reading = { hasLostTrailingZeros: hasLostTrailingZeros(texts) };
  const short = texts.filter((text) => parseDay(text) === undefined);
  const doubtful = new Set(short.filter((text) => /^\d{4}\.1$/.test(text)));
  return {
    months: short.filter((text) => parseMonth(text) !== undefined).length,
    years: short.filter((text) => parseYear(text) !== undefined).length,
    doubtful: [...doubtful].map((text) => `${text} → ${parseMonth(text, reading)}`),
  };
}
