import type { AuditEvent } from "#domain/admin/audit.ts";
import { firstText } from "#domain/locale.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import type { Database } from "../database/connect.ts";
import { contentIn } from "./page-rows.ts";
import { lockPage, publishLockedPage, storeSchedule } from "./publication.ts";

interface DuePagesOptions {
  audit: Pick<AuditLog, "record">;
  clock: () => Date;
}

/** Publishes the pages that were scheduled for now or before. @returns how many */
export async function publishDuePages(database: Database, options: DuePagesOptions): Promise<number> {
  const due = await database.db
    .selectFrom("ownPages")
    .select("id")
    .where("publishAt", "<=", options.clock().getTime())
    .where("deletedAt", "is", null)
    .execute();
  let published = 0;
  for (const { id } of due) {
    const event = await database.atomically(() => publishDue(database, id, options));
    if (event === "page-published") published += 1;
  }
  return published;
}

/** @returns the logged event; `undefined` if nothing has changed for visitors */
async function publishDue(
  database: Database,
  id: number,
  { audit, clock }: DuePagesOptions,
): Promise<AuditEvent | undefined> {
  const change = await database.change(
    "pages",
    async (trx) => {
      const [row, now] = [await lockPage(trx, id), clock()];
      // Another instance may have published it.
      if (!row || row.publishAt === null || Number(row.publishAt) > now.getTime()) return undefined;
      const account = row.publishBy ?? undefined;
      const { kind } = await publishLockedPage(trx, row, { now, by: account });
      // It would fail at each attempt; the editor shows why.
      if (kind !== "done") await storeSchedule(trx, id, null);
      return { kind, account, detail: firstText(contentIn(row.draft).title) };
    },
    (done) => done?.kind === "done",
  );
  if (change === undefined || change.kind === "repeated") return undefined;
  const { kind, ...entry } = change;
  const event = kind === "done" ? "page-published" : "page-schedule-failed";
  await audit.record({ event, ...entry });
  return event;
}
