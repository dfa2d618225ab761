import type { ProductView } from "#content/lookup/product-view.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Project } from "#domain/projects/project.ts";

/** Records listed by the blocks of a page, in its language. */
export interface StoredRecords {
  /** By id of the listing block. */
  projects: Readonly<Record<string, readonly Project[]>>;
  products: Readonly<Record<string, readonly ProductView[]>>;
  /** Facts of the page's files, by stored file name. */
  documents: Readonly<Record<string, DocumentFacts>>;
}
