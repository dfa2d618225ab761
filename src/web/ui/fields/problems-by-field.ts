import type * as z from "zod/mini";
import { problemsByField as problemsIn } from "#content/problems/form-problems.ts";

/** The first message of each field that a schema refuses. */
export function problemsByField(error: z.core.$ZodError): Record<string, string> {
  return problemsIn("ko", error);
}
