import type { DocumentFacts } from "../files/document-facts.ts";
import type { Locale } from "../locale.ts";
import type { EditedProduct } from "./product.ts";

/** Name of the file below the page of a series. */
export const catalogFileName = "catalog.pdf";

/** Catalogues of series as PDF files, drawn from their records when they are requested. */
export interface DrawnCatalogs {
  pdf(locale: Locale, product: EditedProduct): Promise<Buffer>;
  facts(locale: Locale, product: EditedProduct): Promise<DocumentFacts>;
}
