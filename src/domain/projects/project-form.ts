import * as z from "zod/mini";
import { rowSchema } from "../records/row-schemas.ts";
import { englishForm, formShape } from "../records/schemas.ts";
import { mostPictures, pictureColumns } from "./pictures.ts";
import { projectFields } from "./project-fields.ts";

/**
 * A project as the administrator enters it; shared by the form and the API. Messages are codes of problems. Empty
 * optional texts become null. The English texts win over the lookup tables on English pages. Without a day of
 * completion a new project was finished today, and an edited one keeps its own. Whoever says nothing of the other
 * pictures, of hiding and of the home page leaves them as they are.
 */
export const projectFormSchema = z.object({
  ...formShape(projectFields),
  en: englishForm(projectFields),
  pictures: z.optional(z.array(rowSchema(pictureColumns)).check(z.maxLength(mostPictures))),
  isHidden: z.optional(z.boolean()),
  isOnHome: z.optional(z.boolean()),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;
