import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Locale } from "../../locale.ts";

/**
 * The country that a telephone number belongs to, ISO 3166. Without a prefix of a country, one from a Korean page is Korean.
 * @example countryOf("+971 4 000 0000", "en") // "AE"
 */
export function countryOf(phone: string, locale: Locale): string | null {
  const text = phone.trim().replace(/^00/, "+");
  const home = locale === "ko" ? ({ defaultCountry: "KR" } as const) : {};
  return parsePhoneNumberFromString(text, { ...home, extract: false })?.country ?? null;
}
