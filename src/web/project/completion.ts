import type { Locale } from "#domain/locale.ts";
import { agrees } from "#domain/projects/completion.ts";
import type { Project } from "#domain/projects/project.ts";

/**
 * Formats the month of completion, if known. In older records year and day may differ: then only the year is
 * shown.
 * @example completedMonth({ projectYear: 2025, completedOn: "2025-10-21" }, "ko") // "2025년 10월"
 */
export function completedMonth(
  { projectYear, completedOn }: Pick<Project, "projectYear" | "completedOn">,
  locale: Locale,
): string | undefined {
  if (completedOn === null || !agrees({ projectYear, completedOn })) return undefined;
  const day = new Date(`${completedOn.slice(0, 7)}-01T00:00:00Z`);
  return monthIn(locale).format(day);
}

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slower than formatting all other facts. */
function monthIn(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  formats.set(locale, made);
  return made;
}
