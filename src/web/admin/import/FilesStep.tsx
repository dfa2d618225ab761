import { useState } from "react";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { FileSpreadsheet, RotateCcw, Upload } from "../../ui/icons/admin-icons.ts";
import { Images } from "../../ui/icons/visitor-icons.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { FileButton } from "../files/FileButton.tsx";
import { FileDrop } from "../files/FileDrop.tsx";
import type { ChosenSheet, ImportSession, SheetImportKind } from "./sheet-import-kind.ts";

/** Drop area of the spreadsheet and the photos, together or separately. */
export function FilesStep({ session }: { session: ImportSession }) {
  const { files: words, replacing } = session.kind.words;
  const { sheet, photos } = session;
  return (
    <>
      <FileDrop onFiles={(files) => void session.addFiles([...files])} className="p-6 text-center max-sm:p-4">
        <p className="mx-auto max-w-160 text-compact leading-relaxed">{words.hint}</p>
        <FileButton
          accept={`.xlsx,.xlsm,.csv,.tsv,.txt${session.kind.photos ? ",image/*,.heic,.heif" : ""}`}
          isForSeveral
          onFiles={(files) => void session.addFiles(files)}
          describedBy="import-kinds"
          look={sheet ? "plain" : "primary"}
          className="mt-3"
        >
          <Upload className="size-4" />
          {words.choose}
        </FileButton>
        <p id="import-kinds" className="mt-3 text-muted text-small">
          {words.kinds}
        </p>
      </FileDrop>
      <div
        role="status"
        className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-compact empty:hidden"
      >
        {session.isReading && words.reading}
        {sheet && (
          <span className="flex min-w-0 items-center gap-2 break-all">
            <FileSpreadsheet className="size-4 flex-none text-action" />
            {fill(words.sheet, { name: sheet.name, count: sheet.rows.length })}
          </span>
        )}
        {photos.length > 0 && (
          <span className="flex items-center gap-2">
            <Images className="size-4 text-action" />
            {fill(words.photos, { count: photos.length })}
          </span>
        )}
        {session.isRestored && <span className="text-muted">{words.restored}</span>}
        {photos.length > 0 && !sheet && <span className="text-muted">{words.noSheet}</span>}
        {(sheet || photos.length > 0) && <StartAgain session={session} />}
      </div>
      {sheet && sheet.book.length > 1 && (
        <Sheets kind={session.kind} sheet={sheet} onTake={session.selectSheets} />
      )}
      <div className="has-[p]:mt-3">
        <Alert text={session.notice} />
      </div>
      {sheet && session.waiting && (
        <ConfirmDialog
          words={replacing}
          question={fill(replacing.question, { name: sheet.name })}
          onConfirm={session.replace}
          onCancel={session.keep}
        />
      )}
    </>
  );
}

/** Discards the files; asks first if corrections would be lost. */
function StartAgain({ session: { kind, sheet, isCorrected, reset } }: { session: ImportSession }) {
  const { files: words, restarting } = kind.words;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => (isCorrected ? setAsking(true) : reset())}
        className={toolButton("quiet")}
      >
        <RotateCcw className="size-4" />
        {words.again}
      </button>
      {isAsking && (
        <ConfirmDialog
          words={restarting}
          question={fill(restarting.question, { name: sheet?.name ?? "" })}
          onConfirm={reset}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface SheetsProps {
  kind: SheetImportKind;
  sheet: ChosenSheet;
  onTake: ImportSession["selectSheets"];
}

function Sheets({ kind, sheet, onTake }: SheetsProps) {
  const words = kind.words.files;
  const { book, taken } = sheet;
  return (
    <fieldset className="mt-4 rounded-button border border-line p-3 text-compact">
      <legend className="px-1 font-semibold">{words.sheets}</legend>
      <p className="text-muted text-small">{words.sheetsHint}</p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {book.map(({ name, rows }, index) => (
          <label key={name} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={taken.includes(index)}
              onChange={({ target: { checked } }) =>
                onTake(book.flatMap((_, at) => ((at === index ? checked : taken.includes(at)) ? [at] : [])))
              }
              className="size-4.5 accent-action"
            />
            {fill(words.sheetRows, { name, count: wholeNumber(rows.length) })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
