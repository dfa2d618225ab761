/**
 * Removes registered custom properties that no rule reads, with their values: Tailwind registers whole families for a
 * single utility, and sets `--tw-font-weight` and `--tw-tracking` for utilities that the site does not use.
 */
export function withoutUnreadProperties(css: string): string {
  const registered = [...css.matchAll(/@property (--tw-[\w-]+)/g)].map(([, name = ""]) => name);
  return registered
    .filter((name) => !new RegExp(`var\\(${name}[,)]`).test(css))
    .reduce(
      (left, name) =>
        left
          .replace(new RegExp(`@property ${name}\\s*\\{[^}]*\\}\\s*`, "g"), "")
          .replace(new RegExp(`(?<=[{;]\\s*)${name}:[^;}]*(;|(?=\\s*\\}))`, "g"), ""),
      css,
    );
}

/**
 * Removes the values that Tailwind writes before `color-mix()` for browsers without it: those cannot run the scripts of the
 * site (ES2023) either.
 */
export function withoutMixFallbacks(css: string): string {
  const pair =
    /(?<=^|[{}])(\s*)([^{}@;]+)\{([^{}]*)\}\s*@supports \(color:\s*color-mix\([^)]*\)\)\s*\{\s*([^{}]+)\{([^{}]*)\}\s*\}/g;
  return css.replace(
    pair,
    (whole, space: string, selector: string, values: string, mixedSelector: string, mixed: string) =>
      selector.trim() === mixedSelector.trim() && propertyOf(values) === propertyOf(mixed)
        ? `${space}${selector}{${mixed}}`
        : whole,
  );
}

/** Removes fallbacks of Tailwind's default fonts, which the theme always sets. */
export function withoutFontFallbacks(css: string): string {
  return css.replace(/var\((--default-(?:mono-)?font-family),[^()]*\)/g, (whole, name: string) =>
    css.includes(`${name}:`) ? `var(${name})` : whole,
  );
}

/** The one property that declarations set, with any prefixed spelling of it; undefined where they set several. */
function propertyOf(declarations: string): string | undefined {
  const names = new Set(
    declarations
      .split(";")
      .map(
        (line) =>
          line
            .split(":")[0]
            ?.trim()
            .replace(/^-webkit-/, "") ?? "",
      )
      .filter(Boolean),
  );
  return names.size === 1 ? [...names][0] : undefined;
}
