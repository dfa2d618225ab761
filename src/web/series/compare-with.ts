import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { type Need, needQuery } from "./duty/need.ts";

/** The parameters of the comparison's address that name a series each. */
export const choiceNames = ["a", "b", "c"] as const;

/**
 * The comparison of series with the first of them chosen, for what is needed.
 * @example compareWith("en", { slug: "sf" }) // "/en/products/compare?a=sf"
 */
export function compareWith(
  locale: Locale,
  { slug }: { slug: string },
  need: Need = { kind: "none" },
): string {
  const query = new URLSearchParams([[choiceNames[0], slug], ...needQuery(need)]);
  return `${pathIn(locale, paths.compare)}?${query}`;
}
