import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { InquiryProduct } from "#domain/inquiries/inquiry-fields.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook.ts";
import { admin } from "../admin/admin.ts";
import { fill } from "../fill.ts";
import { webhookWords } from "./webhook-words.ts";

/** Facts of an inquiry that leave for other programs: none that identifies its sender. */
export interface NotifiedInquiry {
  reference: string;
  status: InquiryStatus;
  product: InquiryProduct | null;
  /** ISO 3166, from the telephone number. */
  country: string | null;
  /** Link to the inquiry in the inbox, for signed-in staff. */
  url: string;
}

interface Notification {
  id: number;
  event: WebhookEvent;
  at: Date;
  /** Absent in a test. */
  inquiry: NotifiedInquiry | undefined;
}

/** The JSON of a delivery. `text` is what Slack shows, `title` and `body` what NAVER WORKS shows. */
export function webhookBody({ id, event, at, inquiry }: Notification): string {
  const title = webhookWords.sent[event];
  const text = inquiry === undefined ? webhookWords.sent.testText : lineOf(inquiry);
  return JSON.stringify({
    id,
    event,
    at: at.toISOString(),
    ...(inquiry ? { inquiry } : {}),
    text: `${title}: ${text}`,
    title,
    body: { text },
  });
}

function lineOf({ reference, status, product, country, url }: NotifiedInquiry): string {
  const region = country && new Intl.DisplayNames("ko", { type: "region" }).of(country);
  const facts = [
    reference,
    admin.inquiries.tabs[status],
    product === null ? undefined : admin.inquiries.products[product],
    region,
  ];
  return fill(webhookWords.sent.line, { facts: facts.filter(Boolean).join(" · "), url });
}
