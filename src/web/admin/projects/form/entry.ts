import type { FieldErrors, Resolver, UseFormReturn } from "react-hook-form";
import { dayInKorea } from "#domain/korean-day.ts";
import type { EditedProject, StoredProject } from "#domain/projects/project.ts";
import { type ProjectForm, type ProjectFormField, projectFormSchema } from "#domain/projects/project-form.ts";
import { type FeatureTag, featureTags, type TowerType } from "#domain/projects/vocabulary.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";

/** A reference as it stands in the fields of the dialog: texts, where the form has numbers and nothing. */
export type ProjectEntry = Record<TextField, string> & { coolingTowerType: TowerType; tags: FeatureTag[] };
type TextField = Exclude<ProjectFormField, "coolingTowerType" | "tags">;

/** The order in which fields stand in the dialog and problems are named. */
export const entryFields = [
  "title",
  "clientCompany",
  "coolingTowerType",
  "country",
  "city",
  "capacity",
  "projectYear",
  "completedOn",
  "description",
  "tags",
  "imageUrl",
  "titleEn",
  "clientCompanyEn",
  "cityEn",
  "descriptionEn",
] as const satisfies readonly ProjectFormField[];

/** What a new reference starts with: an industrial tower that was finished today. */
export function emptyEntry(now: Date): ProjectEntry {
  return {
    ...textsOf({}),
    coolingTowerType: "industrial",
    projectYear: String(now.getFullYear()),
    completedOn: dayInKorea(now),
    tags: [],
  };
}

export function entryOf(project: EditedProject): ProjectEntry {
  return {
    ...textsOf(project),
    coolingTowerType: project.coolingTowerType,
    tags: featureTags.filter((tag) => project.tags.includes(tag)),
  };
}

/** What the form knows beside its fields. */
export interface EntryContext {
  /** What is to be said about a country that nobody has confirmed. */
  countryProblem: (country: string) => string | undefined;
}

/** Checks the fields by the schema that the server uses too. */
export const resolveEntry: Resolver<ProjectEntry, EntryContext, ProjectForm> = (entry, context) => {
  const body = bodyOf(entry);
  const checked = projectFormSchema.safeParse(body);
  const country = context?.countryProblem(entry.country);
  if (checked.success && country === undefined) return { values: checked.data, errors: {} };
  const problems = {
    ...(country === undefined ? {} : { country }),
    ...(checked.error ? problemsByField(checked.error) : {}),
  };
  const errors: FieldErrors<ProjectEntry> = {};
  for (const [field, message] of Object.entries(problems)) {
    Object.assign(errors, { [field]: { type: "domain", message } });
  }
  return { values: {}, errors };
};

/** The form of the dialog. */
export type EntryForm = UseFormReturn<ProjectEntry, EntryContext, ProjectForm>;

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
    completedOn: entry.completedOn,
    createdAt: "",
    english: {
      title: entry.titleEn.trim() || null,
      description: entry.descriptionEn.trim() || null,
      clientCompany: entry.clientCompanyEn.trim() || null,
      city: entry.cityEn.trim() || null,
    },
  };
}

function textsOf(project: Partial<Record<TextField, string | number | null>>): Record<TextField, string> {
  const text = (field: TextField) => String(project[field] ?? "");
  return {
    title: text("title"),
    description: text("description"),
    clientCompany: text("clientCompany"),
    country: text("country"),
    city: text("city"),
    capacity: text("capacity"),
    projectYear: text("projectYear"),
    completedOn: text("completedOn"),
    imageUrl: text("imageUrl"),
    titleEn: text("titleEn"),
    descriptionEn: text("descriptionEn"),
    clientCompanyEn: text("clientCompanyEn"),
    cityEn: text("cityEn"),
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
