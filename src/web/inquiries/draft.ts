import {
  eachInquiryField,
  type Inquiry,
  type InquiryField,
  inquiryFields,
} from "#domain/inquiries/inquiry-fields.ts";
import { newSendingKey } from "../sending-key.ts";

/**
 * Storage key of the unfinished form until the tab is closed: "draft:" and the island's name, see `hydrate.ts`.
 */
const place = "draft:inquiry";

export interface Draft {
  /** Names this sending, however often it is tried. */
  key: string;
  /** When the form was begun, epoch ms. */
  since: number;
  values: Record<string, string | undefined>;
}

export function newDraft(since: number): Draft {
  return { key: newSendingKey(), since, values: {} };
}

/** The draft of this tab, if there is one and the browser lets us keep any. */
export function readDraft(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; an empty one is not worth keeping. */
export function keepDraft(draft: Draft): void {
  try {
    if (Object.values(draft.values).some(Boolean)) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Storage is full or switched off: the form works without.
  }
}

/**
 * The form after an inquiry was sent: a field that still holds what was sent is emptied, one that was changed meanwhile stays, and
 * of a long text that was continued its continuation.
 */
export function typedSince(sent: Inquiry, now: Inquiry): Inquiry {
  return eachInquiryField<Inquiry & Record<InquiryField, string>>((name) =>
    restOf(inquiryFields[name].kind, sent[name] ?? "", now[name] ?? ""),
  );
}

function restOf(kind: string, sent: string, now: string): string {
  if (now === sent) return "";
  const isContinued = kind === "text" && sent !== "" && now.startsWith(sent);
  return isContinued ? now.slice(sent.length).trimStart() : now;
}

/** Checked by hand: a schema library would be the larger half of what the form loads. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { key, since, values } = { key: undefined, since: undefined, values: undefined, ...value };
  const isRecord = typeof values === "object" && values !== null;
  return (
    typeof key === "string" && typeof since === "number" && isRecord && Object.values(values).every(isText)
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
