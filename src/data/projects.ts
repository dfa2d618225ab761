import type { Kysely, Transaction } from "kysely";
import type { Project, ProjectStats } from "#domain/gallery/project.ts";
import type { Database } from "./database/connect.ts";
import type { Tables } from "./database/schema.ts";
import { projectStats, relatedTags, tagsInUse } from "./project-facts.ts";
import { findProject, listProjects, type ProjectQuery } from "./project-lists.ts";
import { distinct, type NewProject, toRow } from "./project-rows.ts";

/** Project references. Every list is newest first, equally new ones by the higher id, and bounded. */
export interface Projects {
  /** Projects that match every part of the query; all of them without one. */
  list(query?: ProjectQuery): Promise<Project[]>;
  latest(count: number): Promise<Project[]>;
  find(id: number): Promise<Project | undefined>;
  stats(): Promise<ProjectStats>;
  /** Every tag in use, in display order. */
  tags(): Promise<string[]>;
  /** Tags that occur together with all the selected ones, without these, in display order. */
  relatedTags(selected: readonly string[]): Promise<string[]>;
  create(project: NewProject): Promise<Project>;
  /** @returns `undefined` when there is no such project. */
  update(id: number, project: NewProject): Promise<Project | undefined>;
  /** @returns whether there was such a project. */
  remove(id: number): Promise<boolean>;
}

export function createProjects({ db, change }: Database, clock: () => Date): Projects {
  return {
    list: (query) => listProjects(db, query),
    latest: (count) => listProjects(db, { limit: count }),
    find: (id) => findProject(db, id),
    stats: () => projectStats(db),
    tags: () => tagsInUse(db),
    relatedTags: (selected) => relatedTags(db, selected),
    create: (project) => change("projects", (trx) => createProject(trx, project, clock())),
    update: (id, project) => change("projects", (trx) => updateProject(trx, id, project)),
    remove: (id) => change("projects", (trx) => removeProject(trx, id)),
  };
}

/** Stores a project, and with it its tags, inside a transaction. */
export async function insertProject(
  trx: Transaction<Tables>,
  project: NewProject,
  createdAt: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto("projects")
    .values({ ...toRow(project), created_at: createdAt.getTime() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTags(trx, id, project.tags);
  return id;
}

async function createProject(trx: Transaction<Tables>, project: NewProject, now: Date): Promise<Project> {
  const id = await insertProject(trx, project, now);
  const created = await findProject(trx, id);
  if (!created) throw new Error(`Project ${id} vanished while it was being stored.`);
  return created;
}

async function updateProject(
  trx: Transaction<Tables>,
  id: number,
  project: NewProject,
): Promise<Project | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable("projects")
    .set(toRow(project))
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  await trx.deleteFrom("project_tags").where("project_id", "=", id).execute();
  await insertTags(trx, id, project.tags);
  return findProject(trx, id);
}

async function removeProject(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("projects").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function insertTags(db: Kysely<Tables>, id: number, tags: readonly string[]): Promise<void> {
  const rows = distinct(tags).map((tag, position) => ({ project_id: id, tag, position }));
  if (rows.length > 0) await db.insertInto("project_tags").values(rows).execute();
}
