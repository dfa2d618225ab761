import type { Generated } from "kysely";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import type { ProjectFields } from "#domain/projects/project-fields.ts";
import type { Row } from "../../records/rows.ts";

export interface ProjectsTable extends Row<ProjectFields> {
  id: Generated<number>;
  createdAt: number;
  /** The day by which lists are ordered; see `listingDay`. */
  listedOn: string;
  /** Text that is searched: lower-cased title, description, client and city in both languages, one a line. */
  searchText: string;
  /** Cooling tons that the capacity states; null where it states none. */
  capacityCrt: number | null;
  /** Time of the last edit; unique among the edits of a project, so that it identifies a version. */
  updatedAt: Generated<number>;
  /** The same for the first attempt to add it and every repetition. */
  fingerprint: Generated<string | null>;
  isHidden: Generated<number>;
  isOnHome: Generated<number>;
}

export interface ProjectTagsTable {
  projectId: number;
  tag: string;
  /** Place in the project's own list, from 0. */
  position: number;
}

export interface ProjectPicturesTable extends ProjectPicture {
  projectId: number;
  /** Place on the project's page, from 0. */
  position: number;
}

export interface ProjectVersionsTable {
  id: Generated<number>;
  projectId: number;
  /** JSON of a `RecordSnapshot`: what the project was before the change. */
  record: string;
  /** Time of the change that replaced this version, and the user name of its author; not those of the version itself. */
  changedAt: number;
  changedBy: string | null;
  /** 1 where the change was its deletion: the project is in the trash. */
  isDeletion: Generated<number>;
}

export interface ProjectVersionPicturesTable {
  versionId: number;
  url: string;
}
