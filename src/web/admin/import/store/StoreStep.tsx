import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fill } from "#content/fill.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { failureText } from "../../failure-text.ts";
import type { Import, ListBody, ListKind, ListOutcome, StoredImport } from "../list-kind.ts";
import { Changes, decisionId, undecidedRows } from "./Changes.tsx";
import { Counts, type Planned } from "./Outcome.tsx";
import { type NeededPhoto, sendImport } from "./send-import.ts";
import { type DryRun, useDryRun } from "./use-dry-run.ts";

interface StoreStepProps {
  list: Import;
  onBusy: (isBusy: boolean) => void;
  onDone: (stored: StoredImport) => void;
}

export function StoreStep({ list, onBusy, onDone }: StoreStepProps) {
  const { kind } = list;
  const { StoreOptions } = kind;
  const words = kind.words.store;
  const trial = useDryRun(kind, list.body);
  const sending = useSending({ list, onBusy, onDone });
  const { progress } = sending;
  const planned = trial.kind === "compared" ? plannedOutcomes(list, trial.outcomes) : [];
  return (
    <>
      {StoreOptions && list.body && (
        <div inert={progress !== undefined}>
          <StoreOptions list={list} outcomes={trial.kind === "compared" ? trial.outcomes : []} />
        </div>
      )}
      <TrialNotice kind={kind} trial={trial} />
      {trial.kind === "compared" && (
        <>
          <Counts kind={kind} outcomes={planned} />
          <Changes list={list} outcomes={trial.outcomes} />
          <p className="mt-3 text-compact text-muted">{words.unlistedStay}</p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {progress ? (
              <Progress kind={kind} {...progress} onStop={sending.stop} />
            ) : (
              <Submit
                kind={kind}
                count={planned.filter(({ outcome }) => outcome !== "same" && outcome !== "left").length}
                isAgain={sending.failure !== undefined}
                onSubmit={() => {
                  const [undecided] = undecidedRows(list, trial.outcomes);
                  if (undecided === undefined) void sending.send(trial.outcomes);
                  else document.getElementById(decisionId(undecided))?.focus();
                }}
              />
            )}
          </div>
        </>
      )}
      <div className="has-[p]:mt-3">
        <Alert text={sending.failure} />
      </div>
    </>
  );
}

function TrialNotice({ kind, trial }: { kind: ListKind; trial: DryRun }) {
  const words = kind.words.store;
  if (trial.kind === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <Alert text={`${words.notCompared} ${failureText(trial.failure) ?? ""}`} />
        <button type="button" onClick={trial.retry} className={toolButton("plain")}>
          {words.retry}
        </button>
      </div>
    );
  const statusText = {
    none: words.first,
    comparing: words.comparing,
    tooLarge: words.tooLarge,
    compared: "",
  };
  return (
    <p role="status" className="text-compact text-muted empty:hidden">
      {statusText[trial.kind]}
    </p>
  );
}

interface SubmitProps {
  kind: ListKind;
  count: number;
  isAgain: boolean;
  onSubmit: () => void;
}

function Submit({ kind, count, isAgain, onSubmit }: SubmitProps) {
  const words = kind.words.store;
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

interface ProgressProps {
  kind: ListKind;
  onStop: () => void;
}

function Progress({ kind, done, count, onStop }: SendingProgress & ProgressProps) {
  const words = kind.words.store;
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
      {/* The final call cannot be canceled. */}
      {done < count && (
        <button type="button" onClick={onStop} className={toolButton("plain")}>
          {words.stop}
        </button>
      )}
    </>
  );
}

/** Sends the list, retries, and asks before the page is left meanwhile. */
function useSending({ list, onBusy, onDone }: StoreStepProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress>();
  const [failure, setFailure] = useState<string>();
  const [sent] = useState(() => new Map<File, string>());
  const stopping = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  const attempt = useRef({ body: list.body, key: "" });
  // Leaving the page aborts the call.
  useEffect(() => () => stopping.current?.abort(), []);

  async function send(outcomes: readonly ListOutcome[]): Promise<void> {
    const { body } = list;
    if (!body || isSending.current) return;
    if (attempt.current.body !== body || attempt.current.key === "")
      attempt.current = { body, key: newIdempotencyKey() };
    const photos = neededPhotos(list, body, outcomes);
    const stop = new AbortController();
    stopping.current = stop;
    isSending.current = true;
    setFailure(undefined);
    onBusy(true);
    try {
      const onPhoto = (done: number) => setProgress({ done, count: photos.length });
      const stored = await sendImport({
        kind: list.kind,
        body: withDecisions(list, body),
        key: attempt.current.key,
        photos,
        sent,
        onPhoto,
        signal: stop.signal,
      });
      await client.invalidateQueries({ queryKey: list.kind.queryKey });
      onDone(stored);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      setFailure(stop.signal.aborted ? list.kind.words.store.stopped : message);
    } finally {
      isSending.current = false;
      setProgress(undefined);
      onBusy(false);
    }
  }
  return {
    progress,
    failure,
    send,
    stop: () => stopping.current?.abort(),
  };
}

function neededPhotos(
  { kind, lines, photos, matches, decisions }: Import,
  { rows }: ListBody,
  outcomes: readonly ListOutcome[],
): NeededPhoto[] {
  return rows.flatMap((_, index) => {
    const file = photos[matches.ofRow.get(index) ?? -1];
    const { number = 0, rowLabel: row } = lines[index]?.line ?? {};
    const outcome = outcomes[index];
    const isNeeded = outcome && kind.photos?.isNeeded(outcome) && decisions[number] !== "leave";
    return isNeeded && file && row !== undefined ? [{ index, row, file }] : [];
  });
}

function withDecisions({ lines, decisions }: Import, body: ListBody): ListBody {
  const rows = body.rows.map((row, index) => {
    const decision = decisions[lines[index]?.line.number ?? 0];
    return decision === undefined ? row : { ...row, decision };
  });
  return { ...body, rows };
}

function plannedOutcomes({ lines, decisions }: Import, outcomes: readonly ListOutcome[]) {
  return outcomes.map(({ outcome, known }, index): { outcome: Planned } => {
    if (outcome !== "changed") return { outcome };
    const decision = decisions[lines[index]?.line.number ?? 0] ?? (known?.by === "id" ? "update" : "ask");
    return { outcome: plans[decision] };
  });
}

const plans = { update: "changed", add: "added", leave: "left", ask: "undecided" } as const;
