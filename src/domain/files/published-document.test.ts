import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dispositionOf,
  documentAddress,
  documentAt,
  documentName,
  documentSchema,
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

test("a text that is longer than names are is read at its beginning alone", () => {
  expect(documentName(`a${".".repeat(2_000)}b`)).toBe("a.pdf");
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

test.each([
  ["a.pdf", true],
  [".pdf", false],
  ["..pdf", false],
  ["a.PDF", false],
  [" a.pdf", false],
  ["a.pdf ", false],
  ["a/b.pdf", false],
  ["\u1100\u1161.pdf", false],
  [`${"a".repeat(76)}.pdf`, true],
  [`${"a".repeat(77)}.pdf`, false],
  ["a.zip", false],
])("a document may be saved as %j: %s", (name, expected) => {
  expect(isDocumentName(name)).toBe(expected);
});

test("a file of another kind has its own ending", () => {
  expect(isDocumentName("a.zip", "zip")).toBe(true);
  expect(documentName("a.ZIP ", "zip")).toBe("a.zip");
  expect(documentName("a.pdf", "zip")).toBe("a.pdf.zip");
  expect(documentName("axpdf")).toBe("axpdf.pdf");
});

test.each([
  [`/files/${"0".repeat(32)}.pdf/a.pdf`, `${"0".repeat(32)}.pdf`],
  [`/files/${"0".repeat(32)}.pdf`, `${"0".repeat(32)}.pdf`],
  [`/files/${"0".repeat(32)}.zip/a.zip`, undefined],
  [`/other/${"0".repeat(32)}.pdf/a.pdf`, undefined],
  [`/filesx/${"0".repeat(32)}.pdf`, undefined],
  ["/files/a.pdf", undefined],
  ["", undefined],
])("the address %s leads to the stored file %s", (address, file) => {
  expect(documentAt(address)).toBe(file);
});

test.each([
  ['a"b\\c%.pdf', "attachment", `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
  [
    "가나 다*.pdf",
    "inline",
    `inline; filename="_ _*.pdf"; filename*=UTF-8''%EA%B0%80%EB%82%98%20%EB%8B%A4%2A.pdf`,
  ],
] as const)("the header of %j, %s, is %j", (name, how, header) => {
  expect(dispositionOf(name, how)).toBe(header);
});

test.each<[object, boolean]>([
  [{}, true],
  [{ file: `${"0".repeat(32)}.webp` }, false],
  [{ file: "a.pdf" }, false],
  [{ name: "a" }, false],
  [{ size: 0 }, false],
  [{ size: 1.5 }, false],
])("a document with %j is accepted: %s", (facts, expected) => {
  const document = { file: `${"0".repeat(32)}.pdf`, name: "a.pdf", size: 1 };
  expect(documentSchema.safeParse({ ...document, ...facts }).success).toBe(expected);
});
