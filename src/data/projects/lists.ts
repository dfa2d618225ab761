import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { toStoredCountry } from "#content/lookup/country-names.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { capacityRange } from "#domain/projects/search/capacity-range.ts";
import { unknownTons } from "#domain/projects/search/capacity-tons.ts";
import type { ProjectFilter } from "#domain/projects/search/filter.ts";
import { maxListLength } from "#domain/projects/search/list-bounds.ts";
import type { Tables } from "../database/schema.ts";
import { longColumnsOf } from "../records/rows.ts";
import { containsWord, distinct, wordsOf } from "../records/search-text.ts";
import { type ProjectRow, projectColumns, toProject } from "./rows.ts";

/** Maximum size of the texts of a response, bytes; see also `maxListLength`. */
const maxBytes = 4_000_000;

/** Columns with this maximum length or more count towards the 4 MB response limit with their real size. */
const minLongText = 200;
/** Estimated size of all other columns and the tags of a project. */
const shortColumnBytes = 1_000;

/** Filter of a list. Absent or empty means "all"; unknown words match nothing. */
export interface ProjectQuery extends Partial<Readonly<ProjectFilter>> {
  /** Words that must all occur in title, description, client or city. */
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
  /** Only projects after this position in the sort order. */
  readonly after?: { readonly tons: number; readonly listedOn: string; readonly id: number };
}

/** @see Projects.list */
export async function listProjects(db: Kysely<Tables>, query: ProjectQuery = {}): Promise<StoredProject[]> {
  // The index selects the part first, so that only the sizes of its rows are computed.
  const { after } = query;
  const found = matching(db, query);
  const part = (after ? found.where(comesAfter(query, after)) : found)
    .select([...projectColumns, "listedOn", "capacityCrt"])
    .orderBy(orderOf(query))
    .limit(Math.min(query.limit ?? maxListLength, maxListLength))
    .offset(query.offset ?? 0);
  const sized = db.selectFrom(part.as("part")).selectAll().select(bytesSoFar(query).as("bytesSoFar"));
  const rows = await db
    .selectFrom(sized.as("project"))
    .select(projectColumns)
    .where("bytesSoFar", "<=", maxBytes)
    .orderBy(orderOf(query))
    .execute();
  return withTags(db, rows);
}

/** @see orderOf */
function comesAfter({ sort }: ProjectQuery, { tons, listedOn, id }: NonNullable<ProjectQuery["after"]>) {
  return sort === "size"
    ? sql<boolean>`(${tonsForOrder}, listed_on, id) < (${tons}, ${listedOn}, ${id})`
    : sql<boolean>`(listed_on, id) < (${listedOn}, ${id})`;
}

const tonsForOrder = sql`coalesce(capacity_crt, ${sql.lit(unknownTons)})`;

/** Newest first; by size, projects of unknown capacity come last. */
function orderOf({ sort }: ProjectQuery) {
  const newest = sql`listed_on desc, id desc`;
  return sort === "size" ? sql`${tonsForOrder} desc, ${newest}` : newest;
}

/** @see Projects.forHome */
export async function projectsForHome(db: Kysely<Tables>, count: number): Promise<StoredProject[]> {
  const rows = await visibleProjects(db)
    .select(projectColumns)
    .orderBy("isOnHome", "desc")
    .orderBy("listedOn", "desc")
    .orderBy("id", "desc")
    .limit(count)
    .execute();
  return withTags(db, rows);
}

/** @see Projects.count */
export async function countProjects(db: Kysely<Tables>, query: ProjectQuery = {}): Promise<number> {
  const among = query.search ? visibleInTableOrder(db) : visibleProjects(db);
  const { total } = await matching(db, query, among)
    .select((project) => project.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** @see Projects.find */
export async function findProject(db: Kysely<Tables>, id: number): Promise<StoredProject | undefined> {
  const rows = await visibleProjects(db).select(projectColumns).where("id", "=", id).execute();
  return (await withTags(db, rows))[0];
}

/** @see Projects.has */
export async function hasProject(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await visibleProjects(db).select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Ids of the projects that carry all the tags (AND) or any of them (OR). */
export function idsWithTags(db: Kysely<Tables>, tags: readonly string[], mode: ProjectFilter["tagMode"]) {
  const rowsWithAnyTag = db.selectFrom("projectTags").select("projectId").where("tag", "in", tags);
  if (mode === "OR") return rowsWithAnyTag;
  return rowsWithAnyTag.groupBy("projectId").having((count) => count.fn.countAll<number>(), "=", tags.length);
}

export type ProjectSelection = SelectQueryBuilder<Tables, "projects", object>;

/** Projects that visitors may see. */
export function visibleProjects(db: Kysely<Tables>) {
  return db.selectFrom("projects").where("isHidden", "=", 0);
}

/** The same without an index, for a search through every row: it takes half as long as going to the rows by an index. */
function visibleInTableOrder(db: Kysely<Tables>) {
  return db.selectFrom("projects").where(sql<number>`+is_hidden`, "=", 0);
}

/** Projects that match every part of a query, unordered. */
export function matching(
  db: Kysely<Tables>,
  query: ProjectQuery,
  among: ProjectSelection = visibleProjects(db),
): ProjectSelection {
  const tags = distinct(query.tags ?? []);
  const countries = distinct((query.countries ?? []).map(toStoredCountry));
  const types = query.types ?? [];
  let found = among;
  if (tags.length > 0) found = found.where("id", "in", idsWithTags(db, tags, query.tagMode ?? "AND"));
  if (countries.length > 0) found = found.where("country", "in", countries);
  if (types.length > 0) found = found.where("coolingTowerType", "in", types);
  const { from, to } = capacityRange(query.crt ?? "") ?? {};
  if (from !== undefined) found = found.where("capacityCrt", ">=", from);
  if (to !== undefined) found = found.where("capacityCrt", "<=", to);
  for (const word of wordsOf(query.search ?? "")) found = found.where(containsWord("searchText", word));
  return found;
}

/** Cumulative size of the projects in sort order. */
function bytesSoFar(query: ProjectQuery) {
  const lengths = longColumnsOf(projectFields, minLongText).map(
    (column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`,
  );
  return sql<number>`sum(${sql.join(lengths, sql` + `)} + cast(${shortColumnBytes} as integer))
    over (order by ${orderOf(query)})`;
}

export async function withTags(db: Kysely<Tables>, rows: readonly ProjectRow[]): Promise<StoredProject[]> {
  if (rows.length === 0) return [];
  const tags = await db
    .selectFrom("projectTags")
    .select(["projectId", "tag"])
    .where(
      "projectId",
      "in",
      rows.map((row) => row.id),
    )
    .orderBy("projectId")
    .orderBy("position")
    .execute();
  const ofProject = Map.groupBy(tags, (row) => row.projectId);
  return rows.map((row) =>
    toProject(
      row,
      (ofProject.get(row.id) ?? []).map(({ tag }) => tag),
    ),
  );
}
