import { useId } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { SentReply } from "#domain/inquiries/work/history.ts";
import { koreanMinute } from "../../dates.ts";
import { historyText, repliesIn } from "../state/history-text.ts";
import { sendReplyAgain } from "../state/inquiry-api.ts";
import { MailState } from "./MailState.tsx";

const words = inquiryWork.history;

/** Events of an inquiry, oldest first: changes and sent answers. */
export function History({ inquiry }: { inquiry: Pick<InquiryWithHistory, "id" | "createdAt" | "history"> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="mb-2 text-compact">
        {words.title}
      </h3>
      <ol className="grid gap-2 border-line border-l-2 pl-4 text-note">
        <li>
          <Head at={inquiry.createdAt}>{words.received}</Head>
        </li>
        {inquiry.history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end
          <li key={index} className="wrap-anywhere">
            {entry.kind === "reply" ? (
              <Reply inquiryId={inquiry.id} reply={entry} />
            ) : (
              <Head at={entry.at} by={entry.by}>
                {historyText(entry)}
              </Head>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Head({ at, by, children }: { at: string; by?: string; children: string }) {
  return (
    <p>
      {children}{" "}
      <span className="figures text-muted text-small">
        <time dateTime={at}>{koreanMinute(at)}</time>
        {by !== undefined && ` · ${by}`}
      </span>
    </p>
  );
}

const troubles = { ...admin.inquiries.mailDetail.troubles, ...words.troubles };

function Reply({ inquiryId, reply }: { inquiryId: number; reply: SentReply }) {
  const { key, mail } = reply;
  const mailIn = ({ history }: InquiryWithHistory) =>
    repliesIn(history).find((sent) => sent.key === key)?.mail;
  return (
    <>
      <Head at={reply.at} by={reply.by}>
        {historyText(reply)}
      </Head>
      <div className="mt-1 text-small">
        <MailState
          mail={mail}
          names={mail.trouble === null ? words.mail : { ...words.mail, waiting: words.notYet }}
          troubles={troubles}
          sendAgain={() => sendReplyAgain(inquiryId, key)}
          mailIn={(inquiry) => mailIn(inquiry) ?? mail}
        />
      </div>
      <details className="mt-1">
        <summary className="cursor-pointer py-1 text-action">{words.show}</summary>
        <p className="mt-1 whitespace-pre-wrap rounded-button bg-mist px-4 py-3 leading-relaxed">
          {reply.body}
        </p>
        {reply.files.length > 0 && (
          <p className="figures mt-1 text-muted text-small">{reply.files.map(fileLine).join(", ")}</p>
        )}
      </details>
    </>
  );
}
