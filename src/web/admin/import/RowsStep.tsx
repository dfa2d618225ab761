import { useState } from "react";
import { fill } from "#content/fill.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { cellId, RowsTable } from "./RowsTable.tsx";
import type { CheckedLine, ImportSession, SheetImportKind } from "./sheet-import-kind.ts";
import { withoutQuestioned } from "./state/lines.ts";

/** Rows shown at first and added per click. */
const part = 50;

/** Preview of the rows with problems at their cells, where they are corrected. */
export function RowsStep({ session }: { session: ImportSession }) {
  const { corrections, questions, kind } = session;
  const words = kind.words.rows;
  const lines = session.lines.map((line) => withoutQuestioned(kind, line, questions));
  const [showsAll, setShowsAll] = useState(false);
  const [shownCount, setShownCount] = useState(part);
  const wrong = lines.filter((line) => hasProblems(line));
  const edited = new Set(Object.keys(corrections.cells).map((key) => Number(key.split(" ")[0])));
  // A row that is being corrected stays visible.
  const shown = showsAll ? lines : lines.filter((each) => hasProblems(each) || edited.has(each.line.rowKey));
  return (
    <>
      <Interpretations session={session} wrong={wrong} />
      <ProblemList
        kind={kind}
        lines={wrong}
        onChoose={(id) => {
          setShowsAll(false);
          requestAnimationFrame(() => document.getElementById(id)?.focus());
        }}
      />
      <button
        type="button"
        aria-pressed={showsAll}
        onClick={() => setShowsAll(!showsAll)}
        className={toolButton("plain", "mt-3")}
      >
        {showsAll ? words.onlyProblems : words.all}
      </button>
      {shown.length > 0 && <RowsTable session={session} lines={shown.slice(0, shownCount)} />}
      {shown.length > shownCount && (
        <button
          type="button"
          onClick={() => setShownCount(shownCount + part)}
          className={toolButton("plain", "mt-3")}
        >
          {fill(words.more, { count: shown.length - shownCount })}
        </button>
      )}
    </>
  );
}

function Interpretations({ session, wrong }: { session: ImportSession; wrong: readonly CheckedLine[] }) {
  const { lines, corrections, questions, kind } = session;
  const words = kind.words.rows;
  const open = questions.filter(({ isAnswered }) => !isAnswered).length;
  return (
    <div role="status" className="text-compact">
      {open > 0 && <p className="font-semibold text-danger">{fill(words.open, { count: open })}</p>}
      {wrong.length > 0 && (
        <p className="font-semibold text-danger">
          {fill(words.problems, { cells: countOf(wrong), rows: wrong.length })}
        </p>
      )}
      {open === 0 && wrong.length === 0 && (
        <p className="text-success">{fill(words.fine, { count: lines.length })}</p>
      )}
      {kind.interpretations(lines).map((sentence) => (
        <p key={sentence} className="mt-1 text-notice">
          {sentence}
        </p>
      ))}
      {corrections.leftOut.length > 0 && (
        <p className="mt-1">
          {fill(words.omitted, { count: corrections.leftOut.length })}{" "}
          <button type="button" onClick={session.restoreRows} className={toolButton("quiet")}>
            {words.bringBack}
          </button>
        </p>
      )}
    </div>
  );
}

/** Limit of the problems listed above the table; all are shown at their cells. */
const maxListed = 8;

interface ProblemListProps {
  kind: SheetImportKind;
  lines: readonly CheckedLine[];
  onChoose: (id: string) => void;
}

/** Links to problem cells, for a window narrower than the table. */
function ProblemList({ kind, lines, onChoose }: ProblemListProps) {
  const { words, columns, labels } = kind;
  const listed = lines.flatMap(({ line: { rowKey, rowLabel: row }, problems }) =>
    columns.flatMap((column) => {
      const problem = problems[column];
      if (problem === undefined) return [];
      const text = fill(words.rows.problemOf, { row, column: labels[column] ?? "", problem });
      return [{ id: cellId(rowKey, column), text }];
    }),
  );
  if (listed.length === 0) return null;
  return (
    <ul className="mt-2 text-compact">
      {listed.slice(0, maxListed).map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="py-1 text-left text-danger underline-offset-2 hover:underline"
          >
            {text}
          </button>
        </li>
      ))}
      {listed.length > maxListed && <li>{fill(words.rows.more, { count: listed.length - maxListed })}</li>}
    </ul>
  );
}

function hasProblems({ problems }: CheckedLine): boolean {
  return Object.keys(problems).length > 0;
}

function countOf(lines: readonly CheckedLine[]): number {
  return lines.reduce((sum, { problems }) => sum + Object.keys(problems).length, 0);
}
