import type { Product } from "../product.ts";

/**
 * Series in the order in which a model is looked for by its name: the one that a selection names, our own, those of partners.
 * @param named series or model of the selection, such as "sf" or "sf/sf-300"
 */
export function seriesOrder<P extends Pick<Product, "slug" | "brand">>(
  products: readonly P[],
  named?: string | null,
): P[] {
  const [slug] = (named ?? "").split("/");
  const rank = (each: P) => (each.slug === slug ? 0 : each.brand === null ? 1 : 2);
  return products.toSorted((a, b) => rank(a) - rank(b));
}
