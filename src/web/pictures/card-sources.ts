/** Widths in which the site keeps its own project illustrations, besides 1,600 px. */
export const cardWidths = [480, 800] as const;

/**
 * The smaller versions of one of the site's own illustrations, for `srcset`; `undefined` for any other picture.
 * @example cardSources("/images/projects/busan-hotel.webp", "avif") // "/images/project-cards/busan-hotel-480.avif 480w, …"
 */
export function cardSources(imageUrl: string, format: "avif" | "webp"): string | undefined {
  const key = imageUrl.match(/^\/images\/projects\/([\w-]+)\.webp$/)?.[1];
  if (key === undefined) return undefined;
  return cardWidths.map((width) => `/images/project-cards/${key}-${width}.${format} ${width}w`).join(", ");
}
