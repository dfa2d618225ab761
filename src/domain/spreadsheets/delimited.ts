import { sheetBudget } from "../files/budgets.ts";
import { gatherRows, type SheetLimits, type SheetReading, wholeSheetBudget } from "./sheet.ts";

/** Reads a text file with a cell for each comma, semicolon or tab, whichever it uses, in the encodings of Korean offices. */
export function readDelimited(bytes: Uint8Array, limits?: SheetLimits): SheetReading {
  if (bytes.length > sheetBudget.fileBytes) return { kind: "refused", problem: "tooLarge" };
  const text = decoded(bytes);
  if (text === undefined) return { kind: "refused", problem: "unreadable" };
  const reading = gatherRows(cellsOf(text, delimiterOf(text)), wholeSheetBudget(limits));
  return reading.kind === "read" ? { kind: "read", sheets: [{ name: "", rows: reading.rows }] } : reading;
}

/**
 * The text of a file: UTF-8 and UTF-16 with or without their mark, else the Korean code page 949, in which Excel writes CSV.
 * @returns `undefined` where it is no text
 */
export function decoded(bytes: Uint8Array): string | undefined {
  const encoding = wideEncoding(bytes) ?? "utf-8";
  for (const label of encoding === "utf-8" ? ["utf-8", "euc-kr"] : [encoding]) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      return text.includes("\0") ? undefined : text;
    } catch {
      // The next one may fit.
    }
  }
  return undefined;
}

/** UTF-16, by its mark or, as Latin letters and commas have an empty byte in it, by the first of them. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const empty = bytes.subarray(0, 1000).indexOf(0);
  if (empty === -1) return undefined;
  return empty % 2 === 1 ? "utf-16le" : "utf-16be";
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
    yield [row, column, quoted === undefined ? plain : quoted.replaceAll('""', '"')];
    if (end === "") return;
    [row, column] = end === "\n" ? [row + 1, 0] : [row, column + 1];
  }
}
