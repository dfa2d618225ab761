import type * as z from "zod/mini";
import { type FormProblem, longestNewUsername, passwordLimits } from "#domain/form-problems.ts";
import type { Locale } from "#domain/locale.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";
import { projectProblems } from "../records/projects.ts";

const { shortest, longest } = passwordLimits;

/** What the administrator is told of a field that must be corrected. */
export const formProblemWords = localized({
  ko: {
    usernameMissing: "사용자명을 입력해주세요",
    passwordMissing: "비밀번호를 입력해주세요",
    currentPasswordMissing: "현재 비밀번호를 입력해주세요",
    newPasswordLength: `새 비밀번호는 ${shortest}자 이상 ${longest}자 이하로 입력해주세요`,
    newPasswordGuessable:
      "추측하기 쉬운 비밀번호입니다. 흔한 단어, 회사·사용자 이름, 키보드 순서, 전화번호가 아닌 것으로 정해주세요",
    newUsernameLetters: `영문자, 숫자와 . _ @ - 로 ${longestNewUsername}자까지 입력해주세요`,
    tokenMissing: "재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.",
    codeMissing: "인증 코드를 입력해주세요",
    tagUnknown: "목록에 있는 태그만 선택할 수 있습니다",
    tooManyTags: "태그가 너무 많습니다",
    noText: "글자로 입력해주세요",
    tooLong: "{most}자 이하로 입력해주세요",
    other: "입력한 값을 확인해주세요",
    ...projectProblems.ko,
  } satisfies Record<FormProblem | "other", string>,
  en: {
    usernameMissing: "Enter the user name.",
    passwordMissing: "Enter the password.",
    currentPasswordMissing: "Enter the current password.",
    newPasswordLength: `Use ${shortest} to ${longest} characters for the new password.`,
    newPasswordGuessable:
      "This password is easily guessed. Use something other than common words, the company's or your name, rows of keys or a phone number.",
    newUsernameLetters: `Use up to ${longestNewUsername} letters, digits or . _ @ - for the user name.`,
    tokenMissing: "The reset link is not right. Open the link of the mail again.",
    codeMissing: "Enter the code of your authenticator app.",
    tagUnknown: "Choose tags of the list only.",
    tooManyTags: "There are too many tags.",
    noText: "Enter text.",
    tooLong: "Use at most {most} characters.",
    other: "Check this value.",
    ...projectProblems.en,
  },
});

/** The first message of each field that must be corrected; what is no form at all lacks every required field. */
export function formProblems(locale: Locale, schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  if (error?.issues.some(({ path }) => path.length === 0)) return formProblems(locale, schema, {});
  return error ? problemsByField(locale, error) : {};
}

/** The first message of each field that a schema refuses; an English text is `en.title`. */
export function problemsByField(locale: Locale, error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = issue.path.filter((part) => typeof part === "string").join(".");
    messages[field] ??= worded(locale, issue);
  }
  return messages;
}

function worded(locale: Locale, issue: z.core.$ZodIssue): string {
  const words: Record<string, string> = formProblemWords[locale];
  const sentence = Object.hasOwn(words, issue.message) ? words[issue.message] : undefined;
  const most = "maximum" in issue ? issue.maximum.toLocaleString("en") : "";
  return fill(sentence ?? formProblemWords[locale].other, { most });
}
