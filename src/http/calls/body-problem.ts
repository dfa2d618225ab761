import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { bodyProblems } from "#content/problems/problems.ts";
import type { Locale } from "#domain/locale.ts";
import { localeFor } from "../preferred-locale.ts";

type Issue = z.core.$ZodIssue;

/** The refusal of a body of numbers: every field that is wrong, and what it may be. For `operation`. */
export function bodyRefusal(request: FastifyRequest, schema: z.ZodMiniType): { error: string } {
  const locale = localeFor(request);
  const { error } = z.safeParse(schema, request.body);
  const sentences = new Set(error?.issues.map((issue) => bodyProblem(locale, issue)));
  return { error: [...sentences].join(" ") };
}

function bodyProblem(locale: Locale, issue: Issue): string {
  const words = bodyProblems[locale];
  const name = issue.path.join(".");
  if (name === "") return words.noObject;
  if (issue.code === "too_small" && issue.origin === "number")
    return fill(words.tooSmall, { name, least: String(issue.minimum) });
  if (issue.code === "too_big" && issue.origin === "number")
    return fill(words.tooLarge, { name, most: String(issue.maximum) });
  if (issue.code === "too_small" || issue.code === "too_big") return fill(words.count, { name });
  if (issue.code === "custom" && issue.params?.maxHours !== undefined)
    return fill(words.hours, { name, most: String(issue.params.maxHours) });
  if (issue.code === "custom") return fill(words.contradiction, { name });
  return fill(words.unusable, { name });
}
