import type * as z from "zod/mini";
import {
  completionDays,
  type FormProblem,
  passwordLimits,
  formProblems as problems,
  projectYears,
} from "#domain/form-problems.ts";
import type { Locale } from "#domain/locale.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";

const { first, last } = projectYears;
const { shortest, longest } = passwordLimits;

/** What the administrator is told of a field that must be corrected. */
export const formProblemWords = localized({
  ko: {
    usernameMissing: "사용자명을 입력해주세요",
    passwordMissing: "비밀번호를 입력해주세요",
    currentPasswordMissing: "현재 비밀번호를 입력해주세요",
    newPasswordLength: `새 비밀번호는 ${shortest}자 이상 ${longest}자 이하로 입력해주세요`,
    tokenMissing: "재설정 링크가 올바르지 않습니다. 메일의 링크를 다시 열어 주세요.",
    codeMissing: "인증 코드를 입력해주세요",
    titleMissing: "프로젝트명을 입력해주세요",
    descriptionMissing: "설명을 입력해주세요",
    clientMissing: "고객사명을 입력해주세요",
    countryMissing: "국가를 입력해주세요",
    capacityMissing: "용량을 입력해주세요",
    typeMissing: "냉각탑 종류를 선택해주세요",
    yearOutside: `연도는 ${first}년부터 ${last}년까지 입력할 수 있습니다`,
    completionOutside: `준공일은 ${completionDays.first}부터 ${completionDays.last}까지의 날짜여야 합니다`,
    tagUnknown: "목록에 있는 태그만 선택할 수 있습니다",
    tooManyTags: "태그가 너무 많습니다",
    imageElsewhere:
      "이미지 주소는 /projects/example.webp처럼 이 사이트의 경로여야 합니다. 다른 사이트의 이미지는 내려받아 올려주세요",
    noText: "글자로 입력해주세요",
    tooLong: "{most}자 이하로 입력해주세요",
    other: "입력한 값을 확인해주세요",
  } satisfies Record<FormProblem | "other", string>,
  en: {
    usernameMissing: "Enter the user name.",
    passwordMissing: "Enter the password.",
    currentPasswordMissing: "Enter the current password.",
    newPasswordLength: `Use ${shortest} to ${longest} characters for the new password.`,
    tokenMissing: "The reset link is not right. Open the link of the mail again.",
    codeMissing: "Enter the code of your authenticator app.",
    titleMissing: "Enter the name of the project.",
    descriptionMissing: "Enter a description.",
    clientMissing: "Enter the client.",
    countryMissing: "Enter the country.",
    capacityMissing: "Enter the capacity.",
    typeMissing: "Choose the type of the tower.",
    yearOutside: `Use a year from ${first} to ${last}.`,
    completionOutside: `Use a date of completion from ${completionDays.first} to ${completionDays.last}.`,
    tagUnknown: "Choose tags of the list only.",
    tooManyTags: "There are too many tags.",
    imageElsewhere:
      "Use a path of this site for the picture, such as /projects/example.webp. Download pictures of other sites, then upload them.",
    noText: "Enter text.",
    tooLong: "Use at most {most} characters.",
    other: "Check this value.",
  },
});

/** The first message of each field that must be corrected; what is no form at all lacks every required field. */
export function formProblems(locale: Locale, schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const { error } = schema.safeParse(body);
  if (error?.issues.some(({ path }) => path.length === 0)) return formProblems(locale, schema, {});
  return error ? problemsByField(locale, error) : {};
}

/** The first message of each field that a schema refuses. */
export function problemsByField(locale: Locale, error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[String(issue.path[0] ?? "")] ??= worded(locale, issue);
  return messages;
}

function worded(locale: Locale, issue: z.core.$ZodIssue): string {
  const found = problems.find((problem) => problem === issue.message) ?? "other";
  const most = "maximum" in issue ? issue.maximum.toLocaleString("en") : "";
  return fill(formProblemWords[locale][found], { most });
}
