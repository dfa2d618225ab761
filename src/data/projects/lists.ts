import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { ProjectFilter } from "#domain/projects/filter.ts";
import { longestList } from "#domain/projects/list-bounds.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import type { Tables } from "../database/schema.ts";
import { distinct, type ProjectRow, projectColumns, searchable, toProject } from "./rows.ts";

/** Bytes of text that one answer should carry at most; a list is also no longer than `longestList` projects. */
const mostBytes = 4_000_000;

/** Words of one search. */
const mostWords = 10;

/** What the short columns and the tags of a project take at most, about, bytes. */
const shortColumnBytes = 1_000;

/** What to list. Absent or empty means "all"; unknown words match nothing. */
export interface ProjectQuery extends Partial<Readonly<ProjectFilter>> {
  /** Words that title, description, client and city hold between them, each in any case and place. */
  readonly search?: string;
  /** How many projects at most, and how many that come before them are left out. */
  readonly limit?: number;
  readonly offset?: number;
}

/** @see Projects.list */
export async function listProjects(db: Kysely<Tables>, query: ProjectQuery = {}): Promise<StoredProject[]> {
  // Cut to its part by the index first, so that only the part's own rows are measured.
  const part = matching(db, query)
    .select(projectColumns)
    .orderBy("completed_on", "desc")
    .orderBy("id", "desc")
    .limit(Math.min(query.limit ?? longestList, longestList))
    .offset(query.offset ?? 0);
  const sized = db.selectFrom(part.as("part")).select(projectColumns).select(bytesSoFar().as("bytes_so_far"));
  const rows = await db
    .selectFrom(sized.as("project"))
    .select(projectColumns)
    .where("bytes_so_far", "<=", mostBytes)
    .orderBy("completed_on", "desc")
    .orderBy("id", "desc")
    .execute();
  return withTags(db, rows);
}

/** @see Projects.count */
export async function countProjects(db: Kysely<Tables>, query: ProjectQuery = {}): Promise<number> {
  const { total } = await matching(db, query)
    .select((project) => project.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** @see Projects.find */
export async function findProject(db: Kysely<Tables>, id: number): Promise<StoredProject | undefined> {
  const rows = await db.selectFrom("projects").select(projectColumns).where("id", "=", id).execute();
  return (await withTags(db, rows))[0];
}

/** Ids of the projects that carry all the tags (AND) or any of them (OR). */
export function carrying(db: Kysely<Tables>, tags: readonly string[], mode: ProjectFilter["tagMode"]) {
  const having = db.selectFrom("project_tags").select("project_id").where("tag", "in", tags);
  if (mode === "OR") return having;
  return having.groupBy("project_id").having((count) => count.fn.countAll<number>(), "=", tags.length);
}

export type ProjectSelection = SelectQueryBuilder<Tables, "projects", object>;

/** Projects that match every part of a query, in no order yet. */
export function matching(db: Kysely<Tables>, query: ProjectQuery): ProjectSelection {
  const tags = distinct(query.tags ?? []);
  const countries = distinct(query.countries ?? []);
  const types = query.types ?? [];
  let found: ProjectSelection = db.selectFrom("projects");
  if (tags.length > 0) found = found.where("id", "in", carrying(db, tags, query.tagMode ?? "AND"));
  if (countries.length > 0) found = found.where("country", "in", countries);
  if (types.length > 0) found = found.where("cooling_tower_type", "in", types);
  for (const word of wordsOf(query.search ?? ""))
    found = found.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`);
  return found;
}

/** What is searched for, each word once; who types more words than that is answered by the first of them. */
export function wordsOf(search: string): string[] {
  return distinct(searchable(search).split(" ")).slice(0, mostWords);
}

/** A `like` pattern; what has a meaning in patterns is meant literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Bytes of this project and of all that come before it in the list. */
function bytesSoFar() {
  return sql<number>`sum(octet_length(title) + octet_length(description) + octet_length(client_company)
    + coalesce(octet_length(description_en), 0) + cast(${shortColumnBytes} as integer))
    over (order by completed_on desc, id desc)`;
}

export async function withTags(db: Kysely<Tables>, rows: readonly ProjectRow[]): Promise<StoredProject[]> {
  if (rows.length === 0) return [];
  const tags = await db
    .selectFrom("project_tags")
    .select(["project_id", "tag"])
    .where(
      "project_id",
      "in",
      rows.map((row) => row.id),
    )
    .orderBy("project_id")
    .orderBy("position")
    .execute();
  const ofProject = Map.groupBy(tags, (row) => row.project_id);
  return rows.map((row) =>
    toProject(
      row,
      (ofProject.get(row.id) ?? []).map(({ tag }) => tag),
    ),
  );
}
