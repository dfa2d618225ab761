import * as z from "zod/mini";
import { rowSchema } from "../records/row-schemas.ts";
import { englishForm, formShape } from "../records/schemas.ts";
import { agrees } from "./completion.ts";
import { maxPictures, pictureColumns } from "./pictures.ts";
import { type ProjectProblem, projectFields } from "./project-fields.ts";

/**
 * A project as the administrator enters it; shared by the form and the API. Messages are codes of problems. Empty
 * optional texts become null. The English texts win over the lookup tables on English pages. The
 * day of completion, the other pictures, the visibility and the place on the home page stay unchanged if they are left out. A day of
 * completion that was left out is removed if the year changes.
 */
export const projectFormSchema = z
  .object({
    ...formShape(projectFields),
    en: englishForm(projectFields),
    pictures: z.optional(z.array(rowSchema(pictureColumns)).check(z.maxLength(maxPictures))),
    isHidden: z.optional(z.boolean()),
    isOnHome: z.optional(z.boolean()),
  })
  .check(({ value: { projectYear, completedOn = null }, issues }) => {
    if (issues.length > 0 || agrees({ projectYear, completedOn })) return;
    const message: ProjectProblem = "yearOtherThanDay";
    issues.push({
      code: "custom",
      path: ["completedOn"],
      input: completedOn,
      message,
      params: { year: projectYear, day: completedOn },
    });
  });
export type ProjectForm = z.infer<typeof projectFormSchema>;
