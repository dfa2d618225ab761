import type { Inquiry } from "#domain/inquiries/inquiry.ts";
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
 * of a message that was continued its continuation.
 */
export function typedSince(sent: Inquiry, now: Inquiry): Inquiry {
  const rest = (field: keyof Inquiry) => (now[field] === sent[field] ? "" : (now[field] ?? ""));
  const isContinued = sent.message !== "" && now.message.startsWith(sent.message);
  return {
    company: rest("company"),
    name: rest("name"),
    phone: rest("phone"),
    email: rest("email"),
    productType: now.productType === sent.productType ? "" : now.productType,
    message: isContinued ? now.message.slice(sent.message.length).trimStart() : rest("message"),
  };
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
