/** The widths offered, px; a picture's own width stands in for those it cannot fill. */
const offered = [480, 800, 1200, 1920];
const widest = 1920;

/** A width that is so near to the widest is not offered beside it. */
const near = 0.95;

/**
 * The widths in which a picture is served, px, each once.
 * @param width of the picture itself
 * @example pictureWidths(1600) // [480, 800, 1200, 1600]
 */
export function pictureWidths(width: number): number[] {
  const own = Math.min(width, widest);
  return [...offered.filter((one) => one < own * near), own];
}
