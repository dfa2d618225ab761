import { isPictureKey } from "#content/picture-key.ts";
import { variantBase, variantWidths } from "#domain/files/picture-variants.ts";
import type { PictureFiles } from "./picture-files.ts";
import { filesOf } from "./picture-view.ts";

/** Pictures of products are 4:3; others are cropped. */
const frame = { width: 1000, height: 750 };

/**
 * All files of a product's picture: one of the site's, an upload, or any other address unchanged.
 * @example productPicture("/images/st-sf-1000.webp").base // "/images/st-sf"
 */
export function productPicture(imageUrl: string): PictureFiles {
  const key = /^\/images\/([\w-]+)-\d+\.webp$/.exec(imageUrl)?.[1];
  if (key !== undefined && isPictureKey(key)) return filesOf(key);
  const base = variantBase(imageUrl);
  const files = base === undefined ? { base: imageUrl, widths: [] } : { base, widths: variantWidths };
  return { ...files, ...frame, whole: imageUrl };
}
