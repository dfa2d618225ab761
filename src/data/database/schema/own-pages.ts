import type { Generated } from "kysely";
import type { PageKind } from "#domain/own-pages/own-page.ts";

export interface OwnPagesTable {
  id: Generated<number>;
  kind: PageKind;
  /** JSON of a `OwnPageContent`. */
  draft: string;
  draftAddress: string;
  /** The same as published, and without its blocks; null while visitors do not see it. */
  live: string | null;
  summary: string | null;
  address: string | null;
  publishedAt: number | null;
  /** When it will be published, and who has planned it. */
  publishAt: number | null;
  publishBy: string | null;
  /** Time of the last change of the draft; names its version. */
  updatedAt: number;
  /** User name. */
  updatedBy: string | null;
  /** In the trash since. */
  deletedAt: number | null;
  deletedBy: string | null;
}

/** Addresses that a page has had. */
export interface OwnPageAddressesTable {
  kind: PageKind;
  address: string;
  pageId: number;
}

export interface OwnPageVersionsTable {
  id: Generated<number>;
  pageId: number;
  /** JSON of a `OwnPageContent`. */
  record: string;
  publishedAt: number;
  publishedBy: string | null;
}
