import type { Page } from "playwright-core";

export async function ready(page: Page): Promise<void> {
  await page.locator("[data-island=gallery][data-hydrated]").waitFor({ state: "attached" });
}

export function titles(page: Page): Promise<string[]> {
  return page.locator("main article h3").allTextContents();
}

/** Returns the text with the number of projects found. */
export function numberFound(page: Page): Promise<string | null> {
  return page.getByRole("status").first().textContent();
}
