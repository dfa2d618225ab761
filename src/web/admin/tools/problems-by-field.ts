import type * as z from "zod/mini";

/** The first message of each field that a schema refuses. */
export function problemsByField(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0] ?? "")] ??= message;
  return messages;
}
