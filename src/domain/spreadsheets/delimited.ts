import { sheetBudget } from "../files/budgets.ts";
import { withoutApostrophe } from "./csv.ts";
import { decoded } from "./decoded-text.ts";
import { fullBudget, gatherRows, type SheetLimits, type SheetReading } from "./sheet.ts";

/** Reads a text file with a cell for each comma, semicolon or tab, whichever it uses, in the encodings of Korean offices. */
export function readDelimited(bytes: Uint8Array, limits?: SheetLimits): SheetReading {
  if (bytes.length > sheetBudget.fileBytes) return { kind: "refused", problem: "tooLarge" };
  const text = decoded(bytes);
  if (text === undefined) return { kind: "refused", problem: "unreadable" };
  const reading = gatherRows(cellsOf(text, delimiterOf(text)), fullBudget(limits));
  return reading.kind === "read" ? { kind: "read", sheets: [{ name: "", rows: reading.rows }] } : reading;
}

/** Separator of the cells: the most frequent of the three in the first lines, outside quotes. */
export function delimiterOf(text: string): "," | ";" | "\t" {
  const plain = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, "");
  const first = plain.split(/\r\n?|\n/, 10).join("\n");
  const count = (sign: string) => first.split(sign).length;
  const [separator] = ([",", ";", "\t"] as const).toSorted((one, other) => count(other) - count(one));
  return separator ?? ",";
}

function* cellsOf(text: string, delimiter: string): Generator<readonly [number, number, string]> {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\n]*))(${delimiter}|\\n|$)`, "gy");
  let [row, column] = [1, 0];
  for (const [, quoted, plain = "", end] of text.replace(/\r\n?/g, "\n").matchAll(cell)) {
    yield [row, column, withoutApostrophe(quoted === undefined ? plain : quoted.replaceAll('""', '"'))];
    if (end === "") return;
    [row, column] = end === "\n" ? [row + 1, 0] : [row, column + 1];
  }
}
