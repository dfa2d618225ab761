import { pictureAddress } from "#content/brand/program-pictures.ts";
import type { VariantFormat } from "#domain/files/picture-variants.ts";

/** Files of a picture: `<base>-<width>.avif` and `<base>-<width>.webp` for each width. */
export interface PictureFiles {
  base: string;
  /**
   * Ascending, px; empty for a picture with a single file. A width larger than the picture's contains the
   * original width.
   */
  widths: readonly number[];
  /** Aspect ratio of the reserved box, px. */
  width: number;
  height: number;
  /** Suffix after the width in the file names of a crop. */
  cut?: string;
  /** File for clients that do not support `srcset`; by default the WebP of the largest width. */
  whole?: string;
}

/** `srcset` of a format; `undefined` if it has no files. */
export function sourceSet(files: PictureFiles, format: VariantFormat): string | undefined {
  if (files.widths.length === 0) return undefined;
  return files.widths
    .map((width) => `${fileAddress(files, width, format)} ${Math.min(width, files.width)}w`)
    .join(", ");
}

/** File for clients that do not support `srcset`. */
export function wholeFile(files: PictureFiles): string {
  const { widths, width, whole } = files;
  return whole === undefined ? fileAddress(files, widths.at(-1) ?? width) : pictureAddress(whole);
}

/** File for a fixed width: the smallest that is wide enough, else the widest. */
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
