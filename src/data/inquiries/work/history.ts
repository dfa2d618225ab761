import type { Kysely } from "kysely";
import type { HistoryEntry } from "#domain/inquiries/work/history.ts";
import type { Tables } from "../../database/schema.ts";
import { mailOf, toIsoTime } from "../inquiry-rows.ts";
import { repliesOf } from "./replies.ts";

/** Events of inquiries since they came in, by the inquiry's id, the oldest first. */
export async function historyOf(
  db: Kysely<Tables>,
  inquiryIds: readonly number[],
): Promise<Map<number, HistoryEntry[]>> {
  if (inquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("inquiryEvents")
    .selectAll()
    .where("inquiryId", "in", inquiryIds)
    .orderBy("id")
    .execute();
  const changes = Map.groupBy(rows, ({ inquiryId }) => inquiryId);
  const replies = await repliesOf(db, inquiryIds);
  return new Map(
    inquiryIds.map((id) => {
      const entries: HistoryEntry[] = [
        ...(changes.get(id) ?? []).map(({ account, happenedAt, kind, before, after }) => ({
          kind,
          by: account,
          at: toIsoTime(happenedAt),
          before,
          after,
        })),
        ...(replies.get(id) ?? []).map((reply) => ({
          kind: "reply" as const,
          key: reply.replyKey,
          by: reply.author,
          at: toIsoTime(reply.sentAt),
          subject: reply.subject,
          body: reply.body,
          files: JSON.parse(reply.files),
          mail: mailOf(reply),
        })),
      ];
      return [id, entries.toSorted((one, other) => one.at.localeCompare(other.at))];
    }),
  );
}
