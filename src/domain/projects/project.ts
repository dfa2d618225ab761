import * as z from "zod/mini";
import { englishResponse, responseShape } from "../records/schemas.ts";
import type { ProjectPicture } from "./pictures.ts";
import { type EnglishTexts, listedFields, projectFields, translatedFields } from "./project-fields.ts";

/** A project as the API lists it and the gallery shows it. Country, type and tags are the stored Korean values; texts and city may be translated. */
export const projectSchema = z.object({
  id: z.int(),
  ...responseShape(listedFields),
  /** When it was registered; ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project with everything of its own page. */
const wholeProjectSchema = z.extend(projectSchema, responseShape(projectFields));
export type WholeProject = z.infer<typeof wholeProjectSchema>;

/** A project as it is stored: with the English texts that an administrator has given it. */
export type StoredProject = WholeProject & { readonly en: EnglishTexts };

/** As it is stored: older records may have an address that a form would refuse today. */
const pictureSchema: z.ZodMiniType<ProjectPicture> = z.object({
  url: z.string(),
  alt: z.nullable(z.string()),
  altEn: z.nullable(z.string()),
});

/**
 * A project as the administrator edits it. `updatedAt` (ISO 8601, UTC) names the version; `englishGaps` are the texts
 * that English pages show in Korean.
 */
export const editableProjectSchema = z.extend(wholeProjectSchema, {
  en: englishResponse(projectFields),
  englishGaps: z.array(z.enum(translatedFields)),
  pictures: z.array(pictureSchema),
  isHidden: z.boolean(),
  isOnHome: z.boolean(),
  updatedAt: z.string(),
});
export type EditableProject = z.infer<typeof editableProjectSchema>;

/** Figures for the stat tiles; the length of `countryStats` is the number of countries. */
export const projectStatsSchema = z.object({
  totalProjects: z.int(),
  countryStats: z.array(z.object({ country: z.string(), count: z.int() })),
  cityCount: z.int(),
});
export type ProjectStats = z.infer<typeof projectStatsSchema>;
