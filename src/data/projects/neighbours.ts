import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { StoredProject } from "#domain/projects/project.ts";
import { similarTo } from "#domain/projects/similar.ts";
import type { Tables } from "../database/schema.ts";
import { findProject, withTags } from "./lists.ts";
import { type ProjectRow, projectColumns } from "./rows.ts";

/** How many are shown as similar, and among how many they are looked for, on either side of the project in a list. */
const mostSimilar = 3;
const reach = 30;

/** A project as its own page shows it: with those before and after it in the list, and those that are most like it. */
export interface ProjectInPlace {
  project: StoredProject;
  /** Nothing at the ends of the list. */
  newer: StoredProject | undefined;
  older: StoredProject | undefined;
  similar: StoredProject[];
}

/** @see Projects.inPlace */
export async function projectInPlace(db: Kysely<Tables>, id: number): Promise<ProjectInPlace | undefined> {
  const project = await findProject(db, id);
  if (project === undefined) return undefined;
  const all = db.selectFrom("projects");
  const [newer, older, similar] = await Promise.all([
    beside(all, project, "newer").select(projectColumns).limit(1).executeTakeFirst(),
    beside(all, project, "older").select(projectColumns).limit(1).executeTakeFirst(),
    similarProjects(db, project),
  ]);
  const named = await withTags(
    db,
    [newer, older].filter((row) => row !== undefined),
  );
  const complete = (row: ProjectRow | undefined) => named.find((some) => some.id === row?.id);
  return { project, newer: complete(newer), older: complete(older), similar };
}

/**
 * Looked for among those of the same type and those of the same country that were finished at about the same time: so many
 * and no more, and the page of an old project leads to others than that of a new one.
 */
async function similarProjects(db: Kysely<Tables>, project: StoredProject): Promise<StoredProject[]> {
  const ofType = db.selectFrom("projects").where("coolingTowerType", "=", project.coolingTowerType);
  const ofCountry = db.selectFrom("projects").where("country", "=", project.country);
  const rows = await Promise.all(
    [ofType, ofCountry].flatMap((some) =>
      (["newer", "older"] as const).map((side) =>
        beside(some, project, side).select(comparedColumns).limit(reach).execute(),
      ),
    ),
  );
  const candidates = new Map(rows.flat().map((row) => [row.id, row]));
  const tags = await tagsOf(db, [...candidates.keys()]);
  const compared = [...candidates.values()].map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
  return inOrder(
    db,
    similarTo(project, compared, mostSimilar).map(({ id }) => id),
  );
}

/** What is compared: without the texts, which may be long. */
const comparedColumns = ["id", "country", "coolingTowerType", "capacity", "completedOn"] as const;

/** Those before or after a project in the order of the list, the nearest first. */
function beside(
  projects: SelectQueryBuilder<Tables, "projects", object>,
  { id, completedOn }: Pick<ProjectRow, "id" | "completedOn">,
  side: "newer" | "older",
) {
  const [operator, order] = side === "newer" ? ([sql`>`, "asc"] as const) : ([sql`<`, "desc"] as const);
  return projects
    .where(sql<boolean>`(completed_on, id) ${operator} (${completedOn}, ${id})`)
    .orderBy("completedOn", order)
    .orderBy("id", order);
}

async function tagsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("projectTags")
    .select(["projectId", "tag"])
    .where("projectId", "in", ids)
    .execute();
  const tags = Map.groupBy(rows, ({ projectId }) => projectId);
  return new Map([...tags].map(([id, some]) => [id, some.map(({ tag }) => tag)]));
}

async function inOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredProject[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("projects").select(projectColumns).where("id", "in", ids).execute();
  const projects = await withTags(db, rows);
  return projects.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
