import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { Services } from "#data/services.ts";
import { currentPasswordSchema, totpCodeSchema } from "#domain/admin/credentials.ts";
import { otpauthUri } from "#domain/admin/otpauth-uri.ts";
import { passwordLimit } from "#http/attempts.ts";
import { call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { success, successSchema } from "#http/calls/success.ts";
import { answersFor, comeBackLater, type Desk, formRefusal } from "./desk.ts";
import { passwordQuestion } from "./password-question.ts";
import { fieldProblemsSchema } from "./projects/answers.ts";

const offerSchema = z.object({ secret: z.string(), uri: z.string() });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
const responses = { 400: fieldProblemsSchema };

type Options = Pick<Services, "accounts" | "secondFactor" | "limits"> & Desk;

/** Two-step login: an authenticator app, and recovery codes for when it is lost. */
export async function secondFactorApi(app: FastifyInstance, services: Options): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const { secondFactor, administrator, record } = services;
  confirmRoute(app, services);
  const askPassword = passwordQuestion(services);

  api.post(
    "/admin/account/totp",
    call(
      {
        operationId: "beginTwoStepLogin",
        summary: "Begin to set up an authenticator app; nothing changes before a code was confirmed",
        body: currentPasswordSchema,
        response: { ...responses, 200: offerSchema, 409: problemSchema },
      },
      formRefusal(currentPasswordSchema),
    ),
    async (request, reply) => {
      if (!(await askPassword(request, reply))) return reply;
      const { accountId, username } = administrator(request);
      const secret = await secondFactor.offer(accountId);
      if (!secret) return reply.code(409).send({ error: answersFor(request).totpEnabled });
      return { secret, uri: otpauthUri({ issuer: company.name.en, account: username, secret }) };
    },
  );

  api.post(
    "/admin/account/totp/disable",
    call(
      {
        operationId: "disableTwoStepLogin",
        summary: "Switch two-step login off",
        body: currentPasswordSchema,
        response: { ...responses, 200: successSchema },
      },
      formRefusal(currentPasswordSchema),
    ),
    async (request, reply) => {
      if (!(await askPassword(request, reply))) return reply;
      await secondFactor.disable(administrator(request).accountId);
      await record(request, "totp-disabled");
      return success;
    },
  );

  api.post(
    "/admin/account/recovery-codes",
    call(
      {
        operationId: "renewRecoveryCodes",
        summary: "New recovery codes instead of the old ones",
        body: currentPasswordSchema,
        response: { ...responses, 200: recoveryCodesSchema, 409: problemSchema },
      },
      formRefusal(currentPasswordSchema),
    ),
    async (request, reply) => {
      if (!(await askPassword(request, reply))) return reply;
      const recoveryCodes = await secondFactor.renewRecoveryCodes(administrator(request).accountId);
      if (!recoveryCodes) return reply.code(409).send({ error: answersFor(request).totpDisabled });
      await record(request, "recovery-codes-renewed");
      return { recoveryCodes };
    },
  );
}

function confirmRoute(app: FastifyInstance, { secondFactor, limits, administrator, record }: Options): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    "/admin/account/totp/confirm",
    call(
      {
        operationId: "confirmTwoStepLogin",
        summary: "Switch two-step login on by a first code; answers the recovery codes, once",
        body: totpCodeSchema,
        response: { ...responses, 200: recoveryCodesSchema },
      },
      formRefusal(totpCodeSchema),
    ),
    async (request, reply) => {
      const words = answersFor(request);
      const { accountId, username } = administrator(request);
      const limit = passwordLimit(username);
      const taken = await limits.take(limit);
      if (!taken.allowed)
        return reply.code(429).send({ error: comeBackLater(reply, words.tooManyLogins, taken.retryAfterMs) });
      const recoveryCodes = await secondFactor.confirm(accountId, request.body.code);
      if (!recoveryCodes) {
        return reply.code(400).send({ error: words.codeWrong, fields: { code: words.codeWrong } });
      }
      await limits.giveBack(limit.key);
      await record(request, "totp-enabled");
      return { recoveryCodes };
    },
  );
}
