import { expect, test } from "vitest";
import { colors } from "#content/colors.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import { tagStyle, tagStyles } from "./tag-style.ts";

/** WCAG 2.2, success criterion 1.4.3 (AA), for text of ordinary size. */
const minContrast = 4.5;

test.each(Object.entries(tagStyles))("tags of group %s have AA contrast, soft and solid", (_group, style) => {
  const [background, text] = coloursIn(style.soft);
  const [filled] = coloursIn(style.filled);
  expect(contrast(background, text)).toBeGreaterThanOrEqual(minContrast);
  expect(contrast(filled, "#ffffff")).toBeGreaterThanOrEqual(minContrast);
});

test("no two groups have the same classes", () => {
  expect(new Set(Object.values(tagStyles).map(({ soft }) => soft)).size).toBe(7);
});

test("every feature tag has the classes of a group, an unknown tag neutral ones", () => {
  const looks = Object.values(tagStyles);
  for (const tag of featureTags) expect(looks).toContain(tagStyle(tag));
  expect(looks).not.toContain(tagStyle("내진형"));
});

function coloursIn(classes: string): string[] {
  return [...classes.matchAll(/(?:bg|text)-([a-z-]+)/g)].map(([, name = ""]) => {
    const color = Object.entries(colors).find(([key]) => key.toLowerCase() === name.replaceAll("-", ""));
    if (!color) throw new Error(`There is no colour "${name}".`);
    return color[1];
  });
}

function contrast(a: string | undefined, b: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(a ?? ""), luminance(b ?? "")].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
