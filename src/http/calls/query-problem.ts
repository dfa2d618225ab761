import type { FastifySchemaValidationError } from "fastify";
import { fill } from "#content/fill.ts";
import { languages } from "#content/languages.ts";
import { queryProblems } from "#content/problems/problems.ts";
import type { Locale } from "#domain/locale.ts";

/**
 * Returns the problem of a query string: the parameter, the given value, the accepted ones.
 * @param query as the client sent it
 */
export function queryProblem(locale: Locale, issue: FastifySchemaValidationError, query: unknown): string {
  const words = queryProblems[locale];
  const name = issue.instancePath.slice(1).replace(/\/.*/, "");
  const given: unknown = typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined;
  if (Array.isArray(given)) return fill(words.repeated, { name, count: given.length });
  const { values, minimum, maximum, origin } = issue.params;
  if (Array.isArray(values)) {
    return fill(words.unknownValue, {
      name,
      given: String(given),
      values: languages[locale].oneOf(values),
    });
  }
  if (origin === "number" && minimum !== undefined)
    return fill(words.tooSmall, { name, least: String(minimum) });
  if (maximum === undefined) return fill(words.unusable, { name });
  const most = String(maximum);
  if (origin === "array") return fill(words.tooManyValues, { name, most });
  if (origin === "string") return fill(words.tooLong, { name, most });
  return fill(origin === "number" ? words.tooLarge : words.unusable, { name, most });
}
