import type { FastifyRequest } from "fastify";
import { formProblemWords } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { isGuessable } from "#domain/passwords/password-rule.ts";
import { localeFor } from "#http/preferred-locale.ts";

/** Returns why a password of sufficient length is rejected for a user; `undefined` if it is accepted. */
export async function newPasswordProblem(
  request: FastifyRequest,
  { siteContent }: Pick<Services, "siteContent">,
  { username, password }: { username: string; password: string },
): Promise<string | undefined> {
  const { name } = (await siteContent.published()).company;
  const isWeak = await isGuessable(password, [...Object.values(name), username]);
  return isWeak ? formProblemWords[localeFor(request)].newPasswordGuessable : undefined;
}
