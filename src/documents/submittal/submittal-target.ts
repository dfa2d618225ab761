import { type Selection, selectionOf } from "#documents/selection/selection.ts";
import { type SelectionTexts, withoutDuty } from "#documents/selection/selection-texts.ts";
import { seriesOrder } from "#domain/products/model/series-order.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { optionsName } from "#domain/products/options/options-parameter.ts";
import { optionSubjects, unknownOptions } from "#domain/products/options/product-options.ts";
import type { Product } from "#domain/products/product.ts";
import { lowNoiseOptionOf } from "#engine/finder/tower.ts";
import { capacityInput } from "#engine/inputs/duty-inputs.ts";
import { quietInput } from "#engine/inputs/site-inputs.ts";

/** The product and the model that a selection names, and what of the selection can be used, with both names in it. */
export interface SubmittalTarget<P extends Product = Product> {
  product: P;
  /** Absent where the whole series is meant. */
  model: Model | undefined;
  texts: SelectionTexts;
  selection: Selection;
}

/**
 * Finds the towers of a selection. A chosen model comes before the product that the selection began with: a visitor may come
 * from one series and choose towers of another.
 * @param products a partner's series come after our own of the same model name
 */
export function submittalTarget<P extends Product>(
  products: readonly P[],
  texts: SelectionTexts,
): SubmittalTarget<P> | undefined {
  const [slug = "", file = ""] = (texts.product ?? "").split("/");
  const series = products.find((each) => each.slug === slug);
  if (texts.model === undefined) {
    const model = series?.models.find((each) => modelSlug(each) === file);
    return series && (model || file === "") ? targetOf(series, model, texts) : undefined;
  }
  for (const product of seriesOrder(products, slug)) {
    const model = product.models.find(({ name }) => name === texts.model);
    if (model) return targetOf(product, model, texts);
  }
  return undefined;
}

function targetOf<P extends Product>(
  product: P,
  model: Model | undefined,
  { model: _, units: towerCount, ...others }: SelectionTexts,
): SubmittalTarget<P> {
  const file = model ? modelSlug(model) : "";
  const whole: SelectionTexts = {
    ...others,
    product: file === "" ? product.slug : `${product.slug}/${file}`,
    ...(model && { model: model.name, units: towerCount ?? "1" }),
  };
  const read = selectionOf(whole);
  const unknown = unknownOptions(optionSubjects(product.options, true), read.options);
  const isLowNoiseOptionUnknown =
    model && read.lowNoiseOption !== undefined && !lowNoiseOptionOf(model, read.lowNoiseOption);
  const unusable = [
    ...(unknown.length > 0 ? [optionsName] : []),
    ...(isLowNoiseOptionUnknown ? [quietInput.key] : []),
  ];
  const selection: Selection = {
    ...read,
    options: read.options.filter((name) => !unknown.includes(name)),
    lowNoiseOption: isLowNoiseOptionUnknown ? undefined : read.lowNoiseOption,
    rejected: [...read.rejected, ...unusable],
    dropped: [...read.dropped, ...unusable],
  };
  return { product, model, texts: usable(whole, selection), selection };
}

/** A selection without the parts that cannot be used; a duty has a size of its own. */
function usable(texts: SelectionTexts, { duty, options, dropped }: Selection): SelectionTexts {
  const base = dropped.includes("duty") ? withoutDuty(texts) : texts;
  const leftOut: readonly string[] = duty ? [capacityInput.key, ...dropped] : dropped;
  const accepted = Object.fromEntries(Object.entries(base).filter(([name]) => !leftOut.includes(name)));
  return options.length > 0 ? { ...accepted, options: options.join() } : accepted;
}
