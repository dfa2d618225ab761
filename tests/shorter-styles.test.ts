import { expect, test } from "vitest";
import {
  withoutFontFallbacks,
  withoutMixFallbacks,
  withoutUnreadProperties,
} from "../scripts/shorter-styles.ts";

test("a registered property that no rule reads leaves the style sheet, one that is read stays", () => {
  const css =
    "@layer properties{*{--tw-tracking:initial;--tw-blur:initial}}.a{--tw-tracking:.1em;letter-spacing:.1em}" +
    ".b{--tw-blur:blur(2px);filter:var(--tw-blur,)}.c{color:red;--tw-tracking:0}" +
    '@property --tw-tracking{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}';
  expect(withoutUnreadProperties(css)).toBe(
    "@layer properties{*{--tw-blur:initial}}.a{letter-spacing:.1em}" +
      '.b{--tw-blur:blur(2px);filter:var(--tw-blur,)}.c{color:red;}@property --tw-blur{syntax:"*";inherits:false}',
  );
});

test("a value before color-mix() leaves the style sheet where the mixed one follows for the same property", () => {
  const mixed = "color-mix(in oklab, var(--color-pin) 25%, transparent)";
  const supports = "@supports (color:color-mix(in lab, red, red))";
  expect(withoutMixFallbacks(`.a{fill:#fff3}${supports}{.a{fill:${mixed}}}.b{color:red}`)).toBe(
    `.a{fill:${mixed}}.b{color:red}`,
  );
  const others = `.a{fill:#fff3;margin:0}${supports}{.a{fill:${mixed}}}.b{color:red}${supports}{.c{color:${mixed}}}`;
  expect(withoutMixFallbacks(others)).toBe(others);
});

test("fallbacks of a default font leave the style sheet where the theme sets it", () => {
  const html = 'html{font-family:var(--default-font-family,system-ui, "Segoe UI")}';
  const theme = ":root{--default-font-family:var(--font-sans)}";
  expect(withoutFontFallbacks(theme + html)).toBe(`${theme}html{font-family:var(--default-font-family)}`);
  expect(withoutFontFallbacks(html)).toBe(html);
});
