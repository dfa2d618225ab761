import { expect, test } from "vitest";
import { aPdf } from "../../../../tests/support/documents.ts";
import { checkedDocument } from "./checked-document.ts";

const problemOf = (file: Buffer) => {
  const outcome = checkedDocument(file);
  return "problem" in outcome ? outcome.problem : undefined;
};

test.each<[string, Buffer, string | undefined]>([
  ["that is whole", aPdf(), undefined],
  ["of which half has come", aPdf({ pages: 100 }).subarray(0, 4_000), "damaged"],
  ["without a table of references", Buffer.from("%PDF-1.7\n%%EOF"), "damaged"],
  ["that is encrypted", aPdf({ isEncrypted: true }), "encrypted"],
  ["that only speaks of encryption", aPdf({ size: 10 }), undefined],
  [
    "whose references are an encrypted stream's",
    Buffer.from("%PDF-1.7\n1 0 obj<</Type/XRef/Encrypt 5 0 R>>stream\nx\nendstream\nstartxref\n9\n%%EOF\n"),
    "encrypted",
  ],
  ["made for the web, and encrypted", madeForTheWeb("/Encrypt 5 0 R"), "encrypted"],
  ["made for the web", madeForTheWeb(""), undefined],
  ["that is none", Buffer.from("<html>%%EOF startxref"), "otherType"],
])("a document %s: %s", (_, file, problem) => {
  expect(problemOf(file)).toBe(problem);
});

/** Its first trailer stands at its beginning, and the last one says nothing but its size. */
function madeForTheWeb(encrypt: string): Buffer {
  const entries = "0000000000 65535 f \n".repeat(200);
  const first = `xref\n0 200\n${entries}trailer<</Size 200/Root 1 0 R${encrypt}>>\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${first}xref\n0 0\ntrailer<</Size 0>>\nstartxref\n9\n%%EOF\n`);
}
