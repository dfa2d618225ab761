import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import { yearInKorea } from "#domain/korean-day.ts";
import type { EditableProject, StoredProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import type { RecordForm } from "../../records/form/use-record-form.ts";
import { draftOf, type Entry, entryOf } from "../../records/record-entry.ts";

export type ProjectEntry = Entry<ProjectFields>;

/** Returns the initial values of a new project: an industrial tower of this year, as far as the form takes it. */
export function emptyEntry(now: Date): ProjectEntry {
  return entryOf(projectFields, {
    coolingTowerType: "industrial",
    projectYear: Math.min(yearInKorea(now), projectFields.projectYear.last),
  });
}

export function projectEntry(project: EditableProject): ProjectEntry {
  return entryOf(projectFields, project);
}

/** Returns the initial values of a copy; its title marks it. */
export function copyOf(project: EditableProject): ProjectEntry {
  const entry = projectEntry(project);
  const { copyTitle, copyTitleEn } = projectWorkWords;
  const { title, en } = entry;
  return {
    ...entry,
    title: fill(copyTitle, { title }),
    en: { ...en, title: en.title && fill(copyTitleEn, { title: en.title }) },
  };
}

export type EntryForm = RecordForm<ProjectFields, ProjectForm>;

/** Returns the card of an entry, with placeholders for a missing title and country. */
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
