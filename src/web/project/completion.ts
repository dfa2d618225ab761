import type { Locale } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";

/**
 * The month in which a project was finished, where its year says the same as its day of completion. Where they differ the
 * day is only when it was registered, and the year alone is known.
 * @example completedMonth({ projectYear: 2025, completedOn: "2025-10-21" }, "ko") // "2025년 10월"
 */
export function completedMonth(
  { projectYear, completedOn }: Pick<Project, "projectYear" | "completedOn">,
  locale: Locale,
): string | undefined {
  if (projectYear === null || !completedOn.startsWith(`${projectYear}-`)) return undefined;
  const day = new Date(`${completedOn}T00:00:00Z`);
  return monthIn(locale).format(day);
}

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** A format takes longer to make than the rest of the facts of a project's page. */
function monthIn(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" });
  formats.set(locale, made);
  return made;
}
