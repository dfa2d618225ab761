import { type BrandColors, paletteOf } from "#content/brand/palette.ts";
import type { Layer } from "#domain/products/drawing/model-drawing.ts";
import { layerColors } from "./layer-colors.ts";

/** Colours of the layers of an outline drawing on a site with this brand, in the order in which they are drawn. */
export function drawingColors(brand: BrandColors): Readonly<Record<Layer, string>> {
  const palette = paletteOf(brand);
  return Object.fromEntries(
    Object.entries(layerColors).map(([layer, color]) => [layer, palette[color]]),
  ) as Record<Layer, string>;
}
