import { dayInKorea } from "../korean-day.ts";
import { projectFields } from "./project-fields.ts";

/** When a project was finished, as far as it is known; the day is YYYY-MM-DD, or YYYY-MM where it is not known. */
export interface Completion {
  projectYear: number | null;
  completedOn: string | null;
}

/** Completion in an edit; fields that are left out are `undefined`. */
type GivenCompletion = { [Name in keyof Completion]?: Completion[Name] | undefined };

const unknown: Completion = { projectYear: null, completedOn: null };

/** Returns whether the day is one of the year, as far as both are known. */
export function agrees({ projectYear, completedOn }: Completion): boolean {
  return projectYear === null || completedOn === null || completedOn.startsWith(`${projectYear}-`);
}

/**
 * Returns the dates after an edit: those given, and of the former ones what does not contradict them. A day without a year
 * gives the year.
 */
export function completionAfter(given: GivenCompletion, former = unknown): Completion {
  const { projectYear = former.projectYear, completedOn = former.completedOn } = given;
  const after = { projectYear, completedOn };
  if (projectYear === null) return withYear(after);
  if (agrees(after)) return after;
  if (given.completedOn === undefined) return { projectYear, completedOn: null };
  // Both are given in records that were stored before this rule.
  return given.projectYear === undefined ? withYear(after) : after;
}

/** Returns true for YYYY-MM: a completion with an unknown day. */
export function isMonth(day: string): boolean {
  return day.length === "YYYY-MM".length;
}

/**
 * Returns the day by which lists are ordered: of completion, else the end of its month or year, else the day of
 * registration.
 */
export function listingDay({ projectYear, completedOn }: Completion, registered: Date): string {
  if (completedOn !== null) return lastDayOf(completedOn);
  return projectYear === null ? dayInKorea(registered) : `${projectYear}-12-31`;
}

function lastDayOf(day: string): string {
  if (!isMonth(day)) return day;
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function withYear({ completedOn }: Completion): Completion {
  const { first, last } = projectFields.projectYear;
  const year = completedOn === null ? Number.NaN : Number(completedOn.slice(0, 4));
  return { projectYear: year >= first && year <= last ? year : null, completedOn };
}
