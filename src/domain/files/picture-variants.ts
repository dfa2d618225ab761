/** Widths of the served variants of a picture of a project or a product, besides its own, px: for lists, and for cards on all screens. */
export const variantWidths = [160, 480, 800, 1200] as const;
export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** A smaller version of an uploaded picture. */
export interface PictureVariant {
  /** File name of the picture itself. */
  picture: string;
  /** One of those that are offered, px. A picture that is narrower keeps its own width. */
  width: number;
  format: VariantFormat;
  /** Position of a square along the longer side, percent. */
  squareAt?: number;
}

/** Uploaded pictures bear the hash of their content, in hexadecimal digits: 128 bits. */
export const hashDigits = 32;
const uploaded = new RegExp(`^(/projects/[0-9a-f]{${hashDigits}})\\.webp$`);
const variant = new RegExp(`^([0-9a-f]{${hashDigits}})-([1-9]\\d{1,3})\\.(avif|webp)$`);

/**
 * Prefix of the addresses of an uploaded picture's variants; `undefined` for any other picture.
 * @example variantBase("/projects/<hash>.webp") // "/projects/<hash>", as in "/projects/<hash>-480.avif"
 */
export function variantBase(imageUrl: string): string | undefined {
  return uploaded.exec(imageUrl)?.[1];
}

/** The variant of a file name: "unknown-size" in a width that is not on the list, `undefined` for no variant. */
export function variantNamed(name: string): PictureVariant | "unknown-size" | undefined {
  const [, hash, digits, extension] = variant.exec(name) ?? [];
  const format = variantFormats.find((known) => known === extension);
  if (hash === undefined || format === undefined) return undefined;
  const width = variantWidths.find((offered) => offered === Number(digits));
  return width === undefined ? "unknown-size" : { picture: `${hash}.webp`, width, format };
}
