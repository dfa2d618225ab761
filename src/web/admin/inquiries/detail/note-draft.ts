import { newSendingKey } from "../../../sending-key.ts";
import { ownDrafts } from "../../entry/own-drafts.ts";

/** A note that is being written, under the key that it will be stored by. */
export interface NoteDraft {
  key: string;
  text: string;
}

export function newNoteDraft(): NoteDraft {
  return { key: newSendingKey(), text: "" };
}

/** The unfinished note of an inquiry that this tab keeps until it is closed, whatever else is opened meanwhile. */
export function readNoteDraft(inquiryId: number): NoteDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(inquiryId)) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; an empty one is not worth keeping. */
export function keepNoteDraft(inquiryId: number, draft: NoteDraft): void {
  try {
    if (draft.text.trim() === "") sessionStorage.removeItem(placeOf(inquiryId));
    else sessionStorage.setItem(placeOf(inquiryId), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: the note is kept as long as its inquiry is open.
  }
}

function placeOf(inquiryId: number): string {
  return ownDrafts.note + inquiryId;
}

function isDraft(value: unknown): value is NoteDraft {
  if (typeof value !== "object" || value === null) return false;
  const { key, text } = { key: undefined, text: undefined, ...value };
  return typeof key === "string" && typeof text === "string";
}
