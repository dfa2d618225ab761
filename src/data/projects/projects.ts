import type { ExportedProject, ImportBody, ImportOutcome } from "#domain/projects/import/import-calls.ts";
import type { EditableProject, ProjectStats, StoredProject } from "#domain/projects/project.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { ImportRun } from "#domain/records/import/sheet-import.ts";
import type { Database } from "../database/connect.ts";
import { listRuns, type StoredRun } from "../imports/import-runs.ts";
import { addProject, type ProjectAddition } from "./additions.ts";
import { adminListPage, type ProjectPage, type ProjectPageQuery } from "./admin-list.ts";
import { findEditable } from "./editable-projects.ts";
import { type ProjectRemoval, trashProject } from "./history/trash.ts";
import { dryRunImport, exportProjects } from "./import/project-import.ts";
import { storeImport, undoImport } from "./import/undoable-imports.ts";
import {
  countProjects,
  findProject,
  hasProject,
  listProjects,
  type ProjectQuery,
  projectsForHome,
} from "./lists.ts";
import { findWithNeighbors, type ProjectWithNeighbors } from "./neighbors.ts";
import {
  lastChange,
  type ProjectCity,
  projectCities,
  projectStats,
  relatedTags,
  type SitemapProject,
  sitemapProjects,
  tagsInUse,
  typesInUse,
} from "./project-stats.ts";
import { type ProjectUpdate, updateProject } from "./updates.ts";

/**
 * Project references; visitors' lists leave hidden ones out. By default lists are sorted by completion date, then by
 * id, both descending. They have a maximum length.
 */
export interface Projects {
  /** Projects that match every part of the query; all of them without one. */
  list(query?: ProjectQuery): Promise<StoredProject[]>;
  /** Number of matching projects, however many of them a list returns. */
  count(query?: Omit<ProjectQuery, "limit" | "offset">): Promise<number>;
  latest(count: number): Promise<StoredProject[]>;
  /** Projects chosen for the home page, then the latest others. */
  forHome(count: number): Promise<StoredProject[]>;
  find(id: number): Promise<StoredProject | undefined>;
  /** Returns true when there is such a project; cheaper than reading it. */
  has(id: number): Promise<boolean>;
  /** A project with those beside it in the list and those that are like it; `undefined` where there is none. */
  findWithNeighbors(id: number): Promise<ProjectWithNeighbors | undefined>;
  /** The projects' pages for search engines: a part of them, in the order of their ids. */
  forSitemap(part: { limit: number; offset: number }): Promise<SitemapProject[]>;
  stats(): Promise<ProjectStats>;
  /** Every city with a project, in a fixed order. */
  cities(): Promise<ProjectCity[]>;
  /** When a project was last added or edited (ISO 8601, UTC); `undefined` while there is none. */
  lastChange(): Promise<string | undefined>;
  /** Types of tower in use, in their order. */
  types(): Promise<TowerType[]>;
  /** Every tag in use, in display order. */
  tags(): Promise<string[]>;
  /** Tags that occur together with all the selected ones, without these, in display order. */
  relatedTags(selected: readonly string[]): Promise<string[]>;
  /** @param key idempotency key: within a day, attempts with the same key add the project once. Without a key every attempt adds one. */
  add(project: ProjectInput, key: string | undefined): Promise<ProjectAddition>;
  /** One page of the administrator's list. */
  page(query: ProjectPageQuery): Promise<ProjectPage>;
  /** A project with all editable fields, hidden or not, and its version. */
  findEditable(id: number): Promise<EditableProject | undefined>;
  /**
   * @param expectedUpdatedAt the `updatedAt` that was edited; without it the last edit wins. A repetition changes nothing.
   * @param by user name of who edits
   */
  update(id: number, project: ProjectInput, expectedUpdatedAt?: string, by?: string): Promise<ProjectUpdate>;
  /** Puts a project into the trash. @param expectedUpdatedAt the `updatedAt` that was seen; without it any version is removed */
  remove(id: number, by?: string, expectedUpdatedAt?: string): Promise<ProjectRemoval>;
  /** Returns the outcome of an import row by row, without storing anything. */
  dryRunImport(list: Pick<ImportBody, "columns" | "rows">): Promise<ImportOutcome[]>;
  /** Imports a list: all of its rows or none. @param by user name of the importer @param key idempotency key */
  importList(
    list: Pick<ImportBody, "columns" | "rows">,
    by?: string,
    key?: string,
  ): Promise<StoredRun<ImportOutcome>>;
  /** Imports that can be undone, newest first. */
  importRuns(): Promise<ImportRun[]>;
  /** @returns how many projects are as before, and how many were changed since; `undefined` where there is no such import */
  undoImport(id: number, by: string): Promise<{ undone: number; kept: number } | undefined>;
  /** Projects as spreadsheet rows, in the order of their ids. @param after returns ids greater than this */
  export(after: number): Promise<{ projects: ExportedProject[]; next: number | null }>;
}

export function createProjects({ db, engine, change }: Database, clock: () => Date): Projects {
  return {
    list: (query) => listProjects(db, query),
    count: (query) => countProjects(db, query),
    forHome: (count) => projectsForHome(db, count),
    latest: (count) => listProjects(db, { limit: count }),
    find: (id) => findProject(db, id),
    has: (id) => hasProject(db, id),
    findWithNeighbors: (id) => findWithNeighbors(db, id),
    forSitemap: (part) => sitemapProjects(db, part),
    stats: () => projectStats(db),
    cities: () => projectCities(db),
    lastChange: () => lastChange(db),
    types: () => typesInUse(db),
    tags: () => tagsInUse(db),
    relatedTags: (selected) => relatedTags(db, selected),
    page: (query) => adminListPage({ db, engine }, query),
    findEditable: (id) => findEditable(db, id),
    add: (project, key) =>
      change("projects", (trx) => addProject({ trx, engine }, project, { now: clock(), key })),
    update: (id, project, expectedUpdatedAt, by) =>
      change("projects", (trx) => updateProject(trx, id, project, { now: clock(), expectedUpdatedAt, by })),
    remove: (id, by, expectedUpdatedAt) =>
      change("projects", (trx) => trashProject(trx, id, { now: clock(), expectedUpdatedAt, by })),
    dryRunImport: (list) => dryRunImport(db, list),
    importList: (list, by, key) =>
      change("projects", (trx) => storeImport({ trx, engine }, list, { now: clock(), by, key })),
    importRuns: () => listRuns(db, "projects", clock()),
    undoImport: (id, by) => change("projects", (trx) => undoImport(trx, id, { now: clock(), by })),
    export: (after) => exportProjects(db, after),
  };
}
