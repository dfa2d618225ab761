import * as z from "zod/mini";
import { towerTypes } from "./vocabulary.ts";

/** A project reference as the API answers it and the gallery shows it. Country, city and tags are Korean. */
export const projectSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  clientCompany: z.string(),
  country: z.string(),
  city: z.nullable(z.string()),
  /** Free text such as "1200RT". */
  capacity: z.nullable(z.string()),
  coolingTowerType: z.enum(towerTypes),
  projectYear: z.nullable(z.int()),
  tags: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  /** Day on which it was finished, YYYY-MM-DD; lists go by it. */
  completedOn: z.string(),
  /** When it was registered; ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Project = z.infer<typeof projectSchema>;

/** English texts that an administrator has given a project; `null` leaves the text to the lookup tables. */
export interface EnglishTexts {
  title: string | null;
  description: string | null;
  clientCompany: string | null;
  city: string | null;
}

/** A project as it is stored: `english` is there only when at least one text is. */
export type StoredProject = Project & { readonly english?: EnglishTexts };

/** What pages show of a project in the language of the page. */
export const shownTexts = ["title", "description", "clientCompany", "country", "city"] as const;
export type ShownText = (typeof shownTexts)[number];

/**
 * A project as the administrator edits it. `updatedAt` (ISO 8601, UTC) names the version; `englishGaps` are the texts
 * that English pages show in Korean.
 */
export const editedProjectSchema = z.extend(projectSchema, {
  titleEn: z.nullable(z.string()),
  descriptionEn: z.nullable(z.string()),
  clientCompanyEn: z.nullable(z.string()),
  cityEn: z.nullable(z.string()),
  englishGaps: z.array(z.enum(shownTexts)),
  updatedAt: z.string(),
});
export type EditedProject = z.infer<typeof editedProjectSchema>;

/** Figures for the stat tiles; the length of `countryStats` is the number of countries. */
export const projectStatsSchema = z.object({
  totalProjects: z.int(),
  countryStats: z.array(z.object({ country: z.string(), count: z.int() })),
  cityCount: z.int(),
});
export type ProjectStats = z.infer<typeof projectStatsSchema>;
