/** Longest text that is read as a number, characters. */
const maxNumberLength = 100;

const thousands = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const decimalComma = /^[+-]?\d+,\d*$/;
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number as people type it, full-width digits included; `undefined` for anything else. Commas that group thousands
 * are dropped; any other single comma is read as the decimal sign, as in much of Europe, and never dropped.
 * @example typedNumber("1,200") // 1200
 * @example typedNumber("390,5") // 390.5
 */
export function typedNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxNumberLength) return undefined;
  const typed = trimmed.normalize("NFKC").replace("−", "-").trim();
  const plain = thousands.test(typed)
    ? typed.replaceAll(",", "")
    : typed.replace(decimalComma, (number) => number.replace(",", "."));
  const number = decimal.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
