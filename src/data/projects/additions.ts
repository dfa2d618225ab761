import type { Transaction } from "kysely";
import { completionAfter, listingDay } from "#domain/projects/completion.ts";
import { picturesAfterSave } from "#domain/projects/pictures.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import type { Tables } from "../database/schema.ts";
import { addIdempotently, type TransactionContext } from "../idempotency.ts";
import { findEditable, replaceTagsAndPictures } from "./editable-projects.ts";
import { toRow } from "./rows.ts";
import { isStoredAs } from "./updates.ts";

/**
 * Outcome of an addition. "repeated" had been stored by an earlier request whose response was lost; "different"
 * returns the project that was stored under the same key with other words, or has been edited since.
 */
export interface ProjectAddition {
  kind: "added" | "repeated" | "different";
  project: EditableProject;
}

interface Addition {
  now: Date;
  /** Sender's key of this addition and every repetition of it. */
  key?: string | undefined;
}

/** Adds a project inside a transaction, once for a key. */
export async function addProject(
  context: TransactionContext,
  project: ProjectInput,
  { now, key }: Addition,
): Promise<ProjectAddition> {
  const { trx } = context;
  const outcome = await addIdempotently(context, {
    kind: "project",
    key,
    now,
    exists: async (id) => (await findEditable(trx, id)) !== undefined,
    insert: () => insertProject(trx, project, now),
  });
  const found = await findAdded(trx, outcome.id);
  if (outcome.isNew) return { kind: "added", project: found };
  return { kind: isStoredAs(found, project) ? "repeated" : "different", project: found };
}

/** Stores a project, and with it its tags and pictures, inside a transaction. @returns its id */
export async function insertProject(
  trx: Transaction<Tables>,
  project: ProjectInput,
  now: Date,
): Promise<number> {
  const time = { createdAt: now.getTime(), updatedAt: now.getTime() };
  const { imageUrl, pictures } = picturesAfterSave(project);
  const completion = completionAfter(project);
  const listedOn = listingDay(completion, now);
  const { id } = await trx
    .insertInto("projects")
    .values({ ...toRow({ ...project, imageUrl, ...completion }), listedOn, ...time })
    .returning("id")
    .executeTakeFirstOrThrow();
  await replaceTagsAndPictures(trx, id, { tags: project.tags, pictures });
  return id;
}

async function findAdded(trx: Transaction<Tables>, id: number): Promise<EditableProject> {
  const project = await findEditable(trx, id);
  if (!project) throw new Error(`Project ${id} vanished while it was being stored.`);
  return project;
}
