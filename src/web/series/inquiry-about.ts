import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { type Need, needQuery } from "./duty/need.ts";
import { modelFile } from "./product-files.ts";

type Named = Pick<Model, "name">;

/**
 * The inquiry form, with a product or one of its models that the inquiry is about, and the duty that it is for.
 * @example inquiryAbout("en", { slug: "sf" }) // "/en?product=sf#contact"
 */
export function inquiryAbout(locale: Locale, { slug }: { slug: string }, model?: Named, need?: Need): string {
  return `${pathIn(locale, paths.home)}?${about(slug, model, need)}#contact`;
}

/**
 * The calculator, which takes the product or model on to the inquiry; with a duty it opens with its result.
 * @example calculatorFor("ko", { slug: "sf" }, { name: "SF-300" }) // "/resources/calculator?product=sf%2Fsf-300"
 */
export function calculatorFor(
  locale: Locale,
  { slug }: { slug: string },
  model?: Named,
  need?: Need,
): string {
  return `${pathIn(locale, paths.calculator)}?${about(slug, model, need)}`;
}

/** Reads what such an address is about. */
export function readAbout(product: string): { slug: string; isModel: (model: Named) => boolean } {
  const [slug = "", file = ""] = product.split("/");
  return { slug, isModel: (model) => file !== "" && modelFile(model) === file };
}

/** Of a need only a duty is taken along: these pages ask for no capacity. */
function about(slug: string, model: Named | undefined, need: Need = { kind: "none" }): URLSearchParams {
  const file = model ? modelFile(model) : "";
  const duty = need.kind === "duty" ? needQuery(need) : [];
  return new URLSearchParams([["product", file === "" ? slug : `${slug}/${file}`], ...duty]);
}
