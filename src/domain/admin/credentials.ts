import * as z from "zod/mini";
import { type FormProblem, maxNewUsernameLength, passwordLimits, problem } from "../form-problems.ts";
import { composed } from "../tidy-text.ts";

/** Limit in characters: hashing time grows with length. */
const maxEntryLength = 500;
const maxUsernameLength = 100;

/** Lifetime of a mailed link to set a new password, ms: 30 minutes. */
export const resetLinkMs = 30 * 60 * 1000;

/** `code` is sent in a second step if required: six digits, two such codes in succession, or a recovery code. */
export const loginSchema = z.object({
  username: username(),
  password: requiredText("passwordMissing"),
  code: z.optional(z.string().check(withoutBlanks(), z.maxLength(maxEntryLength))),
});

/** A new user name. It is written unescaped in links, commands and logs. */
export const newUsernameSchema = z
  .string(problem("newUsernameLetters"))
  .check(
    z.trim(),
    z.regex(new RegExp(`^[\\w.@-]{1,${maxNewUsernameLength}}$`), problem("newUsernameLetters")),
  );

export const currentPasswordSchema = z.object({ currentPassword: requiredText("currentPasswordMissing") });

export const passwordChangeSchema = z.extend(currentPasswordSchema, { newPassword: newPassword() });

export const totpCodeSchema = z.object({ code: code() });

/** Age up to which a sign-in, password or code authorizes a change that a stolen cookie must not make, ms. */
const reauthenticationLifetimeMs = 10 * 60 * 1000;

/**
 * Returns true when the last re-authentication is recent enough. A time in the future comes from a clock that was ahead and does
 * not count. @param reauthenticatedAt time of the last re-authentication, ms
 */
export function isRecentlyAuthenticated(reauthenticatedAt: number, now: number): boolean {
  return reauthenticatedAt <= now && now - reauthenticatedAt < reauthenticationLifetimeMs;
}

export const reauthenticationSchema = z
  .extend(z.partial(currentPasswordSchema), z.partial(totpCodeSchema).shape)
  .check(
    z.refine(({ currentPassword, code }) => currentPassword !== undefined || code !== undefined, {
      error: problem("currentPasswordMissing"),
      path: ["currentPassword"],
    }),
  );

/** Body of a call that was refused because the last re-authentication is too old. The caller re-authenticates and repeats the call. */
export const reauthenticationRefusalSchema = z.object({
  error: z.string(),
  /** "Proof" is the old word for re-authentication, not the proof of work of inquiries. */
  needsProof: z.optional(z.literal(true)),
});

export const resetRequestSchema = z.object({ username: username() });

export const resetConfirmationSchema = z.object({
  token: requiredText("tokenMissing"),
  newPassword: newPassword(),
});

function code() {
  const message = problem("codeMissing");
  return z
    .string(message)
    .check(withoutBlanks(), z.minLength(1, message), z.maxLength(maxEntryLength, message));
}

/** Authenticator apps show "123 456". */
function withoutBlanks() {
  return z.overwrite<string>((text) => text.replace(/\s/g, ""));
}

function username() {
  const message = problem("usernameMissing");
  return z.string(message).check(
    z.overwrite((text) => composed(text.replace(/\p{Cc}/gu, ""))),
    z.trim(),
    z.minLength(1, message),
    z.maxLength(maxUsernameLength, message),
  );
}

function requiredText(message: FormProblem) {
  return z.string(message).check(z.minLength(1, message), z.maxLength(maxEntryLength, message));
}

function newPassword() {
  const { shortest, longest } = passwordLimits;
  const message = problem("newPasswordLength");
  return z.string(message).check(z.minLength(shortest, message), z.maxLength(longest, message));
}

/**
 * Returns true for a single code of an authenticator app. A random guess is right once in 330,000 tries, because three of 10^6
 * codes are valid at a time.
 */
export function isSingleCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
