import { escapeXml } from "../xml.ts";

/** The first column names the rows; the others hold figures. */
export interface WordTable {
  kind: "table";
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Number of columns from which letters are smaller. */
const manyColumns = 5;

/** Cells of figures, with a note in parentheses or without, stand at the right of their column. */
const figures = /^[\d.,/– ]*( \(.*\))?$/;

/** A table as wide as the text. @param width in twentieths of a point */
export function table({ head, rows }: WordTable, width: number): string {
  const isWide = head.length >= manyColumns;
  const widths =
    head.length > 2
      ? widthsByWords([head, ...rows], width)
      : [Math.round(width * 0.38), Math.floor(width * 0.62)];
  const isFigures = head.map((_, column) => rows.every((cells) => figures.test(cells[column] ?? "")));
  const row = (cells: readonly string[], isHead: boolean) => {
    const written = cells.map((text, index) =>
      cell(text, {
        width: widths[index] ?? 0,
        isHead,
        isWide,
        isFirst: index === 0,
        isRight: head.length > 2 && isFigures[index] === true,
      }),
    );
    return `<w:tr><w:trPr><w:cantSplit/>${isHead ? "<w:tblHeader/>" : ""}</w:trPr>${written.join("")}</w:tr>`;
  };
  const grid = widths.map((each) => `<w:gridCol w:w="${each}"/>`).join("");
  // A paragraph behind it, which a table at the end of a document needs and which keeps a distance elsewhere.
  return `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/>${borders}<w:tblLayout w:type="fixed"/>${margins}<w:tblLook w:val="04A0"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${row(head, true)}${rows.map((cells) => row(cells, false)).join("")}</w:tbl><w:p><w:pPr><w:pStyle w:val="BodyText"/></w:pPr></w:p>`;
}

/**
 * Room for the longest word of each column, so that no program breaks one, for its heading in three lines and its texts in two; names
 * of rows are not broken. The rest is divided in proportion.
 */
function widthsByWords([head = [], ...rows]: readonly (readonly string[])[], width: number): number[] {
  const needs = head.map((name, column) => {
    const texts = rows.map((cells) => cells[column] ?? "");
    const lines = column === 0 ? 0.85 : 2;
    return (
      1.5 +
      Math.max(
        maxWordLength(name),
        name.length / 3,
        ...texts.map((text) => Math.max(maxWordLength(text), text.length / lines)),
      )
    );
  });
  const all = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => Math.floor((width * need) / all));
}

/** In letters; a Hangul syllable is as wide as nearly two. */
function maxWordLength(text: string): number {
  return Math.max(...text.split(/[ \n]/).map((word) => word.replace(/[가-힣]/g, "00").length));
}

const borders = `<w:tblBorders>${["top", "bottom", "insideH"]
  .map(
    (side) => `<w:${side} w:val="single" w:sz="${side === "insideH" ? 4 : 8}" w:space="0" w:color="7F8A95"/>`,
  )
  .join("")}</w:tblBorders>`;

const margins = `<w:tblCellMar>${["left", "right"]
  .map((side) => `<w:${side} w:w="57" w:type="dxa"/>`)
  .join("")}</w:tblCellMar>`;

interface CellLook {
  width: number;
  isHead: boolean;
  isWide: boolean;
  isFirst: boolean;
  isRight: boolean;
}

function cell(text: string, { width, isHead, isWide, isFirst, isRight }: CellLook): string {
  const shade = isHead ? '<w:shd w:val="clear" w:color="auto" w:fill="EDF1F5"/>' : "";
  const align = isRight ? "right" : "left";
  const bold = isHead || isFirst ? "<w:rPr><w:b/></w:rPr>" : "";
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${shade}<w:vAlign w:val="center"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="${isWide ? "FiguresSmall" : "Figures"}"/>${isHead ? "<w:keepNext/>" : ""}<w:jc w:val="${align}"/></w:pPr><w:r>${bold}${linesOf(text)}</w:r></w:p></w:tc>`;
}

/** A text with its line breaks, within a run. */
export function linesOf(text: string): string {
  return text
    .split("\n")
    .map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`)
    .join("<w:br/>");
}
