import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { formProblems } from "#content/problems/form-problems.ts";
import { administrationMessages } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import type { AuditEvent, LoggedChange } from "#domain/admin/audit.ts";
import type { CountedEvent } from "#domain/admin/security.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { refuseTooMany } from "#http/too-many.ts";
import type { SessionOf } from "./guard.ts";
import { createSecurityNotices, type SecurityNoticeOptions } from "./security-notices.ts";

/** Functions that every part of the administration API receives besides the data. */
export interface AdminContext {
  /** Returns the session of the signed-in administrator. */
  sessionOf: SessionOf;
  /** Writes an entry of the signed-in account into the audit log. */
  log(request: FastifyRequest, event: AuditEvent, detail?: string): Promise<void>;
  /** Runs a change and writes its result into the audit log, both in one transaction. */
  logChange<T>(
    request: FastifyRequest,
    change: () => Promise<T>,
    entries: (done: T) => LoggedChange | readonly LoggedChange[] | undefined,
  ): Promise<T>;
  /** Returns true while the session's last re-authentication is recent. */
  isRecentlyAuthenticated(request: FastifyRequest): boolean;
  /** Counts a refusal in the security log. The sender may be an attacker with the administrator's session. */
  count(request: FastifyRequest, event: CountedEvent): void;
}

export function createAdminContext(
  sessionOf: SessionOf,
  {
    audit,
    securityLog,
    atomically,
    ...notices
  }: Pick<Services, "audit" | "securityLog" | "atomically"> & SecurityNoticeOptions,
): AdminContext {
  const notifyOwner = createSecurityNotices(notices);
  const log: AdminContext["log"] = (request, event, detail) =>
    audit.record({
      event,
      account: sessionOf(request).username,
      detail,
      ip: request.ip,
    });
  return {
    sessionOf,
    log,
    logChange: (request, change, entries) =>
      atomically(async () => {
        const done = await change();
        const logged = [entries(done) ?? []].flat();
        for (const { event, detail } of logged) await log(request, event, detail);
        await notifyOwner(logged, { ...sessionOf(request), ip: request.ip });
        return done;
      }),
    isRecentlyAuthenticated: (request) => sessionOf(request).isRecentlyAuthenticated,
    count: (request, event) =>
      securityLog.count(event, { account: sessionOf(request).username, address: request.ip }),
  };
}

export function messagesFor(request: FastifyRequest) {
  return administrationMessages[localeFor(request)];
}

/** Fills the minutes until the next attempt into a sentence. */
export function retryLaterMessage(sentence: string, retryAfterMs: number): string {
  return fill(sentence, { minutes: Math.ceil(retryAfterMs / 60_000) });
}

/** Refuses a client that has exceeded its limit. @param sentence is filled with the minutes until the next attempt */
export function refuseUntilLater(reply: FastifyReply, sentence: string, retryAfterMs: number): FastifyReply {
  return refuseTooMany(reply, retryAfterMs, retryLaterMessage(sentence, retryAfterMs));
}

export function firstProblem(request: FastifyRequest, schema: z.ZodMiniType): string {
  return Object.values(formProblems(localeFor(request), schema, request.body))[0] ?? "";
}

/** Response to an invalid form: `fields` has one message per field. */
export const fieldProblemsSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export function formRefusal(request: FastifyRequest, schema: z.ZodMiniType) {
  return {
    error: messagesFor(request).formInvalid,
    fields: formProblems(localeFor(request), schema, request.body),
  };
}
