import type { colors } from "#content/colors.ts";

/** A colour by the name that the site has for it. */
export type PaperColor = Extract<keyof typeof colors, "ink" | "navy" | "action" | "muted" | "line">;

/** Type style; a part inherits the properties that it leaves out. */
export interface TextStyle {
  /** Points. */
  size: number;
  /** Height of a line, of the size. */
  leading: number;
  weight: "regular" | "bold";
  color: PaperColor;
  align: "left" | "right";
}

/** Style of a part. Measures in points. */
export interface PartStyle extends Partial<TextStyle> {
  /** Its parts stand beside each other, by shares of the width or as wide as they are; without it, below each other. */
  columns?: readonly (number | "auto")[];
  /** Parts beside each other end at the same height instead of beginning there. */
  alignsBottom?: true;
  /** Its parts follow each other in one line of words. */
  isLine?: true;
  /** Room between rows and between columns of parts. */
  gap?: readonly [number, number];
  /** Room within its edges. */
  above?: number;
  below?: number;
  /** At the left. */
  before?: number;
  /** Thickness and colour of the line at an edge. */
  ruleAbove?: readonly [number, PaperColor];
  ruleBelow?: readonly [number, PaperColor];
}

const cell = { above: 1.3, below: 1.3 } as const;

/** Styles of the sheet's parts: `paper-rules.ts` makes the page's style sheet of them, and the PDF draws by them. */
export const partStyles = {
  body: { gap: [12.5, 0] },
  head: {
    columns: [1, "auto"],
    gap: [0, 20],
    alignsBottom: true,
    below: 7,
    ruleBelow: [1.4, "navy"],
    color: "muted",
  },
  company: { size: 10.5, leading: 1.3, weight: "bold", color: "navy" },
  sender: { columns: ["auto", 1], gap: [0, 7], alignsBottom: true },
  line: { isLine: true },
  muted: { color: "muted" },
  answer: { columns: [1, "auto"], gap: [4, 24], alignsBottom: true },
  title: { size: 17, leading: 1.3, weight: "bold", below: 2.5 },
  answers: { columns: ["auto", "auto"], gap: [4, 24], align: "right" },
  "first-answer": { size: 17, leading: 1.25, weight: "bold", color: "action" },
  "next-answer": { size: 17, leading: 1.25, weight: "bold" },
  towers: { size: 9.5, weight: "bold", above: 3, below: 3, ruleBelow: [0.7, "ink"] },
  tables: { columns: [1, 1, 1.25], gap: [14, 20] },
  "table-title": { size: 9, leading: 1.5, weight: "bold", below: 2, ruleBelow: [0.7, "ink"] },
  row: { ruleBelow: [0.5, "line"] },
  label: { ...cell, weight: "regular", color: "muted" },
  figure: { ...cell, before: 8.5, weight: "bold", align: "right" },
  "beside-figure": { ...cell, before: 8.5, weight: "regular", color: "muted", align: "right" },
  worded: { ...cell, before: 8.5, weight: "bold", align: "right" },
  tower: { columns: [1.5, 1], gap: [14, 20] },
  thirds: { columns: [1, 1, 1], gap: [14, 20] },
  stack: { gap: [12.5, 0] },
  charts: { columns: [1, 1], gap: [9, 20] },
  uneven: { columns: [1, 1.5], gap: [9, 20] },
  wide: { gap: [0, 0] },
  caption: { size: 9, leading: 1.5, weight: "bold" },
  why: { gap: [8, 0] },
  text: { gap: [2, 0] },
  notes: { columns: [1, 1, 1], gap: [8, 20], above: 8, ruleAbove: [0.7, "ink"] },
  foot: { size: 7.5, color: "muted", above: 5, ruleAbove: [0.5, "line"] },
  link: { color: "action" },
} as const satisfies Record<string, PartStyle>;
export type PartStyleName = keyof typeof partStyles;

/** Default type style of the paper. */
export const defaultTextStyle: TextStyle = {
  size: 8.25,
  leading: 1.45,
  weight: "regular",
  color: "ink",
  align: "left",
};
