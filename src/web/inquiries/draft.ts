import {
  eachInquiryField,
  type Inquiry,
  type InquiryField,
  inquiryFields,
} from "#domain/inquiries/inquiry-fields.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

/** Key in session storage: "draft:" and the island's name, see `hydrate.ts`. */
const storageKey = "draft:inquiry";

/** The field that begins with a sentence of the product. */
const messageField: InquiryField = "message";

export interface Draft {
  /** Idempotency key, the same for all attempts of a submission. */
  key: string;
  /** Start of filling in, for `fillTimeMs`, epoch ms: load of the page, or the last submission. Drafts are stored with this name. */
  since: number;
  values: Record<string, string | undefined>;
  /** Names of the chosen files: the files themselves are lost by a reload, and the form then names them. */
  files?: readonly string[];
  /** Values that the server had entered, such as the product of the page from which the visitor came. */
  prefilled?: Record<string, string | undefined>;
  /** Values of the boxes of attachments that the visitor has unticked. */
  declined?: readonly string[];
}

export function newDraft(startedAt: number): Draft {
  return { key: newIdempotencyKey(), since: startedAt, values: {} };
}

export function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft; removes one without text, files and choices. */
export function keepDraft(draft: Draft): void {
  try {
    const isEmpty =
      !Object.values(draft.values).some(Boolean) && !draft.files?.length && !draft.declined?.length;
    if (!isEmpty) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or blocked: the form works without.
  }
}

/**
 * Values of a restored form. A value in the page that the server did not enter was typed before hydration. A new prefilled value
 * replaces the old prefilled value in the draft.
 * @param shown values in the page
 * @param prefilled values that the server has entered
 */
export function restoredValues(
  { values, prefilled: oldPrefilled = {} }: Draft,
  shown: Readonly<Record<string, string>>,
  prefilled: Draft["prefilled"] = {},
): Draft["values"] {
  const restored = { ...values };
  for (const [name, value] of Object.entries(shown)) {
    const isTyped = value.trim() !== prefilled[name]?.trim();
    restored[name] = isTyped ? value : withPrefilled(name, value, oldPrefilled[name], values[name]);
  }
  return restored;
}

/**
 * A drafted value of the message keeps its typed part behind the prefilled sentence; any other field holds one of the two values.
 * @example withPrefilled("message", "About B", "About A", "About A\nPrice?") // "About B\nPrice?"
 * @example withPrefilled("productType", "package", "industrial", "other") // "package"
 */
function withPrefilled(
  name: string,
  prefilled: string,
  oldPrefilled: string | undefined,
  drafted: string | undefined,
): string {
  if (drafted === undefined) return prefilled;
  const isSame = oldPrefilled?.trim() === prefilled.trim();
  if (name !== messageField) return isSame ? drafted : prefilled;
  const draftedStart = [oldPrefilled, prefilled].find((each) => each && drafted.startsWith(each.trim()));
  if (draftedStart !== undefined) return prefilled.trim() + drafted.slice(draftedStart.trim().length);
  return isSame ? drafted : prefilled + drafted;
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
  const empty = {
    key: undefined,
    since: undefined,
    values: undefined,
    files: [],
    prefilled: {},
    declined: [],
  };
  const { key, since, values, files, prefilled, declined } = { ...empty, ...value };
  if (typeof key !== "string" || typeof since !== "number") return false;
  return [values, prefilled].every(isRecordOfTexts) && [files, declined].every(isListOfTexts);
}

function isRecordOfTexts(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.values(value).every(isText);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}
