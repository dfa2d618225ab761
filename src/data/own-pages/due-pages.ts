import type { Transaction } from "kysely";
import type { AuditEvent } from "#domain/admin/audit.ts";
import { firstText } from "#domain/locale.ts";
import type { AuditLog } from "../admin/audit-log.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { contentIn, type PageRow } from "./page-rows.ts";
import { lockPage, publishLockedPage } from "./publication.ts";

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
    .where("publishFailedAt", "is", null)
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
      if (!row || !isDue(row, now)) return undefined;
      const account = row.publishBy ?? undefined;
      const { kind } = await publishLockedPage(trx, row, { now, by: account });
      // It would fail at each attempt; list and form show it.
      if (kind !== "done" && kind !== "repeated") await storeFailure(trx, id, now);
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

function isDue({ publishAt, publishFailedAt }: PageRow, now: Date): boolean {
  return publishAt !== null && publishFailedAt === null && Number(publishAt) <= now.getTime();
}

async function storeFailure(trx: Transaction<Tables>, id: number, now: Date): Promise<void> {
  await trx.updateTable("ownPages").set({ publishFailedAt: now.getTime() }).where("id", "=", id).execute();
}
