import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import { currentPasswordSchema } from "#domain/admin/credentials.ts";
import { questionLimit } from "#http/attempts.ts";
import { type AdminContext, answersFor, comeBackLater } from "./admin-context.ts";

type PasswordQuestion = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Asks for the password once more before something that a borrowed computer must not do. Wrong ones are
 * limited by session.
 * @returns a function that is false when it has sent a refusal: about the password, or about too many tries.
 */
export function passwordQuestion({
  accounts,
  limits,
  administrator,
  count,
}: Pick<Services, "accounts" | "limits"> & AdminContext): PasswordQuestion {
  return async (request, reply) => {
    const words = answersFor(request);
    const { currentPassword } = currentPasswordSchema.parse(request.body);
    const { id, username } = administrator(request);
    const limit = questionLimit(id);
    const taken = await limits.take(limit);
    if (!taken.allowed) {
      count(request, "login-limited");
      reply.send({ error: comeBackLater(reply, words.tooManyLogins, taken.retryAfterMs) });
      return false;
    }
    if (await accounts.verify(username, currentPassword, true)) {
      await limits.giveBack(limit.key);
      return true;
    }
    count(request, "password-wrong");
    reply.code(400).send({ error: words.passwordWrong, fields: { currentPassword: words.passwordWrong } });
    return false;
  };
}
