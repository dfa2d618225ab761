import type { Page } from "playwright-core";

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const island = document.querySelector<HTMLElement>("[data-island=gallery]");
    // The script listens for the first interaction.
    island?.dispatchEvent(new Event("pointerover"));
    return island?.dataset.hydrated !== undefined;
  });
}

export function titles(page: Page): Promise<string[]> {
  return page.locator("main article h3").allTextContents();
}

/** Returns the text with the number of projects found. */
export function numberFound(page: Page): Promise<string | null> {
  return page.getByRole("status").first().textContent();
}
