import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { defaultLocale, inEach, type Locale, type Localized, locales } from "../locale.ts";

/** The telephone number of an office as each language shows it, and the link that calls it. */
export interface PhoneForms extends Localized<string> {
  link: `tel:+${string}`;
  /** Such a number is assigned in its country, and not only as long as one. */
  isValid: boolean;
}

/** Numbers of this country are shown to Korean readers as they are dialled at home. */
const homeCountry = "KR";

/**
 * The forms of a number that is entered as at home or internationally.
 * @param country of the office, ISO 3166
 * @returns `undefined` where the text is no number that can be called from abroad
 * @example phoneForms("02-3456-7890", "KR") // { ko: "02-3456-7890", en: "+82-2-3456-7890", link: "tel:+82234567890", isValid: true }
 */
export function phoneForms(entered: string, country: string): PhoneForms | undefined {
  const text = entered.trim().replace(/^00/, "+");
  if (/[^\d\s()+./-]/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as "KR", extract: false });
  if (!number?.isPossible()) return undefined;
  const isAtHome = (locale: Locale) => locale === defaultLocale && number.country === homeCountry;
  const international = number.formatInternational().replaceAll(" ", "-");
  return {
    ...inEach(locales, (locale) => (isAtHome(locale) ? number.formatNational() : international)),
    link: `tel:${number.number as `+${string}`}`,
    isValid: number.isValid(),
  };
}

/**
 * Two stored forms of a number that call different telephones, or one that is no number.
 * @returns `undefined` where all agree, or one is missing
 */
export function differingForms(
  forms: Localized<string>,
  link: string,
  country: string,
): readonly [one: string, other: string] | undefined {
  const texts = locales.map((locale) => forms[locale]).reverse();
  if (link === "" || texts.some((text) => text === "")) return undefined;
  const differing = texts.find((text) => phoneForms(text, country)?.link !== link);
  return differing === undefined ? undefined : [differing, link.replace("tel:", "")];
}
