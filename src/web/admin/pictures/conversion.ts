/** Limits of a picture that is sent. */
export interface Bounds {
  /** Longest width and height, px. */
  maxSide: number;
  /** Bytes. */
  most: number;
}

/** A size in px, and how well it is encoded, from 0 to 1. */
export interface Attempt {
  width: number;
  height: number;
  quality: number;
}

/** Lower ones show; a smaller picture shows less. */
const qualities = [0.86, 0.78, 0.7];
const scales = [1, 0.8, 0.6, 0.45, 0.3];

/** Encodings of a picture, best first, until it is small enough: first in lower quality, then smaller. */
export function attempts(width: number, height: number, { maxSide }: Pick<Bounds, "maxSide">): Attempt[] {
  const fitting = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * fitting * scale));
  return scales.flatMap((scale) =>
    qualities.map((quality) => ({ width: scaled(width, scale), height: scaled(height, scale), quality })),
  );
}

/**
 * Name of a converted file, by the rules for uploads.
 * @example webpName("현장 사진-2.JPG") // "2.webp"
 */
export function webpName(name: string): string {
  const plain = name.replace(/\.[^.]*$/, "").replace(/[^A-Za-z0-9_-]+/g, "-");
  return `${plain.replace(/^-+|-+$/g, "").slice(0, 100) || "picture"}.webp`;
}

/** Photographs of some phones, which few browsers open. */
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
