import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { currentPasswordSchema } from "#domain/admin/credentials.ts";
import { questionLimit } from "#http/limits.ts";
import { type AdminContext, answersFor, comeBackLater } from "../admin-context.ts";

/** Returns false when it has sent a refusal: of the answer, or of too many attempts. */
type Question = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

type Options = Pick<Services, "limits"> & Pick<AdminContext, "administrator" | "count">;

/** Asks for the password once more before a change that a borrowed computer must not make. Wrong ones are limited by session. */
export function passwordQuestion(options: Options & Pick<Services, "accounts">): Question {
  const { accounts, administrator } = options;
  return limitedQuestion(options, {
    field: "currentPassword",
    wrong: "passwordWrong",
    event: "password-wrong",
    isRight(request) {
      const { currentPassword } = currentPasswordSchema.parse(request.body);
      return accounts.verify(administrator(request).username, currentPassword, true);
    },
  });
}

interface Asked {
  field: string;
  wrong: "passwordWrong" | "codeWrong";
  event: "password-wrong" | "code-wrong";
  isRight: (request: FastifyRequest) => Promise<unknown>;
}

/** Makes a question whose wrong answers are limited by session. */
export function limitedQuestion(
  { limits, administrator, count }: Options,
  { field, wrong, event, isRight }: Asked,
): Question {
  return async (request, reply) => {
    const words = answersFor(request);
    const limit = questionLimit(administrator(request).id);
    const taken = await limits.consume(limit);
    if (!taken.allowed) {
      count(request, "login-limited");
      reply.send({ error: comeBackLater(reply, words.tooManyLogins, taken.retryAfterMs) });
      return false;
    }
    if (await isRight(request)) {
      await limits.refund(limit.key);
      return true;
    }
    count(request, event);
    reply.code(400).send({ error: words[wrong], fields: { [field]: words[wrong] } });
    return false;
  };
}
