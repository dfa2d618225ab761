import { selectionAddresses } from "#documents/selection/addresses.ts";
import type { SelectionTexts } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelFile } from "#domain/products/model-file.ts";
import { type Need, needTexts } from "./duty/need.ts";

type Named = Pick<Model, "name">;

/** A model of a product, so many of it, and what they are needed for; each part where it is known. */
export interface About {
  model?: Named | undefined;
  towers?: number | undefined;
  /** Low-noise option of the towers, as it is stored. */
  option?: string | undefined;
  need?: Need | undefined;
}

/**
 * The inquiry form, with a product or towers that the inquiry is about, and the duty that they are for.
 * @example inquiryAbout("en", { slug: "sf" }) // "/en?product=sf#contact"
 */
export function inquiryAbout(locale: Locale, product: { slug: string }, about?: About): string {
  return selectionAddresses(locale, aboutTexts(product, about)).quotation;
}

/**
 * The calculator, which takes the product or towers on to the inquiry; with a duty it opens with its result.
 * @example calculatorFor("ko", { slug: "sf" }, { model: { name: "SF-300" } }) // "/resources/calculator?product=sf%2Fsf-300&model=SF-300"
 */
export function calculatorFor(locale: Locale, product: { slug: string }, about?: About): string {
  return selectionAddresses(locale, aboutTexts(product, about)).calculator;
}

/** The page of all files for approval of the product or towers. */
export function submittalFor(locale: Locale, product: { slug: string }, about?: About): string {
  return selectionAddresses(locale, aboutTexts(product, about)).submittal;
}

/** The product, its towers and their need as a selection. */
export function aboutTexts(
  { slug }: { slug: string },
  { model, towers, option, need }: About = {},
): SelectionTexts {
  const file = model ? modelFile(model) : "";
  return {
    ...(need && needTexts(need)),
    product: file === "" ? slug : `${slug}/${file}`,
    ...(model && { model: model.name }),
    ...(model && towers !== undefined && { units: String(towers) }),
    ...(model && option !== undefined && { quiet: option }),
  };
}

/** Reads what such an address is about. */
export function readAbout(product: string): { slug: string; isModel: (model: Named) => boolean } {
  const [slug = "", file = ""] = product.split("/");
  return { slug, isModel: (model) => file !== "" && modelFile(model) === file };
}
