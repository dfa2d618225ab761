import type { Kysely } from "kysely";
import { picturesOf } from "#domain/projects/pictures.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { inDisplayOrder } from "#domain/projects/tag-groups.ts";
import { type TowerType, towerTypes } from "#domain/projects/vocabulary.ts";
import type { Tables } from "../database/schema.ts";
import { distinct } from "../records/search-text.ts";
import { picturesByProject } from "./editable-projects.ts";
import { idsWithTags, visibleProjects } from "./lists.ts";

/** Longest lists of countries, of cities and of tags. */
const maxCountries = 250;
const maxCities = 500;
const maxTags = 200;

/** @see Projects.stats */
export async function projectStats(db: Kysely<Tables>): Promise<ProjectStats> {
  const countries = await visibleProjects(db)
    .select((project) => [
      "country",
      project.fn.countAll<number>().as("count"),
      project.fn.count<number>("city").distinct().as("cities"),
    ])
    .groupBy("country")
    .execute();
  return {
    totalProjects: total(countries.map(({ count }) => count)),
    countryStats: countries
      .map(({ country, count }) => ({ country, count }))
      .sort((a, b) => b.count - a.count || compareText(a.country, b.country))
      .slice(0, maxCountries),
    cityCount: total(countries.map(({ cities }) => cities)),
  };
}

/** Countries of the projects that visitors may see, those with most of them first. */
export async function countriesOfVisible(db: Kysely<Tables>): Promise<string[]> {
  const { countryStats } = await projectStats(db);
  return countryStats.map(({ country }) => country);
}

/** @see Projects.cities */
export async function projectCities(db: Kysely<Tables>): Promise<ProjectCity[]> {
  const rows = await visibleProjects(db)
    .select(["country", "city"])
    .distinct()
    .where("city", "is not", null)
    .limit(maxCities)
    .execute();
  return rows
    .flatMap(({ country, city }) => (city === null ? [] : [{ country, city }]))
    .sort((a, b) => compareText(a.country, b.country) || compareText(a.city, b.city));
}

/** A city with a project, by its stored names. */
export interface ProjectCity {
  country: string;
  city: string;
}

/** @see Projects.lastChange */
export async function lastChange(db: Kysely<Tables>): Promise<string | undefined> {
  const { at } = await db
    .selectFrom("projects")
    .select(({ fn }) => fn.max<number | null>("updatedAt").as("at"))
    .executeTakeFirstOrThrow();
  return at === null ? undefined : new Date(at).toISOString();
}

/** Data of a project's page for search engines. */
export interface SitemapProject {
  id: number;
  /** Addresses of its pictures, in their order. */
  pictures: string[];
  /** When it was added or edited last; ISO 8601, UTC. */
  updatedAt: string;
}

/** @see Projects.forSitemap */
export async function sitemapProjects(
  db: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapProject[]> {
  const rows = await visibleProjects(db)
    .select(["id", "imageUrl", "updatedAt"])
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const pictures = await picturesByProject(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, imageUrl, updatedAt }) => ({
    id,
    pictures: picturesOf(imageUrl, pictures.get(id) ?? []).map(({ url }) => url),
    updatedAt: new Date(updatedAt).toISOString(),
  }));
}

/** @see Projects.types */
export async function typesInUse(db: Kysely<Tables>): Promise<TowerType[]> {
  const rows = await visibleProjects(db).select("coolingTowerType").distinct().execute();
  const used = new Set(rows.map(({ coolingTowerType }) => coolingTowerType));
  return towerTypes.filter((type) => used.has(type));
}

/** @see Projects.tags */
export async function tagsInUse(db: Kysely<Tables>): Promise<string[]> {
  const rows = await shownTags(db).select("tag").distinct().limit(maxTags).execute();
  return inOrder(rows);
}

/** @see Projects.relatedTags */
export async function relatedTags(db: Kysely<Tables>, selected: readonly string[]): Promise<string[]> {
  const tags = distinct(selected);
  if (tags.length === 0) return tagsInUse(db);
  const rows = await shownTags(db)
    .select("tag")
    .distinct()
    .where("projectId", "in", idsWithTags(db, tags, "AND"))
    .where("tag", "not in", tags)
    .limit(maxTags)
    .execute();
  return inOrder(rows);
}

/** Tags of visible projects. Excludes the few hidden ones, which is faster than to select the others. */
function shownTags(db: Kysely<Tables>) {
  const hidden = db.selectFrom("projects").select("id").where("isHidden", "=", 1);
  return db.selectFrom("projectTags").where("projectId", "not in", hidden);
}

/** Sorted here, because the engines do not agree on the order of Korean text. */
function inOrder(rows: readonly { tag: string }[]): string[] {
  return inDisplayOrder(rows.map(({ tag }) => tag).sort(compareText));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
