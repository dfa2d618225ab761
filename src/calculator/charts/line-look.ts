import type { ColorName } from "#content/colors.ts";

/**
 * Line styles that differ without colour: one accent, ink beside it, and dashes. Widths and dashes in user
 * units.
 */
export const lineLooks = {
  accent: { color: "action", width: 2.5, dash: [] },
  ink: { color: "ink", width: 1.5, dash: [] },
  dashed: { color: "ink", width: 1.5, dash: [7, 4] },
  dotted: { color: "muted", width: 1.5, dash: [1.5, 3.5] },
} as const satisfies Record<string, { color: ColorName; width: number; dash: readonly number[] }>;
export type LineLook = keyof typeof lineLooks;

/** Colours of words, hairlines and ground. */
export const chartColors = {
  ink: "ink",
  accent: "action",
  muted: "muted",
  hairline: "line",
  axis: "axis",
  ground: "white",
} as const satisfies Record<string, ColorName>;

/** A colour by the name that the site has for it: page, PDF and file each know which one that is. */
export type ChartColor = (typeof chartColors)[keyof typeof chartColors];
