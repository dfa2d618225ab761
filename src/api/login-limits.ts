import type { Limit, LimitResult } from "#data/rate-limits.ts";
import type { Services } from "#data/services.ts";
import { isSingleCode } from "#domain/admin/credentials.ts";
import { codeHolderLimit, codeLimits, loginLimits } from "#http/limits.ts";

interface LoginAttempt {
  /** As stored. */
  username: string;
  code: string | undefined;
  address: string;
  knownDeviceId: string | undefined;
}

type Admission =
  | Exclude<LimitResult, { allowed: true }>
  /** `counted`: limits to refund unless the attempt was wrong; `hasPriority`: its password is hashed before those of strangers. */
  | { allowed: true; counted: Limit[]; hasPriority: boolean };

/**
 * Counts an attempt to sign in. When the limits of wrong attempts are used up, the code of the second factor is checked first, which
 * needs no password hash: a client with a valid code may try the password even if others have used up the limits.
 * docs/decisions/072-sign-in-beyond-the-limits.md
 */
export async function admitLogin(
  { accounts, secondFactor, limits }: Pick<Services, "accounts" | "secondFactor" | "limits">,
  { username, code, address, knownDeviceId }: LoginAttempt,
): Promise<Admission> {
  const usual = loginLimits(username, { address, knownDeviceId });
  const rateLimit = await limits.consumeAll(usual);
  if (rateLimit.allowed) return { allowed: true, counted: usual, hasPriority: knownDeviceId !== undefined };
  if (!code) return rateLimit;
  const account = await accounts.find(username);
  // Names of no account share the limits of "", so that not each of them is stored. Two codes in succession and recovery codes need no
  // limit: they cannot be guessed.
  const guessLimits = isSingleCode(code) ? codeLimits(account?.username ?? "", address) : [];
  if (!(await limits.consumeAll(guessLimits)).allowed) return rateLimit;
  const codeId = account && (await secondFactor.idOfValidCode(account.id, code));
  if (!codeId) return rateLimit;
  const holderLimit = codeHolderLimit(username, codeId);
  const holderRateLimit = await limits.consume(holderLimit);
  return holderRateLimit.allowed
    ? { allowed: true, counted: [...guessLimits, holderLimit], hasPriority: true }
    : holderRateLimit;
}
