import { useId } from "react";
import { newsImportWords } from "#content/admin/import/news-import.ts";
import { fill } from "#content/fill.ts";
import type { NewsOutcome } from "#domain/own-pages/news-import/news-calls.ts";
import type { ImportSession } from "../../import/sheet-import-kind.ts";
import { plannedOutcomes } from "../../import/store/decisions.ts";
import { addressIn } from "./news-cells.ts";

const words = newsImportWords.store;

interface NewsPlanProps {
  session: ImportSession;
  outcomes: readonly NewsOutcome[];
}

export function NewsPlan({ session, outcomes }: NewsPlanProps) {
  const name = useId();
  const decided = plannedOutcomes(session, outcomes);
  const rowsWhere = (isMet: (row: NewsOutcome, outcome?: string) => boolean | undefined) =>
    outcomes.flatMap((row, index) =>
      isMet(row, decided[index]?.outcome) ? [lineLabel(session, index)] : [],
    );
  const notes = [
    [
      words.incomplete,
      rowsWhere((row, outcome) => row.isIncomplete && outcome !== "left" && !row.hasOtherDraft),
    ],
    // A row that is added beside similar news has no draft of others.
    [
      words.otherDraft,
      rowsWhere((row, outcome) => row.hasOtherDraft && outcome !== "left" && outcome !== "added"),
    ],
    [words.planned, rowsWhere((row) => row.isPlanned)],
    [words.full, rowsWhere((row) => row.isFull && !row.isPlanned)],
  ] as const;
  const numbered = outcomes.flatMap(({ address, id }, index) => {
    const wanted = addressIn(session.lines[index]?.line.cells.address ?? "");
    return id === null && wanted !== "" && wanted !== address
      ? [fill(words.numberedRow, { row: lineLabel(session, index), address })]
      : [];
  });
  return (
    <>
      <fieldset className="mt-4 text-compact">
        <legend className="font-semibold">{words.publication}</legend>
        {[false, true].map((isPublished) => (
          <label key={String(isPublished)} className="mt-1.5 flex w-fit cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={session.isPublished === isPublished}
              onChange={() => session.publish(isPublished)}
              className="size-4.5 shrink-0 accent-action"
            />
            {isPublished ? words.atOnce : words.asDraft}
          </label>
        ))}
      </fieldset>
      <div role="status" className="mt-3 grid gap-1 text-compact text-notice empty:hidden">
        {notes.map(
          ([sentence, rows]) =>
            rows.length > 0 && (
              <p key={sentence}>{fill(sentence, { count: rows.length, rows: rows.join(", ") })}</p>
            ),
        )}
        {numbered.length > 0 && <p>{fill(words.numbered, { list: numbered.join(", ") })}</p>}
      </div>
    </>
  );
}

function lineLabel({ lines }: ImportSession, index: number): string {
  return lines[index]?.line.rowLabel ?? "";
}
