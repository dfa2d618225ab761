import type { Limit, LimitResult } from "#data/rate-limits.ts";
import type { Services } from "#data/services.ts";
import { isSingleCode } from "#domain/admin/credentials.ts";
import { codeHolderLimit, codeLimits, loginLimits } from "#http/limits.ts";

interface LoginAttempt {
  /** As stored. */
  username: string;
  code: string | undefined;
  address: string;
  device: string | undefined;
}

type Admission =
  | Exclude<LimitResult, { allowed: true }>
  /** `counted`: limits to refund unless the attempt was wrong; `isUrgent`: its password is hashed before those of strangers. */
  | { allowed: true; counted: Limit[]; isUrgent: boolean };

/**
 * Counts an attempt to sign in. Beyond the limits of wrong attempts the code of the second factor is checked before the password,
 * because that needs no hashing: its holder may try the password even if others have used up the limits.
 * docs/decisions/072-sign-in-beyond-the-limits.md
 */
export async function admitLogin(
  { accounts, secondFactor, limits }: Pick<Services, "accounts" | "secondFactor" | "limits">,
  { username, code, address, device }: LoginAttempt,
): Promise<Admission> {
  const usual = loginLimits(username, { address, device });
  const result = await limits.consumeAll(usual);
  if (result.allowed) return { allowed: true, counted: usual, isUrgent: device !== undefined };
  if (!code) return result;
  const guesses = isSingleCode(code) ? codeLimits(username, address) : [];
  if (!(await limits.consumeAll(guesses)).allowed) return result;
  const account = await accounts.find(username);
  const checked = account && (await secondFactor.check(account.id, code));
  if (!checked) return result;
  const holder = codeHolderLimit(username, checked);
  const held = await limits.consume(holder);
  return held.allowed ? { allowed: true, counted: [...guesses, holder], isUrgent: true } : held;
}
