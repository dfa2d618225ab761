import type { ColorName } from "#content/colors.ts";

/** Line styles that differ without color: accent, ink, dashes. Widths and dashes in user units. */
export const lineStyles = {
  accent: { color: "action", width: 2.5, dash: [] },
  ink: { color: "ink", width: 1.5, dash: [] },
  dashed: { color: "ink", width: 1.5, dash: [7, 4] },
  dotted: { color: "muted", width: 1.5, dash: [1.5, 3.5] },
} as const satisfies Record<string, { color: ColorName; width: number; dash: readonly number[] }>;
export type LineStyle = keyof typeof lineStyles;

/** Colors of text, hairlines and background. */
export const chartColors = {
  ink: "ink",
  accent: "action",
  muted: "muted",
  hairline: "line",
  axis: "axis",
  ground: "white",
} as const satisfies Record<string, ColorName>;

/** Symbolic name of a color; page, PDF and file each define its value. */
export type ChartColor = (typeof chartColors)[keyof typeof chartColors];
