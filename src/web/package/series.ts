export function anchorOf(seriesId: string): string {
  return `series-${seriesId}`;
}
