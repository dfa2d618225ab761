import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { type NotifiedInquiry, webhookBody } from "#content/webhooks/webhook-body.ts";
import { countryOf } from "#domain/inquiries/work/phone-country.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import { type AddressProblem, addressProblem } from "#domain/webhooks/address.ts";
import { type NewWebhook, type Webhook, webhookLimits } from "#domain/webhooks/webhook.ts";
import type { Sealing } from "../admin/sealing.ts";
import { lockUntilCommit } from "../database/advisory-lock.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently, fingerprintOf, type TransactionContext } from "../idempotency.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  claimInTurn,
  type DeliveryDepth,
  deleteExpiredDeliveries,
  deliveryDepth,
  insertDelivery,
  settleDelivery,
} from "./delivery-queue.ts";
import { createDeliverySlots } from "./delivery-slots.ts";
import { listedWebhooks } from "./list.ts";
import { type DeliveryResult, post } from "./post.ts";

/** Random bytes of a secret. */
const secretBytes = 32;

/** Places for which a text is sealed. */
const associatedData = { address: "webhook address", secret: "webhook secret" } as const;

interface WebhookWithSecret {
  webhook: Webhook;
  secret: string;
}

/** `isNew`: false for a repeated request. */
type AddedWebhook = WebhookWithSecret & { isNew: boolean };

/** Programs that are notified of new inquiries and changes of their state. */
export interface Webhooks {
  /** True when calls are switched off: deliveries wait, and are not given up meanwhile. */
  isOff: boolean;
  list(): Promise<Webhook[]>;
  /** Adds it once for a key: a repeated request is answered with the same secret. */
  add(webhook: NewWebhook, key?: string): Promise<AddedWebhook | AddressProblem | "full">;
  renewSecret(id: number): Promise<WebhookWithSecret | undefined>;
  /** Delivers a test at once; the latest delivery has the result, or waits. `off`: see `isOff`. */
  test(id: number): Promise<Webhook | "off" | undefined>;
  remove(id: number): Promise<Webhook | undefined>;
  /** Makes the deliveries that are due. To be called every few seconds. */
  deliverDue(): Promise<void>;
  /** Ends all deliveries, also those that are asked for later. */
  stop(): Promise<void>;
  /** Counts the deliveries that have not succeeded. */
  depth(): Promise<DeliveryDepth>;
  deleteExpired(): Promise<void>;
}

export interface WebhookOptions {
  /** Origin of the site, for links into the inbox. */
  siteUrl: string;
  /** True when http and addresses of private networks are allowed. */
  allowsPrivateAddresses: boolean;
  /** True when no webhook may be called; false by default. */
  isOff?: boolean;
}

interface Dependencies extends WebhookOptions {
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  sealing: Sealing;
}

export function createWebhooks({ db, engine }: Database, dependencies: Dependencies): Webhooks {
  const { clock, randomBytes, sealing, allowsPrivateAddresses, isOff = false } = dependencies;
  const newSecret = () => randomBytes(secretBytes).toString("base64url");
  const hostIn = (sealed: string) => {
    const address = sealing.open(sealed, associatedData.address);
    return address === undefined ? "" : new URL(address).host;
  };
  const find = async (id: number) => (await listedWebhooks(db, hostIn, id)).at(0);
  const storedSecret = async (id: number) => {
    const row = await db.selectFrom("webhooks").select("secret").where("id", "=", id).executeTakeFirst();
    return (row && sealing.open(row.secret, associatedData.secret)) ?? "";
  };
  const withSecret = async (id: number, secret: string) => {
    const webhook = await find(id);
    return webhook && { webhook, secret };
  };
  const deliveries = createDeliveries(db, dependencies);
  return {
    isOff,
    list: () => listedWebhooks(db, hostIn),

    async add(webhook, key) {
      const problem = addressProblem(webhook.address, allowsPrivateAddresses);
      if (problem) return problem;
      const { isNew, id } = await db
        .transaction()
        .execute((trx) =>
          insertOnce({ trx, engine }, { ...webhook, secret: newSecret(), key }, dependencies),
        );
      if (id === undefined) return "full";
      const added = await withSecret(id, await storedSecret(id));
      return added ? { isNew, ...added } : "full";
    },

    async renewSecret(id) {
      const secret = newSecret();
      await db
        .updateTable("webhooks")
        .set({ secret: sealing.seal(secret, associatedData.secret) })
        .where("id", "=", id)
        .execute();
      return withSecret(id, secret);
    },

    async test(id) {
      if (isOff) return "off";
      const test = { webhookId: id, inquiryId: null, event: "test", status: null } as const;
      const deliveryId = await db.transaction().execute((trx) => insertDelivery(trx, test, clock()));
      if (deliveryId === undefined) return undefined;
      // Once it is stored, a delivery that cannot be made now is made like any other that is due.
      await deliveries.make(deliveryId).catch((failure: unknown) => {
        if (!isUnavailable(failure)) throw failure;
      });
      return find(id);
    },

    async remove(id) {
      const webhook = await find(id);
      const { numDeletedRows } = await db.deleteFrom("webhooks").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n ? webhook : undefined;
    },

    deliverDue: async () => {
      if (!isOff) await deliveries.run();
    },
    stop: deliveries.stop,
    depth: () => deliveryDepth(db, clock()),
    deleteExpired: () => deleteExpiredDeliveries(db, clock()),
  };
}

