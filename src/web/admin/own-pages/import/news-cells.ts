import { newsImportWords } from "#content/admin/import/news-import.ts";
import { fill } from "#content/fill.ts";
import { newsKindNamed } from "#content/records/news-spreadsheet.ts";
import { newsKindWords } from "#content/records/own-pages.ts";
import { translations } from "#domain/locale.ts";
import {
  type NewsForm,
  type NewsRow,
  newsFormSchema,
  newsIdentity,
} from "#domain/own-pages/news-import/news-calls.ts";
import { type NewsColumn, newsColumns, newsFieldColumns } from "#domain/own-pages/news-import/news-fields.ts";
import { newsKinds } from "#domain/own-pages/own-page.ts";
import { type DuplicateRow, findDuplicateRows } from "#domain/records/import/row-matching.ts";
import { hasLostTrailingZeros, parseDay, parseMonth } from "#domain/spreadsheets/days.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import type {
  AnswerGroup,
  CheckedLine,
  ChosenSheet,
  Corrections,
  Line,
  Question,
  RowCorrections,
  SheetImportKind,
} from "../../import/sheet-import-kind.ts";
import { linesOf, noCorrections } from "../../import/state/lines.ts";

type NewsLine = Line<NewsColumn>;
type NewsQuestion = Question<NewsColumn>;
export type CheckedNews = CheckedLine<NewsColumn, NewsRow>;

const { rows: words } = newsImportWords;

/** Returns cells with explained kinds replaced and missing values filled in. */
export function filledIn(
  cells: NewsLine["cells"],
  { forAll, meanings, isCorrected }: RowCorrections<NewsColumn>,
): NewsLine["cells"] {
  const filled = { ...cells };
  for (const column of newsColumns)
    if (!isCorrected(column)) filled[column] = cells[column].trim() || (forAll[column] ?? "");
  const kind = filled.newsKind.trim();
  return isCorrected("newsKind") ? filled : { ...filled, newsKind: meanings[kind] ?? kind };
}

/** Validates every row like the server. */
export function checkedNews(lines: readonly NewsLine[]): CheckedNews[] {
  const dates = { hasLostTrailingZeros: hasLostTrailingZeros(lines.map(({ cells }) => cells.day)) };
  const given = lines.map((line) => {
    const id = siteId(line.cells.id);
    return { line, id: id ?? null, day: dayIn(line.cells.day, dates) };
  });
  const repeated = findDuplicateRows(
    given.map(({ line: { cells }, id, day }) => ({
      id,
      identity: newsIdentity({ ko: cells.title, en: cells["en.title"] }, day ?? null),
      number: "",
    })),
  );
  const addresses = repeatedAddresses(lines);
  return given.map(({ line, id, day }, index) => {
    const { news, problems: found } = newsIn(line, { day, isExported: id !== null });
    const problems: CheckedNews["problems"] = {
      ...repetitionProblem(repeated.get(index), lines),
      ...addressProblem(addresses.get(index), lines),
      ...(line.cells.id.trim() !== "" && id === null ? { id: words.idUnknown } : {}),
      ...found,
    };
    const isFine = news !== undefined && Object.keys(problems).length === 0;
    return { line, problems, row: isFine ? { id, news } : undefined };
  });
}

interface ReadRow {
  day: string | undefined;
  isExported: boolean;
}

function newsIn(
  { cells }: NewsLine,
  { day, isExported }: ReadRow,
): { news?: NewsForm; problems: CheckedNews["problems"] } {
  const text = (cell: string) => {
    const lines = cell.replace(/\r\n?/g, "\n");
    return isExported ? lines : withListMarks(lines);
  };
  const checked = newsFormSchema.safeParse({
    newsKind: newsKindNamed(cells.newsKind) ?? cells.newsKind.trim(),
    title: cells.title,
    day: day ?? null,
    text: text(cells.text),
    lead: cells.lead,
    address: addressIn(cells.address),
    isPinned: pinIn(cells.isPinned) ?? cells.isPinned,
    en: { title: cells["en.title"], text: text(cells["en.text"]), lead: cells["en.lead"] },
  });
  const unread = {
    ...(cells.newsKind.trim() !== "" && newsKindNamed(cells.newsKind) === undefined
      ? { newsKind: words.kindUnknown }
      : {}),
    ...(cells.day.trim() !== "" && day === undefined ? { day: words.dayUnknown } : {}),
    ...(pinIn(cells.isPinned) === undefined ? { isPinned: words.pinUnknown } : {}),
  };
  if (checked.success) return { news: checked.data, problems: unread };
  const found: Record<string, string> = problemsByField(checked.error);
  const refused = newsFieldColumns.flatMap((column) => (found[column] ? [[column, found[column]]] : []));
  return { problems: { ...Object.fromEntries(refused), ...unread } };
}

/** Returns the address in a cell, which may contain a whole path in any language. */
export function addressIn(cell: string): string {
  return cell.trim().replace(pathBeforeAddress, "");
}

const pathBeforeAddress = new RegExp(`^/?(?:(?:${translations.join("|")})/)?news/`);

