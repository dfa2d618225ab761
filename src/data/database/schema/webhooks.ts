import type { Generated } from "kysely";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { DeliveryState, DeliveryTrouble, WebhookEvent } from "#domain/webhooks/webhook.ts";

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  /** Sealed, as the secret is; see `sealing.ts`. */
  address: string;
  secret: string;
  createdAt: number;
}

export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhookId: number;
  /** Null for a test. */
  inquiryId: number | null;
  event: WebhookEvent;
  /** State of the inquiry at the event. */
  status: InquiryStatus | null;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  createdAt: number;
  dueAt: number;
  /** Until then an instance is calling; 0 when none is. */
  leasedUntil: Generated<number>;
  settledAt: Generated<number | null>;
  /** HTTP status of the last response. */
  answer: Generated<number | null>;
  trouble: Generated<DeliveryTrouble | null>;
}
