/** Shortest and longest password that may be chosen, in characters; an old one may be of any length. */
export const passwordLimits = { shortest: 10, longest: 200 } as const;

/** Longest user name that may be chosen, in characters. */
export const maxNewUsernameLength = 64;

/**
 * Problems of a field of the administrator's forms, of any record: messages of their schemas, which
 * `content/problems/problems.ts` words. Each record has codes of its own beside them.
 */
export type FormProblem =
  | "usernameMissing"
  | "passwordMissing"
  | "currentPasswordMissing"
  | "newPasswordLength"
  | "newPasswordGuessable"
  | "newUsernameLetters"
  | "tokenMissing"
  | "codeMissing"
  | "emailWrong"
  | "mailRecipientsWrong"
  | "mailHostWrong"
  | "mailPortWrong"
  | "tagUnknown"
  | "tooManyTags"
  | "noText"
  | "tooLong";

/** A problem as the message of a schema. */
export function problem(code: FormProblem): FormProblem {
  return code;
}
