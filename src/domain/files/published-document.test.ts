import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dispositionOf,
  documentAddress,
  documentName,
  isDocumentName,
  maxDocumentNameLength,
} from "./published-document.ts";

test.each([
  ["냉각탑 카탈로그.pdf", "냉각탑 카탈로그.pdf"],
  ["냉각탑".normalize("NFD"), "냉각탑.pdf"],
  ["뷁 꿹.PDF", "뷁 꿹.pdf"],
  [" 카탈로그 2026/1 ", "카탈로그 2026-1.pdf"],
  ["../../etc/passwd", "-..-etc-passwd.pdf"],
  ["줄\n바꿈\u0000.pdf", "줄-바꿈-.pdf"],
  ["뒤집힌\u202efdp.exe", "뒤집힌-fdp.exe.pdf"],
  ["...", "document.pdf"],
  ["", "document.pdf"],
])("a document that was called %j is saved as %j", (entered, name) => {
  expect(documentName(entered)).toBe(name);
});

test("whatever is entered becomes a name that is taken, and such a name stays", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (entered) => {
      const name = documentName(entered);
      expect([name, isDocumentName(name)]).toEqual([name, true]);
      expect(documentName(name)).toBe(name);
    }),
  );
});

test("a long name is cut, and no letter in its middle", () => {
  const name = documentName("😀".repeat(100));
  expect(name.length).toBeLessThanOrEqual(maxDocumentNameLength);
  expect(name).toMatch(/^(😀)+\.pdf$/u);
});

test("the address holds the content and the name", () => {
  const file = `${"0".repeat(32)}.pdf`;
  expect(documentAddress({ file, name: "가 나.pdf" })).toBe(`/files/${file}/%EA%B0%80%20%EB%82%98.pdf`);
});

test("the name is given in ASCII to who reads nothing else, and whole to others", () => {
  expect(dispositionOf("가 (1)'s 100%.pdf")).toBe(
    `inline; filename="_ (1)'s 100_.pdf"; filename*=UTF-8''%EA%B0%80%20%281%29%27s%20100%25.pdf`,
  );
});
