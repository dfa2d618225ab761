import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { letterhead } from "#content/mail/letterhead.ts";
import { passwordResetMail } from "#content/mail/password-reset-mail.ts";
import type { Limit } from "#data/rate-limits.ts";
import type { Services } from "#data/services.ts";
import { authenticationCalls } from "#domain/admin/authentication-calls.ts";
import { resetConfirmationSchema } from "#domain/admin/credentials.ts";
import { success } from "#domain/contract.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { limitFailedForms } from "#http/failed-forms.ts";
import { accountKeyPrefix, resetLimits } from "#http/limits.ts";
import { newPasswordProblem } from "./admin/account/new-password.ts";
import { fieldProblemsSchema, firstProblem, messagesFor, refuseUntilLater } from "./admin/admin-context.ts";
import type { DeviceCookies } from "./device-cookies.ts";

const tags = ["administration"];

export interface PasswordResetOptions
  extends Pick<
    Services,
    | "accounts"
    | "passwordResets"
    | "outbox"
    | "limits"
    | "audit"
    | "securityLog"
    | "siteContent"
    | "atomically"
  > {
  devices: DeviceCookies;
  siteUrl: string;
  /** Recipient of links; without it no links are sent. */
  adminEmail: string | undefined;
}

/** A forgotten password is set anew by a mailed link, where mail is set up. */
export async function passwordResetApi(api: Api, options: PasswordResetOptions): Promise<void> {
  confirmRoute(api, options);
  const { accounts, limits, devices, outbox, adminEmail } = options;
  const isAvailable = async () => adminEmail !== undefined && (await outbox.isSetUp());

  api.route({
    ...operationFromContract(authenticationCalls.resetAvailability, {
      tags,
      operationId: "getPasswordResetAvailability",
      summary: "Whether password reset links can be mailed",
    }),
    handler: async () => ({ available: await isAvailable() }),
  });

  api.route({
    config: { isUrgent: true },
    ...limitFailedForms(
      operationFromContract(
        authenticationCalls.requestReset,
        {
          tags,
          status: 202,
          operationId: "requestPasswordReset",
          summary: "Mail a password reset link; the response does not tell whether the user exists",
          response: { 501: problemSchema },
        },
        refusal,
      ),
      limits,
      refuseTooManyResets,
    ),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      if (!(await isAvailable())) return reply.code(501).send({ error: words.resetUnavailable });
      const username = await accounts.canonicalUsername(request.body.username);
      const knownDeviceId = await devices.find(request, username);
      const { requestLimits, mailLimits } = resetLimits(username, { address: request.ip, knownDeviceId });
      const rateLimit = await limits.consumeAll(requestLimits);
      if (!rateLimit.allowed) {
        return refuseTooManyResets(request, reply, rateLimit.retryAfterMs);
      }
      // Not awaited: the time of the response would disclose that there is such a user.
      void mailLink(options, request, { username, mailLimits }).catch((failure) =>
        request.log.error(failure),
      );
      return reply.code(202).send({ ...success, message: words.resetSent });
    },
  });
}

function confirmRoute(
  api: Api,
  { passwordResets, limits, devices, audit, securityLog, siteContent, atomically }: PasswordResetOptions,
): void {
  api.route({
    config: { isUrgent: true },
    ...limitFailedForms(
      operationFromContract(
        authenticationCalls.confirmReset,
        {
          tags,
          operationId: "confirmPasswordReset",
          summary: "Set a new password with the token of a reset link; ends all sessions",
          response: { 400: fieldProblemsSchema },
        },
        refusal,
      ),
      limits,
      refuseTooManyResets,
      // A good link works whatever others in the same network have sent.
      async (request) => {
        const sent = resetConfirmationSchema.safeParse(request.body);
        return sent.success && (await passwordResets.find(sent.data.token)) !== undefined;
      },
    ),
    handler: async (request, reply) => {
      const { token, newPassword } = request.body;
      const found = await passwordResets.find(token);
      const problem =
        found &&
        (await newPasswordProblem(
          request,
          { siteContent },
          { username: found.username, password: newPassword },
        ));
      if (problem) return reply.code(400).send({ error: problem, fields: { newPassword: problem } });
      const account = await atomically(async () => {
        const owner = await passwordResets.setPassword(token, newPassword);
        if (!owner) return undefined;
        await limits.resetByPrefix(accountKeyPrefix(owner.username));
        // A person who can read the administrator's mail is no stranger: the browser becomes a known device, so that limits that
        // strangers have used up do not hold back the next login.
        await devices.remember(request, reply, owner.accountId);
        await audit.record({ event: "password-reset", account: owner.username, ip: request.ip });
        return owner;
      });
      if (!account) {
        securityLog.count("password-reset-wrong", { address: request.ip });
        return reply.code(400).send({ error: messagesFor(request).resetInvalid });
      }
      return success;
    },
  });
}

function refuseTooManyResets(request: FastifyRequest, reply: FastifyReply, retryAfterMs: number) {
  return refuseUntilLater(reply, messagesFor(request).tooManyResets, retryAfterMs);
}

function refusal(request: FastifyRequest, schema: z.ZodMiniType) {
  return { error: firstProblem(request, schema) };
}

async function mailLink(
  { passwordResets, outbox, limits, securityLog, siteContent, siteUrl, adminEmail }: PasswordResetOptions,
  request: FastifyRequest,
  { username, mailLimits }: { username: string; mailLimits: Limit[] },
): Promise<void> {
  const rateLimit = await limits.consumeAll(mailLimits);
  if (!rateLimit.allowed || adminEmail === undefined) return;
  securityLog.count("password-reset-asked", { account: username, address: request.ip });
  const opened = await passwordResets.open(username);
  if (!opened) return;
  // The part behind # is not sent to any server, so that it ends up in no log.
  const link = `${siteUrl}/sd_admin/password-reset#token=${opened.token}`;
  const { company } = await siteContent.published();
  const head = letterhead(company, "ko", siteUrl);
  const mail = passwordResetMail(company.name.ko, username, link, head);
  await outbox.enqueue({ to: adminEmail, ...mail, giveUpAt: opened.expiresAt });
}
