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

/** Series of a selection's model: the named one if it has the model, then our own, then those of partners. */
export function seriesOfModel<
  P extends Pick<Product, "slug" | "brand"> & { models: readonly { name: string }[] },
>(products: readonly P[], { product, model }: { product?: string | undefined; model?: string | undefined }) {
  return seriesOrder(products, product).find(({ models }) => models.some(({ name }) => name === model));
}
