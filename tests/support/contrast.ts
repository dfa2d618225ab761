/** 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** Returns the contrast of two colors, 1 to 21. WCAG 2.2, "contrast ratio". */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** Pictures have millions of pixels, but 256 levels. */
const levels = Array.from({ length: 256 }, (_, channel) => linear(channel));

function linearOf(channel: number): number {
  return levels[channel] ?? linear(channel);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
