import * as z from "zod/mini";
import type { Limits } from "./duty.ts";

/** A number that is accepted. */
export function within({ lowest, highest }: Limits) {
  return z.number().check(z.minimum(lowest), z.maximum(highest));
}

/** The schema, with what the API's description says of it: above all its unit. */
export function said<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}
