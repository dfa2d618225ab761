import { type Kysely, sql } from "kysely";
import { pageSize } from "#domain/admin/paging.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import type { ProjectSort } from "#domain/projects/project-sort.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import type { ProjectsTable, Tables } from "../database/schema.ts";
import { matching, type ProjectSelection, withTags } from "./lists.ts";
import { projectColumns, toEditedProject } from "./rows.ts";

/** Longest list of countries. */
const mostCountries = 250;

/** What the administrator looks for. Absent means "all". */
export interface ProjectPageQuery {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  readonly type?: TowerType | undefined;
  /** Only projects of which English pages show some text in Korean. */
  readonly english?: "missing" | undefined;
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
  completed: "completed_on",
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
  const offset = (page - 1) * pageSize;
  const part =
    query.english === "missing"
      ? await partWithGaps(db, sorted(found, query), offset)
      : { projects: await edited(db, sorted(found, query), pageSize, offset), total: await count(found) };
  return { ...part, countries: await countriesInUse(db) };
}

/** Projects that are read at a time where the database cannot tell which are wanted. */
const batch = 500;

/** Only the program's own tables know what has no English: every project is read, in batches. */
async function partWithGaps(db: Kysely<Tables>, projects: SortedProjects, offset: number) {
  const part: EditedProject[] = [];
  for (let read = 0, total = 0; ; read += batch) {
    const some = await edited(db, projects, batch, read);
    for (const project of some.filter(({ englishGaps }) => englishGaps.length > 0)) {
      if (total >= offset && part.length < pageSize) part.push(project);
      total += 1;
    }
    if (some.length < batch) return { projects: part, total };
  }
}

type SortedProjects = ReturnType<typeof sorted>;

function sorted(found: ProjectSelection, { sort, order }: Pick<ProjectPageQuery, "sort" | "order">) {
  const column = sql.ref(sortColumns[sort]);
  return (
    found
      .select([...projectColumns, "updated_at"])
      // A missing year comes last in either direction; the engines disagree about that.
      .orderBy(sql`case when ${column} is null then 1 else 0 end`)
      .orderBy(column, order)
      .orderBy("id", order)
  );
}

async function edited(
  db: Kysely<Tables>,
  projects: SortedProjects,
  limit: number,
  offset: number,
): Promise<EditedProject[]> {
  const rows = await projects.limit(limit).offset(offset).execute();
  const versions = new Map(rows.map((row) => [row.id, row.updated_at]));
  return (await withTags(db, rows)).map((project) => toEditedProject(project, versions.get(project.id) ?? 0));
}

async function count(found: ProjectSelection): Promise<number> {
  const { total } = await found
    .select((project) => project.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function countriesInUse(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom("projects").select("country").distinct().limit(mostCountries).execute();
  return rows.map(({ country }) => country).sort();
}
