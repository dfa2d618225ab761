import { type ReactNode, useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import { type FileKind, storedFileExtensions } from "#domain/files/stored-file.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { isBlank } from "#domain/records/columns.ts";
import { FileUp } from "../../../ui/icons/admin-icons.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { FileButton } from "../../files/FileButton.tsx";
import { sendFile } from "../../files/send-file.ts";
import type { GridRow } from "../../records/grid/grid-rows.ts";
import { SheetGrid } from "../../records/grid/SheetGrid.tsx";
import type { Grid } from "../../records/grid/use-grid.ts";

/** Columns of a grid whose rows have a title and addresses of files. */
type FileColumns = Columns & {
  title: { kind: "text"; maxLength: number };
  url: { kind: "text"; maxLength: number };
};

interface FileRowsProps<T extends FileColumns> {
  grid: Grid<T>;
  title: string;
  showsProblems: boolean;
  kind: FileKind;
  /** Columns that hold a file, with the labels of their upload buttons. */
  files: Readonly<Partial<Record<keyof T, string>>>;
  upload: string;
  rowUpload: ReturnType<typeof useRowUpload>;
  children?: ReactNode;
}

const words = productWords.form;

export function FileRows<T extends FileColumns>(props: FileRowsProps<T>) {
  const { grid, title, showsProblems, kind, upload, rowUpload, children } = props;
  const { underway, uploadForRow } = rowUpload;
  const showToast = useToast();
  const addAll = async (files: readonly File[]) => {
    let hasRoom = true;
    const problems: string[] = [];
    const add = (file: File, url: string) => {
      hasRoom = grid.add({ title: titleOf(file), url } as GridRow<T>["cells"]);
    };
    for (const file of files) {
      if (!hasRoom) break;
      const problem = await uploadForRow("new", kind, file, (url) => add(file, url));
      if (problem !== undefined) problems.push(problem);
    }
    if (!hasRoom) problems.push(fill(productWords.grid.tooMany, { most: grid.kind.maxRows }));
    if (problems.length > 0) showToast(failedUploads(problems));
  };
  return (
    <div>
      <SheetGrid grid={grid} title={title} showsProblems={showsProblems} />
      {children}
      <UploadButton
        kind={kind}
        isForSeveral
        isUnderway={underway === `new ${kind}`}
        isDisabled={underway !== undefined}
        className="mt-3"
        onFiles={(files) => void addAll(files)}
      >
        {upload}
      </UploadButton>
      {grid.rows.some(({ cells }) => !isBlank(cells)) && (
        <ul className="mt-3 grid gap-2 text-compact">
          {grid.rows.map(
            (row, index) =>
              !isBlank(row.cells) && <RowFiles key={row.key} {...props} row={row} number={index + 1} />,
          )}
        </ul>
      )}
    </div>
  );
}

interface RowFilesProps<T extends FileColumns> extends FileRowsProps<T> {
  row: GridRow<T>;
  /** Row number, from 1. */
  number: number;
}

function RowFiles<T extends FileColumns>({
  grid,
  kind,
  files,
  rowUpload: { underway, uploadForRow },
  row: { key, cells },
  number,
}: RowFilesProps<T>) {
  const showToast = useToast();
  return (
    <li className="flex flex-wrap items-center gap-2 border-line border-t pt-2">
      <span className="min-w-40 grow break-all">
        {fill(words.documentOf, { row: number, title: cells.title ?? "" })}
      </span>
      {(Object.entries(files) as [Extract<keyof T, string>, string][]).map(([column, file]) => {
        const cellKey = `${key} ${column}`;
        return (
          <UploadButton
            key={column}
            kind={kind}
            isUnderway={underway === `${cellKey} ${kind}`}
            isDisabled={underway !== undefined}
            onFiles={async ([chosen]) => {
              const problem = await uploadForRow(cellKey, kind, chosen, (url) => {
                grid.write(key, column, url);
                showToast({ title: fill(words.uploaded, { row: number, file }) });
              });
              if (problem !== undefined) showToast(failedUploads([problem]));
            }}
          >
            <span aria-hidden="true">{file}</span>
            <span className="sr-only">{fill(words.uploadIntoOf, { row: number, file })}</span>
          </UploadButton>
        );
      })}
    </li>
  );
}

interface UploadButtonProps {
  kind: FileKind;
  isForSeveral?: boolean;
  isUnderway: boolean;
  isDisabled: boolean;
  onFiles: (files: [File, ...File[]]) => void;
  className?: string;
  children: ReactNode;
}

function UploadButton({ kind, isUnderway, children, ...others }: UploadButtonProps) {
  const extensions = storedFileExtensions[kind].map((extension) => `.${extension}`);
  return (
    <FileButton accept={["application/pdf", ...extensions].join(",")} {...others}>
      <FileUp className="size-4" />
      {isUnderway ? words.uploading : children}
    </FileButton>
  );
}

/** Uploads one file at a time. */
export function useRowUpload() {
  const [underway, setUnderway] = useState<string>();

  /** @returns the problem of a file that was not stored */
  async function uploadForRow(
    cellKey: string,
    kind: FileKind,
    file: File,
    onStored: (url: string) => void,
  ): Promise<string | undefined> {
    setUnderway(`${cellKey} ${kind}`);
    try {
      onStored((await sendFile(kind, file)).url);
    } catch (failure) {
      return `${file.name.normalize("NFC")}: ${(failure as Error).message}`;
    } finally {
      setUnderway(undefined);
    }
  }

  return { underway, uploadForRow };
}

/** One message for all files of a choice: another one would replace it. */
function failedUploads(problems: readonly string[]) {
  return { title: productWords.failure, description: problems.join(" "), destructive: true };
}

/** Some systems decompose Hangul in file names (NFD); this composes it. */
function titleOf({ name }: File): string {
  return name
    .normalize("NFC")
    .replace(/\.\w{1,5}$/, "")
    .slice(0, 200);
}
