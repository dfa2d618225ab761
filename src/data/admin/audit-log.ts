import type { AuditEntry, AuditEvent } from "#domain/admin/audit.ts";
import { pageSize } from "#domain/admin/paging.ts";
import { shortAddress } from "#domain/network.ts";
import type { Database } from "../database/connect.ts";
import { isAccountEvent, type SecurityLog } from "./security-log.ts";

/** Retention: one year, up to a maximum number of entries. */
const retentionMs = 365 * 24 * 60 * 60 * 1000;
const maxEntries = 10_000;

/** Characters; longer texts are cut. */
const maxLengths = { account: 100, detail: 500, address: 60 } as const;

export interface NewAuditEntry {
  event: AuditEvent;
  account?: string | undefined;
  detail?: string | undefined;
  /** Full network address. This log stores its network; the security log stores all of it for a shorter time. */
  ip?: string | undefined;
}

export interface AuditLog {
  record(entry: NewAuditEntry): Promise<void>;
  /** Returns a page of 50 entries, newest first. @param page from 1 */
  page(page: number): Promise<{ entries: AuditEntry[]; total: number }>;
  deleteExpired(): Promise<void>;
}

export function createAuditLog(
  { db }: Database,
  clock: () => Date,
  securityLog: Pick<SecurityLog, "record">,
): AuditLog {
  return {
    async record({ event, account, detail, ip }) {
      if (isAccountEvent(event)) await securityLog.record(event, { account, address: ip });
      await db
        .insertInto("auditLog")
        .values({
          happenedAt: clock().getTime(),
          event,
          account: account?.slice(0, maxLengths.account) || null,
          detail: detail?.slice(0, maxLengths.detail) || null,
          address: ip ? shortAddress(ip).slice(0, maxLengths.address) : null,
        })
        .execute();
    },

    async page(page) {
      const { total } = await db
        .selectFrom("auditLog")
        .select((entry) => entry.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom("auditLog")
        .select(["id", "happenedAt", "event", "account", "detail", "address"])
        .orderBy("id", "desc")
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      const entries = rows.map(({ happenedAt, ...rest }) => ({
        ...rest,
        happenedAt: new Date(happenedAt).toISOString(),
      }));
      return { entries, total };
    },

    async deleteExpired() {
      await db
        .deleteFrom("auditLog")
        .where("happenedAt", "<", clock().getTime() - retentionMs)
        .execute();
      const surplus = await db
        .selectFrom("auditLog")
        .select("id")
        .orderBy("id", "desc")
        .limit(1)
        .offset(maxEntries)
        .executeTakeFirst();
      if (surplus) await db.deleteFrom("auditLog").where("id", "<=", surplus.id).execute();
    },
  };
}
