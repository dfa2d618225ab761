import { type ColorName, colorProperty, colors, type Palette } from "../colors.ts";
import { type Brand, company } from "../company.ts";
import { colorOf, contrast, luminance, oklchOf } from "./oklch.ts";

/** A company's own two colours. */
export type BrandColors = Pick<Brand, "action" | "dark">;
export type BrandColor = keyof BrandColors;

/** Tones that take the hue of the dark colour: words, lines and grounds, from the darkest to the lightest. */
const darkTones = [
  ...["ink", "night", "shade", "slate", "muted", "quiet", "field", "axis", "edgeDark", "edge", "line"],
  ...["blank", "mistDark", "mist", "sea", "paper", "snow", "moonBright", "moon", "moonDim"],
] as readonly ColorName[];

/** The darkest ground that is light, and the dimmest words that are: what the two colours have to stand out from. */
const opposites: Record<BrandColor, string> = { action: colors.mist, dark: colors.moon };

/** Words on the ground of buttons: the first of these that can be read there. One of white and black always can. */
const wordsOnAccent = [colors.white, colors.ink, colors.black] as const;

/** WCAG 2.2, success criterion 1.4.3: contrast of words and their ground. */
export const minContrast = 4.5;

/**
 * The site's colours with the company's two in place of the shipped ones. Every other tone keeps its luminance, so that all
 * contrasts stay what they are with the shipped colours, and takes hue and colourfulness of its new family.
 */
export function paletteOf({ action, dark }: BrandColors): Palette {
  return {
    ...colors,
    ...(dark === company.brand.dark ? {} : { ...tonesLike(darkTones, colors.navy, dark), navy: dark }),
    ...(action === company.brand.action ? {} : actionTones(action)),
  };
}

/** The colours as rules of a style sheet: those that differ from the shipped ones. */
export function brandRules(brand: BrandColors): string {
  const own = Object.entries(paletteOf(brand)).filter(([name, color]) => color !== colors[name as ColorName]);
  return `:root{${own.map(([name, color]) => `${colorProperty(name)}:${color}`).join(";")}}\n`;
}

/** The words of buttons of a colour. */
export function wordsOn(accent: string): string {
  return wordsOnAccent.find((words) => contrast(words, accent) >= minContrast) ?? colors.black;
}

/** Contrast of a colour with the words, or the grounds, next to it, 1 to 21. */
export function contrastOf(role: BrandColor, color: string): number {
  return contrast(color, opposites[role]);
}

export function hasEnoughContrast(role: BrandColor, color: string): boolean {
  return contrastOf(role, color) >= minContrast;
}

/** The same colour, as much darker as it has to be. */
export function readable(role: BrandColor, color: string): string {
  const seen = oklchOf(color);
  let found = color;
  for (let { lightness } = seen; !hasEnoughContrast(role, found) && lightness > 0; lightness -= 0.005)
    found = colorOf({ ...seen, lightness });
  return found;
}

/** A colour as style sheets and the editor write it: `#rrggbb`. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** Buttons have the colour as it was chosen; links and small words have it as dark as they need it. */
function actionTones(accent: string): Partial<Palette> {
  const action = readable("action", accent);
  const seen = oklchOf(action);
  const shipped = oklchOf(colors.action).lightness - oklchOf(colors.actionDark).lightness;
  // A button shows that the pointer is over it: darker, or lighter where it is nearly black.
  const step = seen.lightness < 0.3 ? -0.12 : shipped;
  return {
    ...tonesLike(["sky"], colors.action, accent),
    ...waterTones(action),
    action,
    actionDark: colorOf({ ...seen, lightness: seen.lightness - step }),
    actionSoft: softOf(action),
    accent,
    accentDark: pointedAt(accent),
    onAccent: wordsOn(accent),
  };
}

/** From which difference of hue on cold water is told from hot water, which has the colour `pin`, radians. */
const minHueFromHot = Math.PI / 3;

/** Water of drawings has the company's colour, unless that could be taken for the colour of hot water. */
function waterTones(action: string): Partial<Palette> {
  const turn = oklchOf(action).hue - oklchOf(colors.pin).hue;
  if (Math.cos(turn) > Math.cos(minHueFromHot)) return {};
  return { ...tonesLike(["water", "waterDark"], colors.action, action), cold: action };
}

/** The ground of a button under the pointer: away from its words, or towards them where there is no tone beyond. */
function pointedAt(accent: string): string {
  const seen = oklchOf(accent);
  const shipped = oklchOf(colors.accent).lightness - oklchOf(colors.accentDark).lightness;
  const hasWhite = wordsOn(accent) === colors.white;
  const isAtTheEnd = hasWhite ? seen.lightness < 0.3 : seen.lightness > 0.9;
  const away = hasWhite ? -1 : 1;
  const step = isAtTheEnd ? -away * (hasWhite ? 0.12 : shipped) : away * shipped;
  return colorOf({ ...seen, lightness: seen.lightness + step });
}

/** A ground for words of the colour, as light as they need it. */
function softOf(action: string): string {
  const minLuminance = minContrast * (luminance(action) + 0.05) - 0.05;
  return toneLike(
    colors.actionSoft,
    colors.action,
    action,
    Math.max(luminance(colors.actionSoft), minLuminance),
  );
}

function tonesLike(names: readonly ColorName[], shipped: string, own: string): Partial<Palette> {
  return Object.fromEntries(names.map((name) => [name, toneLike(colors[name], shipped, own)]));
}

/** Minimum luminance of a light tone. The contrast of light tones with dark ones must not decrease. */
const light = 0.3;

/** A tone of the family of `own` that stands to it as `tone` does to `shipped`, at the luminance of `tone`. */
function toneLike(tone: string, shipped: string, own: string, aim = luminance(tone)): string {
  const { chroma } = oklchOf(tone);
  const share = Math.min(oklchOf(own).chroma / oklchOf(shipped).chroma, 1.25);
  const { hue } = oklchOf(own);
  const at = (lightness: number) => colorOf({ lightness, chroma: chroma * share, hue });
  let [below, above] = [0, 1];
  for (let step = 0; step < 14; step += 1) {
    const middle = (below + above) / 2;
    if (luminance(at(middle)) < aim) below = middle;
    else above = middle;
  }
  return at(aim < light ? below : above);
}
