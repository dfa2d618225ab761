import type { Transaction } from "kysely";
import { paletteOf } from "#content/brand/palette.ts";
import type { AttachedProject } from "#domain/inquiries/attached-project.ts";
import { type InquiryStatus, retainedUntil } from "#domain/inquiries/inbox.ts";
import type { SentInquiry, Suspicion } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { inquiryMail, type MailRecipient } from "../mail/inquiry-mail.ts";
import { insertMail, type OutboxOptions } from "../mail/outbox.ts";
import { findProject } from "../projects/lists.ts";
import type { RateLimits } from "../rate-limits.ts";
import { fingerprintOf, once } from "../repetition.ts";
import { inquirySearchText } from "./inquiry-rows.ts";
import { takePlace } from "./places.ts";

/** Without a key of its own, the same inquiry within this time is a repetition, ms. */
const repetitionMs = 10 * 60 * 1000;

/** How an inquiry came in. */
export interface Arrival {
  /** The sender's IP address; only counted, never stored with the inquiry. */
  address: string;
  /** Language of the page that it was sent from. */
  locale: Locale;
  suspicion: Suspicion | null;
  /**
   * How to tell a repetition (a double click, an attempt after a lost answer): by the key that the form gave this
   * sending, or by its words alone, for forms without script. Absent: every inquiry is a new one.
   */
  repetition?: { key: string } | "same words";
}

export type Receipt = { kind: "stored"; id: number } | { kind: "too many"; retryAfterMs: number };

/** Inquiries from visitors. */
export interface Inquiries {
  /**
   * Stores an inquiry, and with it the mail to the staff. Once it resolves with "stored" both are on disk, or were
   * already: a repetition is stored once. Suspected spam, and what comes when too much comes, is stored too, but not mailed.
   */
  receive(inquiry: SentInquiry, arrival: Arrival): Promise<Receipt>;
}

export interface InquiriesOptions extends Pick<OutboxOptions, "clock" | "randomBytes" | "wake"> {
  limits: RateLimits;
  /** Where news of inquiries go, without an address to the company's; absent when no mail is set up. */
  staff?: { to?: string | undefined; inboxUrl: string } | undefined;
  /** Whose site it is. */
  siteContent: Pick<SiteContent, "live">;
}

export function createInquiries(database: Database, options: InquiriesOptions): Inquiries {
  const { clock, limits, wake } = options;
  return {
    async receive(inquiry, arrival) {
      const repeated = repetitionOf(inquiry, arrival, clock());
      const place = await takePlace(limits, arrival.address, arrival.suspicion !== null);
      if (!place.taken) {
        const known = await findRepeated(database.db, repeated);
        return known ? { kind: "stored", ...known } : { kind: "too many", retryAfterMs: place.retryAfterMs };
      }
      try {
        const recipient = await recipientOf(options);
        const make = (trx: Transaction<Tables>) =>
          insertWithMail(trx, inquiry, { ...arrival, status: place.status }, repeated?.fingerprint, {
            ...options,
            recipient,
          });
        const { id, isNew } = await storeOnce(database, repeated, make);
        if (isNew) wake();
        else await place.giveBack().catch(() => undefined);
        return { kind: "stored", id };
      } catch (failure) {
        await place.giveBack().catch(() => undefined);
        throw failure;
      }
    },
  };
}

function storeOnce(
  { db, engine }: Database,
  repeated: Repeated | undefined,
  insert: (trx: Transaction<Tables>) => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const make = () => insert(trx);
    if (!repeated) return { id: await make(), isNew: true };
    const find = () => findRepeated(trx, repeated);
    const outcome = await once({ trx, engine }, repeated.fingerprint, { find, make });
    return outcome.isNew ? { id: outcome.made, isNew: true } : { ...outcome.found, isNew: false };
  });
}

async function insertWithMail(
  trx: Transaction<Tables>,
  inquiry: SentInquiry,
  { locale, suspicion, status }: Arrival & { status: InquiryStatus },
  fingerprint: string | undefined,
  options: InquiriesOptions & { recipient: MailRecipient | undefined },
): Promise<number> {
  const now = options.clock();
  // One that has gone meanwhile is left out: it must not cost an inquiry.
  const project = inquiry.project === undefined ? undefined : await findProject(trx, inquiry.project);
  const { id } = await trx
    .insertInto("contactInquiries")
    .values({
      company: inquiry.company,
      name: inquiry.name,
      phone: inquiry.phone,
      email: inquiry.email,
      productType: inquiry.productType || null,
      message: inquiry.message,
      createdAt: now.getTime(),
      locale,
      status,
      suspicion,
      searchText: inquirySearchText(inquiry),
      fingerprint: fingerprint ?? null,
      retainedUntil: retainedUntil(now, status, now).getTime(),
      duty: inquiry.duty ? JSON.stringify(inquiry.duty) : null,
      project: project ? JSON.stringify(attached(project)) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (status === "new" && options.recipient) {
    const mail = inquiryMail({ id, inquiry, project, locale, receivedAt: now }, options.recipient);
    await insertMail(trx, { ...mail, inquiryId: id }, options);
  }
  return id;
}

/** Read before the transaction, which on SQLite has the database to itself. */
async function recipientOf({ staff, siteContent }: InquiriesOptions): Promise<MailRecipient | undefined> {
  if (!staff) return undefined;
  const { email, brand } = (await siteContent.live()).company;
  return { to: staff.to ?? email, inboxUrl: staff.inboxUrl, palette: paletteOf(brand) };
}

function attached({ id, title }: StoredProject): AttachedProject {
  return { id, title };
}

interface Repeated {
  fingerprint: string;
  /** Older ones with the same fingerprint do not count. */
  since: number;
}

/** The same key with other words is another inquiry: what a visitor has changed must not be lost. */
function repetitionOf(inquiry: SentInquiry, { repetition }: Arrival, now: Date): Repeated | undefined {
  if (repetition === undefined) return undefined;
  const key = repetition === "same words" ? "" : repetition.key;
  const { company, name, phone, email, productType, message, duty, project } = inquiry;
  const said = [key, company, name, phone, email, productType ?? "", message];
  const about = [...(duty ? [duty] : []), ...(project === undefined ? [] : [project])];
  return {
    fingerprint: fingerprintOf([...said, ...about]),
    since: key === "" ? now.getTime() - repetitionMs : 0,
  };
}

async function findRepeated(
  db: Pick<Transaction<Tables>, "selectFrom">,
  repeated: Repeated | undefined,
): Promise<{ id: number } | undefined> {
  if (!repeated) return undefined;
  return db
    .selectFrom("contactInquiries")
    .select("id")
    .where("fingerprint", "=", repeated.fingerprint)
    .where("createdAt", ">=", repeated.since)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
