import shipped from "./heading-letters.txt?raw";

const letters = new Set(shipped);

/**
 * Class of a heading with text of a record, such as a product's name. The heading font is a subset of the
 * letters in the site's own texts; a text with other letters falls back to the body font as a whole.
 * @example headingClass("SF 시리즈") // ""
 * @example headingClass("뷁 시리즈") // "font-sans"
 */
export function headingClass(text: string): "" | "font-sans" {
  const isCut = [...text.normalize("NFC")].some(
    (letter) => letter >= "가" && letter <= "힣" && !letters.has(letter),
  );
  return isCut ? "font-sans" : "";
}
