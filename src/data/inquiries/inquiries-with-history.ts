import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { InboxFilter, InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { Tables } from "../database/schema.ts";
import { notesOf } from "./inbox-notes.ts";
import { inquiriesWithMail, matching } from "./inbox-queries.ts";
import { filesOf } from "./inquiry-files.ts";
import { type InboxRow, toInboxInquiry } from "./inquiry-rows.ts";
import { historyOf } from "./work/history.ts";

const batchSize = 200;

/** @see Inbox.find */
export async function findWithHistory(
  db: Kysely<Tables>,
  id: number,
): Promise<InquiryWithHistory | undefined> {
  const rows = await inquiriesWithMail(db).where("contactInquiries.id", "=", id).execute();
  return (await withHistory(db, rows))[0];
}

/**
 * @see Inbox.pages
 * Continues after the last inquiry by time and id, so that inquiries stored or deleted meanwhile repeat or skip none.
 */
export async function* batchesWithHistory(
  db: Kysely<Tables>,
  filter: InboxFilter,
): AsyncGenerator<InquiryWithHistory[]> {
  let last: Pick<InboxRow, "id" | "createdAt"> | undefined;
  do {
    let query = matching(db, filter).limit(batchSize);
    if (last) {
      const { createdAt, id } = last;
      query = query.where((inquiry) =>
        inquiry.or([
          inquiry("contactInquiries.createdAt", "<", createdAt),
          inquiry.and([
            inquiry("contactInquiries.createdAt", "=", createdAt),
            inquiry("contactInquiries.id", "<", id),
          ]),
        ]),
      );
    }
    const rows: InboxRow[] = await query.execute();
    if (rows.length > 0) yield await withHistory(db, rows);
    last = rows.length < batchSize ? undefined : rows.at(-1);
    // SQLite is synchronous.
    await yieldToEventLoop();
  } while (last);
}

async function withHistory(db: Kysely<Tables>, rows: readonly InboxRow[]): Promise<InquiryWithHistory[]> {
  const ids = rows.map(({ id }) => id);
  const notes = await notesOf(db, ids);
  const files = await filesOf(db, ids);
  const history = await historyOf(db, ids);
  const confirmationSubjects = await confirmationSubjectsOf(db, ids);
  return rows.map((row) => ({
    ...toInboxInquiry(row, files.get(row.id)),
    receiptSubject: confirmationSubjects.get(row.id) ?? null,
    notes: notes.get(row.id) ?? [],
    history: history.get(row.id) ?? [],
  }));
}

async function confirmationSubjectsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number | null, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("outbox")
    .select(["copyOf", "subject"])
    .where("copyOf", "in", ids)
    .execute();
  return new Map(rows.map(({ copyOf, subject }) => [copyOf, subject]));
}
