import { createHash } from "node:crypto";
import { networkLimits } from "#domain/client-limits.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { Limit, RateLimits } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Limit of all senders together: an inquiry without a place in the first room is stored in one of the next. */
interface Room {
  status: InquiryStatus;
  limit: Limit;
}

const forCustomers: readonly Room[] = [
  { status: "new", limit: { key: "inquiries", most: 100, windowMs } },
  { status: "set-aside", limit: { key: "inquiries set aside", most: 500, windowMs: 6 * windowMs } },
];

/**
 * An inquiry with a duty, a project or files has room of its own behind that of all: a flood of plain ones must not set it
 * aside. What the flood brings of these is bounded as well.
 */
const forSubstantial: readonly Room[] = [
  ...forCustomers.slice(0, 1),
  { status: "new", limit: { key: "inquiries with attachments", most: 50, windowMs } },
  ...forCustomers.slice(1),
];

/** Suspected spam takes no customer's place. */
const forSuspects: readonly Room[] = [
  { status: "spam", limit: { key: "inquiries that look like spam", most: 100, windowMs } },
];

export type Place =
  | { taken: true; status: InquiryStatus; giveBack(): Promise<void> }
  | { taken: false; retryAfterMs: number };

/** Takes a place for one inquiry among those that are accepted from this address, and altogether. */
export async function takePlace(
  limits: RateLimits,
  address: string,
  { isSuspect, isSubstantial }: { isSuspect: boolean; isSubstantial: boolean },
): Promise<Place> {
  const own = networkLimits("inquiry", address);
  let retryAfterMs = Number.POSITIVE_INFINITY;
  for (const { status, limit } of roomsFor(isSuspect, isSubstantial)) {
    const wanted = [...own, limit];
    const taken = await limits.takeAll(wanted);
    if (taken.allowed) return { taken: true, status, giveBack: () => limits.giveBackAll(wanted) };
    retryAfterMs = Math.min(retryAfterMs, taken.retryAfterMs);
  }
  return { taken: false, retryAfterMs };
}

function roomsFor(isSuspect: boolean, isSubstantial: boolean): readonly Room[] {
  if (isSuspect) return forSuspects;
  return isSubstantial ? forSubstantial : forCustomers;
}

/**
 * Receipts that go to one mailbox, and receipts altogether. Whoever writes a stranger's address into the form sends them three
 * mails in an hour and ten in a day at most; the inquiries are stored all the same.
 */
export function copyLimits(email: string): Limit[] {
  const mailbox = createHash("sha256").update(mailboxOf(email)).digest("base64url");
  return [
    { key: `inquiry copy ${mailbox}`, most: 3, windowMs: hourMs },
    { key: `daily inquiry copy ${mailbox}`, most: 10, windowMs: 24 * hourMs },
    { key: "inquiry copies", most: 120, windowMs: hourMs },
  ];
}

/**
 * One mailbox under all its spellings: a tag after "+" leads to the same one with nearly every provider, and Gmail ignores dots.
 * Only for counting: a provider that tells them apart loses nothing but places.
 */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, "");
  return /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}
