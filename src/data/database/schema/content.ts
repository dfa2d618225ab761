import type { Generated } from "kysely";

export interface ContentEditsTable {
  path: string;
  /** JSON of an `Edit`. */
  edit: string;
  /** JSON of what the program had there when it was edited. */
  basis: string | null;
  revision: number;
  editedAt: number;
  /** User name. */
  editedBy: string;
}

export interface ContentVersionsTable {
  id: Generated<number>;
  /** JSON of `StoredEdits`. */
  edits: string;
  publishedAt: number;
  publishedBy: string;
  restoredFrom: number | null;
}

export interface ContentPlansTable {
  /** 1. */
  id: number;
  /** JSON of `StoredEdits`: the draft as it was planned, and what visitors saw then. */
  edits: string;
  editsBefore: string;
  publishAt: number;
  plannedAt: number;
  /** User name. */
  plannedBy: string;
  failedAt: number | null;
}
