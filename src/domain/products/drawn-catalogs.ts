import type { DocumentFacts } from "../files/document-facts.ts";
import type { Locale } from "../locale.ts";
import type { ProductRecord } from "./product.ts";

/** Name of the file below the page of a series. */
export const catalogFileName = "catalog.pdf";

/** Water treatment systems. Their catalogues consist of the texts of their page. */
export const waterSystems = ["chemical-injection", "sand-filter"] as const;
export type WaterSystem = (typeof waterSystems)[number];

export type CatalogSubject = ProductRecord | WaterSystem;

/** "pending" until the file is drawn; "failed" if it could not be drawn. */
export type CatalogFacts = DocumentFacts | "pending" | "failed";

/** Pause after a failed drawing of a catalogue, ms: the next request draws it again. */
export const catalogRetryMs = 10 * 60 * 1000;

/** A catalogue cannot be drawn: the drawing failed less than `catalogRetryMs` ago. The cause is logged where it arises. */
export class CatalogUnavailable extends Error {
  override readonly name = "CatalogUnavailable";
  readonly code = "CATALOG_UNAVAILABLE";
  readonly statusCode = 503;

  constructor() {
    super("The catalog cannot be drawn at the moment. Try again in ten minutes.");
  }
}

/** Catalogues as PDF files, drawn from records and texts. */
export interface DrawnCatalogs {
  /** Waits until the file is drawn. @throws Overloaded if the queue is full. @throws CatalogUnavailable after a failed drawing, for ten minutes */
  pdf(locale: Locale, subject: CatalogSubject): Promise<Buffer>;
  /** Does not wait: draws a missing file in the background. */
  facts(locale: Locale, subject: CatalogSubject): Promise<CatalogFacts>;
}
