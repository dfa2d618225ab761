import { useMemo, useRef, useState } from "react";
import { fill } from "#content/fill.ts";
import { matchPhotos, photoIdentity } from "#domain/projects/import/photos.ts";
import { importLimits } from "#domain/records/import/sheet-import.ts";
import { isSheetName } from "#domain/spreadsheets/read-sheet.ts";
import { readSheetFile } from "../files/read-sheet-file.ts";
import type { ChosenSheet, Corrections, ImportSession, Line, SheetImportKind } from "./sheet-import-kind.ts";
import { cellKey, givenColumns, linesOf, openBook, withColumnField } from "./state/lines.ts";
import { useUnsavedList } from "./state/use-unsaved-list.ts";

export function useImport(kind: SheetImportKind): ImportSession {
  const unsavedList = useUnsavedList(kind.name);
  const { sheet, corrections, setSheet, setDecisions, correct, markCorrected, begin } = unsavedList;
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [isReading, setReading] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [waiting, setWaiting] = useState<ChosenSheet>();
  const derived = useMemo(
    () => derivedFrom(kind, { sheet, corrections, photos }),
    [kind, sheet, corrections, photos],
  );
  const publication = usePublication(derived);
  const { decisions, isCorrected, isRestored } = unsavedList;
  // Cells can be corrected while a file is read.
  const holdsCorrections = useRef(isCorrected);
  holdsCorrections.current = isCorrected;

  return {
    kind,
    sheet,
    corrections,
    decisions,
    isCorrected,
    isRestored,
    photos,
    isReading,
    notice: notice ?? rowsNotice(kind, sheet),
    ...derived,
    ...publication,
    async addFiles(files) {
      setReading(true);
      const read = await readFiles(kind, files);
      setReading(false);
      setNotice(read.notice);
      setPhotos((now) => withPhotos(now, read.photos));
      if (read.sheet && holdsCorrections.current) setWaiting(read.sheet);
      else if (read.sheet) begin(read.sheet);
    },
    waiting,
    replace() {
      begin(waiting);
      setWaiting(undefined);
      publication.publish(false);
    },
    keep: () => setWaiting(undefined),
    selectSheets: (taken) => setSheet((now) => now && openBook(kind, now.name, now.book, taken)),
    assignColumn(index, field) {
      setSheet((now) => now && withColumnField(now, index, field));
      markCorrected();
    },
    write: (rowKey, column, text) =>
      correct(({ cells }) => ({ cells: { ...cells, [cellKey(rowKey, column)]: text } })),
    writeForAll: (column, text) => correct(({ forAll }) => ({ forAll: { ...forAll, [column]: text } })),
    explain: (word, meaning) =>
      correct(({ meanings: { [word]: _, ...others } }) => ({
        meanings: meaning === "" ? others : { ...others, [word]: meaning },
      })),
    setUnit: (unit) => correct(() => ({ unit })),
    excludeRow: (rowKey) => correct(({ leftOut }) => ({ leftOut: [...leftOut, rowKey] })),
    restoreRows: () => correct(() => ({ leftOut: [] })),
    decide: (rowKeys, decision) =>
      setDecisions((now) => ({ ...now, ...Object.fromEntries(rowKeys.map((rowKey) => [rowKey, decision])) })),
    reset() {
      begin(undefined);
      setPhotos([]);
      setNotice(undefined);
      publication.publish(false);
    },
  };
}

function usePublication({ body: derivedBody }: Derived) {
  const [isPublished, publish] = useState(false);
  const body = useMemo(() => derivedBody && { ...derivedBody, isPublished }, [derivedBody, isPublished]);
  return { isPublished, publish, body };
}

/** Returns why the selected sheets cannot be imported. */
function rowsNotice(
  { words: { files: words } }: SheetImportKind,
  sheet: ChosenSheet | undefined,
): string | undefined {
  if (!sheet) return undefined;
  const count = sheet.rows.length;
  if (sheet.taken.length === 0) return words.noSheetTaken;
  if (count === 0) return words.noRows;
  return count > importLimits.rows ? fill(words.tooManyRows, { count }) : undefined;
}

