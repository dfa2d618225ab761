import { strFromU8, unzipSync } from "fflate";
import { sheetBudget } from "../files/budgets.ts";
import { type DayCount, dayOfSerial } from "./days.ts";
import { isDayFormat, isDayOrTimeFormat, isPercentFormat } from "./number-format.ts";
import {
  fullBudget,
  gatherRows,
  type NamedSheet,
  type RemainingBudget,
  type SheetLimits,
  type SheetReading,
} from "./sheet.ts";
import { type XmlPiece, xmlPieces } from "./xml.ts";

/** Reads the non-empty sheets of a workbook, in the order of the tabs; hidden ones only where no other has rows. */
export function readXlsx(bytes: Uint8Array, limits: SheetLimits = sheetBudget): SheetReading {
  if (bytes.length > sheetBudget.fileBytes) return { kind: "refused", problem: "tooLarge" };
  const files = unpacked(bytes, limits.unpackedBytes);
  if (typeof files === "string") return { kind: "refused", problem: files };
  const budget = fullBudget(limits);
  const workbook = workbookIn(files, budget);
  if (workbook === undefined) return { kind: "refused", problem: "tooLarge" };
  if (workbook.sheets.length === 0) return { kind: "refused", problem: "unreadable" };
  const read = (areHidden: boolean) => {
    const those = workbook.sheets.filter(({ isHidden }) => isHidden === areHidden);
    const sheets = those.slice(0, limits.sheets);
    return readSheets(files, { ...workbook, sheets }, budget);
  };
  const visible = read(false);
  return visible.kind === "refused" && visible.problem === "empty" ? read(true) : visible;
}

function readSheets(files: Files, workbook: Workbook, budget: RemainingBudget): SheetReading {
  const sheets: NamedSheet[] = [];
  for (const { name, path } of workbook.sheets) {
    const reading = gatherRows(cellsIn(piecesOf(files.get(path), budget), workbook), budget);
    if (budget.pieces < 0) return { kind: "refused", problem: "tooLarge" };
    if (reading.kind === "read") sheets.push({ name, rows: reading.rows });
    else if (reading.problem !== "empty") return reading;
  }
  return sheets.length === 0 ? { kind: "refused", problem: "empty" } : { kind: "read", sheets };
}

type NumberKind = "plain" | "day" | "dayOrTime" | "percent";
type Files = ReadonlyMap<string, string>;

interface Workbook {
  /** In the order of the tabs. */
  sheets: { name: string; path: string; isHidden: boolean }[];
  texts: string[];
  /** Kinds of numbers by the number of a cell's style. */
  numbers: NumberKind[];
  count: DayCount;
}

const wanted = /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(\.rels)?$/i;

/** The parts that are read, as text. The unpacked size is limited by the one that the archive declares. */
function unpacked(bytes: Uint8Array, maxBytes: number): Files | "tooLarge" | "unreadable" {
  let remainingBytes = maxBytes;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted.test(name)) return false;
        remainingBytes -= originalSize;
        return remainingBytes >= 0;
      },
    });
    if (remainingBytes < 0) return "tooLarge";
    return new Map(Object.entries(files).map(([name, content]) => [name.toLowerCase(), strFromU8(content)]));
  } catch {
    return "unreadable";
  }
}

/** @returns `undefined` beyond the budget */
function workbookIn(files: Files, budget: RemainingBudget): Workbook | undefined {
  const parts: Parts = (path) => piecesOf(files.get(path), budget);
  const targets = targetsIn(parts);
  const sheets: Workbook["sheets"] = [];
  let count: DayCount = 1900;
  for (const { name, attributes } of opened(parts("xl/workbook.xml"))) {
    if (name === "workbookPr" && /^(1|true)$/.test(attributes.date1904 ?? "")) count = 1904;
    const target = name === "sheet" ? targets.get(attributes.id ?? "") : undefined;
    if (target === undefined) continue;
    const isHidden = /^(hidden|veryHidden)$/.test(attributes.state ?? "");
    sheets.push({ name: attributes.name || target, path: pathOf(target), isHidden });
  }
  const texts = sharedTexts(parts);
  const numbers = numberKinds(parts);
  return budget.pieces < 0 || texts.length > sheetBudget.texts
    ? undefined
    : { sheets, texts, numbers, count };
}

