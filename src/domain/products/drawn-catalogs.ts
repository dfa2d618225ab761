import type { DocumentFacts } from "../files/document-facts.ts";
import type { Locale } from "../locale.ts";
import type { EditedProduct } from "./product.ts";

/** Name of the file below the page of a series. */
export const catalogFileName = "catalog.pdf";

/** Water treatment systems; their catalogues are drawn from the texts of their page. */
export const waterSystems = ["chemical-injection", "sand-filter"] as const;
export type WaterSystem = (typeof waterSystems)[number];

export type CatalogSubject = EditedProduct | WaterSystem;

/** Facts of a file; until it has been drawn, "pending", and "failed" where it cannot be drawn. */
export type CatalogFacts = DocumentFacts | "pending" | "failed";

/** Catalogues as PDF files, drawn from records and words. */
export interface DrawnCatalogs {
  /** Waits until the file is drawn. @throws Overloaded where too many wait, and for ten minutes after it failed */
  pdf(locale: Locale, subject: CatalogSubject): Promise<Buffer>;
  /** Draws nothing at once: a file that is not kept is drawn in the background. */
  facts(locale: Locale, subject: CatalogSubject): Promise<CatalogFacts>;
}
