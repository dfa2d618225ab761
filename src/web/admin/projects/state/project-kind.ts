import { admin } from "#content/admin/admin.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { type ProjectForm, projectFormSchema } from "#domain/projects/project-form.ts";
import { fieldWords } from "../../records/form/field-words.ts";
import type { RecordKind } from "../../records/form/record-kind.ts";
import { projectSavingCalls, projectsKey } from "./project-api.ts";

export const projectFieldWords = fieldWords<ProjectFields>(projectFields, {
  labels: admin.project.labels,
  english: admin.project.english,
  choices: towerTypeLabels.ko,
});

/** Projects as they are edited in the form of records. */
export const projectKind: RecordKind<ProjectFields, ProjectForm, EditedProject> = {
  fields: projectFields,
  schema: projectFormSchema,
  calls: projectSavingCalls,
  words: projectFieldWords,
  listsKey: projectsKey,
  failure: admin.project.failure,
};
