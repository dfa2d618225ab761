import type { FieldErrors, Resolver } from "react-hook-form";
import type { EditedProject, StoredProject } from "#domain/gallery/project.ts";
import {
  type ProjectForm,
  type ProjectFormField,
  projectFormProblems,
  projectFormSchema,
} from "#domain/gallery/project-form.ts";
import { type FeatureTag, featureTags, type TowerType } from "#domain/gallery/vocabulary.ts";

/** A reference as it stands in the fields of the dialog: texts, where the form has numbers and nothing. */
export type ProjectEntry = Record<Exclude<ProjectFormField, "coolingTowerType" | "tags">, string> & {
  coolingTowerType: TowerType;
  tags: FeatureTag[];
};

/** The order in which fields stand in the dialog and problems are named. */
export const entryFields = [
  "title",
  "clientCompany",
  "coolingTowerType",
  "country",
  "city",
  "capacity",
  "projectYear",
  "description",
  "tags",
  "imageUrl",
  "titleEn",
  "clientCompanyEn",
  "cityEn",
  "descriptionEn",
] as const satisfies readonly ProjectFormField[];

/** What a new reference starts with: an industrial tower of this year. */
export function emptyEntry(year: number): ProjectEntry {
  return {
    title: "",
    description: "",
    clientCompany: "",
    country: "",
    city: "",
    capacity: "",
    coolingTowerType: "industrial",
    projectYear: String(year),
    tags: [],
    imageUrl: "",
    titleEn: "",
    descriptionEn: "",
    clientCompanyEn: "",
    cityEn: "",
  };
}

export function entryOf(project: EditedProject): ProjectEntry {
  return {
    title: project.title,
    description: project.description,
    clientCompany: project.clientCompany,
    country: project.country,
    city: project.city ?? "",
    capacity: project.capacity ?? "",
    coolingTowerType: project.coolingTowerType,
    projectYear: project.projectYear === null ? "" : String(project.projectYear),
    tags: featureTags.filter((tag) => project.tags.includes(tag)),
    imageUrl: project.imageUrl ?? "",
    titleEn: project.titleEn ?? "",
    descriptionEn: project.descriptionEn ?? "",
    clientCompanyEn: project.clientCompanyEn ?? "",
    cityEn: project.cityEn ?? "",
  };
}

/** Checks the fields by the schema that the server uses too. */
export const resolveEntry: Resolver<ProjectEntry, unknown, ProjectForm> = (entry) => {
  const body = bodyOf(entry);
  const checked = projectFormSchema.safeParse(body);
  if (checked.success) return { values: checked.data, errors: {} };
  const errors: FieldErrors<ProjectEntry> = {};
  for (const [field, message] of Object.entries(projectFormProblems(body))) {
    Object.assign(errors, { [field]: { type: "domain", message } });
  }
  return { values: {}, errors };
};

/** The fields in which two entries differ, in the order of the dialog. */
export function differences(mine: ProjectEntry, theirs: ProjectEntry): ProjectFormField[] {
  return entryFields.filter((field) => comparable(mine[field]) !== comparable(theirs[field]));
}

/** The card that an entry would become, with stand-ins for a title and a country that are not typed yet. */
export function cardOf(
  entry: ProjectEntry,
  imageUrl: string,
  standIns: { title: string; country: string } = { title: "", country: "" },
): StoredProject {
  return {
    id: 0,
    title: entry.title.trim() || standIns.title,
    description: entry.description.trim(),
    clientCompany: entry.clientCompany.trim(),
    country: entry.country.trim() || standIns.country,
    city: entry.city.trim() || null,
    capacity: entry.capacity.trim() || null,
    coolingTowerType: entry.coolingTowerType,
    projectYear: yearOf(entry.projectYear),
    tags: entry.tags,
    imageUrl: imageUrl || null,
    createdAt: "",
    english: {
      title: entry.titleEn.trim() || null,
      description: entry.descriptionEn.trim() || null,
      clientCompany: entry.clientCompanyEn.trim() || null,
      city: entry.cityEn.trim() || null,
    },
  };
}

function bodyOf(entry: ProjectEntry): unknown {
  const year = entry.projectYear.trim();
  return { ...entry, projectYear: year === "" ? null : Number(year) };
}

function yearOf(text: string): number | null {
  return /^\d{4}$/.test(text.trim()) ? Number(text) : null;
}

/** Tags are a set; texts are compared as they would be stored. */
function comparable(value: string | readonly string[]): string {
  return typeof value === "string" ? value.trim().normalize("NFC") : value.toSorted().join();
}
