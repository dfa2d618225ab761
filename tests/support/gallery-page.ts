import type { Page } from "playwright-core";

/** Waits until the gallery's script has taken over. */
export async function ready(page: Page): Promise<void> {
  await page.locator("[data-island=gallery][data-hydrated]").waitFor({ state: "attached" });
}

/** Titles of the shown cards. */
export function titles(page: Page): Promise<string[]> {
  return page.locator("main article h3").allTextContents();
}

/** Text of the number of projects found, of which the cards are the first. */
export function numberFound(page: Page): Promise<string | null> {
  return page.getByRole("status").first().textContent();
}
