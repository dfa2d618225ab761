import type { Generated } from "kysely";

export interface ImportRunsTable {
  id: Generated<number>;
  kind: Generated<"projects" | "news">;
  importedAt: number;
  /** User name. */
  importedBy: string | null;
  /** JSON of what became of each row, and of the records that were added or changed. */
  outcomes: string;
  records: string;
  undoneAt: Generated<number | null>;
}

/** Origin of a project: its number and photograph in the list from which it was imported. The imports themselves are `importRuns`. */
export interface ProjectImportsTable {
  projectId: number;
  /** The company's own number of the project, in its list. */
  ownNumber: string | null;
  /** Name and size of the photograph, and the picture that was made from it. */
  photo: string | null;
  imageUrl: string | null;
}
