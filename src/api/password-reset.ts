import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { passwordResetMail } from "#content/admin/password-reset-mail.ts";
import type { Services } from "#data/services.ts";
import { resetConfirmationSchema, resetRequestSchema } from "#domain/admin/credentials.ts";
import { success, successSchema } from "#domain/contract.ts";
import { resetLimits } from "#http/attempts.ts";
import { type Api, call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { answersFor, comeBackLater, firstProblem } from "./admin/desk.ts";

export interface PasswordResetOptions
  extends Pick<Services, "accounts" | "passwordResets" | "outbox" | "limits" | "audit" | "securityLog"> {
  siteUrl: string;
  /** Where links go; without it there are none. */
  adminEmail: string | undefined;
}

/** A forgotten password is set anew by a mailed link, where mail is set up. */
export async function passwordResetApi(api: Api, options: PasswordResetOptions): Promise<void> {
  confirmRoute(api, options);
  const isAvailable = () => options.outbox.isOpen && options.adminEmail !== undefined;

  api.get(
    "/auth/password-reset",
    call({
      tags: ["administration"],
      operationId: "getPasswordResetAvailability",
      summary: "Whether links can be mailed",
      response: { 200: z.object({ available: z.boolean() }) },
    }),
    async () => ({ available: isAvailable() }),
  );

  api.post(
    "/auth/password-reset",
    call(
      {
        tags: ["administration"],
        operationId: "requestPasswordReset",
        summary: "Mail a link; answered alike whether the user exists",
        body: resetRequestSchema,
        response: { 202: z.extend(successSchema, { message: z.string() }), 501: problemSchema },
      },
      refusal,
    ),
    async (request, reply) => {
      const words = answersFor(request);
      if (!isAvailable()) return reply.code(501).send({ error: words.resetUnavailable });
      const { username } = request.body;
      const taken = await options.limits.take(resetLimits(request.ip, username).byAddress);
      if (!taken.allowed) {
        return reply.code(429).send({ error: comeBackLater(reply, words.tooManyResets, taken.retryAfterMs) });
      }
      // Not waited for: the time of the answer would tell whether there is such a user.
      void mailLink(options, request, username).catch((failure) => request.log.error(failure));
      return reply.code(202).send({ ...success, message: words.resetSent });
    },
  );
}

function confirmRoute(api: Api, { accounts, passwordResets, audit }: PasswordResetOptions): void {
  api.post(
    "/auth/password-reset/confirm",
    call(
      {
        tags: ["administration"],
        operationId: "confirmPasswordReset",
        summary: "Set a new password by the token of a mailed link; ends every session",
        body: resetConfirmationSchema,
        response: { 200: successSchema },
      },
      refusal,
    ),
    async (request, reply) => {
      const account = await passwordResets.spend(request.body.token);
      if (!account) return reply.code(400).send({ error: answersFor(request).resetInvalid });
      await accounts.setPassword(account.username, request.body.newPassword);
      await audit.record({
        event: "password-reset",
        account: account.username,
        ip: request.ip,
      });
      return success;
    },
  );
}

function refusal(request: FastifyRequest, schema: z.ZodMiniType) {
  return { error: firstProblem(request, schema) };
}

async function mailLink(
  { passwordResets, outbox, limits, securityLog, siteUrl, adminEmail }: PasswordResetOptions,
  request: FastifyRequest,
  username: string,
): Promise<void> {
  const taken = await limits.take(resetLimits(request.ip, username).byAccount);
  if (!taken.allowed || adminEmail === undefined) return;
  securityLog.count("password-reset-asked", { account: username, address: request.ip });
  const opened = await passwordResets.open(username);
  if (!opened) return;
  // The part behind # is not sent to any server, so that it ends up in no log.
  const link = `${siteUrl}/sd_admin/password-reset#token=${opened.token}`;
  await outbox.enqueue({ to: adminEmail, ...passwordResetMail(link), giveUpAt: opened.expiresAt });
}
