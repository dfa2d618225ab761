import type * as z from "zod/mini";

/** The first message of each field that must be corrected; what is no form at all lacks every required field. */
export function formProblems(schema: z.ZodMiniType, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  if (issues.some(({ path }) => path.length === 0)) return formProblems(schema, {});
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}
