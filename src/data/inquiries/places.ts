import { createHash } from "node:crypto";
import { networkLimits } from "#domain/client-limits.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { Limit, RateLimits } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Limit of all senders together: an inquiry without a place in the first room is stored in one of the next. */
interface Room {
  status: InquiryStatus;
  limits: readonly Limit[];
}

const all: Room = { status: "new", limits: [{ key: "inquiries", max: 100, windowMs }] };

/**
 * An inquiry with a duty, a project or files has room of its own behind that of all: a flood of plain ones must not set it
 * aside. What the flood brings of these is bounded as well.
 */
const withAttachments: Room = {
  status: "new",
  limits: [{ key: "inquiries with attachments", max: 50, windowMs }],
};

const withProof: Room = { status: "new", limits: [{ key: "inquiries with a proof", max: 100, windowMs }] };

const aside: Room = {
  status: "set-aside",
  limits: [{ key: "inquiries set aside", max: 500, windowMs: hourMs }],
};

/** A proof keeps from being refused: there is an end for the disk's sake. */
const asideWithProof: Room = {
  status: "set-aside",
  limits: [{ key: "inquiries with a proof set aside", max: 2_000, windowMs: hourMs }],
};

/** For the first inquiry of a network in an hour: a few that send many do not fill it. */
function asideFirst(address: string): Room {
  const shared = { key: "first inquiries set aside", max: 500, windowMs: hourMs };
  return { status: "set-aside", limits: [...networkLimits("first inquiry", address), shared] };
}

/** Suspected spam takes no customer's place. */
const ofSuspects: Room = {
  status: "spam",
  limits: [{ key: "inquiries that look like spam", max: 100, windowMs }],
};

export type Place =
  | { taken: true; status: InquiryStatus; giveBack(): Promise<void> }
  | { taken: false; wantsProof: true }
  | { taken: false; wantsProof: false; retryAfterMs: number };

interface Sender {
  isSuspect: boolean;
  isSubstantial: boolean;
  /** True when the form carries a proof of work, or can work one out. */
  proof?: "none" | "offered" | "brought";
}

/**
 * Takes a place for one inquiry among those that are accepted from this address, and altogether. A form that can prove its work is
 * asked to before it is set aside, unless its own network has sent too many.
 */
export async function takePlace(limits: RateLimits, address: string, sender: Sender): Promise<Place> {
  const own = networkLimits("inquiry", address);
  let retryAfterMs = Number.POSITIVE_INFINITY;
  for (const room of roomsFor(sender, address)) {
    if (sender.proof === "offered" && room === aside && (await limits.check(own)).allowed)
      return { taken: false, wantsProof: true };
    const wanted = [...own, ...room.limits];
    const taken = await limits.consumeAll(wanted);
    if (taken.allowed) return { taken: true, status: room.status, giveBack: () => limits.refundAll(wanted) };
    retryAfterMs = Math.min(retryAfterMs, taken.retryAfterMs);
  }
  return { taken: false, wantsProof: false, retryAfterMs };
}

function roomsFor({ isSuspect, isSubstantial, proof }: Sender, address: string): readonly Room[] {
  if (isSuspect) return [ofSuspects];
  const isProved = proof === "brought";
  return [
    all,
    ...(isSubstantial ? [withAttachments] : []),
    ...(isProved ? [withProof] : []),
    aside,
    ...(isProved ? [asideWithProof] : []),
    asideFirst(address),
  ];
}

/**
 * Receipts that go to one mailbox, and receipts altogether. Whoever writes a stranger's address into the form sends them three
 * mails in an hour and ten in a day at most; the inquiries are stored all the same.
 */
export function copyLimits(email: string): Limit[] {
  const mailbox = createHash("sha256").update(mailboxOf(email)).digest("base64url");
  return [
    { key: `inquiry copy ${mailbox}`, max: 3, windowMs: hourMs },
    { key: `daily inquiry copy ${mailbox}`, max: 10, windowMs: 24 * hourMs },
    { key: "inquiry copies", max: 120, windowMs: hourMs },
  ];
}

/**
 * One mailbox under all its spellings: a tag after "+" leads to the same one with nearly every provider, and Gmail ignores dots.
 * Only for counting: a provider that distinguishes its customers loses nothing but capacity.
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
