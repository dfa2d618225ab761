import { selectionAddresses } from "#documents/selection/addresses.ts";
import { type SelectionTexts, withoutTowers } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import type { Product } from "#domain/products/product.ts";
import { type Need, needTexts } from "./duty/need.ts";

type Named = Pick<Model, "name">;

/** Model of a product, the number of towers, and the need; each part if it is known. */
export interface About {
  model?: Named | undefined;
  towers?: number | undefined;
  /** Low-noise option of the towers, as it is stored. */
  lowNoiseOption?: string | undefined;
  need?: Need | undefined;
}

/**
 * Address of the inquiry form for a product or towers and their duty.
 * @example inquiryAbout("en", { slug: "sf" }) // "/en?product=sf#contact"
 */
export function inquiryAbout(locale: Locale, product: { slug: string }, about?: About): string {
  return selectionAddresses(locale, selectionTextsOf(product, about)).inquiry;
}

/**
 * Address of the calculator with the product or towers, for a later inquiry; with a duty it opens with its result. The
 * calculator offers our own models only: of a partner's series it gets no towers.
 * @example calculatorFor("ko", { slug: "sf", brand: null }, { model: { name: "SF-300" } }) // "/resources/calculator?product=sf%2Fsf-300&model=SF-300"
 */
export function calculatorFor(
  locale: Locale,
  product: Pick<Product, "slug" | "brand">,
  about?: About,
): string {
  const texts = selectionTextsOf(product, about);
  return selectionAddresses(locale, product.brand === null ? texts : withoutTowers(texts)).calculator;
}

/** Address of the page with all files for approval of the product or towers. */
export function submittalFor(locale: Locale, product: { slug: string }, about?: About): string {
  return selectionAddresses(locale, selectionTextsOf(product, about)).submittal;
}

/** Selection of the product, its towers and their need. */
export function selectionTextsOf(
  { slug }: { slug: string },
  { model, towers, lowNoiseOption, need }: About = {},
): SelectionTexts {
  const inAddress = model ? modelSlug(model) : "";
  return {
    ...(need && needTexts(need)),
    product: inAddress === "" ? slug : `${slug}/${inAddress}`,
    ...(model && { model: model.name }),
    ...(model && towers !== undefined && { units: String(towers) }),
    ...(model && lowNoiseOption !== undefined && { quiet: lowNoiseOption }),
  };
}

/** Parses the `product` parameter. */
export function parseProductParameter(product: string): { slug: string; isModel: (model: Named) => boolean } {
  const [slug = "", modelInAddress = ""] = product.split("/");
  return { slug, isModel: (model) => modelInAddress !== "" && modelSlug(model) === modelInAddress };
}
