import { frequentWords } from "./frequent-words.ts";

/** Rows of letters as they lie beside each other: on keyboards, in the alphabet, in the order of Hangul. */
const rows = [
  "qwertyuiopasdfghjklzxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
  "가나다라마바사아자차카타파하",
  "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
].flatMap((row) => [row, reversed(row)]);

const digitRows = ["01234567890123456789", "98765432109876543210"];

/** Digits and signs that stand for letters they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** So few letters beside a common word make it no other. */
const fewLetters = 2;

/**
 * Whether a password would be among the first that somebody tries: a common word or two, or the own name of the company
 * or the user, whatever digits and signs stand around; a row of keys; a telephone number; the same over and over.
 * How long it is, is the schema's matter.
 * @param ownNames of the company and of the user, as they are written
 * @example isGuessable("P@ssw0rd2026!", []) // true
 */
export function isGuessable(password: string, ownNames: readonly string[]): boolean {
  // NFKC also joins what keyboards of some systems send as single letters of a syllable.
  const entered = unrepeated(password.normalize("NFKC").toLowerCase());
  const names = new Set(ownNames.map((name) => lettersOf(name.normalize("NFKC").toLowerCase())));
  const isKnown = (word: string) => frequentWords.has(word) || names.has(word);
  const spelled = entered.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign);
  return [entered, spelled].some((text) => {
    const letters = lettersOf(text);
    return letters === "" ? areCommonDigits(text.replace(/\D/g, "")) : isMadeOf(letters, isKnown);
  });
}

/** Whether letters are one or two known words, or a row of keys, and hardly anything else. */
function isMadeOf(letters: string, isKnown: (word: string) => boolean): boolean {
  const word = unrepeated(letters);
  if (isWord(word, isKnown)) return true;
  const places = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
  return places.some((place) => {
    const [start, rest] = [word.slice(0, place), word.slice(place)];
    return (
      (isWord(start, isKnown) && (isWord(rest, isKnown) || rest.length <= fewLetters)) ||
      (isWord(rest, isKnown) && start.length <= fewLetters)
    );
  });
}

function isWord(word: string, isKnown: (word: string) => boolean): boolean {
  return isKnown(word) || (word.length > fewLetters && rows.some((row) => row.includes(word)));
}

/** Nothing, because signs alone stood there; a row; one or two digits in turn; a Korean mobile phone's number. */
function areCommonDigits(digits: string): boolean {
  const unit = unrepeated(digits);
  return unit.length <= 4 || digitRows.some((row) => row.includes(unit)) || /^01[016-9]\d{7,8}$/.test(digits);
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, "");
}

/** @example unrepeated("abcabcabca") // "abc" */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

function reversed(row: string): string {
  return [...row].reverse().join("");
}
