import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type EditedProject, editedProjectSchema } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { ApiError } from "../../api-client.ts";
import { callInKorean } from "../call-api.ts";
import { type ListState, listQuery } from "./list-state.ts";

const pageSchema = z.object({
  projects: z.array(editedProjectSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Every country in use. */
  countries: z.array(z.string()),
});

/** Begins the key of every list of projects. */
export const projectsKey = ["projects"] as const;

/** One page of the list. */
export function projectsQuery(state: ListState) {
  const query = listQuery(state);
  return queryOptions({
    queryKey: [...projectsKey, query],
    queryFn: async () =>
      pageSchema.parse(await callInKorean("GET", `/api/admin/projects${query && `?${query}`}`)),
  });
}

/** A project as it is stored now: asked for anew whenever it is opened. */
export function projectQuery(id: number) {
  return queryOptions({
    queryKey: ["project", id],
    queryFn: async () => editedProjectSchema.parse(await callInKorean("GET", `/api/admin/projects/${id}`)),
    gcTime: 0,
  });
}

/** @param key the same at every attempt: the server stores the project once */
export async function createProject(
  form: ProjectForm,
  key: string,
  signal: AbortSignal,
): Promise<EditedProject> {
  const options = { headers: { "Idempotency-Key": key }, signal };
  return editedProjectSchema.parse(await callInKorean("POST", "/api/projects", form, options));
}

/** @param base the version that was edited: the server refuses to overwrite a newer one */
export async function updateProject(
  form: ProjectForm,
  base: EditedProject,
  signal: AbortSignal,
): Promise<EditedProject> {
  const body = { ...form, updatedAt: base.updatedAt };
  return editedProjectSchema.parse(await callInKorean("PUT", `/api/projects/${base.id}`, body, { signal }));
}

export async function deleteProject(id: number): Promise<void> {
  await callInKorean("DELETE", `/api/projects/${id}`);
}

/** The version that stands against what was sent, where that is why it was refused. */
export function newerVersion(failure: unknown): EditedProject | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 409) return undefined;
  return editedProjectSchema.safeParse(failure.json.project).data;
}
