import type { Page } from "playwright-core";

/**
 * Keeps what a page asks for at an address from going out, as on a line that hangs.
 * @returns lets it go, and all that comes after it
 */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
