import { pictureAddress } from "#content/brand/program-pictures.ts";
import type { VariantFormat } from "#domain/projects/picture-variants.ts";

/** A picture as it is served: `<base>-<width>.avif` and `<base>-<width>.webp` for each width. */
export interface PictureFiles {
  base: string;
  /** Ascending, px; none for a picture of which there is but one file. One that is wider than the picture holds its own width. */
  widths: readonly number[];
  /** Proportions in which the place is kept free, px. */
  width: number;
  height: number;
  /** Suffix behind the width in the names of a part that is cut out of a picture. */
  cut?: string;
  /** The picture as one file; by default the WebP of the largest width. */
  whole?: string;
}

/** Every file of a format, as `srcset` lists them; `undefined` where there is none. */
export function sourceSet(files: PictureFiles, format: VariantFormat): string | undefined {
  if (files.widths.length === 0) return undefined;
  return files.widths
    .map((width) => `${fileAddress(files, width, format)} ${Math.min(width, files.width)}w`)
    .join(", ");
}

/** The one file for whoever reads no `srcset`. */
export function wholeFile(files: PictureFiles): string {
  const { widths, width, whole } = files;
  return whole === undefined ? fileAddress(files, widths.at(-1) ?? width) : pictureAddress(whole);
}

/** The file for a place of a fixed width: the first that is wide enough, else the widest. */
export function fileFor(files: PictureFiles, px: number): string {
  const width = files.widths.find((each) => each >= px) ?? files.widths.at(-1);
  return width === undefined ? wholeFile(files) : fileAddress(files, width);
}

function fileAddress(
  { base, cut = "" }: PictureFiles,
  width: number,
  format: VariantFormat = "webp",
): string {
  return pictureAddress(`${base}-${width}${cut}.${format}`);
}
