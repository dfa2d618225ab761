import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** The unminified source is more than twice as long, and each page parses it. */
const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** WCAG 2.2 at level AA, and axe's own best practices. */
export const wcag: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/**
 * Returns the violations that axe finds on a page, by rule and element.
 * @param options rules to run; by default all enabled ones
 * @param part selectors of the checked part; by default the whole page
 */
export async function accessibilityViolations(
  page: Page,
  options: axe.RunOptions = {},
  part?: readonly string[],
): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ context, run }) => {
      const { axe } = window as unknown as { axe: { run: typeof import("axe-core").run } };
      // A bar stuck to the window's edge covers only content that can be scrolled into view.
      const bar = document.querySelector<HTMLElement>("[data-action-bar]");
      if (bar) bar.style.position = "static";
      // Parts without layout outside the viewport would pass unchecked.
      const skipped = [...document.querySelectorAll(".drawn-in-view")];
      for (const one of skipped) one.classList.remove("drawn-in-view");
      const { violations } = await axe.run(context, run);
      if (bar) bar.style.position = "";
      for (const one of skipped) one.classList.add("drawn-in-view");
      return violations;
    },
    // Describing every passed element takes most of the time on a long page.
    {
      context: part ? { include: [...part] } : { include: ["html"] },
      run: { ...options, resultTypes: ["violations" as const], preload: false },
    },
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...(await structureFaults(page, part?.join(",") ?? "html")),
  ];
}

/** Structural errors that HTML checkers report and axe has no rule for, by rule and element. */
function structureFaults(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selectors) => {
    const rules: Record<string, (element: Element) => boolean> = {
      "live region in a heading": (element) => element.matches(":is(h1, h2, h3, h4, h5, h6) [role=status]"),
      "empty list": (element) => element.matches("ul:empty, ol:empty") && element.checkVisibility(),
      "section without a heading or a name": (element) =>
        element.matches("section:not([aria-label], [aria-labelledby])") &&
        element.querySelector("h1, h2, h3, h4, h5, h6") === null,
      "fieldset without a name": (element) =>
        element.matches("fieldset:not([aria-label], [aria-labelledby])") &&
        element.querySelector(":scope > legend") === null,
      "aria-controls of an element that is not there": (element) =>
        (element.getAttribute("aria-controls")?.split(" ") ?? []).some((id) => !document.getElementById(id)),
    };
    return [...document.querySelectorAll(selectors)]
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .flatMap((element) =>
        Object.entries(rules).flatMap(([rule, isBroken]) =>
          isBroken(element) ? [`${rule}: ${element.outerHTML.slice(0, 200)}`] : [],
        ),
      );
  }, part);
}
