export const ink = {
  words: "var(--color-ink)",
  muted: "var(--color-muted)",
  line: "var(--color-edge)",
  axis: "var(--color-axis)",
  ground: "var(--color-white)",
  /** Background colour of a drawing. */
  field: "var(--color-mist)",
  air: "var(--color-field)",
  water: "var(--color-water-dark)",
  fluid: "var(--color-navy)",
  action: "var(--color-action)",
} as const;
