import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ColorName, colors } from "../colors.ts";
import { company } from "../company.ts";
import { colorOf, contrast, luminance, oklchOf } from "./oklch.ts";
import { type BrandColors, brandRules, hasEnoughContrast, paletteOf, readable } from "./palette.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

/** Any two colours that may be published. */
const anyBrand: fc.Arbitrary<BrandColors> = fc
  .record({ action: anyColor, dark: anyColor })
  .map(({ action, dark }) => ({ action, dark: readable("dark", dark) }));

/** Words and the grounds that they stand on, as pages have them. */
const pairs: readonly (readonly [words: ColorName, ground: ColorName])[] = [
  ...(["white", "mist", "paper", "actionSoft"] as const).flatMap((ground) =>
    (["ink", "navy", "action", "actionDark"] as const).map((words) => [words, ground] as const),
  ),
  ...(["white", "mist", "paper"] as const).flatMap((ground) =>
    (["slate", "muted"] as const).map((words) => [words, ground] as const),
  ),
  ...(["white", "moon", "moonBright", "snow"] as const).flatMap((words) =>
    (["navy", "ink", "night", "shade"] as const).map((ground) => [words, ground] as const),
  ),
  ["sky", "ink"],
  ["sky", "night"],
  ["moonDim", "ink"],
  ["moonDim", "night"],
  ["white", "action"],
  ["white", "actionDark"],
  ["onAccent", "accent"],
  ["onAccent", "accentDark"],
];

describe("the colours of a company", () => {
  test("are the shipped ones until it has its own", () => {
    expect(paletteOf(company.brand)).toEqual(colors);
    expect(brandRules(company.brand)).toBe(":root{}\n");
  });

  test("stand in the palette as they were chosen", () => {
    const palette = paletteOf({ action: "#8a1c4a", dark: "#1d3b2a" });
    expect([palette.accent, palette.action, palette.navy]).toEqual(["#8a1c4a", "#8a1c4a", "#1d3b2a"]);
    expect(palette.danger).toBe(colors.danger);
  });

  test("stand on buttons as they were chosen, with dark words where white ones could not be read", () => {
    const { accent, onAccent, action } = paletteOf({ ...company.brand, action: "#f28c28" });
    expect([accent, onAccent]).toEqual(["#f28c28", colors.ink]);
    expect(Math.abs(oklchOf(action).hue - oklchOf(accent).hue)).toBeLessThan(0.15);
    expect(oklchOf(action).lightness).toBeLessThan(oklchOf(accent).lightness);
    expect(paletteOf({ ...company.brand, action: "#007daa" }).onAccent).toBe(colors.white);
  });

  test("leave words readable on every ground, whatever they are", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = paletteOf(brand);
        const lowContrastMarks = pairs.filter(
          ([words, ground]) => contrast(palette[words], palette[ground]) < 4.5,
        );
        expect(lowContrastMarks).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("give cold water of drawings the company's hue, unless it is near that of hot water", () => {
    const green = paletteOf({ ...company.brand, action: "#1b6b3a" });
    for (const name of ["water", "waterDark", "cold"] as const) {
      expect(Math.abs(oklchOf(green[name]).hue - oklchOf(green.accent).hue)).toBeLessThan(0.15);
      expect(luminance(green[name])).toBeCloseTo(luminance(name === "cold" ? green.action : colors[name]), 1);
    }
    for (const action of ["#b42318", "#f28c28", "#8a1c4a"]) {
      const { water, waterDark, cold } = paletteOf({ ...company.brand, action });
      expect({ water, waterDark, cold }).toEqual({
        water: colors.water,
        waterDark: colors.waterDark,
        cold: colors.cold,
      });
    }
  });

  test("keep how light every other tone is", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const palette = paletteOf(brand);
        for (const name of ["ink", "night", "muted", "line", "mist", "moon"] as const)
          expect(Math.abs(luminance(palette[name]) - luminance(colors[name]))).toBeLessThan(0.012);
      }),
      { numRuns: 100 },
    );
  });

  test("tell a button from one under the pointer", () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { accent, accentDark, action, actionDark } = paletteOf(brand);
        expect(Math.abs(oklchOf(accent).lightness - oklchOf(accentDark).lightness)).toBeGreaterThan(0.04);
        expect(Math.abs(oklchOf(action).lightness - oklchOf(actionDark).lightness)).toBeGreaterThan(0.04);
      }),
    );
  });

  test("give a style sheet of what differs alone", () => {
    const rules = brandRules({ ...company.brand, action: "#8a1c4a" });
    expect(rules).toMatch(/^:root\{--color-action:#8a1c4a;--color-action-dark:#[0-9a-f]{6};[^}]*\}\n$/);
    expect(rules).not.toContain("navy");
  });
});

describe("a colour that cannot be read", () => {
  test("is known, and made just as dark as it has to be", () => {
    expect(hasEnoughContrast("action", "#ff7a00")).toBe(false);
    const darker = readable("action", "#ff7a00");
    expect(hasEnoughContrast("action", darker)).toBe(true);
    expect(Math.abs(oklchOf(darker).hue - oklchOf("#ff7a00").hue)).toBeLessThan(0.15);
    expect(readable("action", "#0b5cab")).toBe("#0b5cab");
  });
});

test("a colour is the same after it was taken apart", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(colorOf(oklchOf(color))).toBe(color);
    }),
  );
});
