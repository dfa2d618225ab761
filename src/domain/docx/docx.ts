import { officePackage, officeRelations } from "../office-package.ts";
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
export type WordBlock =
  | { kind: "title" | "heading" | "text"; text: string }
  /** The number stands before the text, which is indented by it. A paragraph that introduces a list stays on the page of the list. */
  | { kind: "clause" | "subclause"; number: string; text: string; isIntroduction?: boolean }
  | WordTable;

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A document as an Office Open XML file (.docx): ECMA-376, the transitional form that every word processor reads. */
export function docx(document: WordDocument): Uint8Array<ArrayBuffer> {
  return officePackage({
    relations: [
      [`${officeRelations}/officeDocument`, "word/document.xml"],
      ["http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties", core],
    ],
    parts: {
      [core]: {
        contentType: "application/vnd.openxmlformats-package.core-properties+xml",
        xml: properties(document),
      },
      "word/document.xml": {
        contentType: contentType("document.main"),
        xml: body(document),
        relations: ["styles", "footer"].map((part) => [`${officeRelations}/${part}`, `${part}.xml`] as const),
      },
      "word/styles.xml": { contentType: contentType("styles"), xml: styles(document.language) },
      "word/footer.xml": { contentType: contentType("footer"), xml: pageNumber() },
    },
  });
}

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const core = "docProps/core.xml";

function contentType(part: string): string {
  return `application/vnd.openxmlformats-officedocument.wordprocessingml.${part}+xml`;
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
  return `<w:document ${word} xmlns:r="${officeRelations}"><w:body>${written.join("")}<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar ${edges} w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;
}

const styleOf = {
  title: "Title",
  heading: "Heading1",
  text: "BodyText",
  clause: "Clause",
  subclause: "Subclause",
} as const;

function paragraph(block: Exclude<WordBlock, WordTable>): string {
  const number = "number" in block ? `${linesOf(block.number)}<w:tab/>` : "";
  const keep = "number" in block && block.isIntroduction ? "<w:keepNext/>" : "";
  return `<w:p><w:pPr><w:pStyle w:val="${styleOf[block.kind]}"/>${keep}</w:pPr><w:r>${number}${linesOf(block.text)}</w:r></w:p>`;
}

function pageNumber(): string {
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  return `<w:ftr ${word}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${field("PAGE")}<w:r><w:t xml:space="preserve"> / </w:t></w:r>${field("NUMPAGES")}</w:p></w:ftr>`;
}
