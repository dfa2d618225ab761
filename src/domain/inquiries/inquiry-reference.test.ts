import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isInquiryReference, newInquiryReference } from "./inquiry-reference.ts";

test("a reference is spelled without letters that look or sound alike, and differs from the one before", () => {
  const many = Array.from({ length: 2_000 }, () => newInquiryReference(randomBytes));
  for (const reference of many)
    expect(reference).toMatch(/^Q-[^0158OILZSBUVGAE-]{4}-[^0158OILZSBUVGAE-]{2}$/);
  expect(new Set(many).size).toBeGreaterThan(1_990);
});

test("every letter is as likely as the others", () => {
  const times = new Map<string, number>();
  for (let drawn = 0; drawn < 7_000; drawn++)
    for (const letter of newInquiryReference(randomBytes).slice(2).replace("-", ""))
      times.set(letter, (times.get(letter) ?? 0) + 1);
  expect(times.size).toBe(21);
  // 2,000 of each are expected; seven standard deviations off would be a fault and no chance.
  for (const count of times.values()) expect(Math.abs(count - 2_000)).toBeLessThan(310);
});

test("bytes that would favour some letters are left out", () => {
  const bytes = [
    [255, 252, 253, 254, 252, 255],
    [0, 20, 21, 41, 251, 1],
  ];
  expect(newInquiryReference(() => Uint8Array.from(bytes.shift() ?? []))).toBe("Q-2Y2Y-Y3");
});

test("a reference differs from other texts by its letters", () => {
  expect(isInquiryReference("Q-7K4M-2P")).toBe(true);
  for (const text of ["", "Q-7K4M-2", "q-7k4m-2p", "Q-7K4M-2P ", "Q-7K4O-2P", "<b>"])
    expect(isInquiryReference(text)).toBe(false);
});
