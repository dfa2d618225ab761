import * as z from "zod/mini";

/** Shortest and longest password that may be chosen, in characters; an old one may be of any length. */
export const passwordLimits = { shortest: 8, longest: 200 } as const;

/** Longest text that is even looked at: hashing takes time by length. */
const longestEntry = 500;
const longestUsername = 100;

/** Sign-in. `code` comes in a second step, where the account asks for it: six digits or a recovery code. */
export const loginSchema = z.object({
  username: username(),
  password: entry("비밀번호를 입력해주세요"),
  code: z.optional(z.string().check(withoutBlanks(), z.maxLength(longestEntry))),
});

export const currentPasswordSchema = z.object({ currentPassword: entry("현재 비밀번호를 입력해주세요") });

export const passwordChangeSchema = z.extend(currentPasswordSchema, { newPassword: newPassword() });

export const totpCodeSchema = z.object({ code: code() });

export const resetRequestSchema = z.object({ username: username() });

export const resetConfirmationSchema = z.object({
  token: entry("재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요."),
  newPassword: newPassword(),
});

function code() {
  const message = "인증 코드를 입력해주세요";
  return z
    .string(message)
    .check(withoutBlanks(), z.minLength(1, message), z.maxLength(longestEntry, message));
}

/** Apps show "123 456". */
function withoutBlanks() {
  return z.overwrite<string>((text) => text.replace(/\s/g, ""));
}

function username() {
  const message = "사용자명을 입력해주세요";
  return z.string(message).check(
    z.overwrite((text) => text.replace(/\p{Cc}/gu, "").normalize("NFC")),
    z.minLength(1, message),
    z.maxLength(longestUsername, message),
  );
}

function entry(message: string) {
  return z.string(message).check(z.minLength(1, message), z.maxLength(longestEntry, message));
}

function newPassword() {
  const { shortest, longest } = passwordLimits;
  const message = `새 비밀번호는 ${shortest}자 이상 ${longest}자 이하로 입력해주세요`;
  return z.string(message).check(z.minLength(shortest, message), z.maxLength(longest, message));
}
