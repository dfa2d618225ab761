import { createHash } from "node:crypto";
import { networkLimits } from "#domain/client-limits.ts";
import type { InquiryStatus } from "#domain/inquiries/inbox.ts";
import type { Limit, RateLimits } from "../rate-limits.ts";

const windowMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Limits of all senders together. An inquiry is stored with the status of the first quota that has room. */
interface Quota {
  status: InquiryStatus;
  limits: readonly Limit[];
  /** A form that can compute a proof of work must do so before it uses this quota. */
  asksForProofOfWork?: true;
}

const generalQuota: Quota = { status: "new", limits: [{ key: "inquiries", max: 100, windowMs }] };

/** Inquiries with a duty, a project or files have a second quota, so that a flood of plain ones does not quarantine them. */
const attachmentQuota: Quota = {
  status: "new",
  limits: [{ key: "inquiries with attachments", max: 50, windowMs }],
};

const proofOfWorkQuota: Quota = {
  status: "new",
  limits: [{ key: "inquiries with a proof", max: 100, windowMs }],
};

/** Quarantined inquiries are stored with the status "set-aside", and not mailed. */
const quarantineQuota: Quota = {
  status: "set-aside",
  limits: [{ key: "inquiries set aside", max: 500, windowMs: hourMs }],
  asksForProofOfWork: true,
};

/** Bounds the size of the database; senders with a proof of work hardly reach it. */
const quarantineProofOfWorkQuota: Quota = {
  status: "set-aside",
  limits: [{ key: "inquiries with a proof set aside", max: 2_000, windowMs: hourMs }],
};

/** For the first inquiry of a network in an hour, so that a few networks cannot use it up. */
function quarantineQuotaOfFirstInquiry(address: string): Quota {
  const shared = { key: "first inquiries set aside", max: 500, windowMs: hourMs };
  return { status: "set-aside", limits: [...networkLimits("first inquiry", address), shared] };
}

/** Suspected spam does not use up the quotas of customers. */
const spamQuota: Quota = {
  status: "spam",
  limits: [{ key: "inquiries that look like spam", max: 100, windowMs }],
};

export type QuotaResult =
  | { allowed: true; status: InquiryStatus; refund(): Promise<void> }
  | { allowed: false; requiresProofOfWork: true }
  | { allowed: false; requiresProofOfWork: false; retryAfterMs: number };

interface Sender {
  isSuspect: boolean;
  /** True with a duty, a project or files. A form sends a selection with its duty; alone it may be any text, and does not count. */
  hasAttachments: boolean;
  /** "offered": the form can compute a proof of work; "valid": it carries a valid one. */
  proofOfWork?: "none" | "offered" | "valid";
}

/**
 * Counts an inquiry under the limits of its address and of the first quota that has room. Before it is quarantined, a form
 * that offers a proof of work must compute one, unless its own network has reached its limit.
 */
export async function consumeQuota(
  limits: RateLimits,
  address: string,
  sender: Sender,
): Promise<QuotaResult> {
  const own = networkLimits("inquiry", address);
  let retryAfterMs = Number.POSITIVE_INFINITY;
  for (const quota of quotasFor(sender, address)) {
    if (sender.proofOfWork === "offered" && quota.asksForProofOfWork && (await limits.check(own)).allowed)
      return { allowed: false, requiresProofOfWork: true };
    const required = [...own, ...quota.limits];
    const rateLimit = await limits.consumeAll(required);
    if (rateLimit.allowed)
      return { allowed: true, status: quota.status, refund: () => limits.refundAll(required) };
    retryAfterMs = Math.min(retryAfterMs, rateLimit.retryAfterMs);
  }
  return { allowed: false, requiresProofOfWork: false, retryAfterMs };
}

function quotasFor({ isSuspect, hasAttachments, proofOfWork }: Sender, address: string): readonly Quota[] {
  if (isSuspect) return [spamQuota];
  const hasValidProofOfWork = proofOfWork === "valid";
  return [
    generalQuota,
    ...(hasAttachments ? [attachmentQuota] : []),
    ...(hasValidProofOfWork ? [proofOfWorkQuota] : []),
    quarantineQuota,
    ...(hasValidProofOfWork ? [quarantineProofOfWorkQuota] : []),
    quarantineQuotaOfFirstInquiry(address),
  ];
}

/**
 * Limits of confirmation mails to one mailbox, and of all together: forms with a stranger's address send that stranger few
 * mails. Inquiries beyond them are stored without one. The keys are stored and keep their old word: copy (= confirmation).
 */
export function confirmationLimits(email: string): Limit[] {
  const mailbox = createHash("sha256").update(normalizedMailbox(email)).digest("base64url");
  return [
    { key: `inquiry copy ${mailbox}`, max: 3, windowMs: hourMs },
    { key: `daily inquiry copy ${mailbox}`, max: 10, windowMs: 24 * hourMs },
    { key: "inquiry copies", max: 120, windowMs: hourMs },
  ];
}

/** Only for counting: most providers ignore a tag after "+", and Gmail ignores dots. */
function normalizedMailbox(email: string): string {
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
