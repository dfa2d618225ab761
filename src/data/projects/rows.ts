import { englishGaps } from "#content/lookup/english-gaps.ts";
import type { EditedProject, StoredProject } from "#domain/projects/project.ts";
import { type NewProject, type ProjectFields, projectFields } from "#domain/projects/project-fields.ts";
import { columnsOf, fieldsOf, type Row, rowOf, searchTextOf } from "../records/rows.ts";

/** The columns of a project that are read; all but the searched text. */
export const projectColumns = [...columnsOf(projectFields), "id", "createdAt"] as const;

export type ProjectRow = Row<ProjectFields> & { id: number; createdAt: number };

export function toProject(row: ProjectRow, tags: readonly string[]): StoredProject {
  return {
    id: row.id,
    ...fieldsOf(projectFields, row),
    tags: [...tags],
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

export function toEditedProject(stored: StoredProject, updatedAt: number): EditedProject {
  return { ...stored, englishGaps: englishGaps(stored), updatedAt: new Date(updatedAt).toISOString() };
}

/** What an edit may change of a row, as it is stored. Without a day of completion that column is left as it is. */
export function toRow(project: NewProject): Row<ProjectFields> & { searchText: string } {
  const row = rowOf(projectFields, project);
  return { ...row, searchText: searchTextOf(projectFields, row) };
}
