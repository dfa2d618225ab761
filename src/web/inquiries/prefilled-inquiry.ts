import { fill } from "#content/fill.ts";
import type { inquiry } from "#content/inquiries/inquiry.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { InquiryProduct } from "#domain/inquiries/inquiry-fields.ts";
import type { Locale } from "#domain/locale.ts";
import type { FormInitialState } from "./use-inquiry.ts";

export interface AskedAbout {
  title: string;
  productType: InquiryProduct;
}

export function aboutProduct(
  product: Pick<ProductView, "brand" | "title" | "category">,
  model?: { name: string },
): AskedAbout {
  return {
    title: [brandedTitle(product), ...(model ? [model.name] : [])].join(", "),
    productType: product.category === "industrial" ? "industrial" : "package",
  };
}

/** Initial values for a visitor from a product's page: the product is named, and can be edited. */
export function prefilledInquiry(
  text: (typeof inquiry)[Locale],
  about: AskedAbout | undefined,
): FormInitialState | undefined {
  if (!about) return undefined;
  const { title, productType } = about;
  const sentence = fill(text.about, { title });
  return { values: { productType, message: `${sentence}\n` }, problems: {}, about: sentence };
}
