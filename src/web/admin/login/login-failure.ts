import type * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import type { loginSchema } from "#domain/admin/credentials.ts";
import { ApiError } from "../../api-client.ts";

export type Credentials = z.infer<typeof loginSchema>;

/** Returns true when the password is right and the account also requires a code. */
export function asksForCode(failure: unknown): boolean {
  return failure instanceof ApiError && failure.json.needsCode === true;
}

/** True after too many wrong passwords for the account: the server then checks a one-time code first. */
export function isLimited(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 429;
}

/** Returns the server's message, or an explanation if no server of the site answered. */
export function loginFailure(failure: unknown): string | undefined {
  const words = admin.login;
  if (failure === undefined) return undefined;
  if (!(failure instanceof ApiError)) return words.unreachable;
  const { message } = failure.json;
  if (typeof message === "string" && message !== "") return message;
  return failure.status >= 500 ? words.unavailable : words.failed;
}
