import type { Field } from "../../records/fields.ts";
import { type ColumnOf, fieldColumnsOf, fieldIn } from "../../records/import/list-columns.ts";
import { type ProjectFields, projectFields } from "../project-fields.ts";

/** A column of a list of projects that stands for one of their fields. */
export type FieldColumn = ColumnOf<ProjectFields>;

/**
 * Further columns: the site's number of a project, the company's own number, and the name of the photograph's file.
 */
export type ImportColumn = "id" | "number" | "photo" | FieldColumn;

export const fieldColumns: readonly FieldColumn[] = fieldColumnsOf(projectFields);

/** In the order of the template. The address of a stored picture is for exports, which come last. */
export const importColumns: readonly ImportColumn[] = [
  "number",
  ...fieldColumns.filter((column) => column !== "imageUrl"),
  "photo",
  "imageUrl",
  "id",
];

/** The field that a column stands for, if it is one. */
export function fieldOf(column: ImportColumn): Field | undefined {
  return fieldIn(projectFields, column);
}
