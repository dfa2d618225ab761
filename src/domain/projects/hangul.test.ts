import { disassemble, getChoseong } from "es-hangul";
import { expect, test } from "vitest";
import { initialsOf, keysOf } from "./hangul.ts";

/** Every character from one code to another. */
function block(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
}

const syllables = block(0xac00, 0xd7a3);
const lettersAlone = block(0x3131, 0x3163);

test("all 11,172 syllables and 51 letters are taken apart as es-hangul does", () => {
  for (const character of [...syllables, ...lettersAlone]) {
    expect(keysOf(character), character).toBe(disassemble(character));
  }
});

test("all syllables have the first consonant that es-hangul finds", () => {
  for (const syllable of syllables) {
    expect(initialsOf(syllable), syllable).toBe(getChoseong(syllable, { keepNonHangul: true }));
  }
});

test("what is no Hangul stays", () => {
  const others = "HXV 3,900 m³/h\n(2단) ガ 冷却塔 😀";
  expect(keysOf(others)).toBe("HXV 3,900 m³/h\n(2ㄷㅏㄴ) ガ 冷却塔 😀");
  expect(initialsOf(others)).toBe("HXV 3,900 m³/h\n(2ㄷ) ガ 冷却塔 😀");
});
