import { variantBase, variantWidths } from "#domain/projects/picture-variants.ts";
import { type PictureKey, pictures } from "./manifest.generated.ts";
import { filesOf } from "./Picture.tsx";
import type { PictureFiles } from "./picture-files.ts";

/** Pictures of products are 4:3; others are cut. */
const frame = { width: 1000, height: 750 };

/**
 * The picture of a product in all its files: one of the site's own, an upload, or any other as it is.
 * @example productPicture("/images/st-sf-1000.webp").base // "/images/st-sf"
 */
export function productPicture(imageUrl: string): PictureFiles {
  const key = /^\/images\/([\w-]+)-\d+\.webp$/.exec(imageUrl)?.[1];
  if (key !== undefined && isOurs(key)) return filesOf(key);
  const base = variantBase(imageUrl);
  const files = base === undefined ? { base: imageUrl, widths: [] } : { base, widths: variantWidths };
  return { ...files, ...frame, whole: imageUrl };
}

function isOurs(key: string): key is PictureKey {
  return Object.hasOwn(pictures, key);
}
