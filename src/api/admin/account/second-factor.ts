import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { otpauthUri } from "#domain/admin/otpauth-uri.ts";
import { success } from "#domain/contract.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { reauthenticationLimit } from "#http/limits.ts";
import {
  type AdminContext,
  fieldProblemsSchema,
  formRefusal,
  messagesFor,
  refuseUntilLater,
} from "../admin-context.ts";
import { createPasswordCheck } from "./password-check.ts";

const responses = { 400: fieldProblemsSchema };

type Options = Pick<Services, "accounts" | "secondFactor" | "limits" | "siteContent"> & AdminContext;

export async function secondFactorApi(api: Api, services: Options): Promise<void> {
  const { secondFactor, siteContent, sessionOf, logChange } = services;
  confirmRoute(api, services);
  disableRoute(api, services);
  const checkPassword = createPasswordCheck(services);

  api.route({
    config: { isForEnrolment: true },
    ...operationFromContract(
      accountCalls.beginSecondFactor,
      {
        operationId: "beginTwoStepLogin",
        summary: "Begin to set up an authenticator app; nothing changes until a code is confirmed",
        response: { ...responses, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      const { accountId, username } = sessionOf(request);
      const secret = await secondFactor.createPendingSecret(accountId);
      if (!secret) return reply.code(409).send({ error: messagesFor(request).totpEnabled });
      const { company } = await siteContent.published();
      return { secret, uri: otpauthUri({ issuer: company.name.en, account: username, secret }) };
    },
  });

  api.route({
    ...operationFromContract(
      accountCalls.renewRecoveryCodes,
      {
        operationId: "renewRecoveryCodes",
        summary: "Replace the recovery codes with new ones",
        response: { ...responses, 409: problemSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      const recoveryCodes = await logChange(
        request,
        () => secondFactor.renewRecoveryCodes(sessionOf(request).accountId),
        (codes) => codes && { event: "recovery-codes-renewed" },
      );
      if (!recoveryCodes) return reply.code(409).send({ error: messagesFor(request).totpDisabled });
      return { recoveryCodes };
    },
  });
}

function disableRoute(api: Api, services: Options): void {
  const { secondFactor, sessionOf, logChange } = services;
  const checkPassword = createPasswordCheck(services);
  api.route({
    ...operationFromContract(
      accountCalls.disableSecondFactor,
      {
        operationId: "disableTwoStepLogin",
        summary: "Disable two-step login",
        response: { ...responses },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      if (!(await checkPassword(request, reply))) return reply;
      await logChange(
        request,
        async () => {
          const { accountId } = sessionOf(request);
          const { isEnabled } = await secondFactor.status(accountId);
          await secondFactor.disable(accountId);
          return isEnabled;
        },
        (wasEnabled) => (wasEnabled ? { event: "totp-disabled" } : undefined),
      );
      return success;
    },
  });
}

function confirmRoute(api: Api, { secondFactor, limits, sessionOf, logChange }: Options): void {
  api.route({
    config: { isForEnrolment: true },
    ...operationFromContract(
      accountCalls.confirmSecondFactor,
      {
        operationId: "confirmTwoStepLogin",
        summary: "Enable two-step login with a first code; returns the recovery codes, only this time",
        response: { ...responses },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const { id, accountId } = sessionOf(request);
      const limit = reauthenticationLimit(id);
      const rateLimit = await limits.consume(limit);
      if (!rateLimit.allowed) return refuseUntilLater(reply, words.tooManyLogins, rateLimit.retryAfterMs);
      const recoveryCodes = await logChange(
        request,
        async () => {
          const codes = await secondFactor.confirm(accountId, request.body.code);
          if (codes) await limits.refund(limit.key);
          return codes;
        },
        (codes) => codes && { event: "totp-enabled" },
      );
      if (!recoveryCodes) {
        return reply.code(400).send({ error: words.codeWrong, fields: { code: words.codeWrong } });
      }
      return { recoveryCodes };
    },
  });
}
