import { filesPath, isFileName } from "#domain/files/stored-file.ts";

/** Logo with its size, px; only the aspect ratio is used. */
export interface Logo {
  /** Name of the stored file. */
  file: string;
  /** Address of the logo. */
  url: string;
  width: number;
  height: number;
}

/** From this proportion on a logo is taken for the company's name in letters, and stands without it. */
const wordmark = 2;

/**
 * A logo as the content keeps it.
 * @example formatLogo({ name: "3f….svg", width: 480, height: 120 }) // "3f….svg 480x120"
 */
export function formatLogo({ name, width, height }: { name: string; width: number; height: number }): string {
  return `${name} ${width}x${height}`;
}

/** @returns `undefined` without a logo, or for a malformed address */
export function logoOf(written: string): Logo | undefined {
  const [, file = "", width, height] =
    /^(\S+\.(?:svg|png)) ([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(written) ?? [];
  if (!isFileName(file)) return undefined;
  return { file, url: `${filesPath}/${file}`, width: Number(width), height: Number(height) };
}

/** Returns true when the company's name has to stand beside the logo. */
export function isWithoutName({ width, height }: Logo): boolean {
  return width / height < wordmark;
}
