import { fill } from "#content/fill.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import type { Locale } from "#domain/locale.ts";

/** An inquiry as its sender finds it confirmed. */
export interface Received {
  reference: string;
  rows: { label: string; value: string }[];
  /** Recipient of the copy, where one is sent. */
  copy?: string | undefined;
  /** That it is read later, where it is. */
  delay?: string | undefined;
}

type Sent = Pick<InboxInquiry, "company" | "name" | "phone" | "email" | "message"> & {
  productType?: string | null | undefined;
  duty?: { figures: readonly { label: string; figure: string }[] } | null | undefined;
  /** Title of the project. */
  project?: string | undefined;
  files: readonly { name: string; size: number }[];
  /** Names of files that could not be attached. */
  missingFiles: readonly string[];
};

/** Content of an inquiry, in words. */
export function receivedAs(
  text: (typeof inquiry)[Locale],
  { reference, isCopied }: { reference: string; isCopied: boolean },
  sent: Sent,
): Received {
  const { fields, confirmation, files, products } = text;
  const duty = sent.duty?.figures ?? [];
  const rows = [
    { label: fields.company.label, value: sent.company },
    { label: fields.name.label, value: sent.name },
    { label: fields.phone.label, value: sent.phone },
    { label: fields.email.label, value: sent.email },
    {
      label: fields.productType.label,
      value: products.find(({ id }) => id === sent.productType)?.label ?? "",
    },
    { label: confirmation.duty, value: duty.map(({ label, figure }) => `${label} ${figure}`).join(", ") },
    { label: confirmation.project, value: sent.project ?? "" },
    { label: files.label, value: sent.files.map(fileLine).join("\n") },
    { label: files.missingLabel, value: sent.missingFiles.join("\n") },
    { label: fields.message.label, value: sent.message },
  ];
  return {
    reference,
    rows: rows.filter(({ value }) => value !== ""),
    copy: isCopied ? fill(confirmation.mailed, { mailbox: sent.email }) : undefined,
  };
}
