import type { Insertable, Selectable } from "kysely";
import { englishGaps } from "#content/lookup/english-gaps.ts";
import type { EditedProject, EnglishTexts, StoredProject } from "#domain/projects/project.ts";
import type { ProjectsTable } from "../database/schema.ts";

/** A project before it is stored. Without a day of completion it was finished on the day on which it is registered. */
export type NewProject = Readonly<Omit<StoredProject, "id" | "createdAt" | "completedOn" | "tags">> & {
  readonly completedOn?: string | undefined;
  readonly tags: readonly string[];
};

/** The columns of a project that are read; all but the searched text. */
export const projectColumns = [
  "id",
  "title",
  "description",
  "client_company",
  "country",
  "city",
  "capacity",
  "cooling_tower_type",
  "project_year",
  "image_url",
  "completed_on",
  "created_at",
  "title_en",
  "description_en",
  "client_company_en",
  "city_en",
] as const satisfies readonly (keyof ProjectsTable)[];

export type ProjectRow = Pick<Selectable<ProjectsTable>, (typeof projectColumns)[number]>;

export function toProject(row: ProjectRow, tags: readonly string[]): StoredProject {
  const english = englishTexts(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    clientCompany: row.client_company,
    country: row.country,
    city: row.city,
    capacity: row.capacity,
    coolingTowerType: row.cooling_tower_type,
    projectYear: row.project_year,
    tags: [...tags],
    imageUrl: row.image_url,
    completedOn: row.completed_on,
    createdAt: new Date(row.created_at).toISOString(),
    ...(Object.values(english).some((text) => text !== null) ? { english } : {}),
  };
}

export function toEditedProject(stored: StoredProject, updatedAt: number): EditedProject {
  const { english, ...project } = stored;
  return {
    ...project,
    englishGaps: englishGaps(stored),
    titleEn: english?.title ?? null,
    descriptionEn: english?.description ?? null,
    clientCompanyEn: english?.clientCompany ?? null,
    cityEn: english?.city ?? null,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** What an edit may change of a row; without a day of completion that column is left as it is. */
type EditableRow = Omit<
  Insertable<ProjectsTable>,
  "created_at" | "updated_at" | "completed_on" | "fingerprint"
> & { completed_on?: string };

/** Text is stored tidy; an empty optional text is absent. */
export function toRow(project: NewProject): EditableRow {
  const { title, description, clientCompany, city, english } = project;
  const searched = [title, description, clientCompany, city, ...Object.values(english ?? {})];
  return {
    title: tidy(title),
    description: tidy(description),
    client_company: tidy(clientCompany),
    country: tidy(project.country),
    city: tidyOrAbsent(city),
    capacity: tidyOrAbsent(project.capacity),
    cooling_tower_type: project.coolingTowerType,
    project_year: project.projectYear,
    image_url: tidyOrAbsent(project.imageUrl),
    ...(project.completedOn === undefined ? {} : { completed_on: project.completedOn }),
    search_text: searched
      .filter((text) => text !== null)
      .map(searchable)
      .join("\n"),
    title_en: tidyOrAbsent(english?.title),
    description_en: tidyOrAbsent(english?.description),
    client_company_en: tidyOrAbsent(english?.clientCompany),
    city_en: tidyOrAbsent(english?.city),
  };
}

function englishTexts(row: ProjectRow): EnglishTexts {
  return {
    title: row.title_en,
    description: row.description_en,
    clientCompany: row.client_company_en,
    city: row.city_en,
  };
}

/** Each text once, tidy, empty ones left out, in the order given. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(tidy))].filter((text) => text !== "");
}

/** How text is stored to be searched, and how a search is made alike: one line in lower case. */
export function searchable(text: string): string {
  return tidy(text).toLowerCase().replace(/\s+/g, " ");
}

/** NFC without outer blanks, so that equal words are equal bytes. PostgreSQL refuses NUL, so it becomes U+FFFD. */
function tidy(text: string): string {
  return text.replaceAll("\0", "\uFFFD").normalize("NFC").trim();
}

function tidyOrAbsent(text: string | null | undefined): string | null {
  return (text && tidy(text)) || null;
}
