import type { Generated } from "kysely";
import type { PageKind } from "#domain/own-pages/own-page.ts";

export interface OwnPagesTable {
  id: Generated<number>;
  kind: PageKind;
  /** JSON of an `OwnPageContent`. */
  draft: string;
  /** Address in the draft. */
  draftAddress: string;
  /** JSON of the published `OwnPageContent`; null while it is not published. A page in the trash keeps it. */
  live: string | null;
  /** The same without its blocks. */
  summary: string | null;
  /** Public address; null while visitors do not see the page, and for one in the trash. */
  address: string | null;
  /** Last publication; stays when the page is unpublished. */
  publishedAt: number | null;
  /** When it will be published. */
  publishAt: number | null;
  /** User name of who has scheduled that. */
  publishBy: string | null;
  /** When it could not be published as planned; it is not tried again. */
  publishFailedAt: number | null;
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
  /** JSON of an `OwnPageContent`. */
  record: string;
  publishedAt: number;
  publishedBy: string | null;
}
