import { toStoredCountry } from "#content/lookup/country-names.ts";
import { englishGaps } from "#content/lookup/english-gaps.ts";
import { type ProjectPicture, picturesOf } from "#domain/projects/pictures.ts";
import type { EditableProject, StoredProject } from "#domain/projects/project.ts";
import { type ProjectFields, type ProjectInput, projectFields } from "#domain/projects/project-fields.ts";
import { capacityTons } from "#domain/projects/search/capacity-tons.ts";
import { columnsOf, fieldsOf, type Row, rowOf, searchTextOf } from "../records/rows.ts";

/** The columns of a project that are read; all but the searched text. */
export const projectColumns = [...columnsOf(projectFields), "id", "createdAt"] as const;

export type ProjectRow = Row<ProjectFields> & { id: number; createdAt: number };

/** Further columns that the administrator reads. */
export const adminColumns = ["updatedAt", "isHidden", "isOnHome"] as const;

interface AdminRow {
  updatedAt: number;
  isHidden: number;
  isOnHome: number;
}

export function toProject(row: ProjectRow, tags: readonly string[]): StoredProject {
  return {
    id: row.id,
    ...fieldsOf(projectFields, row),
    tags: [...tags],
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

export function toEditableProject(
  stored: StoredProject,
  { updatedAt, isHidden, isOnHome }: AdminRow,
  pictures: readonly ProjectPicture[],
): EditableProject {
  return {
    ...stored,
    englishGaps: englishGaps(stored),
    pictures: picturesOf(stored.imageUrl, pictures),
    isHidden: isHidden === 1,
    isOnHome: isOnHome === 1,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/**
 * Returns the columns of a row that an edit may change. Display settings that it leaves out have no column: they stay as they are.
 */
export function toRow(
  project: ProjectInput,
): Row<ProjectFields> & { searchText: string; capacityCrt: number | null } {
  const row = rowOf(projectFields, { ...project, country: toStoredCountry(project.country) });
  const { isHidden, isOnHome } = project;
  return {
    ...row,
    searchText: searchTextOf(projectFields, row),
    capacityCrt: capacityTons(row.capacity) ?? null,
    ...(isHidden === undefined ? {} : { isHidden: Number(isHidden) }),
    ...(isOnHome === undefined ? {} : { isOnHome: Number(isOnHome) }),
  };
}
