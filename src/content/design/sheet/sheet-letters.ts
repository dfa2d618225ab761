import { calculator } from "../../calculator.ts";
import { company } from "../../company.ts";
import { sheetWords } from "./sheet-words.ts";

/** What figures, units, addresses and charts are written with. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const signs = "\u00a0°²³·×±−–—‘’“”…";

/**
 * Every letter that a design sheet can need in either language, once, in rising order. The PDF's fonts are cut to
 * these (`assets/fonts/build-sheet-fonts.ts`), and a test compares them.
 */
export function sheetLetters(): string {
  const { name, email, offices } = company;
  const { address, phone } = offices[0] ?? {};
  const words = [sheetWords, calculator.ko.validity, calculator.en.validity, name, email, address, phone];
  return [...new Set(ascii + signs + JSON.stringify(words))]
    .filter((letter) => letter >= " ")
    .sort()
    .join("");
}
