import { colors } from "#content/colors.ts";

/** How lines differ without colour: one accent, ink beside it, and dashes. Widths and dashes in user units. */
export const lineLooks = {
  accent: { color: colors.action, width: 2.5, dash: [] },
  ink: { color: colors.ink, width: 1.5, dash: [] },
  dashed: { color: colors.ink, width: 1.5, dash: [7, 4] },
  dotted: { color: colors.muted, width: 1.5, dash: [1.5, 3.5] },
} as const satisfies Record<string, { color: string; width: number; dash: readonly number[] }>;
export type LineLook = keyof typeof lineLooks;

/** What is not a line: words, hairlines, ground. */
export const chartColors = {
  ink: colors.ink,
  accent: colors.action,
  muted: colors.muted,
  hairline: colors.line,
  axis: colors.axis,
  ground: colors.white,
} as const;
