import type { Locator, Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { accessibilityViolations, wcag } from "./accessibility.ts";
import type { SiteSettings } from "./site.ts";
import { type FileOptions, openSite, type Visit, type WindowOptions } from "./visitor.ts";

export const username = "admin";
export const password = "배터리-말-스테이플";

type Act = (page: Page, pageErrors: string[]) => Promise<void>;

/** Opens a site with an administrator, and functions that open windows with a session. */
export function openAdministratorsSite(
  settings?: () => Promise<SiteSettings> | SiteSettings,
  options?: FileOptions,
) {
  const { site, visit } = openSite(settings, options);
  beforeAll(async () => {
    const { accounts, siteSettings } = site().services;
    await accounts.createFirst({ username, password });
    // The first steps have their own journey; elsewhere a login must lead to the daily work.
    await siteSettings.change({ isStartPutAway: true });
  });

  /** Returns the cookie of a new session. @param accountId 1 is the first account of an empty database */
  async function beginSession(accountId = 1) {
    const device = { address: "127.0.0.*", device: "Chrome · Linux" };
    return sessionCookie(site().url, await site().services.sessions.begin(accountId, device));
  }

  const signedInAt: Visit = async (path, options, act) =>
    visit(path, { ...options, cookies: [await beginSession()] }, act);

  /** Opens the list of projects, where most tests begin. */
  function signedIn(act: Act, options: WindowOptions = {}): Promise<void> {
    return signedInAt("/sd_admin/projects", options, async ({ page, pageErrors }) => {
      await page.locator("tbody tr").first().waitFor();
      await act(page, pageErrors);
    });
  }

  return { site, visit, beginSession, signedIn, signedInAt };
}

/** Returns a session cookie for the browser. @param value token of the session */
export function sessionCookie(url: string, value: string) {
  const domain = new URL(url).hostname;
  const lasting = { path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
  return { name: sessionCookieName(false), value, domain, ...lasting };
}

export async function enterPassword(page: Page, entered: string): Promise<void> {
  await page.getByLabel("사용자명").fill(username);
  await page.locator("#password").fill(entered);
  await submitLogin(page);
}

export async function submitLogin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

export async function toast(page: Page, title: string, description = ""): Promise<void> {
  await page.locator("li[data-state=open]", { hasText: title }).filter({ hasText: description }).waitFor();
}

/** Waits until an element has the focus. */
export async function focus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
}

/** Publishes the draft. Waits for the dialog to close, because a toast may be left from an earlier publication. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
  await page.getByRole("button", { name: "게시하기" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await toast(page, "게시했습니다.");
}

/** Returns the violations that axe finds, and elements that overflow the window. */
export async function faults(page: Page): Promise<string[]> {
  const found = await accessibilityViolations(page, wcag);
  const surplus = Number(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
  return surplus > 0 ? [...found, `${surplus} px too wide`] : found;
}
