import { useState } from "react";
import { fill } from "#content/fill.ts";
import {
  type ImportDecision,
  importDecisions,
  type SheetRowResult,
} from "#domain/records/import/sheet-import.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import type { ImportSession, Line, SheetImportKind } from "../sheet-import-kind.ts";

/** Rows shown at first and added per click. */
const part = 50;

/** A row that differs from a stored record it matches or may match. */
interface Difference {
  line: Line;
  known: NonNullable<SheetRowResult["known"]>;
  changes: SheetRowResult["changes"];
}

interface ChangesProps {
  session: ImportSession;
  outcomes: readonly SheetRowResult[];
}

export function Changes({ session, outcomes }: ChangesProps) {
  const words = session.kind.words.store;
  const [shownCount, setShownCount] = useState(part);
  const differences = differencesIn(session, outcomes);
  const undecided = undecidedRowKeys(session, outcomes);
  if (differences.length === 0) return null;
  return (
    <section aria-labelledby="import-changes" className="mt-5">
      <h3 id="import-changes" className="text-base">
        {words.changes}
      </h3>
      <p className="mt-1 text-muted text-small leading-relaxed">{words.changesHint}</p>
      <p role="status" className="mt-2 font-semibold text-compact text-danger empty:hidden">
        {undecided.length > 0 && fill(words.askUndecided, { count: undecided.length })}
      </p>
      {undecided.length > 1 && (
        <div className="mt-2 flex flex-wrap items-center gap-2 text-compact">
          {words.allUndecided}
          {importDecisions.map((decision) => (
            <button
              key={decision}
              type="button"
              onClick={() => session.decide(undecided, decision)}
              className={toolButton("plain")}
            >
              {words.decisions[decision]}
            </button>
          ))}
        </div>
      )}
      <ul className="mt-3 grid gap-2.5">
        {differences.slice(0, shownCount).map((difference) => (
          <ChangedRow key={difference.line.rowKey} session={session} {...difference} />
        ))}
      </ul>
      {differences.length > shownCount && (
        <button
          type="button"
          onClick={() => setShownCount(shownCount + part)}
          className={toolButton("plain", "mt-3")}
        >
          {fill(session.kind.words.rows.more, { count: differences.length - shownCount })}
        </button>
      )}
    </section>
  );
}

/** Returns the keys of rows that only may match a stored record and are undecided. */
export function undecidedRowKeys(session: ImportSession, outcomes: readonly SheetRowResult[]): number[] {
  return differencesIn(session, outcomes)
    .filter(({ line, known }) => isUncertain(known) && session.decisions[line.rowKey] === undefined)
    .map(({ line }) => line.rowKey);
}

export function decisionId(rowKey: number): string {
  return `decision-${rowKey}`;
}

/** The record was found by its words alone, such as title and city, not by an identifier. */
function isUncertain({ by }: Difference["known"]): boolean {
  return by === "words";
}

function differencesIn(session: ImportSession, outcomes: readonly SheetRowResult[]): Difference[] {
  return outcomes.flatMap(({ outcome, known, changes }, index) => {
    const line = session.lines[index]?.line;
    return outcome === "changed" && line && known ? [{ line, known, changes }] : [];
  });
}

function ChangedRow({ session, line, known, changes }: Difference & { session: ImportSession }) {
  const { rowKey } = line;
  const { kind } = session;
  const words = kind.words.store;
  return (
    <li className="grid gap-3 rounded-button border border-line p-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0 text-compact">
        <p className="wrap-anywhere font-semibold">
          {fill(words.changeTitle, { row: line.rowLabel, before: known.title })}
        </p>
        <p className="text-muted text-small">{kind.identityOf(known)}</p>
        <ul className="mt-1.5 grid gap-0.5 text-small">
          {changes.map((change) => (
            <li key={change.column} className="wrap-anywhere">
              {changeText(kind, change)}
            </li>
          ))}
        </ul>
      </div>
      <select
        id={decisionId(rowKey)}
        aria-label={fill(words.decision, { row: line.rowLabel })}
        value={session.decisions[rowKey] ?? (isUncertain(known) ? "" : "update")}
        onChange={({ target: { value } }) => {
          const chosen = importDecisions.find((decision) => decision === value);
          if (chosen) session.decide([rowKey], chosen);
        }}
        className={`${toolControl} self-start`}
      >
        {isUncertain(known) && (
          <option value="" disabled>
            {words.decisions.none}
          </option>
        )}
        {importDecisions
          .filter((decision) => isUncertain(known) || decision !== "add")
          .map((decision: ImportDecision) => (
            <option key={decision} value={decision}>
              {words.decisions[decision]}
            </option>
          ))}
      </select>
    </li>
  );
}

function changeText(
  { words: { store: words }, labels, photos, shownValue }: SheetImportKind,
  { column, before, after }: SheetRowResult["changes"][number],
): string {
  if (photos && column === "imageUrl")
    return fill(words.change, { label: words.photo, before: "", after: words.newPhoto });
  const shown = (text: string) => shownValue(column, text) || words.empty;
  return fill(words.change, { label: labels[column] ?? "", before: shown(before), after: shown(after) });
}
