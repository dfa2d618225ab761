import type { InquiryWithHistory, StaffStatus } from "#domain/inquiries/inbox.ts";
import { inboxCalls } from "#domain/inquiries/inbox-calls.ts";
import { callContract, readVersion } from "../../call-api.ts";
import { InquiryOutdated, isOutdated, type ShownInquiry } from "./outdated-inquiry.ts";

/** @throws InquiryOutdated if that would overwrite a newer change */
export async function changeStatus(shown: ShownInquiry, status: StaffStatus): Promise<InquiryWithHistory> {
  const headers = await compareWithStored(shown, status);
  return callContract(inboxCalls.change, { params: { id: shown.id }, body: { status }, headers });
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
