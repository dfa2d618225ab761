import type { FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { accountCalls } from "#domain/admin/account-calls.ts";
import { totpCodeSchema } from "#domain/admin/credentials.ts";
import { success } from "#domain/contract.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { type AdminContext, fieldProblemsSchema, formRefusal, messagesFor } from "../admin-context.ts";
import { createLimitedCheck, createPasswordCheck } from "./password-check.ts";

type Options = Pick<Services, "accounts" | "secondFactor" | "sessions" | "limits"> & AdminContext;

/** Returns the body of a 403 for a call that requires re-authentication. */
export function reauthenticationRefusal(request: FastifyRequest) {
  return { error: messagesFor(request).reauthenticationNeeded, needsProof: true as const };
}

/** Re-authentication within an open session. */
export async function reauthenticationApi(api: Api, options: Options): Promise<void> {
  const { secondFactor, sessions, sessionOf, logChange } = options;
  const checkPassword = createPasswordCheck(options);
  const checkCode = createLimitedCheck(options, {
    field: "code",
    wrong: "codeWrong",
    event: "code-wrong",
    async isRight(request) {
      const { code } = totpCodeSchema.parse(request.body);
      const spent = await secondFactor.spend(sessionOf(request).accountId, code);
      return spent === "totp" || spent === "recovery";
    },
  });

  api.route({
    ...operationFromContract(
      accountCalls.reauthenticate,
      {
        operationId: "proveIdentity",
        summary:
          "Re-authenticate with the password or a code of the second factor, before operations that return 403 with `needsProof`",
        response: { 400: fieldProblemsSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const check = request.body.currentPassword === undefined ? checkCode : checkPassword;
      if (!(await check(request, reply))) return reply;
      await logChange(
        request,
        () => sessions.recordReauthentication(sessionOf(request).id),
        () => ({ event: "identity-proved" }),
      );
      return success;
    },
  });
}
