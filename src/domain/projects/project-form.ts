import * as z from "zod/mini";
import { englishForm, formShape } from "../records/schemas.ts";
import { projectFields } from "./project-fields.ts";

/**
 * A project as the administrator enters it; shared by the form and the API. Messages are codes of problems. Empty
 * optional texts become null. The English texts win over the lookup tables on English pages. Without a day of
 * completion a new project was finished today, and an edited one keeps its own.
 */
export const projectFormSchema = z.object({
  ...formShape(projectFields),
  en: englishForm(projectFields),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;
