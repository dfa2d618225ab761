import { admin } from "#content/admin/admin.ts";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import {
  type InboxInquiry,
  type InquiryWithHistory,
  inquiryWithHistorySchema,
  type StaffStatus,
} from "#domain/inquiries/inbox.ts";
import type { HistoryEntry } from "#domain/inquiries/work/history.ts";
import { versionInConflict } from "../../call-api.ts";
import { historyText } from "./history-text.ts";

/** An inquiry as it is on the screen, which has no notes and no history until they are loaded. */
export type ShownInquiry = InboxInquiry & Partial<Pick<InquiryWithHistory, "notes" | "history">>;

/** A change that was not made, because the inquiry is no longer as it was shown. */
export class InquiryOutdated extends Error {
  readonly stored: InquiryWithHistory;

  constructor(shown: ShownInquiry, stored: InquiryWithHistory) {
    const words = inquiryWork.outdated;
    const changes = changesSince(shown, stored).join(", ");
    super(changes === "" ? words.again : `${fill(words.changes, { changes })} ${words.again}`);
    this.name = "InquiryOutdated";
    this.stored = stored;
  }
}

/** Returns the stored inquiry if a change failed because another version was shown. */
export function storedInquiryOf(failure: unknown): InquiryWithHistory | undefined {
  if (failure instanceof InquiryOutdated) return failure.stored;
  return versionInConflict(failure, "inquiry", inquiryWithHistorySchema);
}

/**
 * Returns true if a change would undo what somebody else has done since the inquiry was shown. Spam is deleted soon, so
 * that it must be as it was shown, like an inquiry to delete; for any other status it is enough that the status is.
 */
export function isOutdated(
  shown: ShownInquiry,
  stored: InquiryWithHistory,
  change: StaffStatus | "deletion",
): boolean {
  if (stored.status === change) return false;
  if (stored.status !== shown.status) return true;
  return (change === "spam" || change === "deletion") && changesSince(shown, stored).length > 0;
}

/** Events and notes that are stored and were not shown, each with its author. */
function changesSince({ history, notes }: ShownInquiry, stored: InquiryWithHistory): string[] {
  const { title, unsigned } = admin.inquiries.note;
  // Not by their number: the clocks of several servers differ, so that a new event may stand before older ones.
  const known = new Set(history?.map(eventId));
  const events = history ? stored.history.filter((event) => !known.has(eventId(event))) : [];
  const isNew = ({ key }: { key: string }) => notes?.every((note) => note.key !== key);
  return [
    ...events.map((event) => `${event.by} · ${historyText(event)}`),
    ...stored.notes.filter(isNew).map(({ author }) => `${author ?? unsigned} · ${title}`),
  ];
}

function eventId(event: HistoryEntry): string {
  if (event.kind === "reply") return event.key;
  const { kind, by, at, before, after } = event;
  return JSON.stringify([kind, by, at, before, after]);
}
