import { focusOf, focusStep, type OwnPicture } from "./own-picture.ts";
import { type PictureVariant, type VariantFormat, variantFormats } from "./picture-variants.ts";
import { fileHashDigits, filesPath } from "./stored-file.ts";

/** Widths of the served variants of a page's picture, px: from the editor's lists to openings on wide screens. */
export const fileWidths = [160, 480, 800, 1200, 1920] as const;

/** Sides of the squares that are cut out of it for narrow screens, px. */
export const squareSides = [480, 800, 1080] as const;

const variant = new RegExp(
  `^([0-9a-f]{${fileHashDigits}})-([1-9]\\d{1,3})(?:-square-(0|[1-9]\\d{0,2}))?\\.(avif|webp)$`,
);

/**
 * Prefix of the addresses of the variants of a picture.
 * @example fileVariantBase({ file: "<hash>.webp" }) // "/files/<hash>", as in "/files/<hash>-480.avif"
 */
export function fileVariantBase({ file }: Pick<OwnPicture, "file">): string {
  return `${filesPath}/${file.replace(/\.webp$/, "")}`;
}

/**
 * Suffix behind the width in the names of the squares around the focus of a picture: its position along the
 * side that is cut.
 * @example squareCut(picture) // "-square-35", as in "/files/<hash>-480-square-35.avif"
 */
export function squareCut(picture: Pick<OwnPicture, "width" | "height" | "focus">): string {
  const { x, y } = focusOf(picture);
  return `-square-${picture.width > picture.height ? x : y}`;
}

/** The variant of a file name: "unknown-size" in a size that is not on the list, `undefined` for no variant. */
export function fileVariantNamed(name: string): PictureVariant | "unknown-size" | undefined {
  const [, hash, digits, place, extension] = variant.exec(name) ?? [];
  const format: VariantFormat | undefined = variantFormats.find((known) => known === extension);
  if (hash === undefined || format === undefined) return undefined;
  const sizes: readonly number[] = place === undefined ? fileWidths : squareSides;
  const width = sizes.find((offered) => offered === Number(digits));
  if (width === undefined) return "unknown-size";
  const picture = `${hash}.webp`;
  if (place === undefined) return { picture, width, format };
  const squareAt = Number(place);
  return squareAt > 100 || squareAt % focusStep !== 0 ? "unknown-size" : { picture, width, format, squareAt };
}
