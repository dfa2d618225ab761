import type { DocumentFacts } from "../files/document-facts.ts";
import type { Locale } from "../locale.ts";
import type { EditableProduct } from "./product.ts";

/** Name of the file below the page of a series. */
export const catalogFileName = "catalog.pdf";

/** Water treatment systems. Their catalogues consist of the texts of their page. */
export const waterSystems = ["chemical-injection", "sand-filter"] as const;
export type WaterSystem = (typeof waterSystems)[number];

export type CatalogSubject = EditableProduct | WaterSystem;

/** "pending" until the file is drawn; "failed" if it could not be drawn. */
export type CatalogFacts = DocumentFacts | "pending" | "failed";

/** Catalogues as PDF files, drawn from records and texts. */
export interface DrawnCatalogs {
  /** Waits until the file is drawn. @throws Overloaded if the queue is full, and for ten minutes after a failure */
  pdf(locale: Locale, subject: CatalogSubject): Promise<Buffer>;
  /** Does not wait: draws a missing file in the background. */
  facts(locale: Locale, subject: CatalogSubject): Promise<CatalogFacts>;
}
