import { type Kysely, type RawBuilder, sql } from "kysely";
import { listingDay } from "#domain/projects/completion.ts";
import { type ProjectPicture, picturesOf } from "#domain/projects/pictures.ts";
import type { StoredProject } from "#domain/projects/project.ts";
import { type Candidate, similarTo } from "#domain/projects/similar.ts";
import type { Tables } from "../database/schema.ts";
import { describedPictures } from "./edited.ts";
import { findProject, withTags } from "./lists.ts";
import { projectColumns } from "./rows.ts";

/** Number of similar projects shown, and of candidates on either side of the project in a list. */
const maxSimilar = 3;
const reach = 12;

/** A project as its own page shows it: with those before and after it in the list, and those that are most like it. */
export interface ProjectWithNeighbours {
  project: StoredProject;
  /** All of its pictures, that of its card first. */
  pictures: ProjectPicture[];
  /** Nothing at the ends of the list. */
  newer: StoredProject | undefined;
  older: StoredProject | undefined;
  similar: StoredProject[];
}

/**
 * @see Projects.findWithNeighbours
 * Similar ones are looked for among those of the same type and those of the same country that were finished at about the
 * same time: so many and no more, and the page of an old project leads to others than that of a new one.
 */
export async function findWithNeighbours(
  db: Kysely<Tables>,
  id: number,
): Promise<ProjectWithNeighbours | undefined> {
  const project = await findProject(db, id);
  if (project === undefined) return undefined;
  const { rows } = await nearOnes(project).execute(db);
  const [newer, older] = (["newer", "older"] as const).map((side) =>
    rows.find((row) => row.list === "all" && row.side === side),
  );
  const candidates = await withTheirTags(
    db,
    rows.filter(({ list }) => list !== "all"),
  );
  const similar = similarTo(project, candidates, maxSimilar);
  const shown = await complete(
    db,
    [newer, older, ...similar].flatMap((row) => row?.id ?? []),
  );
  const described = await describedPictures(db, [id]);
  return {
    project,
    pictures: picturesOf(project.imageUrl, described.get(id) ?? []),
    newer: newer && shown.get(newer.id),
    older: older && shown.get(older.id),
    similar: similar.flatMap((row) => shown.get(row.id) ?? []),
  };
}

/**
 * Fields of a project near another that are compared, without the texts, which may be long; and the place where
 * it was found.
 */
interface Near extends Omit<Candidate, "tags"> {
  list: "all" | "type" | "country";
  side: "newer" | "older";
}

/** Those before and after a project in three lists, each read by an index of its own; one statement for all of them. */
export function nearOnes(project: StoredProject): RawBuilder<Near> {
  const { id, coolingTowerType, country } = project;
  const listedOn = listingDay(project, new Date(project.createdAt));
  const lists = [
    { list: "all", condition: sql`1 = 1`, most: 1 },
    { list: "type", condition: sql`cooling_tower_type = ${coolingTowerType}`, most: reach },
    { list: "country", condition: sql`country = ${country}`, most: reach },
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
  return sql<Near>`${sql.join(parts, sql` union all `)}`;
}

/** Each once, whichever lists it was found in. */
async function withTheirTags(db: Kysely<Tables>, found: readonly Near[]): Promise<Candidate[]> {
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

async function complete(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredProject>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("projects").select(projectColumns).where("id", "in", ids).execute();
  return new Map((await withTags(db, rows)).map((project) => [project.id, project]));
}
