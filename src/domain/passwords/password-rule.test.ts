import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { isGuessable } from "./password-rule.ts";

const names = ["Acme Cooling", "아크메냉각", "gil.dong"];

describe("a password", () => {
  test.each([
    "password12",
    "P@ssw0rd2026!",
    "passwordpassword",
    "admin-admin-admin",
    "1q2w3e4r5t",
    "qwer1234!!",
    "1qaz2wsx3edc",
    "poiuytrewq",
    "abcdefghij",
    "zxcvbnm,./",
    "1234567890",
    "1231231231",
    "9876543210",
    "0000000000",
    "..........",
    "010-1234-5678",
    "Welcome2026!",
    "iloveyou1004",
    "dragonmonkey",
    "비밀번호1234567",
    "안녕하세요2026",
    "qlalfqjsgh1",
    "rhksflwk1234",
    "tkfkdgo1004!",
    "가나다라마바사아자차",
    "사랑해사랑해사랑해사랑해",
    "비밀번호123".normalize("NFD"),
    "acmecooling26",
    "AcmeCooling!!",
    "아크메냉각2026!",
    "gildong1990",
    "gildongpassword",
    "aaaaaaaaaa",
    "abababababab",
    "가가가가가가가가가가",
    "corona2020!!",
    "          ",
    "7193046528",
  ])("%s is guessed first", async (password) => {
    expect(await isGuessable(password, names)).toBe(true);
  });

  test.each([
    "correct horse 배터리",
    "배터리-말-스테이플",
    "새로운 비밀번호와 우산",
    "vT7#kq0Zs!pX",
    "u8Jd2kLmQz0aBcDeFgHi",
    "dragon eats my umbrella",
    "monkeys on typewriters",
    "냉각탑 옆 파란 자전거",
  ])("%s may be chosen", async (password) => {
    expect(await isGuessable(password, names)).toBe(false);
  });

  test("of 200 letters that repeat two is guessed first", async () => {
    expect(await isGuessable("ab".repeat(99) + "c".repeat(2), names)).toBe(true);
  });

  test("that is one of the most frequent is guessed first, also when it is made long enough with digits", async () => {
    // Each fiftieth of the 10,000 most frequent: all of them take 15 s.
    const frequent = dictionary["passwords-common"].slice(0, 10_000).filter((_, index) => index % 50 === 0);
    expect(frequent).toHaveLength(200);
    const passed: string[] = [];
    for (const password of frequent)
      if (!(await isGuessable(password.padEnd(10, "1234567890"), names))) passed.push(password);
    expect(passed).toEqual([]);
  });
});
