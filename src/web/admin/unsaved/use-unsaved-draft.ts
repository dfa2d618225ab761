import { useRef, useState } from "react";
import * as z from "zod/mini";
import { newSendingKey } from "../../sending-key.ts";
import { useUnsavedValue } from "./use-unsaved-value.ts";

/** The entries of a form that is sent as a whole, and the key under which the server stores them once. */
export interface Draft<Entry> {
  key: string;
  entry: Entry;
}

/**
 * The entries of a form that is sent as a whole. They outlive the page, a reload and the session until they are stored or discarded.
 * @param begin the entries of a form in which nothing was typed, as they are stored now
 */
export function useUnsavedDraft<Entry>(name: string, schema: z.ZodMiniType<Entry>, begin: () => Entry) {
  const begun = begin();
  const [draftSchema] = useState(
    () => z.object({ key: z.string(), entry: schema }) as z.ZodMiniType<Draft<Entry>>,
  );
  const [newKey, setNewKey] = useState(newSendingKey);
  const [kept, keep] = useUnsavedValue(name, draftSchema);
  const draft = kept ?? { key: newKey, entry: begun };
  const latest = useRef(draft);
  latest.current = draft;
  return {
    draft,
    isTouched: kept !== undefined,
    change: (entry: Entry) => keep(isSame(entry, begun) ? undefined : { key: draft.key, entry }),
    discard() {
      setNewKey(newSendingKey());
      keep(undefined);
    },
    /** Discards entries that have been stored; those typed since they were sent stay, under a new key. */
    settle(sent: Draft<Entry>) {
      setNewKey(newSendingKey());
      keep(afterSending(latest.current, sent));
    },
  };
}

/** The entries that are left after others were sent and stored. */
export function afterSending<Entry>(now: Draft<Entry>, sent: Draft<Entry>): Draft<Entry> | undefined {
  return isSame(now.entry, sent.entry) ? undefined : { key: newSendingKey(), entry: now.entry };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
