import { queryOptions } from "@tanstack/react-query";
import { type EditableProject, editableProjectSchema } from "#domain/projects/project.ts";
import { projectCalls } from "#domain/projects/project-calls.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { callContract, versionInConflict } from "../../call-api.ts";
import { differences, entryOf } from "../../records/record-entry.ts";
import type { RecordCalls } from "../../records/sending.ts";
import { type ListState, listQuery } from "./list-state.ts";

/** Prefix of all query keys of project lists. */
export const projectsKey = ["projects"] as const;

export function projectsQuery(state: ListState) {
  const query = listQuery(state);
  return queryOptions({
    queryKey: [...projectsKey, query],
    queryFn: () => callContract(projectCalls.page, { query }),
  });
}

export function projectQuery(id: number) {
  return queryOptions({
    queryKey: ["project", id],
    queryFn: () => callContract(projectCalls.find, { params: { id } }),
    gcTime: 0,
  });
}

export const projectSavingCalls: RecordCalls<ProjectForm, EditableProject> = {
  add: (form, key, signal) =>
    callContract(projectCalls.add, { body: form, headers: { "Idempotency-Key": key }, signal }),
  change: (form, { id, updatedAt }, signal) =>
    callContract(projectCalls.change, { params: { id }, body: { ...form, updatedAt }, signal }),
  newerVersionIn: (failure) => versionInConflict(failure, "project", editableProjectSchema),
  matches(stored, form) {
    const [sent, held] = [entryOf(projectFields, form), entryOf(projectFields, stored)];
    return differences(projectFields, sent, held).length === 0;
  },
};

export async function deleteProject(id: number): Promise<void> {
  await callContract(projectCalls.remove, { params: { id } });
}
