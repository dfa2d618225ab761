import shipped from "./heading-letters.txt?raw";

const letters = new Set(shipped);

/**
 * The class of a heading with words of a record, such as a product's name: the font of headings is cut to the letters that the
 * site writes itself, and a heading in two fonts is worse than one in the font of the text.
 * @example headingClass("SF 시리즈") // ""
 * @example headingClass("뷁 시리즈") // "font-sans"
 */
export function headingClass(text: string): "" | "font-sans" {
  const isCut = [...text.normalize("NFC")].some(
    (letter) => letter >= "가" && letter <= "힣" && !letters.has(letter),
  );
  return isCut ? "font-sans" : "";
}
