import * as z from "zod/mini";
import { type Contract, successSchema } from "../contract.ts";
import { loginSchema, resetConfirmationSchema, resetRequestSchema } from "./credentials.ts";

/** Body of a refused login. `needsCode`: the password is correct and the account also requires a one-time code. */
export const loginRefusalSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  needsCode: z.optional(z.literal(true)),
});

const resetPath = "/auth/password-reset";

/** API calls that need no session, and logout. */
export const authenticationCalls = {
  status: {
    method: "GET",
    path: "/auth/status",
    response: z.extend(successSchema, { isAuthenticated: z.boolean() }),
  },
  logIn: { method: "POST", path: "/auth/login", body: loginSchema, response: successSchema },
  logOut: { method: "POST", path: "/auth/logout", response: successSchema },
  resetAvailability: { method: "GET", path: resetPath, response: z.object({ available: z.boolean() }) },
  requestReset: {
    method: "POST",
    path: resetPath,
    body: resetRequestSchema,
    response: z.extend(successSchema, { message: z.string() }),
  },
  confirmReset: {
    method: "POST",
    path: `${resetPath}/confirm`,
    body: resetConfirmationSchema,
    response: successSchema,
  },
} as const satisfies Record<string, Contract>;

/** Request header with the account whose session a page expects: another tab may have signed in with another one. */
export const expectedAccountHeader = "Expected-Account";

/** Returns the value of the header: user names may hold characters that headers may not. */
export function expectedAccountOf(username: string): string {
  return encodeURIComponent(username);
}
