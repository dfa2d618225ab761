import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { productTexts } from "./products.ts";

/** What a list of products shows of each: its name and how it is built. */
export type ListedProduct = { id: number; name: string; construction: string };

/**
 * A product as the pages of a language list it. In English by a fixed table; a text that the table does not have
 * stays as it is.
 */
export function listedProduct(locale: Locale, product: Product): ListedProduct {
  const { id, name, specifications, description } = product;
  return { id, name: inLocale(locale, name), construction: inLocale(locale, specifications ?? description) };
}

function inLocale(locale: Locale, korean: string): string {
  return locale === "en" ? (productTexts[korean] ?? korean) : korean;
}
