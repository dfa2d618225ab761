import type { Page } from "playwright-core";

/** Opens sections of the design tool by heading; the year only if named, because it changes the URL. */
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
