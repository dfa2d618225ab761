import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import { sheetLabels } from "#content/records/project-sheet.ts";
import type { ImportBody, ImportOutcome } from "#domain/projects/import/import-calls.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { failureText } from "../../failure-text.ts";
import { useClosing } from "../../records/use-closing.ts";
import { projectsKey } from "../state/project-api.ts";
import { Counts } from "./Outcome.tsx";
import { type NeededPhoto, sendImport } from "./send-import.ts";
import type { Import } from "./use-import.ts";
import { type Trial, useTrial } from "./use-trial.ts";

interface StoreStepProps {
  list: Import;
  onBusy: (isBusy: boolean) => void;
  onDone: (outcomes: readonly ImportOutcome[]) => void;
}

/** What would change, and the button that makes it so. */
export function StoreStep({ list, onBusy, onDone }: StoreStepProps) {
  const words = importWords.store;
  const trial = useTrial(list.body);
  const sending = useSending({ list, onBusy, onDone });
  const { progress } = sending;
  return (
    <>
      <TrialNotice trial={trial} />
      {trial.kind === "compared" && (
        <>
          <Counts outcomes={trial.outcomes} />
          <Changes list={list} outcomes={trial.outcomes} />
          <p className="mt-3 text-compact text-muted">{words.kept}</p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {progress ? (
              <Progress {...progress} onStop={sending.stop} />
            ) : (
              <Submit
                count={trial.outcomes.filter(({ outcome }) => outcome !== "same").length}
                isAgain={sending.failure !== undefined}
                onSubmit={() => void sending.send(trial.outcomes)}
              />
            )}
          </div>
        </>
      )}
      <div className="has-[p]:mt-3">
        <Alert text={sending.failure} />
      </div>
      {sending.isAsking && (
        <ConfirmDialog
          words={importWords.leaving}
          question={importWords.leaving.question}
          onConfirm={sending.stop}
          onCancel={sending.keep}
        />
      )}
    </>
  );
}

function TrialNotice({ trial }: { trial: Trial }) {
  const words = importWords.store;
  if (trial.kind === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <Alert text={`${words.notCompared} ${failureText(trial.failure) ?? ""}`} />
        <button type="button" onClick={trial.retry} className={toolButton("plain")}>
          {words.retry}
        </button>
      </div>
    );
  const said = { none: words.first, comparing: words.comparing, tooLarge: words.tooLarge, compared: "" };
  return (
    <p role="status" className="text-compact text-muted empty:hidden">
      {said[trial.kind]}
    </p>
  );
}

interface SubmitProps {
  count: number;
  isAgain: boolean;
  onSubmit: () => void;
}

function Submit({ count, isAgain, onSubmit }: SubmitProps) {
  const words = importWords.store;
  if (count === 0) return <p className="text-compact">{words.nothing}</p>;
  return (
    <button type="button" onClick={onSubmit} className={toolButton("primary")}>
      {isAgain ? words.again : fill(words.submit, { count })}
    </button>
  );
}

interface SendingProgress {
  done: number;
  count: number;
}

function Progress({ done, count, onStop }: SendingProgress & { onStop: () => void }) {
  const words = importWords.store;
  const text = done < count ? fill(words.preparing, { done, count }) : words.storing;
  return (
    <>
      <div className="min-w-0 max-w-120 grow">
        <p role="status" className="figures mb-1.5 text-compact">
          {text}
        </p>
        <progress
          value={done}
          max={Math.max(count, 1)}
          aria-label={text}
          className="block h-2 w-full accent-action"
        />
      </div>
      {/* What has left for the database arrives. */}
      {done < count && (
        <button type="button" onClick={onStop} className={toolButton("plain")}>
          {words.stop}
        </button>
      )}
    </>
  );
}

/** So many changes are told; the count tells of all. */
const mostTold = 100;

function Changes({ list, outcomes }: { list: Import; outcomes: readonly ImportOutcome[] }) {
  const words = importWords.store;
  const changed = outcomes.flatMap(({ outcome, changes }, index) => {
    const line = list.lines[index]?.line;
    if (outcome !== "changed" || !line) return [];
    const fields = changes.map((column) => (column === "imageUrl" ? words.photo : sheetLabels[column]));
    const said = { row: line.number, title: line.cells.title, fields: fields.join(", ") };
    return [{ key: line.number, text: fill(words.changesOf, said) }];
  });
  if (changed.length === 0) return null;
  return (
    <details className="mt-3 text-compact">
      <summary className="cursor-pointer font-semibold">{words.changes}</summary>
      <ul className="mt-2 list-disc pl-5 text-small">
        {changed.slice(0, mostTold).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Sends the list, once more where an attempt has failed, and asks before it is left meanwhile. */
function useSending({ list, onBusy, onDone }: StoreStepProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress>();
  const [failure, setFailure] = useState<string>();
  const [sent] = useState(() => new Map<File, string>());
  const stopping = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  const closing = useClosing({ isDirty: () => isSending.current, isBusy: false, onClose: () => undefined });

  async function send(outcomes: readonly ImportOutcome[]): Promise<void> {
    const { body } = list;
    if (!body || isSending.current) return;
    const photos = neededPhotos(list, body, outcomes);
    const stop = new AbortController();
    stopping.current = stop;
    isSending.current = true;
    setFailure(undefined);
    onBusy(true);
    try {
      const onPhoto = (done: number) => setProgress({ done, count: photos.length });
      const stored = await sendImport({ body, photos, sent, onPhoto, signal: stop.signal });
      await client.invalidateQueries({ queryKey: projectsKey });
      onDone(stored);
    } catch (problem) {
      const said = problem instanceof Error ? problem.message : String(problem);
      setFailure(stop.signal.aborted ? importWords.store.stopped : said);
    } finally {
      isSending.current = false;
      setProgress(undefined);
      closing.keep();
      onBusy(false);
    }
  }
  return {
    progress,
    failure,
    isAsking: closing.isAsking,
    keep: closing.keep,
    send,
    stop: () => stopping.current?.abort(),
  };
}

function neededPhotos(
  { lines, photos, matches }: Import,
  { rows }: ImportBody,
  outcomes: readonly ImportOutcome[],
): NeededPhoto[] {
  return rows.flatMap((_, index) => {
    const file = photos[matches.ofRow.get(index) ?? -1];
    const row = lines[index]?.line.number;
    return outcomes[index]?.needsPhoto && file && row !== undefined ? [{ index, row, file }] : [];
  });
}
