import type { Duty } from "#calculator/engine/duty/duty.ts";
import {
  carriedDuty,
  dutyQuery,
  enteredNumber,
  entryNames,
  heightName,
} from "#calculator/engine/duty/entry.ts";
import { finalCRT } from "#content/inquiries/inquiry-duty.ts";
import type { ShownProduct } from "#content/lookup/shown-product.ts";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { choiceNames } from "../series/compare-with.ts";
import { modelFile } from "../series/product-files.ts";

/** The parameter of the capacity that is needed, CRT. */
export const capacityName = "crt";

/** A series, with the model that was chosen of it. */
export interface Choice {
  product: ShownProduct;
  model?: Model;
}

/** The capacity that is needed, CRT, where one was asked for; `refused` what cannot be understood. */
export type Need =
  | { kind: "none" }
  | { kind: "capacity"; crt: number }
  | { kind: "duty"; crt: number; duty: Duty }
  | { kind: "refused"; what: "capacity" | "duty" };

/** What an address asks to compare. */
export interface Comparison {
  /** Each once, in the order of the parameters. */
  choices: readonly Choice[];
  need: Need;
  /** Whether it names what does not exist. */
  hasUnknown: boolean;
  /** The address of this comparison, which says no more than it must; "" where nothing is asked. */
  query: string;
}

/** Reads a comparison from the query of an address. */
export function comparisonIn(query: URLSearchParams, products: readonly ShownProduct[]): Comparison {
  const wanted = choiceNames.map((name) => query.get(name) ?? "").filter((value) => value !== "");
  const found = [...new Set(wanted)].map((value) => choiceIn(value, products));
  const choices = found.filter((choice) => choice !== undefined);
  const need = needIn(query);
  return { choices, need, hasUnknown: found.length > choices.length, query: queryOf(choices, need) };
}

/** What the box of a choice holds. @example choiceValue({ product, model }) // "sf/sf-200" */
export function choiceValue({ product, model }: Choice): string {
  return model ? `${product.slug}/${modelFile(model)}` : product.slug;
}

function choiceIn(value: string, products: readonly ShownProduct[]): Choice | undefined {
  const [slug, file] = value.split("/", 2);
  const product = products.find((each) => each.slug === slug);
  if (!product || file === undefined) return product && { product };
  const model = product.models.find((each) => modelFile(each) === file);
  return model && { product, model };
}

function needIn(query: URLSearchParams): Need {
  const typed = query.get(capacityName)?.trim() ?? "";
  if (typed !== "") {
    const crt = enteredNumber(typed);
    const { least, most } = modelColumns.crt;
    return crt >= least && crt <= most ? { kind: "capacity", crt } : { kind: "refused", what: "capacity" };
  }
  // A form sends its empty boxes, too.
  const filled = new URLSearchParams([...query].filter(([, value]) => value.trim() !== ""));
  const reading = carriedDuty(filled);
  if (reading === undefined) return { kind: "none" };
  const crt = reading.kind === "duty" ? finalCRT(reading.duty) : undefined;
  return reading.kind === "refused" || crt === undefined
    ? { kind: "refused", what: "duty" }
    : { kind: "duty", duty: reading.duty, crt };
}

function queryOf(choices: readonly Choice[], need: Need): string {
  const query = new URLSearchParams(need.kind === "duty" ? dutyQuery(need.duty) : "");
  if (need.kind === "capacity") query.set(capacityName, String(need.crt));
  const chosen = choices.map((choice, index) => [choiceNames[index] ?? "", choiceValue(choice)]);
  const all = new URLSearchParams([...chosen, ...query]);
  return all.size === 0 ? "" : `?${all}`;
}

/** The names of the boxes of a duty, and of the height that goes along with them unseen. */
export const dutyNames = [...Object.values(entryNames), heightName];
