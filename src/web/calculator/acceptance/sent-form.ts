import { jobFields } from "#documents/sheet/job.ts";
import { smallSheetBudget } from "#domain/files/budgets.ts";
import { readSheet } from "#domain/spreadsheets/read-sheet.ts";
import type { SheetProblem, SheetRow } from "#domain/spreadsheets/sheet.ts";
import { curvesKey, designScaleIn, testKeys } from "#engine/acceptance/acceptance-query.ts";
import type { CurveProblem } from "#engine/acceptance/curves/curve-problem.ts";
import { type CurveReading, readCurves } from "#engine/acceptance/curves/curve-sheet.ts";
import { curvesText, rowsOfCurves } from "#engine/acceptance/curves/curve-text.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";

export const curvesFileField = "curves-file";

/** Longest table in the box, characters. */
const maxTableLength = 20_000;
/** Longest other text, characters. */
const maxTextLength = 200;

const names = [...keysOf(dutyInputs), ...testKeys, ...jobFields].filter((name) => name !== curvesKey);

/** Submitted form: the query of the address that evaluates it, or the problems of its curves. */
export type SentForm =
  | { kind: "address"; query: string }
  | { kind: "refused"; values: Record<string, string>; problems: CurveProblem[] | SheetProblem };

/**
 * Reads the form of a test. Its texts become the query of an address, with the numbers of the curves. Invalid curves are returned
 * with the other texts, those of a file as text, so that they can be corrected in the form.
 */
export async function sentForm(form: FormData): Promise<SentForm> {
  const typed = textOf(form.get(curvesKey), maxTableLength);
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(form.get(name), maxTextLength).trim();
      return text === "" ? [] : [[name, text]];
    }),
  );
  const file = form.get(curvesFileField);
  const isFile = file !== null && typeof file !== "string" && file.size > 0;
  if (!isFile && typed.trim() === "") return { kind: "address", query: queryOf(values) };
  const bytes = isFile ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(typed);
  const sheet = readSheet(bytes, smallSheetBudget);
  if (sheet.kind === "refused")
    return { kind: "refused", values: { ...values, [curvesKey]: typed }, problems: sheet.problem };
  const rows = sheet.sheets[0]?.rows ?? [];
  const reading = readCurves(rows, designScaleIn(form));
  if (reading.kind === "read")
    return { kind: "address", query: queryOf({ ...values, [curvesKey]: curvesText(reading.table) }) };
  const box = isFile ? textOf(asText(rows), maxTableLength) : typed;
  return { kind: "refused", values: { ...values, [curvesKey]: box }, problems: reading.problems };
}

/** Curves of an address as a table for the form; unchanged text if it cannot be parsed. @param reading of that text */
export function tableOfAddress(
  text: string | null,
  reading: CurveReading | undefined,
  headings: Parameters<typeof rowsOfCurves>[1],
): string | undefined {
  if (text === null || reading === undefined) return undefined;
  return reading.kind === "read"
    ? rowsOfCurves(reading.table, headings)
        .map((row) => row.join("\t"))
        .join("\n")
    : text.replaceAll("_", "\t").replaceAll("*", "\n");
}

function queryOf(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function textOf(entry: FormDataEntryValue | string | null, maxLength: number): string {
  return typeof entry === "string" ? entry.slice(0, maxLength) : "";
}

/** Rows of a sheet at their original lines, so that messages name the visible line. */
function asText(rows: readonly SheetRow[]): string {
  const lines: string[] = [];
  // Every line takes at least one character: further ones would be cut off.
  for (const { number, cells } of rows)
    if (number <= maxTableLength)
      lines[number - 1] = cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t");
  return Array.from(lines, (line) => line ?? "").join("\n");
}
