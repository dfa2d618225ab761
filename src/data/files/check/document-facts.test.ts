import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { documentFacts } from "./document-facts.ts";

const tree =
  "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 7/Resources<</Font<</A 9 0 R>>>>>> <</Type /Pages /Parent 2 0 R /Count 4>>";
const info = "<</CreationDate (D:20250102030405Z) /ModDate (D:20260314000000+09'00')>>";

function pdf(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    ["%PDF-1.7\n", ...parts, "\n%%EOF"].map((part) => Buffer.from(part as string, "latin1")),
  );
}

test("pages are counted at the root of their tree, not at its branches nor in an outline", () => {
  const file = pdf(`1 0 obj<</Type/Outlines/Count 15>>endobj 2 0 obj${tree}endobj`);
  expect(documentFacts(file)).toMatchObject({ bytes: file.length, pages: 7 });
});

test("of a file that was changed the last edition is shown, with its day", () => {
  const changed = pdf(`${tree}${info}`, "<</Type /Pages /Kids [3 0 R] /Count 8>> <</ModDate(D:20260401)>>");
  expect(documentFacts(changed)).toMatchObject({ pages: 8, edition: "2026-04-01" });
});

test("a file that was never changed has the day on which it was made", () => {
  expect(documentFacts(pdf("<</CreationDate (D:20250102030405Z)>>"))?.edition).toBe("2025-01-02");
});

test("what lies in compressed streams is read as well", () => {
  const objects = `1 0 2 40 ${tree} <</Type/Catalog/Lang(en-US)>> ${info}`;
  const file = pdf(
    "5 0 obj<</Type/ObjStm/N 3/First 9/Filter/FlateDecode>>stream\n",
    deflateSync(Buffer.from(objects)),
    "\nendstream endobj",
  );
  expect(documentFacts(file)).toMatchObject({ pages: 7, languages: ["en"], edition: "2026-03-14" });
});

test("the language is the document's own, however it is written", () => {
  const language = (lang: string) =>
    documentFacts(pdf(`<</Type/StructElem/Lang(en)>> <</Type/Catalog/Pages 2 0 R/Lang ${lang}>>`))?.languages;
  expect(language("(ko-KR)")).toEqual(["ko"]);
  expect(language("<FEFF006B006F>")).toEqual(["ko"]);
  expect(language("(x-unknown)")).toEqual([]);
});

test("a document with parts in other languages has these as well, whatever the language of a phrase", () => {
  const part = "<</Type /StructElem /S /NonStruct /Lang (en) /K [5 0 R]>> <</S/Sect/Lang(en-GB)>>";
  const phrase = "<</Type/StructElem/S/Span/Lang(ja)>>";
  expect(documentFacts(pdf(`${part}${phrase}<</Type/Catalog/Lang(ko)>>`))?.languages).toEqual(["ko", "en"]);
});

test("what a file does not say, or says wrongly, is not shown", () => {
  const damaged = pdf("<</Type/ObjStm/Filter/FlateDecode>>stream\nno deflate", "<</ModDate(D:20261399)>>");
  expect(documentFacts(damaged)).toEqual({
    bytes: damaged.length,
    pages: undefined,
    languages: [],
    edition: undefined,
  });
});

const spaces = deflateSync(Buffer.alloc(4 * 1024 * 1024, " "));
const stream = (marks: number) => [`${"/Type/ObjStm".repeat(marks)} stream\n`, spaces, "\nendstream "];

test.each<[string, Buffer]>([
  ["streams that inflate to more", pdf(...Array.from({ length: 100 }, () => stream(1)).flat())],
  ["one stream that does", pdf("/Type/ObjStm stream\n", deflateSync(Buffer.alloc(32 * 1024 * 1024)))],
  ["many that break", pdf("/Type/ObjStm stream\nno deflate ".repeat(5_000))],
  ["dictionaries that never end", pdf("/Type/Pages".repeat(20_000))],
  ["… in a stream", pdf("/Type/ObjStm stream\n", deflateSync(Buffer.from("/Type/Catalog".repeat(200_000))))],
])("a file that costs more work than a document is not read: %s", (_, file) => {
  expect(documentFacts(file)).toBeUndefined();
});

test("a stream with many marks before it is inflated once, and marks without a stream cost nothing", () => {
  expect(documentFacts(pdf(...stream(10_000), tree))?.pages).toBe(7);
  expect(documentFacts(pdf("/Type/ObjStm".repeat(200_000), tree))?.pages).toBe(7);
});

test.each([
  [16 * 1024 * 1024 - 1, true],
  [16 * 1024 * 1024, false],
])("a file whose streams hold %d bytes is read: %s", (bytes, isRead) => {
  const file = pdf("<</Type/ObjStm>>stream\n", deflateSync(Buffer.alloc(bytes, " ")), "\nendstream");
  expect(documentFacts(file) !== undefined).toBe(isRead);
});
