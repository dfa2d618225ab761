import { keepingWords } from "#content/admin/project-keeping.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject, StoredProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import type { RecordForm } from "../../records/form/use-record-entry.ts";
import { draftOf, type Entry, entryOf } from "../../records/record-entry.ts";

/** A project as it stands in the fields of the dialog. */
export type ProjectEntry = Entry<ProjectFields>;

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

/** The form of the dialog. */
export type EntryForm = RecordForm<ProjectFields, ProjectForm>;

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
