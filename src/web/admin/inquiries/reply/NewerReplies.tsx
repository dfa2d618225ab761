import { useEffect, useRef } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import type { SentReply } from "#domain/inquiries/work/history.ts";
import { koreanMinute } from "../../dates.ts";
import { historyText } from "../state/history-text.ts";

interface NewerRepliesProps {
  replies: readonly SentReply[];
  /** Number of answers that the last refused attempt has brought; 0 before one. */
  refusedWith: number;
}

/** Answers that were sent since this one was begun; a refused attempt to send it scrolls to them. */
export function NewerReplies({ replies, refusedWith }: NewerRepliesProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusedWith > 0) notice.current?.scrollIntoView();
  }, [refusedWith]);
  return (
    <div ref={notice}>
      <p role="status" className="text-note text-notice not-empty:mt-3">
        {replies.length > 0 && inquiryWork.reply.newer}
      </p>
      {replies.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {replies.map((reply) => (
            <li
              key={reply.key}
              className="wrap-anywhere rounded-button border border-line bg-white p-4 text-note"
            >
              <p>{historyText(reply)}</p>
              <p className="figures text-muted text-small">
                <time dateTime={reply.at}>{koreanMinute(reply.at)}</time> · {reply.by}
              </p>
              <p className="mt-2 whitespace-pre-wrap leading-relaxed">{reply.body}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