/** Stores a webhook once for a key. @returns its id; `undefined` where there are as many as may be kept */
function insertOnce(
  { trx, engine }: TransactionContext,
  { name, address, secret, key }: NewWebhook & { secret: string; key: string | undefined },
  { clock, sealing }: Dependencies,
): Promise<{ isNew: boolean; id: number | undefined }> {
  const now = clock();
  return addIdempotently(
    { trx, engine },
    {
      kind: `webhook ${fingerprintOf([name, address])}`,
      key,
      now,
      exists: async (id) =>
        (await trx.selectFrom("webhooks").select("id").where("id", "=", id).executeTakeFirst()) !== undefined,
      async insert() {
        await lockUntilCommit(trx, engine, "webhooks");
        const stored = await trx.selectFrom("webhooks").select("id").execute();
        if (stored.length >= webhookLimits.count) return undefined;
        const sealed = {
          address: sealing.seal(address, associatedData.address),
          secret: sealing.seal(secret, associatedData.secret),
        };
        const row = await trx
          .insertInto("webhooks")
          .values({ name, ...sealed, createdAt: now.getTime() })
          .returning("id")
          .executeTakeFirstOrThrow();
        return row.id;
      },
    },
  );
}

/** Makes deliveries: those that are due, and one at once. */
function createDeliveries(db: Kysely<Tables>, dependencies: Dependencies) {
  const { clock } = dependencies;
  const makeDelivery = async (delivery: ClaimedDelivery) => {
    const posted = await deliver(db, delivery, dependencies);
    await settleDelivery(db, delivery, posted, { now: clock(), random: Math.random });
  };
  return {
    ...createDeliverySlots({ claim: claimInTurn(db, clock), deliver: makeDelivery }),
    async make(deliveryId: number) {
      const delivery = await claimDelivery(db, clock(), { deliveryId });
      if (delivery) await makeDelivery(delivery);
    },
  };
}

async function deliver(
  db: Kysely<Tables>,
  { id, webhookId, inquiryId, event, status, createdAt }: ClaimedDelivery,
  { clock, sealing, siteUrl, allowsPrivateAddresses }: Dependencies,
): Promise<DeliveryResult> {
  const webhook = await db
    .selectFrom("webhooks")
    .select(["address", "secret"])
    .where("id", "=", webhookId)
    .executeTakeFirst();
  const address = webhook && sealing.open(webhook.address, associatedData.address);
  const secret = webhook && sealing.open(webhook.secret, associatedData.secret);
  if (address === undefined || secret === undefined)
    return { kind: "failed", trouble: "unsealed", httpStatus: null };
  const inquiry = inquiryId === null ? undefined : await factsOf(db, inquiryId, status, siteUrl);
  const body = webhookBody({ id, event, at: new Date(createdAt), inquiry });
  const at = Math.floor(clock().getTime() / 1000);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "User-Agent": "cooling-tower-site webhook",
    "X-Webhook-Id": String(id),
    "X-Webhook-Signature": `t=${at},v1=${signature(secret, at, body)}`,
  };
  return post(address, { headers, body, allowsPrivateAddresses });
}

/** HMAC-SHA256 over the time (s since 1970), a dot and the body, in hexadecimal digits. */
export function signature(secret: string, at: number, body: string): string {
  return createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
}

async function factsOf(
  db: Kysely<Tables>,
  id: number,
  status: NotifiedInquiry["status"] | null,
  siteUrl: string,
): Promise<NotifiedInquiry | undefined> {
  const row = await db
    .selectFrom("contactInquiries")
    .select(["reference", "status", "productType", "phone", "locale"])
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference,
      status: status ?? row.status,
      product: row.productType,
      country: countryOf(row.phone, row.locale),
      url: `${siteUrl}/sd_admin/inquiries?id=${id}`,
    }
  );
}
