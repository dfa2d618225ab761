import { letterhead } from "#content/mail/letterhead.ts";
import { securityNoticeMail } from "#content/mail/security-notice-mail.ts";
import type { Session } from "#data/admin/sessions.ts";
import type { Services } from "#data/services.ts";
import type { AuditEvent, LoggedChange } from "#domain/admin/audit.ts";
import { shortAddress } from "#domain/network.ts";

/** Events that a session thief would cause. The owner gets a mail about each. */
const noticed: ReadonlySet<AuditEvent> = new Set([
  "inquiries-exported",
  "inquiry-deleted",
  "project-erased",
  "product-erased",
  "page-erased",
  "sessions-ended",
  "content-restored",
  "recipient-changed",
  "mail-settings-changed",
  "webhook-added",
  "webhook-secret-renewed",
  "webhook-removed",
  "administrator-added",
  "administrator-removed",
  "role-changed",
  "password-changed",
  "totp-enabled",
  "totp-disabled",
  "recovery-codes-renewed",
]);

/** Mails per account: a script that makes hundreds of changes must not fill the mailbox. The log has every change. */
const noticeLimit = { max: 20, windowMs: 60 * 60 * 1000 };

export interface SecurityNoticeOptions extends Pick<Services, "outbox" | "limits" | "siteContent"> {
  siteUrl: string;
  /** Address of the owner; without it no notices are sent. */
  adminEmail: string | undefined;
}

type Notify = (
  entries: readonly LoggedChange[],
  by: Pick<Session, "username" | "accountId"> & { ip: string },
) => Promise<void>;

/** Creates a function that mails the owner about a change, if mail is set up. */
export function createSecurityNotices({
  outbox,
  limits,
  siteContent,
  siteUrl,
  adminEmail,
}: SecurityNoticeOptions): Notify {
  return async (entries, { username, accountId, ip }) => {
    const changes = entries.filter(({ event }) => noticed.has(event));
    if (changes.length === 0 || adminEmail === undefined || !(await outbox.isSetUp())) return;
    const rateLimit = await limits.consume({ key: `security notice ${accountId}`, ...noticeLimit });
    if (!rateLimit.allowed) return;
    const { company } = await siteContent.published();
    const mail = securityNoticeMail({
      companyName: company.name.ko,
      letterhead: letterhead(company, "ko", siteUrl),
      username,
      address: shortAddress(ip),
      changes,
      link: `${siteUrl}/sd_admin/account`,
    });
    await outbox.enqueue({ to: adminEmail, ...mail });
  };
}
