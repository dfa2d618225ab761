import { admin } from "#content/admin/admin.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { type ProjectForm, projectFormSchema } from "#domain/projects/project-form.ts";
import { type FieldWords, fieldWords } from "../../records/form/field-words.ts";
import type { RecordKind } from "../../records/form/record-kind.ts";
import { projectSavingCalls, projectsKey } from "./project-api.ts";

export function projectFieldWords(types: TypeNames): FieldWords<ProjectFields> {
  return fieldWords<ProjectFields>(projectFields, {
    labels: admin.project.labels,
    english: admin.project.english,
    choices: types,
  });
}

export function projectKind(types: TypeNames): RecordKind<ProjectFields, ProjectForm, EditableProject> {
  return {
    fields: projectFields,
    schema: projectFormSchema,
    calls: projectSavingCalls,
    words: projectFieldWords(types),
    listsKey: projectsKey,
    failure: admin.project.failure,
  };
}
