import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import type { InboxInquiry, InquiryMail } from "#domain/inquiry/inbox.ts";
import { koreanMinute } from "../tools/dates.ts";
import { sendMailAgain } from "./inquiry-api.ts";
import { useInquiryChange } from "./use-inquiry-change.ts";

const colours = {
  none: "text-muted",
  waiting: "text-notice",
  delivered: "text-success",
  failed: "text-danger",
} satisfies Record<InquiryMail["state"], string>;

/** How far the mail about an inquiry has come; one that waits or failed can be sent again at once. */
export function MailState({ inquiry: { id, mail } }: { inquiry: InboxInquiry }) {
  const { mail: names, mailDetail: words } = admin.inquiries;
  const sending = useInquiryChange<void>({
    run: () => sendMailAgain(id),
    done: () => words.sent,
    failed: words.notSent,
  });
  const detail = detailOf(mail);
  return (
    <>
      <span className={`font-semibold ${colours[mail.state]}`}>{names[mail.state]}</span>
      {detail && <span className="block text-[13px] text-muted">{detail}</span>}
      {mail.lastError !== null && mail.state !== "delivered" && (
        <span className="block break-all text-[13px] text-muted">
          {fill(words.error, { error: mail.lastError })}
        </span>
      )}
      {(mail.state === "failed" || mail.state === "waiting") && (
        <button
          type="button"
          disabled={sending.isPending}
          onClick={() => sending.mutate()}
          className="mt-1 font-semibold text-action underline underline-offset-4"
        >
          {sending.isPending ? words.sending : words.again}
        </button>
      )}
    </>
  );
}

function detailOf({ state, attempts, settledAt, nextAttemptAt }: InquiryMail): string | undefined {
  const words = admin.inquiries.mailDetail;
  if (state === "failed") return fill(words.failed, { attempts });
  if (state === "delivered" && settledAt !== null)
    return fill(words.delivered, { time: koreanMinute(settledAt) });
  if (state !== "waiting") return undefined;
  if (attempts === 0 || nextAttemptAt === null) return words.soon;
  return fill(words.waiting, { attempts, time: koreanMinute(nextAttemptAt) });
}
