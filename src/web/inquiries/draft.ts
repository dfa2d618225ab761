import {
  eachInquiryField,
  type Inquiry,
  type InquiryField,
  inquiryFields,
} from "#domain/inquiries/inquiry-fields.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

/** Key in session storage: "draft:" and the island's name, see `hydrate.ts`. */
const storageKey = "draft:inquiry";

export interface Draft {
  /** Idempotency key, the same for all attempts of a submission. */
  key: string;
  /** Time of the first input, epoch ms. */
  since: number;
  values: Record<string, string | undefined>;
  /** Names of the chosen files: the files themselves are lost by a reload, and the form then names them. */
  files?: readonly string[];
}

export function newDraft(since: number): Draft {
  return { key: newIdempotencyKey(), since, values: {} };
}

export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; removes one with neither text nor files. */
export function keepDraft(draft: Draft): void {
  try {
    const isEmpty = !Object.values(draft.values).some(Boolean) && !draft.files?.length;
    if (!isEmpty) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or blocked: the form works without.
  }
}

/**
 * Form after a submission: fields that still hold the submitted value are cleared, changed ones are kept, and
 * of a long text that was continued only the continuation stays.
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

/** Validated by hand: a schema library would double the size of the form's script. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const empty = { key: undefined, since: undefined, values: undefined, files: [] };
  const { key, since, values, files } = { ...empty, ...value };
  const isRecord = typeof values === "object" && values !== null;
  if (typeof key !== "string" || typeof since !== "number" || !isRecord || !Array.isArray(files))
    return false;
  return [...Object.values(values), ...files].every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
