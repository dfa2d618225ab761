import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import { look, namesIn } from "./look.ts";
import { productTexts } from "./terms.ts";

/** What a list of products shows of each: its name and how it is built. */
export type ListedProduct = { id: number; name: string; construction: string };

/** A product as the pages of a language list it. */
export function listedProduct(locale: Locale, product: Product): ListedProduct {
  const { id, name, specifications, description } = product;
  const names = namesIn(locale, productTexts);
  return { id, name: look(names, name), construction: look(names, specifications ?? description) };
}
