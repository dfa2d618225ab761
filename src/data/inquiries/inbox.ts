import { type Kysely, sql } from "kysely";
import {
  type InboxFilter,
  type InboxInquiry,
  type InboxPage,
  type InquiryStatus,
  type InquiryUpdate,
  inboxPageSize,
} from "#domain/inquiry/inbox.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { retryMailOf } from "../mail/outbox.ts";
import { containing } from "../project-lists.ts";
import { searchable } from "../project-rows.ts";
import {
  type InboxRow,
  inquiryColumns,
  inquirySearchText,
  mailColumns,
  toInboxInquiry,
} from "./inquiry-rows.ts";

/** Longest list for an export. */
const mostExported = 10_000;

/** The staff's side of inquiries. */
export interface Inbox {
  /** @param page from 1; one past the end is empty. */
  list(filter: InboxFilter, page: number): Promise<InboxPage>;
  /** Everything that matches, newest first; at most 10,000. */
  all(filter: InboxFilter): Promise<InboxInquiry[]>;
  /** @returns the inquiry as it is now, `undefined` when there is none. */
  update(id: number, change: InquiryUpdate): Promise<InboxInquiry | undefined>;
  /** Deletes an inquiry with its mail. @returns whether there was one. */
  remove(id: number): Promise<boolean>;
  /** Tries its mail again at once. */
  sendMailAgain(id: number): Promise<MailSent>;
  /** Deletes what is past its retention date. */
  purge(): Promise<void>;
}

type MailSent = { kind: "sent"; inquiry: InboxInquiry } | { kind: "no inquiry" } | { kind: "no mail" };

export function createInbox(
  { db }: Database,
  { clock, wake }: { clock: () => Date; wake: () => void },
): Inbox {
  return {
    async list(filter, page) {
      const rows = await matching(db, filter)
        .limit(inboxPageSize)
        .offset((page - 1) * inboxPageSize)
        .execute();
      const counts = await countsByStatus(db);
      return {
        inquiries: rows.map(toInboxInquiry),
        total: await countMatching(db, filter),
        page,
        pageSize: inboxPageSize,
        counts,
      };
    },

    all: async (filter) => (await matching(db, filter).limit(mostExported).execute()).map(toInboxInquiry),

    update: (id, change) =>
      db.transaction().execute(async (trx) => {
        const current = await find(trx, id);
        if (!current) return undefined;
        const { status = current.status, note = current.note } = change;
        await trx
          .updateTable("contact_inquiries")
          .set({ status, note, search_text: inquirySearchText({ ...current, productType: "" }, note) })
          .where("id", "=", id)
          .execute();
        return { ...current, status, note };
      }),

    async remove(id) {
      const { numDeletedRows } = await db
        .deleteFrom("contact_inquiries")
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async sendMailAgain(id) {
      const isRetried = await retryMailOf(db, id, clock());
      if (isRetried) wake();
      const inquiry = await find(db, id);
      if (!inquiry) return { kind: "no inquiry" };
      return inquiry.mail.state === "waiting" ? { kind: "sent", inquiry } : { kind: "no mail" };
    },

    async purge() {
      await db.deleteFrom("contact_inquiries").where("retained_until", "<=", clock().getTime()).execute();
    },
  };
}

async function find(db: Kysely<Tables>, id: number): Promise<InboxInquiry | undefined> {
  const row: InboxRow | undefined = await inquiriesWithMail(db)
    .where("contact_inquiries.id", "=", id)
    .executeTakeFirst();
  return row && toInboxInquiry(row);
}

function inquiriesWithMail(db: Kysely<Tables>) {
  return db
    .selectFrom("contact_inquiries")
    .leftJoin("outbox", "outbox.inquiry_id", "contact_inquiries.id")
    .select(inquiryColumns)
    .select(mailColumns);
}

function matching(db: Kysely<Tables>, filter: InboxFilter) {
  return inquiriesWithMail(db)
    .where(matches(filter))
    .orderBy("contact_inquiries.created_at", "desc")
    .orderBy("contact_inquiries.id", "desc");
}

async function countMatching(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  const { total } = await db
    .selectFrom("contact_inquiries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return total;
}

function matches({ status, search }: InboxFilter) {
  const words = searchable(search ?? "");
  const conditions = [
    ...(status ? [sql<boolean>`contact_inquiries.status = ${status}`] : []),
    ...(words ? [sql<boolean>`contact_inquiries.search_text like ${containing(words)} escape '\\'`] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

async function countsByStatus(db: Kysely<Tables>): Promise<Record<InquiryStatus, number>> {
  const rows = await db
    .selectFrom("contact_inquiries")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  return { new: 0, answered: 0, spam: 0, ...counts };
}
