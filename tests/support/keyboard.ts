/**
 * Simulates a two-set Korean keyboard and input method with Unicode normalization: NFD splits a syllable into joining
 * letters, NFKD turns a single letter into a joining one, and NFC joins them.
 */

const double: Record<string, string> = {
  ㅘ: "ㅗㅏ",
  ㅙ: "ㅗㅐ",
  ㅚ: "ㅗㅣ",
  ㅝ: "ㅜㅓ",
  ㅞ: "ㅜㅔ",
  ㅟ: "ㅜㅣ",
  ㅢ: "ㅡㅣ",
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};
const single = Object.fromEntries(Object.entries(double).map(([letter, keys]) => [keys, letter]));

/** Final consonants in Unicode order from U+11A8. */
const finals = [..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
const firstFinal = 0x11a8;

const alone = new Map(
  [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"].map((letter) => [
    letter.normalize("NFKD"),
    letter,
  ]),
);

/** Returns the keys that type a text. @example keysFor("값") // "ㄱㅏㅂㅅ" */
export function keysFor(text: string): string {
  return Array.from(text.normalize("NFD"), (joining) => {
    const letter = alone.get(joining) ?? finals[joining.charCodeAt(0) - firstFinal] ?? joining;
    return double[letter] ?? letter;
  }).join("");
}

const vowel = oneOf(["ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅡㅣ", "[ㅏ-ㅣ]"]);
const final = oneOf(finals.map((letter) => double[letter] ?? letter).toSorted((a, b) => b.length - a.length));
/** A consonant before a vowel begins the next syllable. */
const syllable = new RegExp(`([ㄱ-ㅎ])(${vowel})(?:(${final})(?![ㅏ-ㅣ]))?`, "g");

/** Returns the text that some keys type. @example shownAfter("ㄱㅏㅂㅅ") // "값" */
export function shownAfter(keys: string): string {
  return keys.replace(syllable, (_, first: string, second: string, last?: string) => {
    const end =
      last === undefined ? "" : String.fromCharCode(firstFinal + finals.indexOf(single[last] ?? last));
    return (`${first}${single[second] ?? second}`.normalize("NFKD") + end).normalize("NFC");
  });
}

function oneOf(patterns: readonly string[]): string {
  return patterns.join("|");
}
