import type { ProductView } from "#content/lookup/product-view.ts";

export interface ListedProduct {
  id: number;
  name: string;
  construction: string;
  features: readonly string[];
  href: string;
}

export function listedProduct(product: ProductView): ListedProduct {
  const { id, title, specifications, description, features, href } = product;
  return { id, name: title, construction: specifications ?? description, features, href };
}
