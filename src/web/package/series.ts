/** Anchor of a series on the page. */
export function anchorOf(seriesId: string): string {
  return `series-${seriesId}`;
}
