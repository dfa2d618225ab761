import { type Kysely, sql } from "kysely";
import { pageSize } from "#domain/administration/paging.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import type { ProjectSort } from "#domain/gallery/project-sort.ts";
import type { TowerType } from "#domain/gallery/vocabulary.ts";
import type { ProjectsTable, Tables } from "./database/schema.ts";
import { matching, withTags } from "./project-lists.ts";
import { projectColumns, toEditedProject } from "./project-rows.ts";

/** Longest list of countries. */
const mostCountries = 250;

/** What the administrator looks for. Absent means "all". */
export interface ProjectPageQuery {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  readonly type?: TowerType | undefined;
  readonly sort: ProjectSort;
  readonly order: "asc" | "desc";
  /** From 1. */
  readonly page: number;
}

export interface ProjectPage {
  projects: EditedProject[];
  /** All that match, on every page. */
  total: number;
  /** Every country in use, whatever is looked for. */
  countries: string[];
}

const sortColumns: Record<ProjectSort, keyof ProjectsTable> = {
  created: "created_at",
  updated: "updated_at",
  title: "title",
  client: "client_company",
  country: "country",
  year: "project_year",
};

/** @see Projects.page */
export async function projectPage(db: Kysely<Tables>, query: ProjectPageQuery): Promise<ProjectPage> {
  const { search, country, type, page } = query;
  const found = matching(db, {
    ...(search === undefined ? {} : { search }),
    ...(country === undefined ? {} : { countries: [country] }),
    ...(type === undefined ? {} : { types: [type] }),
  });
  const counted = await found
    .select((project) => project.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const column = sql.ref(sortColumns[query.sort]);
  const rows = await found
    .select([...projectColumns, "updated_at"])
    // A missing year comes last in either direction; the engines disagree about that.
    .orderBy(sql`case when ${column} is null then 1 else 0 end`)
    .orderBy(column, query.order)
    .orderBy("id", query.order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const projects = await withTags(db, rows);
  const versions = new Map(rows.map((row) => [row.id, row.updated_at]));
  return {
    projects: projects.map((project) => toEditedProject(project, versions.get(project.id) ?? 0)),
    total: counted.total,
    countries: await countriesInUse(db),
  };
}

async function countriesInUse(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom("projects").select("country").distinct().limit(mostCountries).execute();
  return rows.map(({ country }) => country).sort();
}
