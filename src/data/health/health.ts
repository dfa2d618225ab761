import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { WriteFailureReason } from "#domain/health/health-report.ts";
import type { Database } from "../database/connect.ts";
import { DatabaseUnavailable, writeFailureReasonOf } from "../database/unavailable.ts";

/** Timeout of the database in a health check, ms. */
const timeoutMs = 2_000;

/** Time that the outcome of a probe holds, ms: every probe is a commit that reaches the disk. */
const writableMs = 10_000;
const notWritableMs = 1_000;

/** Bytes that a probe writes. */
const probeBytes = 8 * 1024;

export interface Health {
  /** @throws DatabaseUnavailable when the database does not answer, or not in time. */
  ping(): Promise<void>;
  /** Stores something for a trial. @returns the reason when that fails; `undefined` when writing works */
  probeWrite(): Promise<WriteFailureReason | undefined>;
}

export function createHealth(
  { db, failedWrites }: Pick<Database, "db" | "failedWrites">,
  clock: () => Date = () => new Date(),
): Health {
  let probe: Promise<WriteFailureReason | undefined> | undefined;
  let failedBefore: Date | undefined;

  async function write(): Promise<void> {
    const values = { writtenAt: clock().getTime(), filling: randomBytes(probeBytes) };
    await db
      .insertInto("writeProbes")
      .values({ id: 1, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
  }

  async function writeNow(): Promise<WriteFailureReason | undefined> {
    const reason = await inTime(write()).then(
      () => undefined,
      (failure: unknown) => writeFailureReasonOf(failure) ?? "other",
    );
    // The failure of the probe itself is counted, too; it is no reason to write again before its time.
    if (reason) failedBefore = failedWrites.lastAt;
    return reason;
  }

  function beginProbe(): Promise<WriteFailureReason | undefined> {
    const begun = writeNow();
    const forget = () => {
      if (probe === begun) probe = undefined;
    };
    void begun.then((reason) => setTimeout(forget, reason ? notWritableMs : writableMs).unref());
    return begun;
  }

  return {
    async ping() {
      await inTime(sql`select 1`.execute(db));
    },
    probeWrite() {
      // A write that has failed since the last probe is a reason to look again at once.
      if (failedWrites.lastAt !== failedBefore) {
        failedBefore = failedWrites.lastAt;
        probe = undefined;
      }
      probe ??= beginProbe();
      return probe;
    },
  };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable(`no answer for ${timeoutMs} ms`)),
    timeoutMs,
  );
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
