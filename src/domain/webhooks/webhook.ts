import * as z from "zod/mini";
import { idParamsSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { inquiryStatuses } from "../inquiries/inbox.ts";
import { textChecks } from "../records/unprintable.ts";

/** Events that programs are notified of. */
export const webhookEvents = ["inquiry.received", "inquiry.status", "test"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `refused`: a status other than 2xx; `unsealed` (= undecryptable): the webhook's address or secret is encrypted with another key. */
export const deliveryTroubles = [
  "refused",
  "not-public",
  "unreachable",
  "timeout",
  "tls",
  "unsealed",
] as const;
export type DeliveryTrouble = (typeof deliveryTroubles)[number];

/** Limits of a webhook; characters. Of its deliveries the latest are shown. */
export const webhookLimits = { name: 60, address: 1000, count: 5, deliveries: 10 } as const;

const time = z.iso.datetime();

const deliverySchema = z.object({
  id: z.int(),
  event: z.enum(webhookEvents),
  /** Number of the inquiry; null for a test. */
  reference: z.nullable(z.string()),
  status: z.nullable(z.enum(inquiryStatuses)),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: time,
  nextAttemptAt: z.nullable(time),
  /** HTTP status of the last answer. */
  answer: z.nullable(z.int()),
  trouble: z.nullable(z.enum(deliveryTroubles)),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

/** A webhook as administrators see it: its address can be a secret, so that it has the host only. */
export const webhookSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty where the address cannot be opened with the key of this server. */
  host: z.string(),
  createdAt: time,
  /** The newest first. */
  deliveries: z.array(deliverySchema),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The same with its secret, which is answered this once. */
const withSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() });

const webhookListSchema = z.object({
  webhooks: z.array(webhookSchema),
  /** True when calls are switched off on this server: they wait. */
  isOff: z.boolean(),
});

export const newWebhookSchema = z.object({
  name: z.string().check(...textChecks(webhookLimits.name)),
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(webhookLimits.address)),
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

const path = "/admin/webhooks";
const one = { path: `${path}/:id`, params: idParamsSchema } as const;

/** Calls of administrators on webhooks. */
export const webhookCalls = {
  list: { method: "GET", path, response: webhookListSchema },
  add: { method: "POST", path, body: newWebhookSchema, response: withSecretSchema },
  renewSecret: {
    method: "POST",
    path: `${path}/:id/secret`,
    params: idParamsSchema,
    response: withSecretSchema,
  },
  test: { method: "POST", path: `${path}/:id/test`, params: idParamsSchema, response: webhookSchema },
  remove: { method: "DELETE", ...one, response: successSchema },
} as const satisfies Record<string, Contract>;
