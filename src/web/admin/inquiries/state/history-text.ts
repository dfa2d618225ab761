import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { inquiryStatuses } from "#domain/inquiries/inbox.ts";
import type { HistoryEntry, SentReply } from "#domain/inquiries/work/history.ts";

const words = inquiryWork.history;

/** @example historyText(entry) // "상태: 새 문의 → 수주" */
export function historyText(entry: HistoryEntry): string {
  if (entry.kind === "reply") return fill(words.reply, { subject: entry.subject });
  const { kind, before, after } = entry;
  const name = (value: string | null) => {
    if (value === null) return words.nothing;
    if (kind === "value") return `${wholeNumber(Number(value))}원`;
    const status = kind === "status" && inquiryStatuses.find((each) => each === value);
    return status ? admin.inquiries.tabs[status] : value;
  };
  return fill(words.change, { kind: words.kinds[kind], before: name(before), after: name(after) });
}

export function repliesIn(history: readonly HistoryEntry[]): SentReply[] {
  return history.filter((entry) => entry.kind === "reply");
}
