import { monthInWords } from "#content/languages.ts";
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
  return monthInWords(locale, completedOn);
}