/** Parts of the session that follow from its files and corrections. */
type Derived = Pick<ImportSession, "columns" | "lines" | "questions" | "matches"> & {
  /** The request without the choice between drafts and publication. */
  body: Omit<NonNullable<ImportSession["body"]>, "isPublished"> | undefined;
};

/** Files and corrections of a session. */
interface Sources {
  sheet: ChosenSheet | undefined;
  corrections: Corrections;
  photos: readonly File[];
}

function derivedFrom(kind: SheetImportKind, { sheet, corrections, photos }: Sources): Derived {
  const lines = sheet ? kind.checkedLines(linesOf(kind, sheet, corrections)) : [];
  const derivedColumns = kind.derivedColumns?.(lines.map(({ line }) => line)) ?? [];
  const columns = sheet ? givenColumns(kind, sheet, corrections) : [];
  const matches = matchPhotos(
    kind.photos ? lines.map(({ line }) => photoRow(line)) : [],
    photos.map(({ name }) => name),
  );
  const rows = lines.flatMap(({ row }, index) => {
    const photo = photos[matches.ofRow.get(index) ?? -1];
    if (!row) return [];
    return [photo && kind.photos ? kind.photos.withPhotoIdentity(row, photoIdentity(photo)) : row];
  });
  const isComplete = rows.length > 0 && rows.length === lines.length && rows.length <= importLimits.rows;
  const given = kind.columns.filter(
    (column) => kind.fieldOf(column) && (columns.includes(column) || derivedColumns.includes(column)),
  );
  return {
    columns,
    lines,
    questions: sheet ? kind.questionsOf(sheet, corrections) : [],
    matches,
    body: isComplete ? { columns: given, rows, isTrial: true } : undefined,
  };
}

function photoRow({ cells: { photo = "", number = "", title = "" } }: Line) {
  return { photo, number, title };
}

/** Reads dropped or chosen files: one spreadsheet, and photos. */
async function readFiles(
  kind: SheetImportKind,
  files: readonly File[],
): Promise<{ sheet?: ChosenSheet; photos: File[]; notice: string | undefined }> {
  const { files: words, sheetProblems } = kind.words;
  const sheets = files.filter(({ name }) => isSheetName(name));
  const photos = kind.photos ? files.filter((file) => isPhoto(file)) : [];
  const unknown = files.filter((file) => !sheets.includes(file) && !photos.includes(file));
  const [first] = sheets;
  const notices = [
    sheets.length > 1 && first ? fill(words.severalSheets, { name: first.name }) : "",
    unknown.length > 0 ? fill(words.unknown, { names: unknown.map(({ name }) => name).join(", ") }) : "",
  ];
  if (!first) return { photos, notice: notices.filter(Boolean).join(" ") || undefined };
  const reading = await readSheetFile(first);
  if (reading.kind === "refused") return { photos, notice: sheetProblems[reading.problem] };
  const sheet = openBook(kind, first.name, reading.sheets);
  const count = sheet.rows.length;
  if (count > importLimits.rows && sheet.book.length === 1)
    return { photos, notice: fill(words.tooManyRows, { count }) };
  if (count === 0 && sheet.book.length === 1) return { photos, notice: words.noRows };
  return { sheet, photos, notice: notices.filter(Boolean).join(" ") || undefined };
}

function isPhoto({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.(jpe?g|png|webp|hei[cf]|avif|gif)$/i.test(name);
}

/** A photo replaces an earlier one of the same name. */
function withPhotos(now: readonly File[], added: readonly File[]): readonly File[] {
  const names = new Set(added.map(({ name }) => name.normalize("NFC")));
  return [...now.filter(({ name }) => !names.has(name.normalize("NFC"))), ...added];
}
