import type { Locale } from "../locale.ts";
import type { Model } from "./model-columns.ts";
import type { EditableProduct } from "./product.ts";

/** Outline drawings as PDF files of one page, drawn from the record when they are requested. */
export interface OutlineSheets {
  /** `undefined` where a dimension over all is missing. */
  pdf(locale: Locale, product: EditableProduct, model: Model): Promise<Buffer | undefined>;
}
