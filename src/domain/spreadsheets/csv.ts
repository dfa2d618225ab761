/** Tells spreadsheet programs that the bytes are UTF-8; without it they show Korean as rubbish. A table begins with it. */
export const byteOrderMark = "\uFEFF";

/**
 * Characters that start a formula in a spreadsheet (OWASP, CSV Injection), also in full-width form.
 */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text of digits and signs only, such as a phone number; a spreadsheet would calculate with it. */
export interface Figures {
  figures: string;
}

export type Cell = string | number | Figures;

/** A whole table as a CSV file. @example csv([["a", "=1+1"]]) // '\uFEFF"a","\'=1+1"\r\n' */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + csvRows(rows);
}

/**
 * Rows of a table as CSV (RFC 4180) that opens safely in a spreadsheet: every cell quoted, formulas made text by a
 * leading apostrophe. Figures become a formula that is nothing but their text: Excel reads `01012345678`, quoted or
 * not, as a number without its zero and `+82-10-1234` as a sum, and would show the apostrophe.
 * @example csvRows([["a", "=1+1", { figures: "010" }]]) // '"a","\'=1+1","=""010"""\r\n'
 */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** The text of a cell as it was before `csvRows` wrote it. @example withoutApostrophe("'=1+1") // "=1+1" */
export function withoutApostrophe(text: string): string {
  return isEscaped(text) ? text.slice(1) : text;
}

function cell(value: Cell): string {
  return quoted(typeof value === "object" ? `=${quoted(value.figures)}` : safe(value));
}

function safe(value: string | number): string {
  const text = String(value);
  // A text that looks like an escaped one is escaped as well, so that reading takes off what writing has put on.
  return typeof value === "string" && (startsFormula.test(text) || isEscaped(text)) ? `'${text}` : text;
}

function isEscaped(text: string): boolean {
  const rest = text.replace(/^'+/, "");
  return rest.length < text.length && startsFormula.test(rest);
}

/** In a cell and in a formula alike, a quote inside is written twice. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
