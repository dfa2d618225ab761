import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll } from "vitest";
import type { SiteSettings } from "./site.ts";
import { openSite } from "./visitor.ts";

export const username = "admin";
export const password = "배터리-말-스테이플";

type Act = (page: Page, complaints: string[]) => Promise<void>;

/** A site with an administrator, and a way to be signed in as one. */
export function openAdministratorsSite(settings?: () => Promise<SiteSettings> | SiteSettings) {
  const { site, visit } = openSite(settings);
  beforeAll(async () => {
    await site().services.accounts.createFirst({ username, password });
  });

  /** Signs in in a window of its own and lets `act` work there. */
  async function signedIn(act: Act, options: BrowserContextOptions = {}): Promise<void> {
    await visit("/sd_admin/login", options, async ({ page, complaints }) => {
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
      await page.locator("tbody tr").first().waitFor();
      await act(page, complaints);
    });
  }

  return { site, visit, signedIn };
}

export async function enterPassword(page: Page, entered: string): Promise<void> {
  await page.getByLabel("사용자명").fill(username);
  await page.locator("#password").fill(entered);
  await submitLogin(page);
}

export async function submitLogin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

/** Waits for a toast that says this. */
export async function toast(page: Page, title: string, description = ""): Promise<void> {
  await page.locator("li[data-state=open]", { hasText: title }).filter({ hasText: description }).waitFor();
}
