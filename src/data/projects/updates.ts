import type { Transaction } from "kysely";
import { completionAfter, listingDay } from "#domain/projects/completion.ts";
import { picturesAfterSave } from "#domain/projects/pictures.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import type { Tables } from "../database/schema.ts";
import { type AuthoredChange, isOutdated } from "../records/authored-change.ts";
import { nextRevision } from "../records/revision.ts";
import { distinct } from "../records/search-text.ts";
import { findEditable, lockProject, replaceTagsAndPictures } from "./editable-projects.ts";
import { keepVersion } from "./history/versions.ts";
import { toRow } from "./rows.ts";

/**
 * Outcome of an edit. "outdated" returns the newer version that somebody else has stored meanwhile; "repeated"
 * is an edit that changes nothing, such as the repetition of a stored edit whose response was lost.
 */
export type ProjectUpdate =
  | { kind: "updated" | "repeated" | "outdated"; project: EditableProject }
  | { kind: "missing" };

/** Stores an edit inside a transaction, and keeps what was before. */
export async function updateProject(
  trx: Transaction<Tables>,
  id: number,
  project: ProjectInput,
  edit: AuthoredChange,
): Promise<ProjectUpdate> {
  const stored = await lockProject(trx, id);
  return stored ? updateLocked(trx, stored, project, edit) : { kind: "missing" };
}

/** The same for a project that the transaction has locked. @param stored the project as read when it was locked */
export async function updateLocked(
  trx: Transaction<Tables>,
  stored: EditableProject,
  project: ProjectInput,
  { expectedUpdatedAt, ...author }: AuthoredChange,
): Promise<ProjectUpdate> {
  if (isStoredAs(stored, project)) return { kind: "repeated", project: stored };
  if (isOutdated(stored, expectedUpdatedAt)) return { kind: "outdated", project: stored };
  await keepVersion(trx, stored, author);
  await write(trx, { stored, project, now: author.now });
  const updated = await findEditable(trx, stored.id);
  return updated ? { kind: "updated", project: updated } : { kind: "missing" };
}

/** Returns true when storing this project would change nothing. */
export function isStoredAs(stored: EditableProject, project: ProjectInput): boolean {
  const { imageUrl, pictures } = picturesAfterSave(project, stored);
  const row = toRow({ ...project, imageUrl, ...completionAfter(project, stored) });
  const current = new Map<string, unknown>(Object.entries(toRow(stored)));
  const wanted = distinct(project.tags);
  return (
    Object.entries(row).every(([column, value]) => current.get(column) === value) &&
    wanted.length === stored.tags.length &&
    wanted.every((tag) => stored.tags.includes(tag)) &&
    JSON.stringify(pictures.map(comparable)) === JSON.stringify(stored.pictures.map(comparable))
  );
}

interface Writing {
  stored: EditableProject;
  project: ProjectInput;
  now: Date;
}

async function write(trx: Transaction<Tables>, { stored, project, now }: Writing): Promise<void> {
  const { imageUrl, pictures } = picturesAfterSave(project, stored);
  const completion = completionAfter(project, stored);
  const listedOn = listingDay(completion, new Date(stored.createdAt));
  await trx
    .updateTable("projects")
    .set({ ...toRow({ ...project, imageUrl, ...completion }), listedOn, updatedAt: nextRevision(now) })
    .where("id", "=", stored.id)
    .execute();
  await replaceTagsAndPictures(trx, stored.id, { tags: project.tags, pictures });
}

function comparable({ url, alt, altEn }: EditableProject["pictures"][number]) {
  return [url, alt, altEn];
}
