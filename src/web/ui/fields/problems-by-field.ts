import type * as z from "zod/mini";
import { problemsByField as problemsIn } from "#content/problems/form-problems.ts";

/** First message of each invalid field. */
export function problemsByField(error: z.core.$ZodError): Record<string, string> {
  return problemsIn("ko", error);
}
