/**
 * The colours of the site, each once. The build makes the style sheet's from these (`--color-ink`, `text-ink`), so that pages,
 * charts, the design sheet, mails and `theme-color` agree. `npm test` measures their contrast where they are read.
 */
export const colors = {
  white: "#ffffff",
  black: "#000000",

  // The brand: words, its two blues, and the accent of the map.
  ink: "#0b1f33",
  navy: "#0f3566",
  action: "#0b5cab",
  actionDark: "#094a8a",
  actionSoft: "#e7f0fa",
  // The ground of buttons, also under the pointer, and the words on it.
  accent: "#0b5cab",
  accentDark: "#094a8a",
  onAccent: "#ffffff",
  sky: "#9fd4f5",
  pin: "#ff7a45",
  // Water and air of drawings; the warm one beside them is `pin`.
  water: "#6fc3f0",
  waterDark: "#2f9bd8",
  cold: "#0b5cab",

  // Words and lines on light ground, from the darkest to the lightest.
  slate: "#33475b",
  muted: "#56677a",
  quiet: "#66788a",
  field: "#8496a8",
  axis: "#8b9aa9",
  edgeDark: "#b9c5d1",
  edge: "#c9d3dc",
  line: "#dfe5eb",
  blank: "#dfe3e8",
  mistDark: "#e8eef4",
  mist: "#f4f6f8",
  sea: "#d5e1ec",
  paper: "#f9fafb",

  // Grounds that are dark, and words on them.
  night: "#081726",
  shade: "#071a2e",
  snow: "#eaf1f7",
  moonBright: "#d7e2ec",
  moon: "#c3d0dc",
  moonDim: "#a9b8c6",

  // Status colours.
  danger: "#b42318",
  dangerDark: "#912018",
  dangerLine: "#e4b4b0",
  dangerSoft: "#fdf1f0",
  success: "#12724a",
  successSoft: "#e2f3ea",
  notice: "#8a5a00",
  noticeLine: "#e5c98a",
  noticeSoft: "#fdf6e7",

  // Groups of tags: words, and their ground.
  blue: "#0b4f94",
  blueSoft: "#e7f0fa",
  teal: "#0b5d56",
  tealSoft: "#e2f3f1",
  violet: "#4a3aa0",
  violetSoft: "#edeafb",
  amber: "#874804",
  amberSoft: "#fcefe2",
  green: "#2c6216",
  greenSoft: "#e8f4e4",
  magenta: "#932355",
  magentaSoft: "#fbe8f0",
  grey: "#3b4b5c",
  greySoft: "#e8edf2",
} as const;

export type ColorName = keyof typeof colors;

/** All colours of a site: those above, or those that a company's own two make of them. */
export type Palette = Readonly<Record<ColorName, string>>;

/** @example colorProperty("actionDark") // "--color-action-dark" */
export function colorProperty(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The same as custom properties of CSS.
 * @example colorProperties().includes("--color-action-dark: #094a8a;")
 */
export function colorProperties(): string {
  return Object.entries(colors)
    .map(([name, color]) => `${colorProperty(name)}: ${color};`)
    .join("\n  ");
}
