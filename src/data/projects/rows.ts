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
  "clientCompany",
  "country",
  "city",
  "capacity",
  "coolingTowerType",
  "projectYear",
  "imageUrl",
  "completedOn",
  "createdAt",
  "titleEn",
  "descriptionEn",
  "clientCompanyEn",
  "cityEn",
] as const satisfies readonly (keyof ProjectsTable)[];

export type ProjectRow = Pick<Selectable<ProjectsTable>, (typeof projectColumns)[number]>;

export function toProject(row: ProjectRow, tags: readonly string[]): StoredProject {
  const english = englishTexts(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    clientCompany: row.clientCompany,
    country: row.country,
    city: row.city,
    capacity: row.capacity,
    coolingTowerType: row.coolingTowerType,
    projectYear: row.projectYear,
    tags: [...tags],
    imageUrl: row.imageUrl,
    completedOn: row.completedOn,
    createdAt: new Date(row.createdAt).toISOString(),
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
  "createdAt" | "updatedAt" | "completedOn" | "fingerprint"
> & { completedOn?: string };

/** Text is stored tidy; an empty optional text is absent. */
export function toRow(project: NewProject): EditableRow {
  const { title, description, clientCompany, city, english } = project;
  const searched = [title, description, clientCompany, city, ...Object.values(english ?? {})];
  return {
    title: tidy(title),
    description: tidy(description),
    clientCompany: tidy(clientCompany),
    country: tidy(project.country),
    city: tidyOrAbsent(city),
    capacity: tidyOrAbsent(project.capacity),
    coolingTowerType: project.coolingTowerType,
    projectYear: project.projectYear,
    imageUrl: tidyOrAbsent(project.imageUrl),
    ...(project.completedOn === undefined ? {} : { completedOn: project.completedOn }),
    searchText: searched
      .filter((text) => text !== null)
      .map(searchable)
      .join("\n"),
    titleEn: tidyOrAbsent(english?.title),
    descriptionEn: tidyOrAbsent(english?.description),
    clientCompanyEn: tidyOrAbsent(english?.clientCompany),
    cityEn: tidyOrAbsent(english?.city),
  };
}

function englishTexts(row: ProjectRow): EnglishTexts {
  return {
    title: row.titleEn,
    description: row.descriptionEn,
    clientCompany: row.clientCompanyEn,
    city: row.cityEn,
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
