import { type Field, namesOf } from "../../records/fields.ts";
import { type ProjectField, projectFields, type TranslatedText, translatedTexts } from "../project-fields.ts";

/** A column of a list of projects that stands for one of their fields; the English text of `title` is `en.title`. */
export type FieldColumn = ProjectField | `en.${TranslatedText}`;

/**
 * Further columns: the site's number of a project, its owner's number, and the name of the photograph's file.
 */
export type ImportColumn = "id" | "number" | "photo" | FieldColumn;

export const fieldColumns: readonly FieldColumn[] = [
  ...namesOf(projectFields),
  ...translatedTexts.map((name) => `en.${name}` as const),
];

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
  const name = column.replace(/^en\./, "");
  return Object.hasOwn(projectFields, name) ? projectFields[name as ProjectField] : undefined;
}

/** Limits of an import. A longer list is imported in parts. */
export const importBounds = {
  rows: 2_000,
  /** Size of the list as it is sent, bytes. */
  bytes: 8 * 1024 * 1024,
  /** Length of the owner's number of a project, characters. */
  number: 60,
  /** Length of a photograph's identity, characters. */
  photo: 300,
} as const;
