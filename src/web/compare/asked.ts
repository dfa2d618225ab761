import type { ProductView } from "#content/lookup/product-view.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { choiceNames } from "../series/compare-with.ts";
import { type Need, needIn, needQuery } from "../series/duty/need.ts";

/** A series, with the model that was chosen of it. */
export interface Choice {
  product: ProductView;
  model?: Model;
}

/** Comparison of an address. */
export interface Comparison {
  /** Each once, in the order of the parameters. */
  choices: readonly Choice[];
  need: Need;
  /** True when it names a product or model that does not exist. */
  hasUnknown: boolean;
  /** The address of this comparison, which says no more than it must; "" where nothing is asked. */
  query: string;
}

/** Reads a comparison from the query of an address. */
export function comparisonIn(query: URLSearchParams, products: readonly ProductView[]): Comparison {
  const wanted = choiceNames.map((name) => query.get(name) ?? "").filter((value) => value !== "");
  const found = [...new Set(wanted)].map((value) => choiceIn(value, products));
  const choices = found.filter((choice) => choice !== undefined);
  const need = needIn(query);
  return { choices, need, hasUnknown: found.length > choices.length, query: queryOf(choices, need) };
}

/** Value of the box of a choice. @example choiceValue({ product, model }) // "sf/sf-200" */
export function choiceValue({ product, model }: Choice): string {
  return model ? `${product.slug}/${modelSlug(model)}` : product.slug;
}

function choiceIn(value: string, products: readonly ProductView[]): Choice | undefined {
  const [slug, file] = value.split("/", 2);
  const product = products.find((each) => each.slug === slug);
  if (!product || file === undefined) return product && { product };
  const model = product.models.find((each) => modelSlug(each) === file);
  return model && { product, model };
}

function queryOf(choices: readonly Choice[], need: Need): string {
  const chosen = choices.map((choice, index) => [choiceNames[index] ?? "", choiceValue(choice)]);
  const all = new URLSearchParams([...chosen, ...needQuery(need)]);
  return all.size === 0 ? "" : `?${all}`;
}
