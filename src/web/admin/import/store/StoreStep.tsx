import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { fill } from "#content/fill.ts";
import type { SheetRowResult } from "#domain/records/import/sheet-import.ts";
import { newIdempotencyKey } from "../../../idempotency-key.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Alert } from "../../../ui/tools/Alert.tsx";
import { failureText } from "../../failure-text.ts";
import type { ImportSession, SheetImportBody, SheetImportKind, StoredImport } from "../sheet-import-kind.ts";
import { Changes, decisionId, undecidedRowKeys } from "./Changes.tsx";
import { plannedOutcomes, withDecisions } from "./decisions.ts";
import { Counts } from "./Outcome.tsx";
import { type NeededPhoto, sendImport } from "./send-import.ts";
import { type DryRun, useDryRun } from "./use-dry-run.ts";

/** While photos are prepared nothing is stored yet; the call that stores the list cannot be canceled. */
export type SendingStage = "preparing" | "storing";

interface StoreStepProps {
  session: ImportSession;
  onStage: (stage: SendingStage | undefined) => void;
  onDone: (stored: StoredImport) => void;
}

export function StoreStep({ session, onStage, onDone }: StoreStepProps) {
  const { kind } = session;
  const { StoreOptions } = kind;
  const words = kind.words.store;
  const dryRun = useDryRun(kind, session.body);
  const sending = useSending({ session, onStage, onDone });
  const { progress } = sending;
  const planned = dryRun.kind === "compared" ? plannedOutcomes(session, dryRun.outcomes) : [];
  return (
    <>
      {StoreOptions && session.body && (
        <div inert={progress !== undefined}>
          <StoreOptions session={session} outcomes={dryRun.kind === "compared" ? dryRun.outcomes : []} />
        </div>
      )}
      <DryRunNotice kind={kind} dryRun={dryRun} />
      {dryRun.kind === "compared" && (
        <>
          <Counts kind={kind} outcomes={planned} />
          <Changes session={session} outcomes={dryRun.outcomes} />
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
                  const [undecided] = undecidedRowKeys(session, dryRun.outcomes);
                  if (undecided === undefined) void sending.send(dryRun.outcomes);
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

function DryRunNotice({ kind, dryRun }: { kind: SheetImportKind; dryRun: DryRun }) {
  const words = kind.words.store;
  if (dryRun.kind === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <Alert text={`${words.notCompared} ${failureText(dryRun.failure) ?? ""}`} />
        <button type="button" onClick={dryRun.retry} className={toolButton("plain")}>
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
      {statusText[dryRun.kind]}
    </p>
  );
}

interface SubmitProps {
  kind: SheetImportKind;
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
  kind: SheetImportKind;
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
function useSending({ session, onStage, onDone }: StoreStepProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress>();
  const [failure, setFailure] = useState<string>();
  const [sent] = useState(() => new Map<File, string>());
  const stopping = useRef<AbortController>(undefined);
  const isSending = useRef(false);
  const attempt = useRef({ body: session.body, decisions: session.decisions, key: newIdempotencyKey() });
  // Leaving the page stops the preparation of photos.
  useEffect(() => () => stopping.current?.abort(), []);

  async function send(outcomes: readonly SheetRowResult[]): Promise<void> {
    const { body, decisions } = session;
    if (!body || isSending.current) return;
    if (attempt.current.body !== body || attempt.current.decisions !== decisions)
      attempt.current = { body, decisions, key: newIdempotencyKey() };
    const photos = neededPhotos(session, body, outcomes);
    const stop = new AbortController();
    stopping.current = stop;
    isSending.current = true;
    setFailure(undefined);
    try {
      const onPhoto = (done: number) => {
        setProgress({ done, count: photos.length });
        onStage(done < photos.length ? "preparing" : "storing");
      };
      const stored = await sendImport({
        kind: session.kind,
        body: withDecisions(session, body, outcomes),
        key: attempt.current.key,
        photos,
        sent,
        onPhoto,
        signal: stop.signal,
      });
      await client.invalidateQueries({ queryKey: session.kind.queryKey });
      onDone(stored);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : String(problem);
      setFailure(stop.signal.aborted ? session.kind.words.store.stopped : message);
    } finally {
      isSending.current = false;
      setProgress(undefined);
      onStage(undefined);
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
  { kind, lines, photos, matches, decisions }: ImportSession,
  { rows }: SheetImportBody,
  outcomes: readonly SheetRowResult[],
): NeededPhoto[] {
  return rows.flatMap((_, index) => {
    const file = photos[matches.ofRow.get(index) ?? -1];
    const { rowKey = 0, rowLabel: row } = lines[index]?.line ?? {};
    const outcome = outcomes[index];
    const isNotImported = outcome?.outcome === "changed" && decisions[rowKey] === "leave";
    const isNeeded = outcome && kind.photos?.isNeeded(outcome) && !isNotImported;
    return isNeeded && file && row !== undefined ? [{ index, row, file }] : [];
  });
}
