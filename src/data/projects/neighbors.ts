import { type Kysely, type RawBuilder, sql } from "kysely";
import { listingDay } from "#domain/projects/completion.ts";
import { type ProjectPicture, picturesOf } from "#domain/projects/pictures.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import { type Candidate, similarTo } from "#domain/projects/similar.ts";
import type { Tables } from "../database/schema.ts";
import { picturesByProject } from "./editable-projects.ts";
import { findProject, withTags } from "./lists.ts";
import { projectColumns } from "./rows.ts";

const maxSimilar = 3;
/** Candidates on either side of the project in a list. */
const maxCandidates = 12;

export interface ProjectWithNeighbors {
  project: StoredProject;
  /** That of its card first. */
  pictures: ProjectPicture[];
  /** `undefined` at the end of the list. */
  newer: StoredProject | undefined;
  older: StoredProject | undefined;
  similar: StoredProject[];
}

/**
 * @see Projects.findWithNeighbors
 * Similar projects are searched among those of the same type or country that were completed at about the same time, so that
 * the number of candidates is limited and old projects link to other ones than new projects.
 */
export async function findWithNeighbors(
  db: Kysely<Tables>,
  id: number,
): Promise<ProjectWithNeighbors | undefined> {
  const project = await findProject(db, id);
  if (project === undefined) return undefined;
  const { rows } = await neighborsQuery(project).execute(db);
  const [newer, older] = (["newer", "older"] as const).map((side) =>
    rows.find((row) => row.list === "all" && row.side === side),
  );
  const candidates = await toCandidates(
    db,
    rows.filter(({ list }) => list !== "all"),
  );
  const similar = similarTo(project, candidates, maxSimilar);
  const shown = await projectsById(
    db,
    [newer, older, ...similar].flatMap((row) => row?.id ?? []),
  );
  const stored = await picturesByProject(db, [id]);
  return {
    project,
    pictures: picturesOf(project.imageUrl, stored.get(id) ?? []),
    newer: newer && shown.get(newer.id),
    older: older && shown.get(older.id),
    similar: similar.flatMap((row) => shown.get(row.id) ?? []),
  };
}

/** Compared fields of a candidate, and the list in which it was found. */
interface Neighbor extends Omit<Candidate, "tags"> {
  list: "all" | "type" | "country";
  side: "newer" | "older";
}

/** One statement for the neighbors in three lists, each of which has an index. */
export function neighborsQuery(project: StoredProject): RawBuilder<Neighbor> {
  const { id, coolingTowerType, country } = project;
  const listedOn = listingDay(project, new Date(project.createdAt));
  const lists = [
    { list: "all", condition: sql`1 = 1`, most: 1 },
    { list: "type", condition: sql`cooling_tower_type = ${coolingTowerType}`, most: maxCandidates },
    { list: "country", condition: sql`country = ${country}`, most: maxCandidates },
  ];
  const sides = [
    { side: "newer", beyond: sql`>`, order: sql`asc` },
    { side: "older", beyond: sql`<`, order: sql`desc` },
  ];
  const parts = lists.flatMap(({ list, condition, most }) =>
    sides.map(
      ({ side, beyond, order }) => sql`select * from (
        select ${sql.lit(list)} as list, ${sql.lit(side)} as side, id, country, cooling_tower_type, capacity, listed_on
        from projects where is_hidden = 0 and ${condition} and (listed_on, id) ${beyond} (${listedOn}, ${id})
        order by listed_on ${order}, id ${order} limit ${sql.lit(most)}) as part`,
    ),
  );
  return sql<Neighbor>`${sql.join(parts, sql` union all `)}`;
}

/** Without duplicates. */
async function toCandidates(db: Kysely<Tables>, found: readonly Neighbor[]): Promise<Candidate[]> {
  const each = new Map(found.map((row) => [row.id, row]));
  if (each.size === 0) return [];
  const rows = await db
    .selectFrom("projectTags")
    .select(["projectId", "tag"])
    .where("projectId", "in", [...each.keys()])
    .execute();
  const tags = Map.groupBy(rows, ({ projectId }) => projectId);
  return [...each.values()].map((row) => ({
    ...row,
    tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
  }));
}

async function projectsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProject>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("projects").select(projectColumns).where("id", "in", ids).execute();
  return new Map((await withTags(db, rows)).map((project) => [project.id, project]));
}
