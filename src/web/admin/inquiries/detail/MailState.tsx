import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { MailStatus, MailTrouble } from "#domain/inquiries/inbox-mail.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { koreanMinute } from "../../dates.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

const colours = {
  none: "text-muted",
  waiting: "text-notice",
  delivered: "text-success",
  failed: "text-danger",
} satisfies Record<MailStatus["state"], string>;

interface MailStateProps {
  mail: MailStatus;
  names: Readonly<Record<MailStatus["state"], string>>;
  troubles?: Troubles;
  sendAgain: () => Promise<InquiryWithHistory>;
  mailIn: (inquiry: InquiryWithHistory) => MailStatus;
}

export function MailState({ mail, names, sendAgain, mailIn, ...props }: MailStateProps) {
  const words = admin.inquiries.mailDetail;
  const troubles = props.troubles ?? words.troubles;
  const sending = useInquiryChange({
    run: sendAgain,
    done: (inquiry) => outcomeOf(mailIn(inquiry), troubles),
    failed: words.notSent,
  });
  return (
    <>
      <span className={`font-semibold ${colours[mail.state]}`}>{names[mail.state]}</span>
      {[detailOf(mail), resultOf(mail, troubles)].map(
        (line) =>
          line !== undefined && (
            <span key={line} className="block text-small text-muted">
              {line}
            </span>
          ),
      )}
      {(mail.state === "failed" || (mail.state === "waiting" && mail.attempts > 0)) && (
        <ToolButton
          isDisabled={sending.isPending}
          onClick={() => sending.mutate()}
          className="mt-1 block text-left font-semibold text-action underline underline-offset-4"
        >
          {sending.isPending ? words.sending : words.again}
        </ToolButton>
      )}
    </>
  );
}

type Troubles = Readonly<Record<MailTrouble, string>>;

/** Result of sending again, with the mail server's message. */
function outcomeOf(mail: MailStatus, troubles: Troubles): ToastMessage {
  const words = admin.inquiries.mailDetail;
  const description = resultOf(mail, troubles);
  const descriptionOf = description === undefined ? {} : { description };
  if (mail.state === "delivered") return { title: words.sent, ...descriptionOf };
  return mail.trouble === null
    ? words.inFlight
    : { title: words.notSent, ...descriptionOf, destructive: true };
}

/** The problem in our words with the server's reply, or the reply to an accepted mail. */
function resultOf(
  { trouble, lastError, receipt: smtpResponse }: MailStatus,
  troubles: Troubles,
): string | undefined {
  const words = admin.inquiries.mailDetail;
  if (trouble !== null) {
    const sentence = troubles[trouble];
    return lastError === null ? sentence : fill(words.reason, { trouble: sentence, words: lastError });
  }
  return smtpResponse === null ? undefined : fill(words.serverReply, { words: smtpResponse });
}

function detailOf({ state, attempts, settledAt, nextAttemptAt }: MailStatus): string | undefined {
  const words = admin.inquiries.mailDetail;
  if (state === "failed") return fill(words.failed, { attempts });
  if (state === "delivered" && settledAt !== null)
    return fill(words.delivered, { time: koreanMinute(settledAt) });
  if (state !== "waiting") return undefined;
  if (attempts === 0 || nextAttemptAt === null) return words.soon;
  return fill(words.waiting, { attempts, time: koreanMinute(nextAttemptAt) });
}
