import type { ProjectFormField } from "#domain/projects/project-form.ts";
import { differences, type ProjectEntry } from "./entry.ts";

/** Whose content a field takes. */
export type Side = "mine" | "theirs";
export type Choices = Partial<Record<ProjectFormField, Side>>;

interface Versions {
  /** What the writer started from. */
  start: ProjectEntry;
  mine: ProjectEntry;
  /** What somebody else has stored meanwhile. */
  theirs: ProjectEntry;
}

/**
 * The fields that stand differently in two versions, in the order of the dialog, with a proposal: what the writer has not
 * touched takes the other's content, what the writer has changed stays.
 */
export function proposal({ start, mine, theirs }: Versions): Choices {
  const touched = new Set(differences(mine, start));
  return Object.fromEntries(
    differences(mine, theirs).map((field) => [field, touched.has(field) ? "mine" : "theirs"]),
  );
}

/** The writer's version with the fields taken over that were chosen so. */
export function merged(mine: ProjectEntry, theirs: ProjectEntry, choices: Choices): ProjectEntry {
  const entry = { ...mine };
  for (const [field, side] of Object.entries(choices)) {
    if (side === "theirs") Object.assign(entry, { [field]: theirs[field as ProjectFormField] });
  }
  return entry;
}
