import { type Kysely, type RawBuilder, sql } from "kysely";
import { pageSize } from "#domain/admin/paging.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { DisplayState, ProjectSort } from "#domain/projects/project-sort.ts";
import type { TowerType } from "#domain/projects/vocabulary.ts";
import { koreaFirst } from "#domain/world/korea-first.ts";
import type { Database } from "../database/connect.ts";
import type { Engine } from "../database/engine.ts";
import type { ProjectsTable } from "../database/schema/projects.ts";
import type { Tables } from "../database/schema.ts";
import { editableColumns, withAdminFields } from "./editable-projects.ts";
import { matching, type ProjectSelection } from "./lists.ts";

/** Longest list of countries. */
const maxCountries = 250;

/** Filter of the administrator's list. Absent means "all". */
export interface ProjectPageQuery {
  readonly search?: string | undefined;
  readonly country?: string | undefined;
  readonly type?: TowerType | undefined;
  /** Only projects of which English pages show some text in Korean. */
  readonly english?: "missing" | undefined;
  /** Only projects that visitors do not see, or that stand on the home page. */
  readonly display?: DisplayState | undefined;
  readonly sort: ProjectSort;
  readonly order: "asc" | "desc";
  /** From 1. */
  readonly page: number;
}

export interface ProjectPage {
  projects: EditableProject[];
  /** All that match, on every page. */
  total: number;
  /** Every country in use, whatever is looked for. */
  countries: string[];
}

const sortColumns: Record<ProjectSort, keyof ProjectsTable> = {
  created: "createdAt",
  completed: "listedOn",
  updated: "updatedAt",
  title: "title",
  client: "clientCompany",
  country: "country",
  year: "projectYear",
};

/** Sorts by names, in which capital letters do not come before all others. */
const namingSorts: readonly ProjectSort[] = ["title", "client", "country"];

/** @see Projects.page */
export async function adminListPage(
  { db, engine }: Pick<Database, "db" | "engine">,
  query: ProjectPageQuery,
): Promise<ProjectPage> {
  const { search, country, type, page } = query;
  const wanted = {
    ...(search === undefined ? {} : { search }),
    ...(country === undefined ? {} : { countries: [country] }),
    ...(type === undefined ? {} : { types: [type] }),
  };
  const found = matching(db, wanted, inDisplayState(db, query.display));
  const sorted = sortSelection(found, engine, query);
  const offset = (page - 1) * pageSize;
  const part =
    query.english === "missing"
      ? await partWithGaps(db, sorted, offset)
      : {
          projects: await findPage(db, sorted, pageSize, offset),
          total: await count(found),
        };
  return { ...part, countries: await allCountries(db) };
}

function inDisplayState(db: Kysely<Tables>, display: DisplayState | undefined): ProjectSelection {
  const all = db.selectFrom("projects");
  if (display === undefined) return all;
  return all.where(display === "hidden" ? "isHidden" : "isOnHome", "=", 1);
}

/** Batch size where the database cannot filter. */
const batch = 500;

/** English texts may come from the program's tables: every project is read, in batches. */
async function partWithGaps(db: Kysely<Tables>, projects: SortedProjects, offset: number) {
  const part: EditableProject[] = [];
  for (let read = 0, total = 0; ; read += batch) {
    const some = await findPage(db, projects, batch, read);
    for (const project of some.filter(({ englishGaps }) => englishGaps.length > 0)) {
      if (total >= offset && part.length < pageSize) part.push(project);
      total += 1;
    }
    if (some.length < batch) return { projects: part, total };
  }
}

type SortedProjects = ReturnType<typeof sortSelection>;

function sortSelection(
  found: ProjectSelection,
  engine: Engine,
  { sort, order }: Pick<ProjectPageQuery, "sort" | "order">,
) {
  const column = sql.ref(sortColumns[sort]);
  return (
    found
      .select(editableColumns)
      // A missing year comes last in either direction; the engines disagree about that.
      .orderBy(sql`case when ${column} is null then 1 else 0 end`)
      .orderBy(namingSorts.includes(sort) ? inEitherCase(column, engine) : column, order)
      .orderBy("id", order)
  );
}

/** By code points, as SQLite sorts: the collation of a PostgreSQL database may be another. */
function inEitherCase(column: RawBuilder<unknown>, engine: Engine): RawBuilder<unknown> {
  return engine === "postgres" ? sql`lower(${column} collate "C")` : sql`lower(${column})`;
}

async function findPage(
  db: Kysely<Tables>,
  projects: SortedProjects,
  limit: number,
  offset: number,
): Promise<EditableProject[]> {
  return withAdminFields(db, await projects.limit(limit).offset(offset).execute());
}

async function count(found: ProjectSelection): Promise<number> {
  const { total } = await found
    .select((project) => project.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function allCountries(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom("projects").select("country").distinct().limit(maxCountries).execute();
  return koreaFirst(rows.map(({ country }) => country));
}
