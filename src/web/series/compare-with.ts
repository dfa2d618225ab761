import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { type Need, needQuery } from "./duty/need.ts";

/** Parameters of the comparison's address, one for each series. */
export const choiceNames = ["a", "b", "c"] as const;

/**
 * Address of the comparison with its first series and the need.
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
