/**
 * Hangul taken apart, as Unicode composes it: a syllable's code is 0xAC00 + (first × 21 + vowel) × 28 + final
 * (The Unicode Standard, section 3.12). Letters that the two-set keyboard types with two keys count as two.
 */

const firsts = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const finals =
  " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(
    " ",
  );

/** From ㄱ (U+3131) to ㅣ (U+3163): letters that stand by themselves. */
const jamo =
  "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ"
    .split(" ")
    .concat(vowels);
const firstLetter = 0x3131;
const firstSyllable = 0xac00;
const perFirst = vowels.length * finals.length;

/** Every syllable as the letters that are typed for it; anything else stays. @example toJamo("값") // "ㄱㅏㅂㅅ" */
export function toJamo(text: string): string {
  return text.replace(/[ㄱ-ㅣ가-힣]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code < firstSyllable) return jamo[code - firstLetter] ?? character;
    const index = code - firstSyllable;
    const vowel = Math.floor((index % perFirst) / finals.length);
    return `${firsts[Math.floor(index / perFirst)]}${vowels[vowel]}${finals[index % finals.length]}`;
  });
}

/** Every syllable cut to its first consonant; anything else stays. @example initialsOf("서울 2호") // "ㅅㅇ 2ㅎ" */
export function initialsOf(text: string): string {
  return text.replace(
    /[가-힣]/g,
    (syllable) => firsts[Math.floor((syllable.charCodeAt(0) - firstSyllable) / perFirst)] ?? syllable,
  );
}
