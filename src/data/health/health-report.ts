import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { HealthReport } from "#domain/health/health-report.ts";
import { passwordQueue } from "../admin/passwords.ts";
import type { ConcurrencyLimiter } from "../concurrency-limiter.ts";
import type { Database } from "../database/connect.ts";
import { diskSpaceOf } from "../files/disk-space.ts";
import { inquiryFileBytes } from "../inquiries/inquiry-files.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import { createHealth, type Health } from "./health.ts";

interface SiteHealth {
  health: Health;
  /** Figures that operators watch. */
  healthReport: () => Promise<HealthReport>;
}

interface HealthOptions {
  clock: () => Date;
  outbox: Pick<Outbox, "depth">;
  webhooks: Pick<Webhooks, "depth">;
  pictures: Pick<ConcurrencyLimiter, "waiting">;
  /** The SQLite file; absent with PostgreSQL. */
  databaseFile?: string | undefined;
  /** Folder of the backups. */
  backupDir?: string | undefined;
  /** State of the purges of caches in front of the site. */
  purges?: (() => HealthReport["purges"]) | undefined;
}

/** A figure that cannot be determined is left out of the report; the others are reported all the same. */
export function createSiteHealth(
  database: Pick<Database, "db" | "failedWrites">,
  { clock, outbox, webhooks, pictures, databaseFile, backupDir, purges }: HealthOptions,
): SiteHealth {
  const health = createHealth(database, clock);
  return {
    health,
    async healthReport() {
      const [writeFailureReason, mails, webhookCalls, disk, backups, inquiryFiles] = await Promise.all([
        health.probeWrite(),
        outbox.depth().catch(() => undefined),
        webhooks.depth().catch(() => undefined),
        databaseFile === undefined ? undefined : diskSpaceOf(dirname(databaseFile)),
        backupDir === undefined ? undefined : backupsIn(backupDir),
        inquiryFileBytes(database.db).catch(() => undefined),
      ]);
      return {
        writeFailureReason,
        failedWrites: database.failedWrites.counts(),
        lastFailedWriteAt: database.failedWrites.lastAt,
        disk,
        backups,
        inquiryFileBytes: inquiryFiles,
        mails,
        webhookCalls,
        purges: purges?.(),
        waitingJobs: { pictures: pictures.waiting, passwords: passwordQueue.waiting },
      };
    },
  };
}

/** A folder that cannot be read counts as one without a backup: otherwise missing backups would not be noticed. */
async function backupsIn(folder: string): Promise<NonNullable<HealthReport["backups"]>> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith(".backup"))
      .map(async (name) => {
        const facts = await stat(join(folder, name)).catch(() => undefined);
        return facts?.isFile() ? { madeAt: facts.mtime, bytes: facts.size } : undefined;
      }),
  );
  const newest = found
    .filter((backup) => backup !== undefined)
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0];
  return { newest };
}
