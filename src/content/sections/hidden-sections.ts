import { defaultLocale } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import type { Content } from "../editing/defaults.ts";
import { paths } from "../paths.ts";

/** Paths of sections that are not shown: the company has hidden them, or has no series of a partner. */
export function hiddenSections(
  { industrial, package: packages }: Pick<Content, "industrial" | "package">,
  products: readonly Pick<Product, "category">[],
): string[] {
  const hasPartner = products.some(({ category }) => category === "bac");
  const isBacShown = hasPartner && packages[defaultLocale].sections.bac;
  return [
    ...(industrial[defaultLocale].sections.modular ? [] : [paths.modular]),
    ...(isBacShown ? [] : [paths.bac]),
  ];
}

/** The path itself; for a section that is hidden, that of its page. */
export function pathWhileShown(path: string, hidden: readonly string[]): string {
  return hidden.includes(path) ? path.replace(/#.*/, "") : path;
}
