import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { fill } from "#content/fill.ts";
import type { DocumentColumns } from "#domain/products/model-columns.ts";
import { isBlank } from "#domain/records/columns.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { FileButton } from "../../files/FileButton.tsx";
import { sendFile } from "../../files/send-file.ts";
import type { GridRow } from "../../records/grid/grid-rows.ts";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import type { Grid } from "../../records/grid/use-grid.ts";

interface ProductDocumentsProps {
  grid: Grid<DocumentColumns>;
  tellsProblems: boolean;
  bringing: ReturnType<typeof useBringing>;
}

const words = productWords.form;

/** The columns that hold a file: everybody's, and that of English readers. */
const fileColumns = ["url", "urlEn"] as const;

/** What a product comes with to read: a PDF that is uploaded becomes a row, or the file of a row in one of the languages. */
export function ProductDocuments({ grid, tellsProblems, bringing }: ProductDocumentsProps) {
  const { rows } = grid;
  const hasSampleFiles = rows.some(({ cells }) => isSampleFile(cells.url));
  const { underway, bring } = bringing;
  return (
    <div>
      <SheetGrid grid={grid} title={words.documents} tellsProblems={tellsProblems} />
      {hasSampleFiles && <p className="mt-2 text-compact text-muted">{words.sampleFiles}</p>}
      <PdfButton
        isUnderway={underway === "new"}
        isDisabled={underway !== undefined}
        className="mt-3"
        onFile={(file) => bring("new", file, (url) => grid.add({ title: titleOf(file), url }))}
      >
        {words.uploadDocument}
      </PdfButton>
      <ul className="mt-3 grid gap-2 text-compact empty:hidden">
        {rows.map(
          (row, index) =>
            !isBlank(row.cells) && (
              <RowFiles key={row.key} grid={grid} row={row} number={index + 1} {...{ underway, bring }} />
            ),
        )}
      </ul>
    </div>
  );
}

interface RowFilesProps extends ReturnType<typeof useBringing> {
  grid: Grid<DocumentColumns>;
  row: GridRow<DocumentColumns>;
  /** Its place, from 1. */
  number: number;
}

/** The files of a row, language by language. */
function RowFiles({ grid, row: { key, cells }, number, underway, bring }: RowFilesProps) {
  const tell = useTell();
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
      <span className="min-w-40 grow break-all">
        {fill(words.documentOf, { row: number, title: cells.title })}
      </span>
      {fileColumns.map((column) => {
        const file = words.uploadInto[column];
        const place = `${key} ${column}`;
        return (
          <PdfButton
            key={column}
            isUnderway={underway === place}
            isDisabled={underway !== undefined}
            onFile={(chosen) =>
              bring(place, chosen, (url) => {
                grid.write(key, column, url);
                tell({ title: fill(words.uploaded, { row: number, file }) });
              })
            }
          >
            <span aria-hidden="true">{file}</span>
            <span className="sr-only">{fill(words.uploadIntoOf, { row: number, file })}</span>
          </PdfButton>
        );
      })}
    </li>
  );
}

interface PdfButtonProps {
  isUnderway: boolean;
  isDisabled: boolean;
  onFile: (file: File) => void;
  className?: string;
  children: ReactNode;
}

function PdfButton({ isUnderway, isDisabled, onFile, className = "", children }: PdfButtonProps) {
  return (
    <FileButton
      accept="application/pdf,.pdf"
      onFiles={([file]) => onFile(file)}
      isDisabled={isDisabled}
      className={className}
    >
      <FileUp aria-hidden="true" className="size-4" />
      {isUnderway ? words.uploading : children}
    </FileButton>
  );
}

/** Uploads one file at a time, for the place that wants it. */
export function useBringing() {
  const tell = useTell();
  const [underway, setUnderway] = useState<string>();

  async function bring(place: string, file: File, onStored: (url: string) => void): Promise<void> {
    setUnderway(place);
    try {
      onStored((await sendFile("document", file)).url);
    } catch (failure) {
      tell({ title: productWords.failure, description: (failure as Error).message, destructive: true });
    } finally {
      setUnderway(undefined);
    }
  }

  return { underway, bring: (...asked: Parameters<typeof bring>) => void bring(...asked) };
}

function titleOf({ name }: File): string {
  return name.normalize("NFC").replace(/\.pdf$/i, "");
}
