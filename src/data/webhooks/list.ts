import type { Kysely } from "kysely";
import { type Webhook, webhookLimits } from "#domain/webhooks/webhook.ts";
import type { Tables } from "../database/schema.ts";

/** Webhooks with their latest deliveries, the oldest first. @param id only this one */
export async function listedWebhooks(
  db: Kysely<Tables>,
  hostIn: (address: string) => string,
  id?: number,
): Promise<Webhook[]> {
  const webhooks = await db
    .selectFrom("webhooks")
    .selectAll()
    .$if(id !== undefined, (only) => only.where("id", "=", id ?? 0))
    .orderBy("id")
    .execute();
  return Promise.all(
    webhooks.map(async ({ id, name, address, createdAt }) => ({
      id,
      name,
      host: hostIn(address),
      createdAt: iso(createdAt),
      deliveries: await deliveriesOf(db, id),
    })),
  );
}

async function deliveriesOf(db: Kysely<Tables>, webhookId: number): Promise<Webhook["deliveries"]> {
  const rows = await db
    .selectFrom("webhookDeliveries")
    .leftJoin("contactInquiries", "contactInquiries.id", "webhookDeliveries.inquiryId")
    .select([
      "webhookDeliveries.id",
      "webhookDeliveries.event",
      "webhookDeliveries.status",
      "webhookDeliveries.state",
      "webhookDeliveries.attempts",
      "webhookDeliveries.createdAt",
      "webhookDeliveries.dueAt",
      "webhookDeliveries.answer",
      "webhookDeliveries.trouble",
      "contactInquiries.reference",
    ])
    .where("webhookId", "=", webhookId)
    .orderBy("webhookDeliveries.id", "desc")
    .limit(webhookLimits.deliveries)
    .execute();
  return rows.map(({ createdAt, dueAt, ...row }) => ({
    ...row,
    createdAt: iso(createdAt),
    nextAttemptAt: row.state === "waiting" ? iso(dueAt) : null,
  }));
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
