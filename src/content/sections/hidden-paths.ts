import { defaultLocale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import type { Content } from "../editing/defaults.ts";
import { paths } from "../paths.ts";

/**
 * Paths of sections that are not shown.
 * @param products that visitors see: those of a partner are among them while its section is shown
 */
export function hiddenPaths(
  { industrial }: Pick<Content, "industrial">,
  products: readonly Pick<Product, "category">[],
): string[] {
  const isBacShown = products.some(({ category }) => category === "bac");
  return [
    ...(industrial[defaultLocale].sections.modular ? [] : [paths.modular]),
    ...(isBacShown ? [] : [paths.bac]),
  ];
}

/** The path itself; for a section that is hidden, that of its page. */
export function pathWhileShown(path: string, hidden: readonly string[]): string {
  return hidden.includes(path) ? path.replace(/#.*/, "") : path;
}
