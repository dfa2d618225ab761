/** Tells spreadsheet programs that the bytes are UTF-8; without it they show Korean as rubbish. */
const byteOrderMark = "\uFEFF";

/** What makes a spreadsheet take a cell for a formula (OWASP, CSV Injection), also in full-width form. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV (RFC 4180) that opens safely in a spreadsheet: every cell quoted, formulas made text by a
 * leading apostrophe.
 * @example csv([["a", "=1+1"]]) // '\uFEFF"a","\'=1+1"\r\n'
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
