export interface Bounds {
  /** Maximum width and height, px. */
  maxSide: number;
  maxBytes: number;
}

/** Size in px, and encoding quality from 0 to 1. */
export interface Attempt {
  width: number;
  height: number;
  quality: number;
}

/** Quality is reduced first, but not below 0.7, where it becomes visible; after that the picture becomes smaller. */
const qualities = [0.86, 0.78, 0.7];
const scales = [1, 0.8, 0.6, 0.45, 0.3];

/** Returns encodings to try, best first: reduced quality, then reduced size. */
export function attempts(width: number, height: number, { maxSide }: Pick<Bounds, "maxSide">): Attempt[] {
  const fitting = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * fitting * scale));
  return scales.flatMap((scale) =>
    qualities.map((quality) => ({ width: scaled(width, scale), height: scaled(height, scale), quality })),
  );
}

/** Returns a valid upload name of a converted file. @example webpName("현장 사진-2.JPG") // "2.webp" */
export function webpName(name: string): string {
  const plain = name.replace(/\.[^.]*$/, "").replace(/[^A-Za-z0-9_-]+/g, "-");
  return `${plain.replace(/^-+|(?<!-)-+$/g, "").slice(0, 100) || "picture"}.webp`;
}

/** Photo format of some phones, which few browsers decode. */
export function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
