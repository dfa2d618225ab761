import { useRef, useState } from "react";
import * as z from "zod/mini";
import { newIdempotencyKey } from "../../idempotency-key.ts";
import { useUnsavedValue } from "./use-unsaved-value.ts";

/** Entries of a form that is sent as a whole, and their idempotency key. */
export interface Draft<Entry> {
  key: string;
  entry: Entry;
}

/**
 * Keeps the entries of a form across pages, reloads and sessions until they are stored or discarded.
 * @param begin returns the stored entries for an unchanged form
 */
export function useUnsavedDraft<Entry>(name: string, schema: z.ZodMiniType<Entry>, begin: () => Entry) {
  const begun = begin();
  const [draftSchema] = useState(
    () => z.object({ key: z.string(), entry: schema }) as z.ZodMiniType<Draft<Entry>>,
  );
  const [newKey, setNewKey] = useState(newIdempotencyKey);
  const [stored, setUnsaved] = useUnsavedValue(name, draftSchema);
  const draft = stored ?? { key: newKey, entry: begun };
  const latest = useRef(draft);
  latest.current = draft;
  return {
    draft,
    isTouched: stored !== undefined,
    change: (entry: Entry) => setUnsaved(isSame(entry, begun) ? undefined : { key: draft.key, entry }),
    discard() {
      setNewKey(newIdempotencyKey());
      setUnsaved(undefined);
    },
    /** Keeps the entries under a new key, where the server has used this one for other entries. */
    renewKey() {
      setNewKey(newIdempotencyKey());
      setUnsaved(stored && withNewKey(latest.current));
    },
    /** Discards stored entries; those typed after sending stay, under a new key. */
    clearSent(sent: Draft<Entry>) {
      setNewKey(newIdempotencyKey());
      setUnsaved(afterSending(latest.current, sent));
    },
  };
}

export function afterSending<Entry>(now: Draft<Entry>, sent: Draft<Entry>): Draft<Entry> | undefined {
  return isSame(now.entry, sent.entry) ? undefined : withNewKey(now);
}

export function withNewKey<Entry>({ entry }: Draft<Entry>): Draft<Entry> {
  return { key: newIdempotencyKey(), entry };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
