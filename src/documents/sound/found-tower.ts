import { seriesOrder } from "#domain/products/model/series-order.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import { type LowNoiseOption, withOption } from "#engine/finder/tower.ts";
import type { SoundCase, SoundProblem } from "#engine/sound/sound-query.ts";
import type { TowerSound } from "#engine/sound/tower-sound.ts";

type Products = readonly Pick<Product, "slug" | "brand" | "models" | "hasSampleModels">[];

export type FoundTower =
  | { kind: "found"; sound: TowerSound }
  | { kind: "missing"; rule: Extract<SoundProblem["rule"], `${string}-tower` | `${string}-option`> };

type NamedTower = Pick<SoundCase, "tower" | "lowNoise">;

/** Sound of the tower that a case names, from its record. @param series the one that the selection names */
export function foundTower(
  products: Products,
  { tower: name, lowNoise }: NamedTower,
  series?: string,
): FoundTower {
  const found = findModel(products, name, series);
  if (!found) return { kind: "missing", rule: "unknown-tower" };
  const { model, isSample } = found;
  if (model.soundBands === null) return { kind: "missing", rule: "silent-tower" };
  const option = model.lowNoise.find(({ kind }) => kind === lowNoise);
  const change = lowNoise === undefined ? 0 : optionChange(model, option);
  if (change === undefined) return { kind: "missing", rule: "unknown-option" };
  const quieter = (bands: readonly number[]) => bands.map((level) => level + change);
  return {
    kind: "found",
    sound: {
      power: quieter(model.soundBands),
      halfPower: model.soundBandsHalf && quieter(model.soundBandsHalf),
      sides: { inlet: model.soundInlet, blind: model.soundBlind, top: model.soundTop },
      change,
      size: largestOf(withOption(model, option)),
      isSample,
    },
  };
}

/**
 * Height of the source, m: that of the tower that a case names, with its low-noise option, since its fans are at the top. Undefined where
 * the record has none. @param series the one that the selection names
 */
export function recordedHeight(
  products: Products,
  { tower: name, lowNoise }: NamedTower,
  series?: string,
): number | undefined {
  const model = findModel(products, name, series)?.model;
  if (model === undefined) return undefined;
  const { height } = withOption(
    model,
    model.lowNoise.find(({ kind }) => kind === lowNoise),
  );
  return height === null ? undefined : height / 1000;
}

function findModel(products: Products, name: string | undefined, series?: string) {
  const [found] = seriesOrder(products, series).flatMap(({ models, hasSampleModels }) =>
    models.flatMap((model) => (model.name === name ? [{ model, isSample: hasSampleModels }] : [])),
  );
  return found;
}

/** Level of a low-noise option over that of the model at the same distance, dB; undefined where the record lacks either. */
function optionChange({ sound }: Model, option: LowNoiseOption | undefined): number | undefined {
  return option?.sound == null || sound === null ? undefined : option.sound - sound;
}

/** Low-noise options of a model with a level in its record. */
export function soundOptions(model: Model): string[] {
  return model.lowNoise.filter((option) => optionChange(model, option) !== undefined).map(({ kind }) => kind);
}

function largestOf({ length, width, height }: Model): number | null {
  const sides = [length, width, height].flatMap((side) => (side === null ? [] : [side]));
  return sides.length === 0 ? null : Math.max(...sides) / 1000;
}
