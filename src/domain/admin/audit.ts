import * as z from "zod/mini";

/** Also written to the security log. */
export const accountEvents = [
  "login",
  "logout",
  "password-changed",
  "password-reset",
  "sessions-ended",
  "administrator-added",
  "administrator-removed",
  "role-changed",
  /** A re-authentication. */
  "identity-proved",
  "totp-enabled",
  "totp-disabled",
  "recovery-codes-renewed",
  "recovery-code-used",
] as const;

export const auditEvents = [
  ...accountEvents,
  "project-created",
  "project-updated",
  "project-deleted",
  "project-restored",
  "project-erased",
  "projects-imported",
  "project-import-undone",
  "product-created",
  "product-updated",
  "product-deleted",
  "product-restored",
  "product-erased",
  "products-ordered",
  "news-imported",
  "news-import-undone",
  "page-created",
  "page-updated",
  "page-published",
  "page-scheduled",
  "page-schedule-failed",
  "page-withdrawn",
  "page-deleted",
  "page-restored",
  "page-erased",
  "picture-uploaded",
  "file-uploaded",
  "inquiry-updated",
  "inquiry-noted",
  "inquiry-answered",
  "reply-template-changed",
  "webhook-added",
  "webhook-secret-renewed",
  "webhook-removed",
  "inquiry-note-deleted",
  "inquiry-deleted",
  "inquiries-exported",
  "inquiry-file-read",
  "content-published",
  "content-scheduled",
  "content-unscheduled",
  "content-schedule-failed",
  "content-restored",
  "recipient-changed",
  "content-discarded",
  "site-hidden",
  "site-opened",
  "samples-removed",
  "samples-returned",
  "mail-settings-changed",
  "test-mail-sent",
] as const;
export type AuditEvent = (typeof auditEvents)[number];

export interface LoggedChange {
  event: AuditEvent;
  detail?: string;
}

export const auditEntrySchema = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  happenedAt: z.string(),
  /** An `AuditEvent`; typed as text because an older log may hold events that no longer exist. */
  event: z.string(),
  /** Name of the account that acted. */
  account: z.nullable(z.string()),
  /** Object of the event, such as a project's title. */
  detail: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
