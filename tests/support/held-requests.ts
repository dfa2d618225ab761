import type { Page } from "playwright-core";

/** Holds requests to an address, as on a stalled connection. @returns releases them and all later ones */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
