import type { Project, ProjectStats } from "#domain/projects/project.ts";
import { listedFields } from "#domain/projects/project-fields.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { eachField, type Field, isNullable } from "#domain/records/fields.ts";
import type { KnownList } from "./list-parts.ts";

/**
 * Parses projects from an API response of any version: missing values become those that the gallery shows as
 * missing, and invalid entries are dropped.
 * @throws Error if the response is not a list.
 */
export function projectsIn(answer: unknown): Project[] {
  return entriesIn(answer).flatMap((entry) => (isRecord(entry) ? asProject(entry) : []));
}

/**
 * Parses the beginning of a list from a response.
 * @param total length of the whole list; without it the response counts as the whole list
 * @throws Error if the response is not a list.
 */
export function listIn(answer: unknown, total: string | null): KnownList {
  const read = entriesIn(answer).length;
  return { projects: projectsIn(answer), read, total: Number(total ?? read) };
}

/**
 * Parses statistics from a response.
 * @throws Error if one is missing.
 */
export function statsIn(answer: unknown): ProjectStats {
  const { totalProjects, countryStats, cityCount } = isRecord(answer) ? answer : {};
  if (typeof totalProjects !== "number" || typeof cityCount !== "number" || !Array.isArray(countryStats)) {
    throw new Error("The answer holds no figures.");
  }
  return { totalProjects, cityCount, countryStats: countryStats.filter(isCountryCount) };
}

/** Parses a list of strings from a response; anything else becomes an empty list. */
export function textsIn(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === "string") : [];
}

function entriesIn(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error("The answer is no list of projects.");
  return answer;
}

function asProject(entry: Record<string, unknown>): Project[] {
  const { id, title, coolingTowerType } = entry;
  const isKnown = towerTypes.some((type) => type === coolingTowerType);
  if (typeof id !== "number" || typeof title !== "string" || !isKnown) return [];
  const fields = eachField<typeof listedFields, Omit<Project, "id" | "createdAt">>(
    listedFields,
    (field, name) => shown(field, entry[name]),
  );
  return [{ id, ...fields, createdAt: text(entry.createdAt) ?? "" }];
}

function shown(field: Field, value: unknown): unknown {
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
