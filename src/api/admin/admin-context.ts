import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { formProblems } from "#content/problems/form-problems.ts";
import { administrationAnswers } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import type { AuditEvent, LoggedChange } from "#domain/admin/audit.ts";
import type { Attempt } from "#domain/admin/security.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { markTooMany } from "#http/too-many.ts";
import type { Administrator } from "./guard.ts";
import { createSecurityNotices, type SecurityNoticeOptions } from "./security-notices.ts";

/** Functions that every part of the administrator's API receives besides the data. */
export interface AdminContext {
  administrator: Administrator;
  /** Writes into the log that the administrator did something. */
  record(request: FastifyRequest, event: AuditEvent, detail?: string): Promise<void>;
  /** Makes a change and writes into the log what came of it: both are stored, or neither. */
  recordChange<T>(
    request: FastifyRequest,
    change: () => Promise<T>,
    entries: (done: T) => LoggedChange | readonly LoggedChange[] | undefined,
  ): Promise<T>;
  /** Returns true while the session's last proof of the password or second factor is recent. */
  isProven(request: FastifyRequest): boolean;
  /** Counts in the security log what the administrator, or who has taken the place, was refused. */
  count(request: FastifyRequest, event: Attempt): void;
}

export function createAdminContext(
  administrator: Administrator,
  {
    audit,
    securityLog,
    atomically,
    ...notices
  }: Pick<Services, "audit" | "securityLog" | "atomically"> & SecurityNoticeOptions,
): AdminContext {
  const notifyOwner = createSecurityNotices(notices);
  const record: AdminContext["record"] = (request, event, detail) =>
    audit.record({
      event,
      account: administrator(request).username,
      detail,
      ip: request.ip,
    });
  return {
    administrator,
    record,
    recordChange: (request, change, entries) =>
      atomically(async () => {
        const done = await change();
        const recorded = [entries(done) ?? []].flat();
        for (const { event, detail } of recorded) await record(request, event, detail);
        await notifyOwner(recorded, { ...administrator(request), ip: request.ip });
        return done;
      }),
    isProven: (request) => administrator(request).isProven,
    count: (request, event) =>
      securityLog.count(event, { account: administrator(request).username, address: request.ip }),
  };
}

/** The sentences of the language in which a request wants to be answered. */
export function answersFor(request: FastifyRequest) {
  return administrationAnswers[localeFor(request)];
}

/** Tells a client that has tried too often when to come back; `sentence` has a place for the minutes. */
export function comeBackLater(reply: FastifyReply, sentence: string, retryAfterMs: number): string {
  markTooMany(reply, retryAfterMs);
  return fill(sentence, { minutes: Math.ceil(retryAfterMs / 60_000) });
}

/** The sentence about the first field of a form that must be corrected. */
export function firstProblem(request: FastifyRequest, schema: z.ZodMiniType): string {
  return Object.values(formProblems(localeFor(request), schema, request.body))[0] ?? "";
}

/** The answer to a form that must be corrected: `fields` has a message for each field. */
export const fieldProblemsSchema = z.object({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** Makes the answer to a form that must be corrected. */
export function formRefusal(request: FastifyRequest, schema: z.ZodMiniType) {
  return {
    error: answersFor(request).formInvalid,
    fields: formProblems(localeFor(request), schema, request.body),
  };
}
