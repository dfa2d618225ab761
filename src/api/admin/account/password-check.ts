import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { currentPasswordSchema } from "#domain/admin/credentials.ts";
import { reauthenticationLimit } from "#http/limits.ts";
import { type AdminContext, messagesFor, refuseUntilLater } from "../admin-context.ts";

/** Returns false after it has sent a refusal: wrong answer or too many attempts. */
type CredentialCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

type Options = Pick<Services, "limits"> & Pick<AdminContext, "sessionOf" | "count">;

/** Requires the password again, against misuse of an unlocked computer; attempts are limited per session. */
export function createPasswordCheck(options: Options & Pick<Services, "accounts">): CredentialCheck {
  const { accounts, sessionOf } = options;
  return createLimitedCheck(options, {
    field: "currentPassword",
    wrong: "passwordWrong",
    event: "password-wrong",
    isRight(request) {
      const { currentPassword } = currentPasswordSchema.parse(request.body);
      return accounts.verify(sessionOf(request).username, currentPassword, true);
    },
  });
}

interface CheckOptions {
  field: string;
  wrong: "passwordWrong" | "codeWrong";
  event: "password-wrong" | "code-wrong";
  isRight: (request: FastifyRequest) => Promise<unknown>;
}

export function createLimitedCheck(
  { limits, sessionOf, count }: Options,
  { field, wrong, event, isRight }: CheckOptions,
): CredentialCheck {
  return async (request, reply) => {
    const words = messagesFor(request);
    const limit = reauthenticationLimit(sessionOf(request).id);
    const rateLimit = await limits.consume(limit);
    if (!rateLimit.allowed) {
      count(request, "login-limited");
      refuseUntilLater(reply, words.tooManyLogins, rateLimit.retryAfterMs);
      return false;
    }
    const isAccepted = await isRight(request).catch(async (failure: unknown) => {
      // Nothing was checked: too many passwords were being checked already, or the database is unavailable.
      await limits.refund(limit.key);
      throw failure;
    });
    if (isAccepted) {
      await limits.refund(limit.key);
      return true;
    }
    count(request, event);
    reply.code(400).send({ error: words[wrong], fields: { [field]: words[wrong] } });
    return false;
  };
}
