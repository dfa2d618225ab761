import type { VariantFormat } from "#domain/projects/picture-variants.ts";

/** A picture as it is served: `<base>-<width>.avif` and `<base>-<width>.webp` for each width. */
export interface PictureFiles {
  base: string;
  /** Ascending, px; none for a picture of which there is but one file. One that is wider than the picture holds its own width. */
  widths: readonly number[];
  /** Proportions in which the place is kept free, px. */
  width: number;
  height: number;
  /** What follows the width in their names, of a part that is cut out of a picture. */
  cut?: string;
  /** The picture as one file; by default the WebP of the largest width. */
  whole?: string;
}

/** Every file of a format, as `srcset` lists them; `undefined` where there is none. */
export function sourceSet(
  { base, widths, width: most, cut = "" }: PictureFiles,
  format: VariantFormat,
): string | undefined {
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${base}-${width}${cut}.${format} ${Math.min(width, most)}w`).join(", ");
}

/** The one file for whoever reads no `srcset`. */
export function wholeFile({ base, widths, width, whole }: PictureFiles): string {
  return whole ?? `${base}-${widths.at(-1) ?? width}.webp`;
}
