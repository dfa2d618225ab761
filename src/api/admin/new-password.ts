import type { FastifyRequest } from "fastify";
import { company } from "#content/company.ts";
import { formProblemWords } from "#content/problems/problems.ts";
import { isGuessable } from "#domain/passwords/password-rule.ts";
import { localeFor } from "#http/preferred-locale.ts";

/** Why a user may not have a password that is long enough; `undefined` when nothing is wrong with it. */
export function newPasswordProblem(
  request: FastifyRequest,
  username: string,
  password: string,
): string | undefined {
  const isWeak = isGuessable(password, [...Object.values(company.name), username]);
  return isWeak ? formProblemWords[localeFor(request)].newPasswordGuessable : undefined;
}
