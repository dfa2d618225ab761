import type { Project, ProjectStats } from "#domain/projects/project.ts";
import { listedFields } from "#domain/projects/project-fields.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { eachField, type Field, isNullable } from "#domain/records/fields.ts";
import type { LoadedList } from "./list-parts.ts";

/**
 * Parses projects from an API response of any version: missing values become those that the gallery shows as
 * missing, and invalid entries are dropped.
 * @throws Error if the response is not a list.
 */
export function projectsIn(response: unknown): Project[] {
  return entriesIn(response).flatMap((entry) => (isRecord(entry) ? projectsFrom(entry) : []));
}

/**
 * Parses the beginning of a list from a response.
 * @param total length of the whole list; without it the response counts as the whole list
 * @throws Error if the response is not a list.
 */
export function listIn(response: unknown, total: string | null): LoadedList {
  const readCount = entriesIn(response).length;
  return { projects: projectsIn(response), readCount, total: Number(total ?? readCount) };
}

/**
 * Parses statistics from a response.
 * @throws Error if one is missing.
 */
export function statsIn(response: unknown): ProjectStats {
  const { totalProjects, countryStats, cityCount } = isRecord(response) ? response : {};
  if (typeof totalProjects !== "number" || typeof cityCount !== "number" || !Array.isArray(countryStats)) {
    throw new Error("The response has no statistics of projects.");
  }
  return { totalProjects, cityCount, countryStats: countryStats.filter(isCountryCount) };
}

/** Parses a list of strings from a response; anything else becomes an empty list. */
export function textsIn(response: unknown): string[] {
  return Array.isArray(response) ? response.filter((entry) => typeof entry === "string") : [];
}

function entriesIn(response: unknown): unknown[] {
  if (!Array.isArray(response)) throw new Error("The response is not a list of projects.");
  return response;
}

function projectsFrom(entry: Record<string, unknown>): Project[] {
  const { id, title, coolingTowerType } = entry;
  const isKnown = towerTypes.some((type) => type === coolingTowerType);
  if (typeof id !== "number" || typeof title !== "string" || !isKnown) return [];
  const fields = eachField<typeof listedFields, Omit<Project, "id" | "createdAt">>(
    listedFields,
    (field, name) => parseField(field, entry[name]),
  );
  return [{ id, ...fields, createdAt: text(entry.createdAt) ?? "" }];
}

function parseField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "tags":
      return textsIn(value);
    case "choice":
      return value;
    case "year":
      return typeof value === "number" ? value : null;
    case "day":
      return text(value);
    default:
      return text(value) ?? (isNullable(field) ? null : "");
  }
}

function isCountryCount(entry: unknown): entry is ProjectStats["countryStats"][number] {
  return isRecord(entry) && typeof entry.country === "string" && typeof entry.count === "number";
}

/** Blank text counts as missing. */
function text(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
