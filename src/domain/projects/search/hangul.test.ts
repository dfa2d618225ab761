import { expect, test } from "vitest";
import { keysFor } from "../../../../tests/support/keyboard.ts";
import { initialsOf, toJamo } from "./hangul.ts";

/** Every character from one code to another. */
function block(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}

const syllables = block(0xac00, 0xd7a3);
const lettersAlone = block(0x3131, 0x3163);

test("all 11,172 syllables and 51 letters are taken apart into the keys that write them", () => {
  for (const character of [...syllables, ...lettersAlone]) {
    expect(toJamo(character), character).toBe(keysFor(character));
  }
});

test("all syllables have the first consonant that Unicode takes off them", () => {
  for (const syllable of syllables) {
    expect(initialsOf(syllable).normalize("NFKD"), syllable).toBe(syllable.normalize("NFD")[0]);
  }
});

test("what is no Hangul stays", () => {
  const others = "HXV 3,900 m³/h\n(2단) ガ 冷却塔 😀";
  expect(toJamo(others)).toBe("HXV 3,900 m³/h\n(2ㄷㅏㄴ) ガ 冷却塔 😀");
  expect(initialsOf(others)).toBe("HXV 3,900 m³/h\n(2ㄷ) ガ 冷却塔 😀");
});
