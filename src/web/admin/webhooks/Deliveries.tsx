import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { webhookWords } from "#content/webhooks/webhook-words.ts";
import type { DeliveryState, WebhookDelivery } from "#domain/webhooks/webhook.ts";
import { koreanMinute } from "../dates.ts";

const words = webhookWords.deliveries;
const colours = {
  waiting: "text-notice",
  delivered: "text-success",
  failed: "text-danger",
} satisfies Record<DeliveryState, string>;

/** Latest deliveries, newest first. */
export function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  return (
    <>
      <h3 className="mt-4 text-note">{words.title}</h3>
      {deliveries.length === 0 ? (
        <p className="mt-1 text-muted text-note">{words.none}</p>
      ) : (
        <ol className="mt-1 divide-y divide-line text-note">
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="grid gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1.2fr)]"
            >
              <time dateTime={delivery.createdAt} className="figures text-muted">
                {koreanMinute(delivery.createdAt)}
              </time>
              <span className="figures wrap-anywhere">{eventText(delivery)}</span>
              <span className="figures">
                <span className={`font-semibold ${colours[delivery.state]}`}>
                  {words.states[delivery.state]}
                </span>
                <span className="text-muted"> {resultText(delivery)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function eventText({ event, reference, status }: WebhookDelivery): string {
  const name = webhookWords.events[event];
  const state = event === "inquiry.status" && status !== null ? admin.inquiries.tabs[status] : undefined;
  return [name, reference, state].filter(Boolean).join(" · ");
}

export function resultText({ answer, trouble, attempts, nextAttemptAt }: WebhookDelivery): string {
  const isTried = attempts > 0;
  return [
    answer === null ? undefined : fill(words.answer, { status: answer }),
    trouble === null ? undefined : words.troubles[trouble],
    attempts > 1 ? fill(words.attempts, { count: attempts }) : undefined,
    isTried && nextAttemptAt !== null ? fill(words.next, { time: koreanMinute(nextAttemptAt) }) : undefined,
  ]
    .filter(Boolean)
    .join(" · ");
}
