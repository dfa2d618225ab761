import { strToU8, type Zippable, zipSync } from "fflate";
import { escapeXml } from "../xml.ts";
import { styles } from "./docx-styles.ts";
import { linesOf, table, type WordTable } from "./docx-table.ts";

/** A document for word processors: no more than a specification needs. */
export interface WordDocument {
  title: string;
  /** Such as `ko-KR`. */
  language: string;
  /** When its content last changed, ISO 8601. The same content gives the same file. */
  changedAt: string;
  blocks: readonly WordBlock[];
}

/** In a text, `\n` begins a new line. */
export type WordBlock = { kind: "title" | "heading" | "text" | "item"; text: string } | WordTable;

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A document as an Office Open XML file (.docx): ECMA-376, the transitional form that every word processor reads. */
export function docx(document: WordDocument): Uint8Array<ArrayBuffer> {
  const parts = {
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relations([
      [`${office}/officeDocument`, "word/document.xml"],
      ["http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", core],
    ]),
    [core]: properties(document),
    "word/document.xml": body(document),
    "word/_rels/document.xml.rels": relations(
      ["styles", "numbering", "footer"].map((part) => [`${office}/${part}`, `${part}.xml`]),
    ),
    "word/styles.xml": styles(document.language),
    "word/numbering.xml": bullets(),
    "word/footer.xml": pageNumber(),
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, strToU8(declaration + xml)]),
  );
  return new Uint8Array(zipSync(files, { level: 6, mtime: dayOfAll }));
}

/** A ZIP file has times without a zone: a fixed one, so that every machine makes the same file. */
const dayOfAll = new Date(2000, 0, 1);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const core = "docProps/core.xml";

function contentTypes(): string {
  const ofWord = (part: string) =>
    `application/vnd.openxmlformats-officedocument.wordprocessingml.${part}+xml`;
  const parts = [
    ["/word/document.xml", ofWord("document.main")],
    ...["styles", "numbering", "footer"].map((part) => [`/word/${part}.xml`, ofWord(part)]),
    [`/${core}`, "application/vnd.openxmlformats-package.core-properties+xml"],
  ];
  const listed = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${listed.join("")}</Types>`;
}

/** Numbered from `rId1` on, in their order. */
function relations(targets: readonly (readonly string[])[]): string {
  const listed = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${listed.join("")}</Relationships>`;
}

function properties({ title, language, changedAt }: WordDocument): string {
  const at = `xsi:type="dcterms:W3CDTF">${escapeXml(changedAt)}<`;
  return `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:language>${escapeXml(language)}</dc:language><dcterms:created ${at}/dcterms:created><dcterms:modified ${at}/dcterms:modified></cp:coreProperties>`;
}

/** A4 upright, in twentieths of a point; the margins are 20 mm. */
const page = { width: 11_906, height: 16_838, margin: 1_134 };

function body({ blocks }: WordDocument): string {
  const { width, height, margin } = page;
  const edges = ["top", "right", "bottom", "left"].map((side) => `w:${side}="${margin}"`).join(" ");
  const written = blocks.map((block) =>
    block.kind === "table" ? table(block, width - 2 * margin) : paragraph(block),
  );
  return `<w:document ${word} xmlns:r="${office}"><w:body>${written.join("")}<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar ${edges} w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;
}

const styleOf = { title: "Title", heading: "Heading1", text: "BodyText", item: "ListBullet" } as const;

function paragraph({ kind, text }: Exclude<WordBlock, WordTable>): string {
  return `<w:p><w:pPr><w:pStyle w:val="${styleOf[kind]}"/></w:pPr><w:r>${linesOf(text)}</w:r></w:p>`;
}

function bullets(): string {
  return `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="357" w:hanging="357"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

function pageNumber(): string {
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  return `<w:ftr ${word}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${field("PAGE")}<w:r><w:t xml:space="preserve"> / </w:t></w:r>${field("NUMPAGES")}</w:p></w:ftr>`;
}
