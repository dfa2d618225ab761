import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import type { loginSchema } from "#domain/admin/credentials.ts";
import type { CountedEvent } from "#domain/admin/security.ts";
import { messagesFor } from "./admin/admin-context.ts";

/** Outcome of a sign-in; `needsCode` when the password was right. */
export type SignInResult =
  | { kind: "right"; accountId: number }
  | { kind: "unfinished" | "wrong"; message: string; needsCode: boolean };

/**
 * Verifies the password, then the code if the account has a second factor, and logs the outcome. Nothing is written
 * before the password has been checked, so that no transaction waits for it (`atomically` begins its transaction with the first write).
 * @param hasPriority true for a known device and for the holder of a valid code
 */
export async function signIn(
  services: Pick<Services, "accounts" | "secondFactor" | "audit" | "securityLog">,
  request: FastifyRequest,
  { username, password, code }: z.infer<typeof loginSchema>,
  hasPriority: boolean,
): Promise<SignInResult> {
  const { accounts, secondFactor, audit, securityLog } = services;
  const words = messagesFor(request);
  const record = (event: "login" | "recovery-code-used") =>
    audit.record({ event, account: username, ip: request.ip });
  const count = (event: CountedEvent) => securityLog.count(event, { account: username, address: request.ip });
  const refuse = (): SignInResult => {
    count("login-failed");
    return { kind: "wrong", message: words.loginFailed, needsCode: false };
  };
  const account = await accounts.verify(username, password, hasPriority);
  if (!account) return refuse();
  if ((await secondFactor.status(account.id)).isEnabled) {
    if (!code) {
      count("code-missing");
      return { kind: "unfinished", message: words.codeNeeded, needsCode: true };
    }
    const spent = await secondFactor.spend(account.id, code);
    if (spent === "undecryptable")
      return { kind: "unfinished", message: words.secretUnreadable, needsCode: true };
    if (!spent) {
      count("code-wrong");
      return { kind: "wrong", message: words.codeWrong, needsCode: true };
    }
    if (spent === "recovery") await record("recovery-code-used");
  }
  // The password may have been changed while it was being verified: then no session begins.
  if (!(await accounts.recordLogin(account))) return refuse();
  await record("login");
  return { kind: "right", accountId: account.id };
}
