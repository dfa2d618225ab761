/** Centre frequencies of the octave bands, Hz. */
export const octaveBands = [63, 125, 250, 500, 1_000, 2_000, 4_000, 8_000] as const;

/** A-weighting of each band, dB (IEC 61672-1, table 3). */
export const aWeighting = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1] as const;

/**
 * Total level of octave bands, dB(A).
 * @example totalOf([91, 90, 87, 81, 81, 76, 73, 66]) // 85.8
 */
export function totalOf(bands: readonly number[]): number {
  return levelSum(bands.map((level, index) => level + (aWeighting[index] ?? 0)));
}

/** Level of several sources together, dB. */
export function levelSum(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0));
}
