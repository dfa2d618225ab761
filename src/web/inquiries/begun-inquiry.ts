import { fill } from "#content/fill.ts";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import { brandedTitle, type ShownProduct } from "#content/lookup/shown-product.ts";
import type { Locale } from "#domain/locale.ts";
import type { ReturnedForm } from "./use-inquiry.ts";

/** The form as a visitor finds it who comes from a product's page: the product is named, and can be changed like anything typed. */
export function begunInquiry(
  text: (typeof inquiry)[Locale],
  product: Pick<ShownProduct, "brand" | "title" | "category"> | undefined,
): ReturnedForm | undefined {
  if (!product) return undefined;
  const productType = product.category === "industrial" ? "industrial" : "package";
  const message = `${fill(text.about, { title: brandedTitle(product) })}\n`;
  return { values: { productType, message }, problems: {} };
}
