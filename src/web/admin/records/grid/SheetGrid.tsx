import { useState } from "react";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { tsv } from "#domain/records/sheet.ts";
import { csv } from "#domain/spreadsheets/csv.ts";
import { offerFile } from "../../../offer-file.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { ClipboardCopy, FileUp, Plus } from "../../../ui/icons/admin-icons.ts";
import { Download } from "../../../ui/icons/visitor-icons.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { FileButton } from "../../files/FileButton.tsx";
import { GroupButtons, Notations } from "./GroupButtons.tsx";
import { conversions, copiedRows, type GridKind, type GridProblem, stickyColumn } from "./grid-rows.ts";
import { SheetRow } from "./SheetRow.tsx";
import type { Grid } from "./use-grid.ts";
import { useGroups } from "./use-groups.ts";
import { useSheetInput } from "./use-sheet-input.ts";

interface SheetGridProps<T extends Columns> {
  grid: Grid<T>;
  title: string;
  showsProblems: boolean;
}

/** Editable rows, which can be pasted from and copied to a spreadsheet. */
export function SheetGrid<T extends Columns>({ grid, title, showsProblems }: SheetGridProps<T>) {
  const words = productWords.grid;
  const { kind, rows, checked } = grid;
  const [hasSheet, setHasSheet] = useState(false);
  const problems = showsProblems || hasSheet ? checked.problems : [];
  const groups = useGroups(kind, problems);
  const { paste, open } = useSheetInput(grid, groups.shown, ({ columns }) => {
    setHasSheet(true);
    groups.open(columns);
  });

  return (
    <div>
      <GroupButtons grid={grid} {...groups} />
      <Notations kind={kind} shown={groups.shown} />
      <section
        aria-label={fill(words.label, { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
        tabIndex={0}
        className={`scroll-shadows rounded-button border border-line scroll-pl-9 ${stickyColumn(kind) ? "sm:scroll-pl-40" : ""}`}
      >
        <table className="w-full border-collapse text-small">
          <Head kind={kind} shown={groups.shown} />
          <tbody>
            {rows.map((row, index) => (
              <SheetRow
                key={row.key}
                grid={grid}
                row={row}
                index={index}
                columns={groups.shown}
                problems={problemsOf(problems, index)}
                onPaste={paste}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={() => grid.add()} className={toolButton("plain")}>
          <Plus className="size-4" />
          {words.add}
        </button>
        <FileButton accept=".xlsx,.csv,.tsv,.txt" onFiles={([file]) => void open(file)}>
          <FileUp className="size-4" />
          {words.open}
        </FileButton>
        <CopyButtons grid={grid} title={title} />
      </div>
      <ConversionList conversions={conversions(kind, rows, words.nothing)} />
      <ProblemList title={words.problems} problems={problems} labels={kind.labels} />
      {(showsProblems || hasSheet) && <UnlikelyList grid={grid} />}
    </div>
  );
}

interface Shown<T extends Columns> {
  kind: GridKind<T>;
  shown: readonly Extract<keyof T, string>[];
}

function Head<T extends Columns>({ kind, shown }: Shown<T>) {
  return (
    <thead className="bg-mist">
      <tr>
        <th scope="col" className="sticky left-0 z-1 min-w-9 bg-mist px-2 py-2">
          <span className="sr-only">{productWords.columns.order}</span>
        </th>
        {shown.map((name) => (
          <th
            key={name}
            scope="col"
            className={`whitespace-nowrap px-2 py-2 text-left font-semibold ${name === stickyColumn(kind) ? "bg-mist sm:sticky sm:left-9 sm:z-1" : ""}`}
          >
            {kind.labels[name]}
            {isRequired(kind.columns[name]) && (
              <span aria-hidden="true" className="ml-0.5 text-danger">
                *
              </span>
            )}
            {kind.units?.[name] && <span className="ml-1 font-normal text-muted">({kind.units[name]})</span>}
          </th>
        ))}
        <th scope="col" className="px-2 py-2 text-left font-semibold">
          {productWords.columns.actions}
        </th>
      </tr>
    </thead>
  );
}

function CopyButtons<T extends Columns>({ grid, title }: { grid: Grid<T>; title: string }) {
  const words = productWords.grid;
  const showToast = useToast();
  const content = () => copiedRows(grid.kind, grid.rows);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tsv(content()));
      showToast({ title: fill(words.copied, { count: content().length - 1 }) });
    } catch {
      showToast({ title: words.notCopied, destructive: true });
    }
  };
  const save = () => offerFile(`${title}.csv`, new Blob([csv(content())], { type: "text/csv" }));
  return (
    <>
      <button type="button" onClick={() => void copy()} className={toolButton("plain")}>
        <ClipboardCopy className="size-4" />
        {words.copy}
      </button>
      <button type="button" onClick={save} className={toolButton("plain")}>
        <Download className="size-4" />
        {words.save}
      </button>
    </>
  );
}

/** Problems that are listed; others are only marked in their cells. */
const maxListed = 12;

/** Stored values of cells with another unit or additional text. */
function ConversionList({ conversions: all }: { conversions: readonly string[] }) {
  const words = productWords.grid;
  if (all.length === 0) return null;
  const more = all.slice(maxListed);
  return (
    <div className="mt-3 text-compact text-notice">
      <p role="status">{fill(words.converted, { list: all.slice(0, maxListed).join(", ") })}</p>
      {more.length > 0 && (
        <details>
          <summary className="cursor-pointer">{fill(words.moreConverted, { count: more.length })}</summary>
          <p>{more.join(", ")}</p>
        </details>
      )}
    </div>
  );
}

function UnlikelyList<T extends Columns>({ grid }: { grid: Grid<T> }) {
  const words = productWords.grid;
  return (
    <>
      <ProblemList title={words.unlikely} problems={grid.unlikely} labels={grid.kind.labels} />
      {grid.unlikely.length > 0 && (
        <button type="button" onClick={grid.confirmUnlikely} className={toolButton("plain", "mt-2")}>
          {words.confirm}
        </button>
      )}
    </>
  );
}

function ProblemList<T extends Columns>({
  title,
  problems,
  labels,
}: {
  title: string;
  problems: readonly GridProblem<T>[];
  labels: Readonly<Record<keyof T, string>>;
}) {
  const words = productWords.grid;
  return (
    <div role="status" className="mt-3 text-compact text-danger empty:hidden">
      {problems.length > 0 && (
        <>
          <p className="font-semibold">{fill(title, { count: problems.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {problems.slice(0, maxListed).map(({ row, column, problem }) => (
              <li key={`${row} ${column}`}>
                {fill(words.problem, { row: row + 1, column: labels[column], problem })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** JSON of a row's problems by column: an equal string prevents rendering the row again. */
function problemsOf<T extends Columns>(problems: readonly GridProblem<T>[], index: number): string {
  const own = problems.filter(({ row }) => row === index).map(({ column, problem }) => [column, problem]);
  return own.length === 0 ? "" : JSON.stringify(Object.fromEntries(own));
}

function isRequired(column: Columns[string] | undefined): boolean {
  return column !== undefined && "isRequired" in column && column.isRequired === true;
}
