import { useId } from "react";
import { newsImportWords } from "#content/admin/import/news-import.ts";
import { fill } from "#content/fill.ts";
import type { NewsOutcome } from "#domain/own-pages/news-import/news-calls.ts";
import type { ImportSession } from "../../import/sheet-import-kind.ts";
import { addressIn } from "./news-cells.ts";

const words = newsImportWords.store;

interface NewsPlanProps {
  session: ImportSession;
  outcomes: readonly NewsOutcome[];
}

export function NewsPlan({ session, outcomes }: NewsPlanProps) {
  const name = useId();
  const rowsWhere = (isMet: (outcome: NewsOutcome) => boolean | undefined) =>
    outcomes.flatMap((outcome, index) => (isMet(outcome) ? [lineLabel(session, index)] : []));
  const notes = [
    [words.incomplete, rowsWhere((row) => row.isIncomplete && row.outcome !== "left" && !row.hasOtherDraft)],
    [words.otherDraft, rowsWhere((row) => row.hasOtherDraft && row.outcome !== "left")],
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
