/** Shortest and longest password that may be chosen, in characters; an old one may be of any length. */
export const passwordLimits = { shortest: 8, longest: 200 } as const;

/** Years that a project may have. */
export const projectYears = { first: 2000, last: 2030 } as const;

/** Days of completion that a project may have: others are typing errors that would stand first or last for ever. */
export const completionDays = { first: "1950-01-01", last: "2099-12-31" } as const;

/**
 * What can be wrong with a field of the administrator's forms: the messages of their schemas, which
 * `content/form-problems.ts` puts into words.
 */
export const formProblems = [
  "usernameMissing",
  "passwordMissing",
  "currentPasswordMissing",
  "newPasswordLength",
  "tokenMissing",
  "codeMissing",
  "titleMissing",
  "descriptionMissing",
  "clientMissing",
  "countryMissing",
  "capacityMissing",
  "typeMissing",
  "yearOutside",
  "completionOutside",
  "tagUnknown",
  "tooManyTags",
  "imageElsewhere",
  "noText",
  "tooLong",
] as const;
export type FormProblem = (typeof formProblems)[number];

/** A problem as the message of a schema. */
export function problem(code: FormProblem): FormProblem {
  return code;
}
