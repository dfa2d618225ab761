import type { DocumentFacts } from "../files/document-facts.ts";
import type { Locale } from "../locale.ts";
import type { ProductRecord } from "./product.ts";

/** Name of the file below the page of a series. */
export const catalogFileName = "catalog.pdf";

/** Water treatment systems. Their catalogues consist of the texts of their page. */
export const waterSystems = ["chemical-injection", "sand-filter"] as const;
export type WaterSystem = (typeof waterSystems)[number];

export type CatalogSubject = ProductRecord | WaterSystem;

/** "pending" until the file is generated; "failed" if it could not be. */
export type CatalogFacts = DocumentFacts | "pending" | "failed";

/** Pause after the generation of a catalogue has failed, ms: the next request tries again. */
export const catalogRetryMs = 10 * 60 * 1000;

/** A catalogue cannot be generated: it failed less than `catalogRetryMs` ago. The cause is logged where it arises. */
export class CatalogUnavailable extends Error {
  override readonly name = "CatalogUnavailable";
  readonly code = "CATALOG_UNAVAILABLE";
  readonly statusCode = 503;

  constructor() {
    super("The catalog cannot be drawn at the moment. Try again in ten minutes.");
  }
}

/** Catalogues as PDF files, generated from records and texts. */
export interface GeneratedCatalogs {
  /** Waits until the file is generated. @throws Overloaded if the queue is full. @throws CatalogUnavailable for ten minutes after a failure */
  pdf(locale: Locale, subject: CatalogSubject): Promise<Buffer>;
  /** Does not wait: generates a missing file in the background. */
  facts(locale: Locale, subject: CatalogSubject): Promise<CatalogFacts>;
}
