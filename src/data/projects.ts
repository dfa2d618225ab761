import type { Transaction } from "kysely";
import type { EditedProject, ProjectStats, StoredProject } from "#domain/gallery/project.ts";
import type { Database } from "./database/connect.ts";
import type { Tables } from "./database/schema.ts";
import { findEdited, insertTags, type ProjectUpdate, removeProject, updateProject } from "./project-edits.ts";
import { projectStats, relatedTags, tagsInUse } from "./project-facts.ts";
import { countProjects, findProject, listProjects, type ProjectQuery } from "./project-lists.ts";
import { type ProjectPage, type ProjectPageQuery, projectPage } from "./project-pages.ts";
import { type NewProject, toRow } from "./project-rows.ts";

/** Project references. Every list is newest first, equally new ones by the higher id, and bounded: ask for parts. */
export interface Projects {
  /** Projects that match every part of the query; all of them without one. */
  list(query?: ProjectQuery): Promise<StoredProject[]>;
  /** How many projects match, however many of them a list carries. */
  count(query?: Omit<ProjectQuery, "limit" | "offset">): Promise<number>;
  latest(count: number): Promise<StoredProject[]>;
  find(id: number): Promise<StoredProject | undefined>;
  stats(): Promise<ProjectStats>;
  /** Every tag in use, in display order. */
  tags(): Promise<string[]>;
  /** Tags that occur together with all the selected ones, without these, in display order. */
  relatedTags(selected: readonly string[]): Promise<string[]>;
  create(project: NewProject): Promise<StoredProject>;
  /** One page of the administrator's list. */
  page(query: ProjectPageQuery): Promise<ProjectPage>;
  /** A project with all that can be edited, and its version. */
  findEdited(id: number): Promise<EditedProject | undefined>;
  /** @param version the `updatedAt` that was edited; without it the last edit wins. */
  update(id: number, project: NewProject, version?: string): Promise<ProjectUpdate>;
  /** @returns whether there was such a project. */
  remove(id: number): Promise<boolean>;
}

export function createProjects({ db, change }: Database, clock: () => Date): Projects {
  return {
    list: (query) => listProjects(db, query),
    count: (query) => countProjects(db, query),
    latest: (count) => listProjects(db, { limit: count }),
    find: (id) => findProject(db, id),
    stats: () => projectStats(db),
    tags: () => tagsInUse(db),
    relatedTags: (selected) => relatedTags(db, selected),
    page: (query) => projectPage(db, query),
    findEdited: (id) => findEdited(db, id),
    create: (project) => change("projects", (trx) => createProject(trx, project, clock())),
    update: (id, project, version) =>
      change("projects", (trx) => updateProject(trx, id, project, { now: clock(), version })),
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
    .values({ ...toRow(project), created_at: createdAt.getTime(), updated_at: createdAt.getTime() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertTags(trx, id, project.tags);
  return id;
}

async function createProject(
  trx: Transaction<Tables>,
  project: NewProject,
  now: Date,
): Promise<StoredProject> {
  const id = await insertProject(trx, project, now);
  const created = await findProject(trx, id);
  if (!created) throw new Error(`Project ${id} vanished while it was being stored.`);
  return created;
}
