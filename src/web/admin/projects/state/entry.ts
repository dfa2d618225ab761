import { type FieldErrors, type Resolver, set, type UseFormReturn } from "react-hook-form";
import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject, StoredProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { type ProjectForm, projectFormSchema } from "#domain/projects/project-form.ts";
import { problemsByField } from "../../../ui/fields/problems-by-field.ts";
import { bodyOf, draftOf, type Entry, entryFieldsOf, entryOf } from "../../records/record-entry.ts";

/** A project as it stands in the fields of the dialog. */
export type ProjectEntry = Entry<ProjectFields>;

/** The order in which fields stand in the dialog and problems are named. */
export const entryFields = entryFieldsOf(projectFields);

/** Initial values of a new project: an industrial tower of this year. */
export function emptyEntry(now: Date): ProjectEntry {
  return entryOf(projectFields, {
    coolingTowerType: "industrial",
    projectYear: now.getFullYear(),
  });
}

export function projectEntry(project: EditedProject): ProjectEntry {
  return entryOf(projectFields, project);
}

/** Initial values of a copy; its title marks it. */
export function copyOf(project: EditedProject): ProjectEntry {
  const entry = projectEntry(project);
  const { copyTitle, copyTitleEn } = keepingWords;
  const { title, en } = entry;
  return {
    ...entry,
    title: fill(copyTitle, { title }),
    en: { ...en, title: en.title && fill(copyTitleEn, { title: en.title }) },
  };
}

/** Context of the form beside its fields. */
export interface EntryContext {
  /** Problem of a country that nobody has confirmed. */
  countryProblem: (country: string) => string | undefined;
}

/** Checks the fields by the schema that the server uses too. */
export const resolveEntry: Resolver<ProjectEntry, EntryContext, ProjectForm> = (entry, context) => {
  const checked = projectFormSchema.safeParse(bodyOf(projectFields, entry));
  const country = context?.countryProblem(entry.country);
  if (checked.success && country === undefined) return { values: checked.data, errors: {} };
  const problems = {
    ...(country === undefined ? {} : { country }),
    ...(checked.error ? problemsByField(checked.error) : {}),
  };
  const errors: FieldErrors<ProjectEntry> = {};
  for (const [field, message] of Object.entries(problems)) set(errors, field, { type: "domain", message });
  return { values: {}, errors };
};

/** The form of the dialog. */
export type EntryForm = UseFormReturn<ProjectEntry, EntryContext, ProjectForm>;

/** The card that an entry would become, with stand-ins for a title and a country that are not typed yet. */
export function cardOf(
  entry: ProjectEntry,
  imageUrl: string,
  standIns: { title: string; country: string } = { title: "", country: "" },
): StoredProject {
  const draft = draftOf(projectFields, entry);
  return {
    ...draft,
    id: 0,
    title: draft.title || standIns.title,
    country: draft.country || standIns.country,
    imageUrl: imageUrl || null,
    createdAt: "",
  };
}
