import type { FastifySchemaValidationError } from "fastify";

/**
 * Says what is wrong with a query string: which parameter, what was given, what is accepted.
 * @param query as the client sent it
 */
export function queryProblem(issue: FastifySchemaValidationError, query: unknown): string {
  const name = issue.instancePath.split("/")[1] ?? "";
  const given: unknown = typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined;
  if (Array.isArray(given)) return `"${name}" was given ${given.length} times. Give it once.`;
  const { values, maximum, origin } = issue.params;
  if (Array.isArray(values)) return `"${name}" cannot be "${given}". Use ${values.join(" or ")}.`;
  if (origin === "array") return `"${name}" has too many values. Give at most ${maximum}.`;
  if (origin === "string")
    return `"${name}" has a value that is too long. Use at most ${maximum} characters.`;
  return `"${name}" cannot be used as given. Check its value.`;
}
