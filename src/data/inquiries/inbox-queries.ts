import { type Kysely, sql } from "kysely";
import {
  type InboxCounts,
  type InboxFilter,
  inquiryStatuses,
  openStatuses,
} from "#domain/inquiries/inbox.ts";
import { phoneDigits } from "#domain/inquiries/phone.ts";
import type { Tables } from "../database/schema.ts";
import { containsWord, wordsOf } from "../records/search-text.ts";
import { inquiryColumns, mailColumns } from "./inquiry-rows.ts";

/** Inquiries with the state of their mail. */
export function inquiriesWithMail(db: Kysely<Tables>) {
  return db
    .selectFrom("contactInquiries")
    .leftJoin("outbox", "outbox.inquiryId", "contactInquiries.id")
    .select(inquiryColumns)
    .select(mailColumns)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("outbox as replies")
          .select("replies.id")
          .whereRef("replies.replyToInquiry", "=", "contactInquiries.id")
          .where("replies.state", "!=", "delivered")
          .where((expression) =>
            expression.or([
              expression("replies.state", "=", "failed"),
              expression("replies.trouble", "is not", null),
            ]),
          ),
      ).as("isAnswerStuck"),
    );
}

/** Matching inquiries: due ones first, by day, then the newest first. */
export function matchingByDue(db: Kysely<Tables>, filter: InboxFilter) {
  const open = sql.join(openStatuses);
  return inquiriesWithMail(db)
    .where(matches(filter))
    .orderBy(
      sql`case when contact_inquiries.status in (${open}) then coalesce(contact_inquiries.next_on, '9') else '9' end`,
    )
    .orderBy("contactInquiries.createdAt", "desc")
    .orderBy("contactInquiries.id", "desc");
}

/** Matching inquiries, newest first. */
export function matching(db: Kysely<Tables>, filter: InboxFilter) {
  return inquiriesWithMail(db)
    .where(matches(filter))
    .orderBy("contactInquiries.createdAt", "desc")
    .orderBy("contactInquiries.id", "desc");
}

export async function countMatching(db: Kysely<Tables>, filter: InboxFilter): Promise<number> {
  const { total } = await db
    .selectFrom("contactInquiries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countsByStatus(db: Kysely<Tables>): Promise<InboxCounts> {
  const rows = await db
    .selectFrom("contactInquiries")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(
    inquiryStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as InboxCounts;
}

export async function countNewInquiries(db: Kysely<Tables>): Promise<{ count: number; newestId: number }> {
  const { count, newestId } = await db
    .selectFrom("contactInquiries")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.max<number | null>("id").as("newestId")])
    .where("status", "=", "new")
    .executeTakeFirstOrThrow();
  return { count, newestId: newestId ?? 0 };
}

/** Every word must be there, wherever: the company may be one and the problem the other. */
function matches({ status, search }: InboxFilter) {
  const conditions = [
    ...(status ? [sql<boolean>`contact_inquiries.status = ${status}`] : []),
    ...(search?.trim() ? [isFoundBy(search)] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Every word is found, telephone numbers by their digits, or the whole search is a number written with spaces. */
function isFoundBy(search: string) {
  const words = wordsOf(search).map((word) => {
    const digits = phoneDigits(word);
    const asWritten = containsWord("contactInquiries.searchText", word);
    return digits === undefined
      ? asWritten
      : sql<boolean>`(${asWritten} or ${containsWord("contactInquiries.searchText", digits)})`;
  });
  const everyWord = sql<boolean>`(${sql.join(words, sql` and `)})`;
  const whole = phoneDigits(search);
  return whole === undefined || words.length < 2
    ? everyWord
    : sql<boolean>`(${everyWord} or ${containsWord("contactInquiries.searchText", whole)})`;
}
