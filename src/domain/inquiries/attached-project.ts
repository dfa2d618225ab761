import * as z from "zod/mini";
import { idSchema } from "../admin/page-query.ts";
import { attachedProjectField } from "./inquiry-fields.ts";

/** The project that an inquiry was sent from, with the title that it had then, in Korean. */
export const attachedProjectSchema = z.object({ id: z.int(), title: z.string() });
export type AttachedProject = z.infer<typeof attachedProjectSchema>;

/** Id in a submitted form. An invalid one is dropped, because the inquiry must not fail for it. */
export const sentProjectSchema = z.catch(z.optional(idSchema), undefined);

/** Parses the id of the attached project from an address or a form; `undefined` if there is none. */
export function parseProjectId(query: URLSearchParams): number | undefined {
  const digits = query.get(attachedProjectField) ?? "";
  return /^\d{1,10}$/.test(digits) ? sentProjectSchema.parse(Number(digits)) : undefined;
}
