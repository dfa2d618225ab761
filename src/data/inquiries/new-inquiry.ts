import type { Transaction } from "kysely";
import type { AttachedProject } from "#domain/inquiries/attached-project.ts";
import type { StoredSelection } from "#domain/inquiries/attached-selection.ts";
import { type InquiryStatus, retainedUntil } from "#domain/inquiries/inbox.ts";
import { eachInquiryField, type StoredInquiryFields } from "#domain/inquiries/inquiry-fields.ts";
import { newInquiryReference } from "#domain/inquiries/inquiry-reference.ts";
import type { SentInquiry, Suspicion } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import type { Tables } from "../database/schema.ts";
import { type ConfirmationContent, confirmationMail } from "../mail/confirmation-mail.ts";
import { inquiryMail, type MailRecipient } from "../mail/inquiry-mail.ts";
import { insertMail } from "../mail/outbox.ts";
import { findProject } from "../projects/lists.ts";
import { queueDeliveries } from "../webhooks/delivery-queue.ts";
import { storeInquiryFiles } from "./inquiry-files.ts";
import type { StoredInquiryRef } from "./inquiry-fingerprint.ts";
import { inquirySearchText } from "./inquiry-rows.ts";

/** Attempts to find a free reference; with a million inquiries one in a hundred is in use. */
const maxTries = 20;

/** Stored with the fields of the form. */
interface InquiryDetails {
  locale: Locale;
  suspicion: Suspicion | null;
  status: InquiryStatus;
  fingerprint: string | undefined;
  selection: StoredSelection | undefined;
}

interface Dependencies {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  /** Settings of the mail to the staff; absent where no mail is set up. */
  recipient: MailRecipient | undefined;
  /** Content of the confirmation mail; absent if none is sent. */
  confirmationContent: ConfirmationContent | undefined;
}

/** Stores an inquiry with its files, and the mails to the staff and to its sender. */
export async function insertInquiry(
  trx: Transaction<Tables>,
  inquiry: SentInquiry,
  details: InquiryDetails,
  { clock, randomBytes, recipient, confirmationContent }: Dependencies,
): Promise<StoredInquiryRef> {
  const now = clock();
  // A project that was deleted meanwhile is left out, so that the inquiry is still stored.
  const project = inquiry.project === undefined ? undefined : await findProject(trx, inquiry.project);
  const { id, reference } = await insertWithNewReference(trx, randomBytes, (reference) =>
    rowOf(reference, inquiry, { ...details, now, project }),
  );
  await storeInquiryFiles(trx, id, inquiry.files ?? []);
  const isNew = details.status === "new";
  const { locale, selection } = details;
  const mailData = { id, reference, inquiry, project, selection, locale, receivedAt: now };
  const outbox = { clock, randomBytes };
  if (isNew && recipient)
    await insertMail(trx, { ...inquiryMail(mailData, recipient), inquiryId: id }, outbox);
  if (isNew && confirmationContent)
    await insertMail(trx, { ...confirmationMail(mailData, confirmationContent), confirmationOf: id }, outbox);
  if (isNew)
    await queueDeliveries(trx, { inquiryId: id, event: "inquiry.received", status: details.status }, now);
  return { id, reference, isConfirmationMailed: isNew && confirmationContent !== undefined };
}

type InquiryRow = ReturnType<typeof rowOf>;

/** If the reference is in use, nothing is stored and another one is tried. */
async function insertWithNewReference(
  trx: Transaction<Tables>,
  randomBytes: (size: number) => Buffer,
  row: (reference: string) => InquiryRow,
): Promise<{ id: number; reference: string }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const reference = newInquiryReference(randomBytes);
    const inserted = await trx
      .insertInto("contactInquiries")
      .values(row(reference))
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) return { id: inserted.id, reference };
  }
  throw new Error(`${maxTries} references in a row are taken. Check the random number generator.`);
}

function rowOf(
  reference: string,
  inquiry: SentInquiry,
  {
    now,
    project,
    locale,
    status,
    suspicion,
    fingerprint,
    selection,
  }: InquiryDetails & { now: Date; project: StoredProject | undefined },
) {
  return {
    reference,
    ...eachInquiryField<StoredInquiryFields>((name) => inquiry[name] || null),
    createdAt: now.getTime(),
    locale,
    status,
    suspicion,
    searchText: inquirySearchText({ ...inquiry, reference }),
    fingerprint: fingerprint ?? null,
    retainedUntil: retainedUntil(now, status, now).getTime(),
    duty: inquiry.duty ? JSON.stringify(inquiry.duty) : null,
    selection: selection ? JSON.stringify(selection) : null,
    project: project ? JSON.stringify(attachedProject(project)) : null,
    missingFiles: inquiry.missingFiles?.length ? JSON.stringify(inquiry.missingFiles) : null,
    page: inquiry.page ?? null,
  };
}

function attachedProject({ id, title }: StoredProject): AttachedProject {
  return { id, title };
}
