import type { InquiryUpdate, InquiryWithHistory, StaffStatus } from "#domain/inquiries/inbox.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import { callContract, readVersion } from "../../call-api.ts";
import { changeInquiry } from "./inquiry-api.ts";
import { InquiryOutdated, isOutdated, type ShownInquiry } from "./outdated-inquiry.ts";

/** @throws InquiryOutdated if that would overwrite a newer change */
export async function changeStatus(shown: ShownInquiry, status: StaffStatus): Promise<InquiryWithHistory> {
  const headers = await compareWithStored(shown, status);
  return callContract(inboxCalls.change, { params: { id: shown.id }, body: { status }, headers });
}

/** A change that can be made later; a change of the status is based on what was shown when it was requested. */
export type RequestedChange = () => Promise<InquiryWithHistory>;

/**
 * Returns a function that requests a change of an inquiry whose changes run one after another. One that waits is based on the result of
 * those that it waits for, but not on a status that somebody else has set meanwhile: a change that is refused shows it.
 */
export function createChangeSequence(): (shown: ShownInquiry, update: InquiryUpdate) => RequestedChange {
  const waiting = new Set<{ shown: ShownInquiry }>();
  return (shown, update) => {
    const request = { shown };
    waiting.add(request);
    return async () => {
      waiting.delete(request);
      const result = await (update.status
        ? changeStatus(request.shown, update.status)
        : changeInquiry(shown.id, update));
      for (const later of waiting)
        later.shown = update.status ? result : { ...result, status: later.shown.status };
      return result;
    };
  };
}

/** @throws InquiryOutdated if something was added or changed since it was shown */
export async function deleteInquiry(shown: ShownInquiry): Promise<undefined> {
  const headers = await compareWithStored(shown, "deletion");
  await callContract(inboxCalls.remove, { params: { id: shown.id }, headers });
}

/**
 * Compares with the stored inquiry here, because its ETag also changes with the state of mails.
 * @returns headers that refuse the change if anything has changed since the comparison
 */
async function compareWithStored(
  shown: ShownInquiry,
  change: StaffStatus | "deletion",
): Promise<Record<string, string>> {
  const { record: stored, ifMatch } = await readVersion(inboxCalls.find, { params: { id: shown.id } });
  if (isOutdated(shown, stored, change)) throw new InquiryOutdated(shown, stored);
  return ifMatch;
}
