import { admin } from "#content/admin/admin.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import type { ProjectFields } from "#domain/projects/project-fields.ts";
import { type EntryField, valueIn } from "../../records/record-entry.ts";
import type { ProjectEntry } from "./entry.ts";

/** Label of a field of the form. */
export function entryLabel(field: EntryField<ProjectFields>): string {
  const { labels, english } = admin.project;
  const words: Record<string, string> = {
    ...labels,
    ...Object.fromEntries(Object.entries(english).map(([text, label]) => [`en.${text}`, label])),
  };
  return words[field] ?? field;
}

/** Text of a field of the form; "" for nothing. */
export function entryText(field: EntryField<ProjectFields>, entry: ProjectEntry): string {
  const value = valueIn<ProjectFields>(entry, field);
  if (typeof value !== "string") return value.join(", ");
  const types: Record<string, string> = towerTypeLabels.ko;
  return field === "coolingTowerType" ? (types[value] ?? value) : value.trim();
}
