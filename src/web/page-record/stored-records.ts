import type { ProductView } from "#content/lookup/product-view.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Project } from "#domain/projects/project.ts";

/** Stored records that the blocks of a page show, in the language of the page. */
export interface StoredRecords {
  /** By the id of the block that lists them. */
  projects: Readonly<Record<string, readonly Project[]>>;
  products: Readonly<Record<string, readonly ProductView[]>>;
  /** Facts of the files of the page, by the name of the stored file. */
  documents: Readonly<Record<string, DocumentFacts>>;
}
