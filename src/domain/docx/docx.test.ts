import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { docx, type WordDocument } from "./docx.ts";

const document: WordDocument = {
  title: 'SF-200 <시방서> & "규격"',
  language: "ko-KR",
  changedAt: "2026-01-02T03:04:05.000Z",
  blocks: [
    { kind: "title", text: "SF-200 시방서" },
    { kind: "heading", text: "1. <적용> & 범위" },
    { kind: "text", text: "첫 줄\n둘째 줄\u0007\ufffe" },
    { kind: "subclause", number: "가.", text: "]]> &amp; '값'" },
    {
      kind: "table",
      head: ["모델", "용량 (CRT)"],
      rows: [
        ["SF-<100>", "100"],
        ["SF-200", "200"],
      ],
    },
  ],
};

function partsOf(made: WordDocument): Record<string, string> {
  const files = Object.entries(unzipSync(docx(made)));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe("a document for word processors", () => {
  const parts = partsOf(document);
  const body = parts["word/document.xml"] ?? "";

  test("is XML in every part", () => {
    expect(Object.keys(parts)).toHaveLength(7);
    for (const [path, xml] of Object.entries(parts)) expect(faultIn(xml), path).toBeUndefined();
  });

  test("begins with its content types, and types every part", () => {
    expect(Object.keys(parts)[0]).toBe("[Content_Types].xml");
    const typed = [...(parts["[Content_Types].xml"] ?? "").matchAll(/PartName="\/(.*?)"/g)].map(
      ([, name]) => name,
    );
    const others = Object.keys(parts).filter((path) => !/\.rels$|^\[/.test(path));
    expect(typed.sort()).toEqual(others.sort());
  });

  test("refers to parts, styles and lists that are there", () => {
    for (const [folder, path] of [
      ["", "_rels/.rels"],
      ["word/", "word/_rels/document.xml.rels"],
    ])
      for (const [, target] of (parts[path ?? ""] ?? "").matchAll(/Target="(.*?)"/g))
        expect(Object.keys(parts)).toContain(`${folder}${target}`);
    const known = [...(parts["word/styles.xml"] ?? "").matchAll(/w:styleId="(.*?)"/g)].map(([, id]) => id);
    const used = [...body.matchAll(/<w:pStyle w:val="(.*?)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(5);
    expect(known).toEqual(expect.arrayContaining(used));
    expect(parts["word/_rels/document.xml.rels"]).toContain('Id="rId2"');
  });

  test("keeps every text, and what stands in a line of its own", () => {
    const texts = [...body.matchAll(/<w:t xml:space="preserve">(.*?)<\/w:t>/g)].map(([, text]) => text);
    expect(texts).toEqual([
      "SF-200 시방서",
      "1. &lt;적용&gt; &amp; 범위",
      "첫 줄",
      "둘째 줄",
      "가.",
      "]]&gt; &amp;amp; &apos;값&apos;",
      "모델",
      "용량 (CRT)",
      "SF-&lt;100&gt;",
      "100",
      "SF-200",
      "200",
    ]);
    expect(body.match(/<w:br\/>/g)).toHaveLength(1);
  });

  test("has the number of a clause before its indented text", () => {
    expect(body).toMatch(/"Subclause"\/><\/w:pPr><w:r><w:t [^>]*>가\.<\/w:t><w:tab\/><w:t/);
    expect(parts["word/styles.xml"]).toMatch(/"Subclause".*?<w:ind w:left="992" w:hanging="425"\/>/);
  });

  test("has a row of headings that comes again on the next page, and as many cells in every row", () => {
    const rows = [...body.matchAll(/<w:tr>(.*?)<\/w:tr>/g)].map(([, row = ""]) => row);
    expect(rows.map((row) => row.includes("<w:tblHeader/>"))).toEqual([true, false, false]);
    expect(rows.map((row) => row.match(/<w:tc>/g)?.length)).toEqual([2, 2, 2]);
  });

  test("names a font for Hangul and its language", () => {
    expect(parts["word/styles.xml"]).toMatch(/w:eastAsia="맑은 고딕".*<w:lang w:val="ko-KR"/);
  });

  test("is the same file whenever it is made from the same content", () => {
    expect(Buffer.from(docx(document)).equals(Buffer.from(docx(document)))).toBe(true);
  });

  test("ends with a paragraph even where a table comes last, as word processors demand", () => {
    expect(body).toMatch(/<\/w:tbl><w:p>.*<w:sectPr>/);
  });
});

/**
 * Reason for which a text is not well-formed XML: an element that is not closed in its turn, or a character
 * that is not escaped.
 */
function faultIn(xml: string): string | undefined {
  const open: string[] = [];
  const [declaration = ""] = /^<\?xml [^>]*\?>\s*/.exec(xml) ?? [];
  if (declaration === "") return "no declaration";
  const rest = xml
    .slice(declaration.length)
    .replace(
      /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
      (_, end: string, name: string, attributes: string, empty: string) => {
        if (/&(?!(amp|lt|gt|quot|apos);)/.test(attributes)) open.push(`unescaped in ${name}`);
        if (end) {
          if (open.pop() !== name) open.push(`wrong end of ${name}`);
        } else if (!empty) open.push(name);
        return "";
      },
    );
  if (open.length > 0) return open.join(", ");
  const [stray] = /[<>]|&(?!(amp|lt|gt|quot|apos);)/.exec(rest) ?? [];
  return stray;
}
