import { useId } from "react";
import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { fileLine } from "#content/inquiries/file-words.ts";
import { type InquiryWithHistory, inquiryStatuses } from "#domain/inquiries/inbox.ts";
import type { HistoryEntry, SentReply } from "#domain/inquiries/work/history.ts";
import { koreanMinute } from "../../dates.ts";
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
                {changeText(entry)}
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
    history.flatMap((entry) => (entry.kind === "reply" && entry.key === key ? [entry.mail] : [])).at(0);
  return (
    <>
      <Head at={reply.at} by={reply.by}>
        {fill(words.reply, { subject: reply.subject })}
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

function changeText({ kind, before, after }: Exclude<HistoryEntry, SentReply>): string {
  const name = (value: string | null) => {
    if (value === null) return words.nothing;
    if (kind === "value") return `${wholeNumber(Number(value))}원`;
    const status = kind === "status" && inquiryStatuses.find((each) => each === value);
    return status ? admin.inquiries.tabs[status] : value;
  };
  return fill(words.change, { kind: words.kinds[kind], before: name(before), after: name(after) });
}
