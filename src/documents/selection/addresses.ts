import { inquiryPath, paths, sheetPaths } from "#content/paths.ts";
import { inEach, type Locale, type Localized, locales, pathIn } from "#domain/locale.ts";
import { type SelectionTexts, selectionQuery, sheetFileAddress } from "./selection-texts.ts";

/** Paths with query of every page and file that accepts a selection. */
export interface SelectionAddresses {
  calculator: string;
  /** Method page, with links back to the result and on to the inquiry form. */
  method: string;
  acceptance: string;
  sound: string;
  sheet: string;
  pdf: Localized<string>;
  submittal: string;
  inquiry: string;
}

/**
 * Returns the addresses of one selection in a language.
 * @example selectionAddresses("en", { flow: "390", hot: "37", cold: "32", wb: "27" }).inquiry //
 * "/en?flow=390&hot=37&cold=32&wb=27#contact"
 */
export function selectionAddresses(locale: Locale, texts: SelectionTexts): SelectionAddresses {
  const query = selectionQuery(texts);
  return {
    calculator: pathIn(locale, paths.calculator) + query,
    method: pathIn(locale, paths.method) + query,
    acceptance: pathIn(locale, paths.acceptance) + selectionQuery(texts, "acceptance"),
    sound: pathIn(locale, paths.sound) + query,
    sheet: pathIn(locale, sheetPaths.page) + selectionQuery(texts, "sheet"),
    pdf: inEach(locales, (language) => sheetFileAddress(sheetPaths.pdf, texts, language)),
    submittal: pathIn(locale, paths.submittal) + query,
    inquiry: inquiryPath(locale, query),
  };
}
