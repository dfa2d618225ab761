import { type Kysely, sql, type Transaction } from "kysely";
import type { EditedProject } from "#domain/projects/project.ts";
import type { Tables } from "../database/schema.ts";
import { removeUnused } from "../pictures/pictures.ts";
import { findProject } from "./lists.ts";
import { distinct, type NewProject, toEditedProject, toRow } from "./rows.ts";

/**
 * What became of an edit. "outdated" tells the newer version that somebody else has stored meanwhile; "repeated" is an
 * edit that had been stored already, of which only the answer was lost.
 */
export type ProjectUpdate =
  | { kind: "updated" | "repeated" | "outdated"; project: EditedProject }
  | { kind: "missing" };

/** @see Projects.findEdited */
export async function findEdited(db: Kysely<Tables>, id: number): Promise<EditedProject | undefined> {
  const project = await findProject(db, id);
  const row = await db.selectFrom("projects").select("updated_at").where("id", "=", id).executeTakeFirst();
  return project && row && toEditedProject(project, row.updated_at);
}

/** Stores an edit inside a transaction, and removes the former picture when no project shows it any more. */
export async function updateProject(
  trx: Transaction<Tables>,
  id: number,
  project: NewProject,
  { now, version }: { now: Date; version: string | undefined },
): Promise<ProjectUpdate> {
  const edit = trx
    .updateTable("projects")
    .set({ ...toRow(project), updated_at: nextVersion(now) })
    .where("id", "=", id);
  const former = await pictureOf(trx, id);
  const { numUpdatedRows } = await (version === undefined
    ? edit
    : edit.where("updated_at", "=", Date.parse(version))
  ).executeTakeFirst();
  const isUpdated = numUpdatedRows > 0n;
  if (isUpdated) {
    await trx.deleteFrom("project_tags").where("project_id", "=", id).execute();
    await insertTags(trx, id, project.tags);
    await removeUnused(trx, former);
  }
  const stored = await findEdited(trx, id);
  if (!stored) return { kind: "missing" };
  if (isUpdated) return { kind: "updated", project: stored };
  return { kind: (await isStoredAs(trx, id, project)) ? "repeated" : "outdated", project: stored };
}

/** @see Projects.remove */
export async function removeProject(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const picture = await pictureOf(trx, id);
  const { numDeletedRows } = await trx.deleteFrom("projects").where("id", "=", id).executeTakeFirst();
  await removeUnused(trx, picture);
  return numDeletedRows > 0n;
}

export async function insertTags(db: Kysely<Tables>, id: number, tags: readonly string[]): Promise<void> {
  const rows = distinct(tags).map((tag, position) => ({ project_id: id, tag, position }));
  if (rows.length > 0) await db.insertInto("project_tags").values(rows).execute();
}

/** Whether storing these words would change nothing. */
export async function isStoredAs(db: Kysely<Tables>, id: number, project: NewProject): Promise<boolean> {
  const row = await db.selectFrom("projects").selectAll().where("id", "=", id).executeTakeFirst();
  const tags = await db.selectFrom("project_tags").select("tag").where("project_id", "=", id).execute();
  const stored = new Map<string, unknown>(Object.entries(row ?? {}));
  const wanted = distinct(project.tags);
  return (
    Object.entries(toRow(project)).every(([column, value]) => stored.get(column) === value) &&
    wanted.length === tags.length &&
    tags.every(({ tag }) => wanted.includes(tag))
  );
}

/** The time of the edit, or a moment after the last one: two edits in the same millisecond are two versions. */
function nextVersion(now: Date) {
  const time = sql<number>`cast(${now.getTime()} as bigint)`;
  return sql<number>`case when updated_at < ${time} then ${time} else updated_at + 1 end`;
}

async function pictureOf(trx: Transaction<Tables>, id: number): Promise<string | null> {
  const row = await trx.selectFrom("projects").select("image_url").where("id", "=", id).executeTakeFirst();
  return row?.image_url ?? null;
}
