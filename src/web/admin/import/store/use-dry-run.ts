import { useEffect, useState } from "react";
import { importLimits, type SheetRowResult } from "#domain/records/import/sheet-import.ts";
import type { SheetImportBody, SheetImportKind } from "../sheet-import-kind.ts";

export type DryRun =
  | { kind: "none" }
  | { kind: "comparing" }
  | { kind: "compared"; outcomes: readonly SheetRowResult[] }
  | { kind: "tooLarge" }
  | { kind: "failed"; failure: unknown; retry: () => void };

/** Pause in typing before the request, ms. */
const pauseMs = 400;

type Answered = { body: SheetImportBody } & ({ outcomes: SheetRowResult[] } | { failure: unknown });

/** Runs the dry run whenever the list has changed. */
export function useDryRun({ calls }: SheetImportKind, body: SheetImportBody | undefined): DryRun {
  const [answered, setAnswered] = useState<Answered>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same once more
  useEffect(() => {
    if (!body || isTooLarge(body)) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { outcomes } = await calls.store(body, { signal: stop.signal });
        setAnswered({ body, outcomes });
      } catch (failure) {
        if (!stop.signal.aborted) setAnswered({ body, failure });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [calls, body, attempt]);

  if (!body) return { kind: "none" };
  if (isTooLarge(body)) return { kind: "tooLarge" };
  if (answered?.body !== body) return { kind: "comparing" };
  if ("outcomes" in answered) return { kind: "compared", outcomes: answered.outcomes };
  const retry = () => {
    setAnswered(undefined);
    setAttempt(attempt + 1);
  };
  return { kind: "failed", failure: answered.failure, retry };
}

const sizes = new WeakMap<SheetImportBody, number>();

function isTooLarge(body: SheetImportBody): boolean {
  const size = sizes.get(body) ?? new TextEncoder().encode(JSON.stringify(body)).length;
  sizes.set(body, size);
  // Leaves room for the addresses of the pictures.
  return size > importLimits.bytes - 60 * body.rows.length;
}
