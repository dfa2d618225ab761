import * as z from "zod/mini";
import { maxId } from "../admin/paging.ts";
import { attachedProjectField } from "./inquiry-fields.ts";

/** The project that an inquiry was sent from, with the title that it had then, in Korean. */
export const attachedProjectSchema = z.object({ id: z.int(), title: z.string() });
export type AttachedProject = z.infer<typeof attachedProjectSchema>;

/** The id that a form sends. What can be none is left out: it must not cost an inquiry. */
export const sentProjectSchema = z.catch(z.optional(z.int().check(z.gte(1), z.lte(maxId))), undefined);

/** The id of the project that an address or a form carries; `undefined` where it carries none. */
export function carriedProject(query: URLSearchParams): number | undefined {
  const digits = query.get(attachedProjectField) ?? "";
  return /^\d{1,10}$/.test(digits) ? sentProjectSchema.parse(Number(digits)) : undefined;
}
