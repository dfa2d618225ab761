import { productView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";

export interface ListedProduct {
  id: number;
  name: string;
  construction: string;
  features: readonly string[];
  href: string;
}

export function listedProduct(locale: Locale, product: Product): ListedProduct {
  const { id, title, specifications, description, features, href } = productView(locale, product);
  return { id, name: title, construction: specifications ?? description, features, href };
}
