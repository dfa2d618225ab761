import { fill } from "#content/fill.ts";
import { type FilledFields, fieldValue } from "#content/inquiries/field-value.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { SelectionRow } from "#documents/selection/selection-rows.ts";
import { type InquiryField, inquiryFieldNames, inquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import type { Locale } from "#domain/locale.ts";

export interface ConfirmationView {
  reference: string;
  rows: { label: string; value: string }[];
  /** Sentence on the mailed confirmation, if one is sent. */
  mailedNote?: string | undefined;
  /** Notice of a later reply, if one applies. */
  delay?: string | undefined;
}

type Sent = FilledFields & {
  selection?: { figures: readonly SelectionRow[] } | null | undefined;
  project?: string | undefined;
  files: readonly { name: string; size: number }[];
  missingFiles: readonly string[];
};

export function confirmationView(
  text: (typeof inquiry)[Locale],
  { reference, isConfirmationMailed }: { reference: string; isConfirmationMailed: boolean },
  sent: Sent,
): ConfirmationView {
  const { fields, confirmation, files } = text;
  const rowOf = (name: InquiryField) => ({ label: fields[name].label, value: fieldValue(text, sent, name) });
  const rows = [
    ...inquiryFieldNames.filter((name) => !isLong(name)).map(rowOf),
    { label: confirmation.duty, value: selectionText(sent.selection?.figures ?? []) },
    { label: confirmation.project, value: sent.project ?? "" },
    { label: files.label, value: sent.files.map(fileLine).join("\n") },
    { label: files.missingLabel, value: sent.missingFiles.join("\n") },
    ...inquiryFieldNames.filter(isLong).map(rowOf),
  ];
  return {
    reference,
    rows: rows.filter(({ value }) => value !== ""),
    mailedNote: isConfirmationMailed ? fill(confirmation.mailed, { mailbox: sent.email ?? "" }) : undefined,
  };
}

/** Figures in a line; each sentence has one of its own. */
function selectionText(rows: readonly SelectionRow[]): string {
  const figures = rows
    .filter(({ isSentence }) => !isSentence)
    .map(({ label, figure }) => `${label} ${figure}`);
  const sentences = rows.filter(({ isSentence }) => isSentence).map(({ figure }) => figure);
  return [figures.join(", "), ...sentences].join("\n");
}

function isLong(name: InquiryField): boolean {
  return inquiryFields[name].kind === "text";
}
