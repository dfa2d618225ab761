import { paths, sheetPaths } from "#content/paths.ts";
import { inEach, type Locale, type Localized, locales, pathIn } from "#domain/locale.ts";
import type { Duty } from "../engine/duty/duty.ts";
import { dutyQuery } from "../engine/duty/entry.ts";

/** Where a duty can be taken, as paths with their query. */
export interface DutyAddresses {
  /** The calculator, with the result. */
  calculator: string;
  /** The method, with the way back to the result and on to the inquiry form. */
  method: string;
  /** The design sheet as a page for printing. */
  sheet: string;
  /** The design sheet as a file, in each language. */
  pdf: Localized<string>;
  /** The inquiry form, with the duty attached. */
  quotation: string;
}

/**
 * Where a duty can be taken from a page in this language.
 * @example dutyAddresses("en", duty).quotation // "/en?flow=390&hot=37&cold=32&wb=27#contact"
 */
export function dutyAddresses(locale: Locale, duty: Duty): DutyAddresses {
  const query = dutyQuery(duty);
  const pdf = (language: Locale) => `${sheetPaths.pdf}${query}&lang=${language}`;
  return {
    calculator: pathIn(locale, paths.calculator) + query,
    method: pathIn(locale, paths.method) + query,
    sheet: pathIn(locale, sheetPaths.page) + query,
    pdf: inEach(locales, pdf),
    quotation: `${pathIn(locale, paths.home)}${query}#contact`,
  };
}
