/** Every character that a phone number may not contain: anything but digits, hyphen, plus, parentheses and white space. */
const notPhone = /[^\d\-+()\s]/g;

/** Characters of a text that a phone number may contain. */
export function phoneCharactersOf(text: string): string {
  return text.replace(notPhone, "");
}

/** Returns true when a text has only characters that a phone number may contain. */
export function hasPhoneCharactersOnly(text: string): boolean {
  return phoneCharactersOf(text) === text;
}

/**
 * A phone number with its characters in their plain form: East Asian input methods write them in full width, texts
 * have other dashes and spaces, and address books hide marks of the writing direction in a copied number.
 * @example normalizePhone("０２－１２３４") // "02-1234"
 */
export function normalizePhone(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[０-９（）＋]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, "-")
    .replace(/\s/g, " ");
}

/** Fewer digits than this are a number of something else. */
const minDigits = 4;

/**
 * The digits by which a telephone number is found however it was written: without the country code of Korea and the zero that
 * stands in its place.
 * @returns `undefined` for a text that is no number
 * @example phoneDigits("+82 (0)10-1234-5678") // "1012345678"
 */
export function phoneDigits(text: string): string | undefined {
  const plain = normalizePhone(text.trim());
  const digits = plain.replace(/\D/g, "").replace(/^(?:(?:00)?82(?=\d{8,}$))?0?/, "");
  return hasPhoneCharactersOnly(plain) && digits.length >= minDigits ? digits : undefined;
}

/** Distance of the full-width forms from ASCII in Unicode. */
const fullWidthOffset = 0xfee0;
