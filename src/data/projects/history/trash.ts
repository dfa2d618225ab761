import type { Kysely, Transaction } from "kysely";
import { pageSize } from "#domain/admin/paging.ts";
import { listingDay } from "#domain/projects/completion.ts";
import type { DeletedProject } from "#domain/projects/history/history-calls.ts";
import { parseImportOrigin, parseProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { trashRetentionMs } from "#domain/records/record-snapshot.ts";
import type { Tables } from "../../database/schema.ts";
import { removeUnused } from "../../pictures/pictures.ts";
import { type AuthoredChange, type ChangeAuthor, isOutdated } from "../../records/authored-change.ts";
import { lockProject, replaceTagsAndPictures } from "../editable-projects.ts";
import { toRow } from "../rows.ts";
import { keepVersion } from "./versions.ts";

/** "removed" has the project as it was, "outdated" the newer version that somebody else has stored meanwhile. */
export type ProjectRemoval = { kind: "removed" | "outdated"; project: EditableProject } | { kind: "missing" };

/** Takes a project away and keeps all of it in the trash. */
export async function trashProject(
  trx: Transaction<Tables>,
  id: number,
  { expectedUpdatedAt, ...author }: AuthoredChange,
): Promise<ProjectRemoval> {
  const project = await lockProject(trx, id);
  if (!project) return { kind: "missing" };
  if (isOutdated(project, expectedUpdatedAt)) return { kind: "outdated", project };
  await trashLockedProject(trx, project, author);
  return { kind: "removed", project };
}

/** The same for a project that the transaction holds already. */
export async function trashLockedProject(
  trx: Transaction<Tables>,
  project: EditableProject,
  author: ChangeAuthor,
): Promise<void> {
  const importOrigin = await trx
    .selectFrom("projectImports")
    .select(["ownNumber", "photo", "imageUrl"])
    .where("projectId", "=", project.id)
    .executeTakeFirst();
  await keepVersion(trx, project, author, { importOrigin });
  await trx.deleteFrom("projects").where("id", "=", project.id).execute();
}

/** A page of the trash, from 1: what was deleted last comes first. */
export async function trashPage(
  db: Kysely<Tables>,
  page: number,
): Promise<{ projects: DeletedProject[]; total: number }> {
  const deleted = db.selectFrom("projectVersions").where("isDeletion", "=", 1);
  const rows = await deleted
    .select(["projectId", "record", "changedAt", "changedBy"])
    .orderBy("changedAt", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await deleted
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const projects = rows.map(({ projectId, record, changedAt, changedBy }) => {
    const { title, clientCompany, country, city } = parseProjectSnapshot(record);
    const deletedAt = new Date(changedAt).toISOString();
    return { id: projectId, title, clientCompany, country, city, deletedAt, deletedBy: changedBy };
  });
  return { projects, total };
}

/** Brings projects back as they were, all or none. @returns their titles; `undefined` where one is not in the trash */
export async function restoreProjects(
  trx: Transaction<Tables>,
  ids: readonly number[],
): Promise<string[] | undefined> {
  const deleted = await inTrash(trx, ids);
  if (deleted.length < new Set(ids).size) return undefined;
  for (const { id, projectId, record } of deleted) {
    const project = parseProjectSnapshot(record);
    const listedOn = listingDay(project, new Date(project.createdAt));
    const times = { createdAt: Date.parse(project.createdAt), updatedAt: Date.parse(project.updatedAt) };
    await trx
      .insertInto("projects")
      .values({ ...toRow(project), listedOn, ...times, id: projectId })
      .execute();
    await replaceTagsAndPictures(trx, projectId, project);
    const importOrigin = parseImportOrigin(record);
    if (importOrigin)
      await trx
        .insertInto("projectImports")
        .values({ projectId, ...importOrigin })
        .execute();
    await trx.deleteFrom("projectVersions").where("id", "=", id).execute();
  }
  return deleted.map(({ record }) => parseProjectSnapshot(record).title);
}

/** Empties the trash of projects, with their histories and pictures. @returns the titles of those that were in it */
export async function eraseProjects(
  trx: Transaction<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<string[]> {
  const deleted = await inTrash(trx, ids);
  for (const { projectId } of deleted) await eraseVersions(trx, projectId, now);
  return deleted.map(({ record }) => parseProjectSnapshot(record).title);
}

/** Removes a project without the trash: an unedited sample can be restored in another way, and has no uploaded pictures. */
export async function eraseProject(trx: Transaction<Tables>, id: number): Promise<void> {
  await trx.deleteFrom("projects").where("id", "=", id).execute();
  await trx.deleteFrom("projectVersions").where("projectId", "=", id).execute();
}

/** Erases what has been in the trash for its time. */
export async function eraseExpired(trx: Transaction<Tables>, now: Date): Promise<void> {
  const expired = await trx
    .selectFrom("projectVersions")
    .select("projectId")
    .where("isDeletion", "=", 1)
    .where("changedAt", "<", now.getTime() - trashRetentionMs)
    .execute();
  for (const { projectId } of expired) await eraseVersions(trx, projectId, now);
}

function inTrash(db: Kysely<Tables>, ids: readonly number[]) {
  return db
    .selectFrom("projectVersions")
    .select(["id", "projectId", "record"])
    .where("isDeletion", "=", 1)
    .where("projectId", "in", [...ids])
    .orderBy("projectId")
    .execute();
}

async function eraseVersions(trx: Transaction<Tables>, projectId: number, now: Date): Promise<void> {
  const pictures = await trx
    .selectFrom("projectVersionPictures")
    .innerJoin("projectVersions", "projectVersions.id", "projectVersionPictures.versionId")
    .select("projectVersionPictures.url")
    .distinct()
    .where("projectVersions.projectId", "=", projectId)
    .execute();
  await trx.deleteFrom("projectVersions").where("projectId", "=", projectId).execute();
  for (const { url } of pictures) await removeUnused(trx, url, now);
}
