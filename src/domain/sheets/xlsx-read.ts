import { strFromU8, unzipSync } from "fflate";
import { type DayCount, dayOfSerial, isDayFormat } from "./days.ts";
import { gatherRows, type NamedSheet, type SheetReading, sheetBounds } from "./sheet.ts";
import { type XmlPiece, xmlPieces } from "./xml.ts";

/** Reads the sheets of a workbook in which something stands, in the order of the tabs. */
export function readXlsx(bytes: Uint8Array): SheetReading {
  if (bytes.length > sheetBounds.fileBytes) return { kind: "refused", problem: "tooLarge" };
  const files = unpacked(bytes);
  if (typeof files === "string") return { kind: "refused", problem: files };
  const workbook = workbookIn(files);
  if (workbook.sheets.length === 0) return { kind: "refused", problem: "unreadable" };
  const sheets: NamedSheet[] = [];
  for (const { name, path } of workbook.sheets) {
    const reading = gatherRows(cellsIn(files.get(path) ?? "", workbook));
    if (reading.kind === "read") sheets.push({ name, rows: reading.rows });
    else if (reading.problem !== "empty") return reading;
  }
  return sheets.length === 0 ? { kind: "refused", problem: "empty" } : { kind: "read", sheets };
}

type Files = ReadonlyMap<string, string>;

interface Workbook {
  /** In the order of the tabs. */
  sheets: { name: string; path: string }[];
  texts: string[];
  /** By the number of a cell's style: whether its numbers are days. */
  areDays: boolean[];
  count: DayCount;
}

const wanted = /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(\.rels)?$/i;

/** The parts that are read, as text. What a part is unpacked to is bounded by the size that the archive tells. */
function unpacked(bytes: Uint8Array): Files | "tooLarge" | "unreadable" {
  let left: number = sheetBounds.unpackedBytes;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted.test(name)) return false;
        left -= originalSize;
        return left >= 0;
      },
    });
    if (left < 0) return "tooLarge";
    return new Map(Object.entries(files).map(([name, content]) => [name.toLowerCase(), strFromU8(content)]));
  } catch {
    return "unreadable";
  }
}

function workbookIn(files: Files): Workbook {
  const targets = targetsIn(files);
  const sheets: Workbook["sheets"] = [];
  let count: DayCount = 1900;
  for (const { name, attributes } of opened(files.get("xl/workbook.xml"))) {
    if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? "")) count = 1904;
    const target = name === "sheet" ? targets.get(attributes.id ?? "") : undefined;
    if (target !== undefined) sheets.push({ name: attributes.name || target, path: pathOf(target) });
  }
  return { sheets, texts: sharedTexts(files), areDays: dayStyles(files), count };
}

/** By their ids, the parts that the workbook refers to. */
function targetsIn(files: Files): ReadonlyMap<string, string> {
  const relations = opened(files.get("xl/_rels/workbook.xml.rels")).filter(
    ({ name }) => name === "Relationship",
  );
  return new Map(relations.map(({ attributes }) => [attributes.Id ?? "", attributes.Target ?? ""]));
}

/** Targets are relative to the workbook, or begin at the root of the archive. */
function pathOf(target: string): string {
  return (target.startsWith("/") ? target.slice(1) : `xl/${target}`).toLowerCase();
}

function sharedTexts(files: Files): string[] {
  const texts: string[] = [];
  const reader = textReader();
  for (const piece of xmlPieces(files.get("xl/sharedstrings.xml") ?? "")) {
    if (piece.kind === "open" && piece.name === "si") reader.begin();
    reader.read(piece);
    if (piece.kind === "close" && piece.name === "si") texts.push(reader.text());
  }
  return texts;
}

function dayStyles(files: Files): boolean[] {
  const codes = new Map<number, string>();
  const areDays: boolean[] = [];
  let isOfCells = false;
  for (const piece of xmlPieces(files.get("xl/styles.xml") ?? "")) {
    if (piece.kind === "text") continue;
    if (piece.name === "cellXfs") isOfCells = piece.kind === "open";
    if (piece.kind === "close") continue;
    const id = Number(piece.attributes.numFmtId ?? 0);
    if (piece.name === "numFmt") codes.set(id, piece.attributes.formatCode ?? "");
    if (piece.name === "xf" && isOfCells) areDays.push(isDayFormat(id, codes.get(id)));
  }
  return areDays;
}

function* cellsIn(xml: string, workbook: Workbook): Generator<readonly [number, number, string]> {
  let [row, column] = [0, -1];
  let cell: Readonly<Record<string, string>> = {};
  const reader = textReader();
  for (const piece of xmlPieces(xml)) {
    reader.read(piece);
    if (piece.kind === "text") continue;
    if (piece.kind === "open" && piece.name === "row")
      [row, column] = [Number(piece.attributes.r ?? row + 1), -1];
    if (piece.name !== "c") continue;
    if (piece.kind === "open") {
      cell = piece.attributes;
      column = cell.r === undefined ? column + 1 : columnNamed(cell.r);
      reader.begin();
    } else yield [row, column, shown(reader.text(), cell, workbook)];
  }
}

/** "AB12" is in column 27, counted from 0. */
function columnNamed(place: string): number {
  const letters = place.toUpperCase().replace(/[^A-Z]/g, "");
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A cell's value as a person would type it. */
function shown(value: string, { t: type = "n", s: style = "0" }: Cell, workbook: Workbook): string {
  switch (type) {
    case "s":
      return workbook.texts[Number(value)] ?? "";
    case "str":
    case "inlineStr":
      return value;
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "d":
      return value.slice(0, 10);
    case "n": {
      const number = Number(value);
      if (value.trim() === "" || Number.isNaN(number)) return value;
      if (workbook.areDays[Number(style)]) return dayOfSerial(number, workbook.count);
      // Beyond 15 digits only the machine's own rounding is left.
      return String(Number(number.toPrecision(15)));
    }
    default:
      // An error such as #N/A says nothing.
      return "";
  }
}

type Cell = Readonly<Record<string, string>>;

/** Gathers the text of a cell: its value or the runs of its text, without what is said about their pronunciation. */
function textReader() {
  let [gathered, isText, isPhonetic] = ["", false, false];
  return {
    begin() {
      gathered = "";
    },
    read(piece: XmlPiece) {
      if (piece.kind === "text") {
        if (isText && !isPhonetic) gathered += piece.text;
      } else if (piece.name === "rPh") isPhonetic = piece.kind === "open";
      else if (piece.name === "t" || piece.name === "v") isText = piece.kind === "open";
    },
    text: () =>
      gathered
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, "\n"),
  };
}

function opened(xml = ""): Extract<XmlPiece, { kind: "open" }>[] {
  return [...xmlPieces(xml)].filter((piece) => piece.kind === "open");
}
