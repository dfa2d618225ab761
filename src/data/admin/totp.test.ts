import { describe, expect, test } from "vitest";
import { codeAt, fromBase32, looksLikeTotp, stepAt, stepOf, toBase32 } from "./totp.ts";

/** The secret of RFC 6238 appendix B for SHA-1. */
const secret = Buffer.from("12345678901234567890");

describe("a one-time code", () => {
  // RFC 6238 appendix B, SHA-1; our six digits are the last of its eight.
  test.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("at %d s is the published one", (seconds, code) => {
    expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
  });

  test("is valid for its step and the neighboring ones only", () => {
    const now = new Date("2025-01-01T00:00:10.000Z");
    const step = stepAt(now);
    for (const near of [-1, 0, 1]) expect(stepOf(codeAt(secret, step + near), secret, now)).toBe(step + near);
    for (const far of [-2, 2]) expect(stepOf(codeAt(secret, step + far), secret, now)).toBeUndefined();
  });

  test.each(["", "12345", "1234567", "비밀번호", "12345６"])("is not %j", (text) => {
    expect(stepOf(text, secret, new Date("2025-01-01"))).toBeUndefined();
    expect(looksLikeTotp(text)).toBe(false);
  });
});

// RFC 4648 section 10, those without padding.
test.each([
  ["", ""],
  ["fooba", "MZXW6YTB"],
])("%j in base 32 is %j", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(fromBase32(encoded).toString()).toBe(text);
});
