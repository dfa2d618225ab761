import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";
import { lowNoiseKinds } from "#domain/products/model/vocabulary.ts";
import type { Product } from "#domain/products/product.ts";
import { soundOptions } from "./found-tower.ts";

/** Models that the form offers, by series; `hasNoSoundData` where the record has no octave bands. */
export interface OfferedSound {
  series: { name: string; models: { name: string; hasNoSoundData: boolean }[] }[];
  /** Kinds of low-noise options of the chosen model, or of all where none is chosen. */
  options: string[];
}

export function offeredSound(
  products: readonly Product[],
  locale: Locale,
  chosen: string | undefined,
): OfferedSound {
  const series = products.filter(({ models }) => models.length > 0);
  const models = series.flatMap((product) => product.models);
  const named = models.filter(({ name }) => name === chosen);
  const kinds = new Set((named.length > 0 ? named : models).flatMap(soundOptions));
  return {
    series: series.map((product) => ({
      name: brandedTitle(productView(locale, product)),
      models: product.models.map(({ name, soundBands }) => ({ name, hasNoSoundData: soundBands === null })),
    })),
    options: lowNoiseKinds.filter((kind) => kinds.has(kind)),
  };
}