/** By their ids, the parts that the workbook refers to. */
function targetsIn(parts: Parts): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { name, attributes } of opened(parts("xl/_rels/workbook.xml.rels")))
    if (name === "Relationship") targets.set(attributes.Id ?? "", attributes.Target ?? "");
  return targets;
}

/** Targets are relative to the workbook, or begin at the root of the archive. */
function pathOf(target: string): string {
  return (target.startsWith("/") ? target.slice(1) : `xl/${target}`).toLowerCase();
}

function sharedTexts(parts: Parts): string[] {
  const texts: string[] = [];
  const reader = textReader();
  for (const piece of parts("xl/sharedstrings.xml")) {
    if (texts.length > sheetBudget.texts) break;
    if (piece.kind === "open" && piece.name === "si") reader.begin();
    reader.read(piece);
    if (piece.kind === "close" && piece.name === "si") texts.push(reader.text());
  }
  return texts;
}

function numberKinds(parts: Parts): NumberKind[] {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isOfCells = false;
  for (const piece of parts("xl/styles.xml")) {
    if (piece.kind === "text") continue;
    if (piece.name === "cellXfs") isOfCells = piece.kind === "open";
    if (piece.kind === "close") continue;
    const id = Number(piece.attributes.numFmtId ?? 0);
    if (piece.name === "numFmt") codes.set(id, piece.attributes.formatCode ?? "");
    if (piece.name === "xf" && isOfCells) kinds.push(kindOf(id, codes.get(id)));
  }
  return kinds;
}

function kindOf(id: number, code: string | undefined): NumberKind {
  if (isDayFormat(id, code)) return "day";
  if (isDayOrTimeFormat(id, code)) return "dayOrTime";
  return isPercentFormat(id, code) ? "percent" : "plain";
}

function* cellsIn(
  pieces: Iterable<XmlPiece>,
  workbook: Workbook,
): Generator<readonly [number, number, string]> {
  let [row, column] = [0, -1];
  let cell: Readonly<Record<string, string>> = {};
  const reader = textReader();
  for (const piece of pieces) {
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
function columnNamed(reference: string): number {
  const letters = reference.toUpperCase().replace(/[^A-Z]/g, "");
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
      const kind = workbook.numbers[Number(style)];
      // A number below 1 is a time of day.
      if (kind === "day" || (kind === "dayOrTime" && number >= 1)) return dayOfSerial(number, workbook.count);
      return kind === "percent" ? `${rounded(number * 100)}%` : rounded(number);
    }
    default:
      // An error such as #N/A is no value.
      return "";
  }
}

/** Beyond 15 digits only the machine's own rounding is left. */
function rounded(number: number): string {
  return String(Number(number.toPrecision(15)));
}

type Cell = Readonly<Record<string, string>>;

/** Gathers the text of a cell: its value or the runs of its text, without their phonetic hints. */
function textReader() {
  let [gathered, isText, isPhonetic] = ["", false, false];
  return {
    begin() {
      gathered = "";
    },
    read(piece: XmlPiece) {
      if (piece.kind === "text") {
        const room = sheetBudget.textCharacters - gathered.length;
        if (isText && !isPhonetic) gathered += piece.text.slice(0, room);
      } else if (piece.name === "rPh") isPhonetic = piece.kind === "open";
      else if (piece.name === "t" || piece.name === "v") isText = piece.kind === "open";
    },
    text: () =>
      gathered
        .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, "\n"),
  };
}

/** The pieces of a part, by its path. */
type Parts = (path: string) => Iterable<XmlPiece>;

/** The pieces of a part, up to the end of the budget, which is below 0 then. */
function* piecesOf(xml: string | undefined, budget: RemainingBudget): Generator<XmlPiece> {
  for (const piece of xmlPieces(xml ?? "")) {
    budget.pieces -= 1;
    if (budget.pieces < 0) return;
    yield piece;
  }
}

function* opened(pieces: Iterable<XmlPiece>): Generator<Extract<XmlPiece, { kind: "open" }>> {
  for (const piece of pieces) if (piece.kind === "open") yield piece;
}
