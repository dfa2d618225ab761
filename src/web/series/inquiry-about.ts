import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";

/**
 * The inquiry form, with a product that the inquiry is about.
 * @example inquiryAbout("en", { slug: "sf" }) // "/en?product=sf#contact"
 */
export function inquiryAbout(locale: Locale, { slug }: { slug: string }): string {
  return `${pathIn(locale, paths.home)}?${new URLSearchParams({ product: slug })}#contact`;
}
