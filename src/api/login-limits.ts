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
  /** `places` to give back unless the attempt was wrong; `isTrusted`: its hash comes before those of strangers. */
  | { allowed: true; places: Limit[]; isTrusted: boolean };

/**
 * Takes places for an attempt to sign in. Beyond the limits of wrong attempts a good code of the second factor is looked for before
 * the password, which costs no hash: who has one is let in to try the password, whatever strangers have used up. Record 072.
 */
export async function admitLogin(
  { accounts, secondFactor, limits }: Pick<Services, "accounts" | "secondFactor" | "limits">,
  { username, code, address, device }: LoginAttempt,
): Promise<Admission> {
  const usual = loginLimits(username, { address, device });
  const taken = await limits.consumeAll(usual);
  if (taken.allowed) return { allowed: true, places: usual, isTrusted: device !== undefined };
  if (!code) return taken;
  const guesses = isSingleCode(code) ? codeLimits(username, address) : [];
  if (!(await limits.consumeAll(guesses)).allowed) return taken;
  const account = await accounts.find(username);
  const checked = account && (await secondFactor.check(account.id, code));
  if (!checked) return taken;
  const holder = codeHolderLimit(username, checked);
  const held = await limits.consume(holder);
  return held.allowed ? { allowed: true, places: [...guesses, holder], isTrusted: true } : held;
}
