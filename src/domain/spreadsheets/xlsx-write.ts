import { officePackage, officeRelations } from "../office-package.ts";
import { escapeXml } from "../xml.ts";
import { serialOfDay } from "./days.ts";
import { columnLetters } from "./sheet.ts";

/** Content of a written cell: a text, never a formula; a number; a day, YYYY-MM-DD. */
export type WrittenCell = string | number | { day: string };

export interface WrittenSheet {
  /** On its tab, at most 31 characters. */
  name: string;
  /** The first holds the headings, which stay in sight. */
  rows: readonly (readonly WrittenCell[])[];
  /** Widths of the columns, characters. */
  widths: readonly number[];
  /** Words that a column offers below its heading, by its number from 0. */
  offers?: ReadonlyMap<number, readonly string[]>;
}

/** A workbook as Excel and its kind open it. */
export function writeXlsx(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const written = sheets.map((sheet, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    { contentType: contentType("worksheet"), xml: worksheet(sheet) },
  ]);
  return officePackage({
    relations: [[`${officeRelations}/officeDocument`, "xl/workbook.xml"]],
    parts: {
      "xl/workbook.xml": {
        contentType: contentType("sheet.main"),
        xml: workbook(sheets),
        relations: [
          ...sheets.map(
            (_, index) => [`${officeRelations}/worksheet`, `worksheets/sheet${index + 1}.xml`] as const,
          ),
          [`${officeRelations}/styles`, "styles.xml"],
        ],
      },
      "xl/styles.xml": { contentType: contentType("styles"), xml: styles },
      ...Object.fromEntries(written),
    },
  });
}

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Longest list of words that Excel reads in a formula, characters. */
const maxListLength = 255;

/** Styles of cells by their numbers: a text that wraps, a heading, a day. */
const style = { text: 1, heading: 2, day: 3 } as const;
const styles =
  `<styleSheet xmlns="${spreadsheet}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="맑은 고딕"/></font><font><b/><sz val="11"/><name val="맑은 고딕"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE3EEF1"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
  '<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>' +
  '<xf numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function worksheet({ rows, widths, offers = new Map() }: WrittenSheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const written = rows.map((row, index) => {
    const cells = row.map((cell, column) =>
      serializeCell(cell, `${columnLetters(column)}${index + 1}`, index === 0),
    );
    return `<row r="${index + 1}">${cells.join("")}</row>`;
  });
  const validations = [...offers].flatMap(([column, words]) => {
    const below = `${columnLetters(column)}2:${columnLetters(column)}${Math.max(rows.length, 1_000)}`;
    const list = listOf(words);
    return list === undefined
      ? []
      : `<dataValidation type="list" allowBlank="1" sqref="${below}"><formula1>${escapeXml(list)}</formula1></dataValidation>`;
  });
  return (
    `<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
    `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols>` +
    `<sheetData>${written.join("")}</sheetData>` +
    (validations.length > 0
      ? `<dataValidations count="${validations.length}">${validations.join("")}</dataValidations>`
      : "") +
    "</worksheet>"
  );
}

/** Formula of the words that a column offers; undefined where a formula cannot hold them: a comma would divide a word. */
function listOf(words: readonly string[]): string | undefined {
  const list = words.join(",");
  if (list.length > maxListLength || words.some((word) => word.includes(","))) return undefined;
  return `"${list.replaceAll('"', '""')}"`;
}

function serializeCell(cell: WrittenCell, reference: string, isHeading: boolean): string {
  if (cell === "") return "";
  if (typeof cell === "number") return `<c r="${reference}" s="${style.text}"><v>${cell}</v></c>`;
  if (typeof cell === "object")
    return `<c r="${reference}" s="${style.day}"><v>${serialOfDay(cell.day)}</v></c>`;
  // Text that resembles the escape of a character would be read as that character.
  const text = escapeXml(cell.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_"));
  const look = isHeading ? style.heading : style.text;
  return `<c r="${reference}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function workbook(sheets: readonly WrittenSheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets>${listed.join("")}</sheets></workbook>`;
}

function contentType(part: string): string {
  return `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
}
