import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
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
  let parts: ReturnType<typeof partsOf> = {};
  let body = "";

  beforeEach(() => {
    parts = partsOf(document);
    body = parts["word/document.xml"] ?? "";
  });

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

describe("the parts of a document", () => {
  let parts: ReturnType<typeof partsOf> = {};

  beforeEach(() => {
    parts = partsOf(document);
  });

  const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relationsIn = (path: string) =>
    Array.from(
      (parts[path] ?? "").matchAll(/<Relationship Id="(.*?)" Type="(.*?)" Target="(.*?)"\/>/g),
      ([, id, type, target]) => [id, type, target],
    );

  test("are found by the kinds of their relations", () => {
    expect(relationsIn("_rels/.rels")).toEqual([
      ["rId1", `${officeDocument}/officeDocument`, "word/document.xml"],
      [
        "rId2",
        "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
        "docProps/core.xml",
      ],
    ]);
    expect(relationsIn("word/_rels/document.xml.rels")).toEqual([
      ["rId1", `${officeDocument}/styles`, "styles.xml"],
      ["rId2", `${officeDocument}/footer`, "footer.xml"],
    ]);
    expect(parts["_rels/.rels"]).toContain(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">',
    );
  });

  test("have the types of their content", () => {
    const types = parts["[Content_Types].xml"] ?? "";
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
    const overrides = types.matchAll(/PartName="(.*?)" ContentType="(.*?)"/g);
    expect(Object.fromEntries(Array.from(overrides, ([, name, type]) => [name, type]))).toEqual({
      "/docProps/core.xml": "application/vnd.openxmlformats-package.core-properties+xml",
      "/word/document.xml": `${word}.document.main+xml`,
      "/word/styles.xml": `${word}.styles+xml`,
      "/word/footer.xml": `${word}.footer+xml`,
    });
    expect(types).toContain(
      'Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"',
    );
    expect(types).toContain('Extension="xml" ContentType="application/xml"');
    expect(types).toContain('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">');
  });

  test("have the title, the language and the times of the document among its properties", () => {
    const core = parts["docProps/core.xml"] ?? "";
    const property = (name: string) => new RegExp(`<${name}[^>]*>(.*?)</${name}>`).exec(core)?.[1];
    expect(property("dc:title")).toBe("SF-200 &lt;시방서&gt; &amp; &quot;규격&quot;");
    expect(property("dc:language")).toBe("ko-KR");
    expect(property("dcterms:created")).toBe("2026-01-02T03:04:05.000Z");
    expect(property("dcterms:modified")).toBe("2026-01-02T03:04:05.000Z");
    expect(core.match(/xsi:type="dcterms:W3CDTF"/g)).toHaveLength(2);
  });

  test("have A4 with margins of 20 mm, and a footer with the number of the page and of all pages", () => {
    const body = parts["word/document.xml"] ?? "";
    expect(body).toContain('<w:pgSz w:w="11906" w:h="16838"/>');
    expect(body).toContain('<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" ');
    expect(body).toContain('<w:footerReference w:type="default" r:id="rId2"/>');
    const footer = parts["word/footer.xml"] ?? "";
    expect([...footer.matchAll(/w:instr="(.*?)"/g)].map(([, name]) => name?.trim())).toEqual([
      "PAGE",
      "NUMPAGES",
    ]);
    expect(footer).toContain('<w:pStyle w:val="Footer"/>');
    const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    for (const path of ["word/document.xml", "word/footer.xml", "word/styles.xml"])
      expect(parts[path]).toMatch(new RegExp(`^[^>]*>\\s*<w:\\w+ xmlns:w="${main}"`));
  });
});

test.each<[WordDocument["blocks"][number], string, string]>([
  [{ kind: "title", text: "가" }, "Title", ""],
  [{ kind: "heading", text: "가" }, "Heading1", ""],
  [{ kind: "text", text: "가" }, "BodyText", ""],
  [{ kind: "clause", number: "1.", text: "가" }, "Clause", ""],
  [{ kind: "subclause", number: "1.", text: "가" }, "Subclause", ""],
  [{ kind: "clause", number: "1.", text: "가", isIntroduction: false }, "Clause", ""],
  [{ kind: "clause", number: "1.", text: "가", isIntroduction: true }, "Clause", "<w:keepNext/>"],
])("the paragraph %j has the style %s, and stays with the next one by %j", (block, style, keep) => {
  const body = partsOf({ ...document, blocks: [block] })["word/document.xml"] ?? "";
  expect(body).toContain(`<w:p><w:pPr><w:pStyle w:val="${style}"/>${keep}</w:pPr><w:r>`);
  expect(body.includes("<w:tab/>")).toBe("number" in block);
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
