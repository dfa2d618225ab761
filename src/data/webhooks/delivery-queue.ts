import { type Kysely, sql, type Transaction } from "kysely";
import type { HealthReport } from "#domain/health/health-report.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import { type WebhookEvent, webhookLimits } from "#domain/webhooks/webhook.ts";
import type { Tables } from "../database/schema.ts";
import { correctTimes, isAheadOfClock, isDue, leaseMs } from "../queue-times.ts";
import { retryPauseMs } from "../retry-pause.ts";
import type { DeliveryResult } from "./post.ts";

const hourMs = 60 * 60 * 1000;

/** Time after which a delivery is given up, and for which it is remembered, ms. */
const giveUpMs = 24 * 60 * 60 * 1000;
const retentionMs = 30 * 24 * 60 * 60 * 1000;

export interface ClaimedDelivery {
  id: number;
  /** From 1. */
  attempt: number;
  webhookId: number;
  inquiryId: number | null;
  event: WebhookEvent;
  status: InquiryStatus | null;
  createdAt: number;
}

interface InquiryEvent {
  inquiryId: number;
  event: Exclude<WebhookEvent, "test">;
  status: InquiryStatus;
}

/** Puts the deliveries about an event into the queue, within the transaction that causes them. */
export async function queueDeliveries(
  trx: Transaction<Tables>,
  about: InquiryEvent,
  now: Date,
): Promise<void> {
  const webhooks = await trx.selectFrom("webhooks").select("id").orderBy("id").execute();
  for (const { id } of webhooks) await insertDelivery(trx, { webhookId: id, ...about }, now);
}

/** @returns its id; `undefined` if the webhook has been removed */
export async function insertDelivery(
  trx: Transaction<Tables>,
  delivery: {
    webhookId: number;
    inquiryId: number | null;
    event: WebhookEvent;
    status: InquiryStatus | null;
  },
  now: Date,
): Promise<number | undefined> {
  // A simultaneous removal waits, or is waited for: the inquiry must not fail because its webhook is gone.
  const { numUpdatedRows } = await trx
    .updateTable("webhooks")
    .set((webhook) => ({ name: webhook.ref("name") }))
    .where("id", "=", delivery.webhookId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const { id } = await trx
    .insertInto("webhookDeliveries")
    .values({ ...delivery, createdAt: now.getTime(), dueAt: now.getTime() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives up deliveries whose time is over, as after a long stop, and takes the one that is due longest; no other instance gets it
 * meanwhile. @param among `deliveryId`: this one alone; `turns`: those of other webhooks come first, then of these in this order
 */
export async function claimDelivery(
  db: Kysely<Tables>,
  now: Date,
  among: { deliveryId?: number; turns?: readonly number[] } = {},
): Promise<ClaimedDelivery | undefined> {
  const { deliveryId, turns = [] } = among;
  const time = now.getTime();
  await correctTimes(db, "webhookDeliveries", time);
  await db
    .updateTable("webhookDeliveries")
    .set({ state: "failed", settledAt: time })
    .where("state", "=", "waiting")
    .where("createdAt", "<", time - giveUpMs)
    .where("leasedUntil", "<=", time)
    .execute();
  const row = await db
    .updateTable("webhookDeliveries")
    .set((row) => ({ leasedUntil: time + leaseMs, attempts: row("attempts", "+", 1) }))
    .where("id", "=", (next) =>
      next
        .selectFrom("webhookDeliveries")
        .select("id")
        .where(isDue(time))
        .$if(deliveryId !== undefined, (only) => only.where("id", "=", deliveryId ?? 0))
        .$if(turns.length > 0, (inTurn) => inTurn.orderBy(placeIn(turns)))
        .orderBy("dueAt")
        .orderBy("id")
        .limit(1),
    )
    // Checked again by PostgreSQL: another instance may have made the delivery meanwhile, and put off its next attempt.
    .where(isDue(time))
    .returning(["id", "attempts as attempt", "webhookId", "inquiryId", "event", "status", "createdAt"])
    .executeTakeFirst();
  return row;
}

/** Claims deliveries of the webhooks in turn, so that a slow one with many does not hold up the others. */
export function claimInTurn(
  db: Kysely<Tables>,
  clock: () => Date,
): () => Promise<ClaimedDelivery | undefined> {
  let turns: number[] = [];
  return async () => {
    if (!(await isDeliveryDue(db, clock()))) return undefined;
    const delivery = await claimDelivery(db, clock(), { turns });
    if (delivery) {
      const others = turns.filter((id) => id !== delivery.webhookId);
      // Removed webhooks are the first to go.
      turns = [...others, delivery.webhookId].slice(-webhookLimits.count);
    }
    return delivery;
  };
}

/** Records the result of a delivery: a failed one is retried later, and given up after a day. */
export async function settleDelivery(
  db: Kysely<Tables>,
  { id, attempt, createdAt }: ClaimedDelivery,
  posted: DeliveryResult,
  { now, random }: { now: Date; random: () => number },
): Promise<void> {
  const time = now.getTime();
  const isOver = posted.kind === "accepted" || time - createdAt >= giveUpMs;
  await db
    .updateTable("webhookDeliveries")
    .set({
      state: posted.kind === "accepted" ? "delivered" : isOver ? "failed" : "waiting",
      answer: posted.httpStatus,
      trouble: posted.kind === "accepted" ? null : posted.trouble,
      settledAt: isOver ? time : null,
      dueAt: time + (isOver ? 0 : retryPauseMs(attempt, random)),
      leasedUntil: 0,
    })
    .where("id", "=", id)
    .where("attempts", "=", attempt)
    .execute();
}

export type DeliveryDepth = NonNullable<HealthReport["webhookCalls"]>;

export async function deliveryDepth(db: Kysely<Tables>, now: Date): Promise<DeliveryDepth> {
  const rows = await db
    .selectFrom("webhookDeliveries")
    .select(({ fn }) => [
      "state",
      "trouble",
      fn.countAll<number>().as("count"),
      fn
        .countAll<number>()
        .filterWhere("settledAt", ">", now.getTime() - hourMs)
        .as("lastHour"),
    ])
    .where("state", "!=", "delivered")
    .groupBy(["state", "trouble"])
    .execute();
  const sumOf = (found: typeof rows) => found.reduce((sum, { count }) => sum + Number(count), 0);
  const waiting = rows.filter(({ state }) => state === "waiting");
  const failed = rows.filter(({ state }) => state === "failed");
  return {
    waiting: sumOf(waiting.filter(({ trouble }) => trouble === null)),
    retried: sumOf(waiting.filter(({ trouble }) => trouble !== null)),
    failed: sumOf(failed),
    failedLastHour: failed.reduce((sum, { lastHour }) => sum + Number(lastHour), 0),
  };
}

/** Forgets deliveries that were settled long ago. */
export async function deleteExpiredDeliveries(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("webhookDeliveries")
    .where("settledAt", "<=", now.getTime() - retentionMs)
    .execute();
}

/** Returns whether a delivery is due that no instance is making: usually there is none, and a claim is a write. */
async function isDeliveryDue(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const time = now.getTime();
  const due = await db
    .selectFrom("webhookDeliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where(({ or }) => or([isDue(time), isAheadOfClock(time)]))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

function placeIn(turns: readonly number[]) {
  const places = turns.map((id, index) => sql`when ${sql.lit(id)} then ${sql.lit(index + 1)}`);
  return sql<number>`case webhook_id ${sql.join(places, sql` `)} else 0 end`;
}
