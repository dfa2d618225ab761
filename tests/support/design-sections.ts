import type { Page } from "playwright-core";

/**
 * Opens closed sections of the design tool by their headings. The year is opened only if named: it adds itself to the
 * URL.
 */
export async function openSections(page: Page, ...names: readonly string[]): Promise<void> {
  const lines = page.locator(".design-section > details:not([open]) > summary");
  await lines.first().waitFor({ state: "attached" });
  await page.locator(".design-section").evaluateAll((sections, wanted) => {
    for (const { id, firstElementChild: details } of sections) {
      const isWanted = wanted.length > 0 ? wanted.includes(id.replace("design-", "")) : id !== "design-year";
      if (isWanted && details instanceof HTMLDetailsElement && !details.open)
        details.querySelector("summary")?.click();
    }
  }, names);
}
