import type * as z from "zod/mini";
import type { Locale } from "#domain/locale.ts";
import { enteredFigure } from "../figures.ts";
import { fill } from "../fill.ts";
import { formProblemWords } from "./problems.ts";

/** The first message of each field that must be corrected; a body that is no form lacks every required field. */
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
  const maximum = "maximum" in issue ? enteredFigure(Number(issue.maximum)) : "";
  const params = "params" in issue ? issue.params : {};
  return fill(sentence ?? formProblemWords[locale].other, { most: maximum, ...params });
}
