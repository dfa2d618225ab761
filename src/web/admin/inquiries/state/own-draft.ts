import { useEffect, useRef, useState } from "react";
import { newSendingKey } from "../../../sending-key.ts";
import { ownDrafts } from "../../entry/own-drafts.ts";

/** A text that is being written, under the key by which it will be stored once. */
export interface OwnDraft {
  key: string;
  text: string;
  /** Of an answer. */
  subject?: string;
}

type Kind = "note" | "reply";

export function newDraft(facts: Partial<OwnDraft> = {}): OwnDraft {
  return { key: newSendingKey(), text: "", ...facts };
}

/** The unfinished note or answer of an inquiry, which this tab keeps until it is stored or emptied. */
export function readDraft(kind: Kind, inquiryId: number): OwnDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind, inquiryId)) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; an empty one is removed. */
export function keepDraft(kind: Kind, inquiryId: number, draft: OwnDraft): void {
  try {
    if (draft.text.trim() === "") sessionStorage.removeItem(storageKey(kind, inquiryId));
    else sessionStorage.setItem(storageKey(kind, inquiryId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the text is kept as long as its inquiry is open.
  }
}

/**
 * Removes a draft that has been stored. What was typed after it was sent stays, under a new key: the old one stands
 * for the text that was sent.
 */
export function settleDraft(kind: Kind, inquiryId: number, sent: OwnDraft): OwnDraft | undefined {
  const kept = readDraft(kind, inquiryId);
  const isSent = !kept || (kept.text === sent.text && kept.subject === sent.subject);
  const rest = isSent ? undefined : { ...kept, key: newSendingKey() };
  keepDraft(kind, inquiryId, rest ?? newDraft());
  return rest;
}

/**
 * A draft in a form: kept with each change, and the browser asks before the tab with it is closed.
 * @param initial where nothing was begun yet
 */
export function useOwnDraft(kind: Kind, inquiryId: number, initial: () => OwnDraft) {
  const untouched = useRef<OwnDraft>(undefined);
  untouched.current ??= initial();
  const begun = untouched.current;
  const [draft, setDraft] = useState(() => readDraft(kind, inquiryId) ?? begun);
  const isTouched = draft.text !== begun.text || draft.subject !== begun.subject;
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isTouched]);
  return {
    draft,
    isTouched,
    change(next: OwnDraft) {
      setDraft(next);
      const isNew = next.text !== begun.text || next.subject !== begun.subject;
      keepDraft(kind, inquiryId, isNew ? next : newDraft());
    },
    /** What was sent has been stored. */
    settle(sent: OwnDraft) {
      setDraft(settleDraft(kind, inquiryId, sent) ?? { ...begun, key: newSendingKey() });
    },
  };
}

function storageKey(kind: Kind, inquiryId: number): string {
  return ownDrafts[kind] + inquiryId;
}

function isDraft(value: unknown): value is OwnDraft {
  if (typeof value !== "object" || value === null) return false;
  const { key, text, subject } = { key: undefined, text: undefined, subject: undefined, ...value };
  return (
    typeof key === "string" && typeof text === "string" && ["string", "undefined"].includes(typeof subject)
  );
}