/** A month becomes its first day; `undefined` for a text without a date. */
function dayIn(text: string, reading: { hasLostTrailingZeros: boolean }): string | undefined {
  const month = parseMonth(text, reading);
  return parseDay(text) ?? (month === undefined ? undefined : `${month}-01`);
}

/** Converts bullets used in offices to the list notation. */
function withListMarks(text: string): string {
  return text.replace(/^[ \t]*[·ㆍ∙•▪■□○●◦▶▷][ \t]*/gm, "- ");
}

const pins: ReadonlyMap<string, "yes" | "no"> = new Map([
  ...["예", "네", "o", "y", "yes", "true", "1", "고정", "상단", "상단고정", "공지"].map(
    (word) => [word, "yes"] as const,
  ),
  ...["", "아니오", "아니요", "x", "n", "no", "false", "0", "-", "일반"].map((word) => [word, "no"] as const),
]);

function pinIn(text: string): "yes" | "no" | undefined {
  return pins.get(text.normalize("NFKC").toLowerCase().replace(/\s+/g, ""));
}

function siteId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

function repetitionProblem(
  repeated: DuplicateRow | undefined,
  lines: readonly NewsLine[],
): CheckedNews["problems"] {
  if (!repeated) return {};
  const sentence = repeated.column === "id" ? words.idRepeated : words.repeated;
  return { [repeated.column]: fill(sentence, { row: lines[repeated.earlierRow]?.rowLabel ?? "" }) };
}

/** For each row with a duplicate address, the index of the earlier row. */
function repeatedAddresses(lines: readonly NewsLine[]): ReadonlyMap<number, number> {
  const seen = new Map<string, number>();
  const found = new Map<number, number>();
  lines.forEach(({ cells }, index) => {
    const address = addressIn(cells.address);
    const earlierRow = seen.get(address);
    if (address !== "" && earlierRow === undefined) seen.set(address, index);
    if (earlierRow !== undefined) found.set(index, earlierRow);
  });
  return found;
}

function addressProblem(earlierRow: number | undefined, lines: readonly NewsLine[]): CheckedNews["problems"] {
  return earlierRow === undefined
    ? {}
    : { address: fill(words.addressRepeated, { row: lines[earlierRow]?.rowLabel ?? "" }) };
}

/** Returns interpretations of ambiguous cells, as sentences. */
export function interpretations(lines: readonly CheckedNews[]): string[] {
  const days = lines.map(({ line }) => line.cells.day.trim()).filter((text) => parseDay(text) === undefined);
  const reading = { hasLostTrailingZeros: hasLostTrailingZeros(lines.map(({ line }) => line.cells.day)) };
  const months = days.filter((text) => parseMonth(text) !== undefined);
  const doubtful = new Set(months.filter((text) => /^\d{4}\.1$/.test(text)));
  const one = lines.filter(
    ({ row }) => row && (row.news.title === null) !== (row.news.en.title === null),
  ).length;
  return [
    ...(months.length > 0 ? [fill(words.months, { count: months.length })] : []),
    ...(doubtful.size > 0
      ? [
          fill(words.doubtful, {
            list: [...doubtful].map((text) => `${text} → ${dayIn(text, reading)}`).join(", "),
          }),
        ]
      : []),
    ...(one > 0 ? [fill(words.oneLanguage, { count: one })] : []),
  ];
}

/** Minimum rows for a question; fewer are corrected at their cells. */
const minRows = 2;

/** Returns questions about the whole list: missing kinds and dates, and unknown kinds. */
export function questionsOf(
  kind: SheetImportKind<NewsColumn>,
  sheet: ChosenSheet<NewsColumn>,
  { cells, leftOut, forAll, meanings }: Corrections,
): NewsQuestion[] {
  const raw = linesOf(kind, sheet, { ...noCorrections, cells, leftOut });
  const blanks = (["newsKind"] as const).map((column): NewsQuestion => {
    const rows = raw.filter((line) => line.cells[column].trim() === "").length;
    const isMissing = !sheet.columns.includes(column);
    return { kind: "blank", column, isMissing, rows, isAnswered: (forAll[column] ?? "") !== "" };
  });
  const own = Map.groupBy(
    raw
      .map((line) => line.cells.newsKind.trim())
      .filter((text) => text !== "" && newsKindNamed(text) === undefined),
    (text) => text,
  );
  const asked = [...own].map(([word, rows]): NewsQuestion => {
    return { kind: "word", word, rows: rows.length, isAnswered: meanings[word] !== undefined };
  });
  return [...blanks, ...asked].filter(
    (question) =>
      question.rows >= minRows || (question.rows > 0 && question.kind === "blank" && question.isMissing),
  );
}

export function hasOpenQuestion(
  { cells }: NewsLine,
  column: NewsColumn,
  open: readonly NewsQuestion[],
): boolean {
  if (column !== "newsKind") return false;
  const word = cells.newsKind.trim();
  return open.some((each) =>
    each.kind === "blank" ? word === "" : each.kind === "word" && each.word === word,
  );
}

export function answersTo(): AnswerGroup[] {
  return [{ answers: newsKinds.map((kind) => ({ value: newsKindWords[kind], text: newsKindWords[kind] })) }];
}

export function isRequired(column: string): boolean {
  return column === "newsKind";
}
