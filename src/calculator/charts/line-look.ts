/** How lines differ without colour: one accent, ink beside it, and dashes. Widths and dashes in user units. */
export const lineLooks = {
  accent: { color: "#0b5cab", width: 2.5, dash: [] },
  ink: { color: "#0b1f33", width: 1.5, dash: [] },
  dashed: { color: "#0b1f33", width: 1.5, dash: [7, 4] },
  dotted: { color: "#56677a", width: 1.5, dash: [1.5, 3.5] },
} as const satisfies Record<string, { color: string; width: number; dash: readonly number[] }>;
export type LineLook = keyof typeof lineLooks;

/** What is not a line: words, hairlines, ground. */
export const chartColors = {
  ink: "#0b1f33",
  accent: "#0b5cab",
  muted: "#56677a",
  hairline: "#dfe5eb",
  axis: "#8b9aa9",
  ground: "#ffffff",
} as const;
