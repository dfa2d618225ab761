import { afterAll, beforeAll, expect, test } from "vitest";
import { openWindow, type ReusedWindow } from "../support/reused-window.ts";
import { openSharedSite, sharedBrowser, wide } from "../support/visitor.ts";

const { site } = openSharedSite();
let window: ReusedWindow;
beforeAll(async () => {
  window = await openWindow(await sharedBrowser(), { viewport: wide, baseURL: site().url });
});
afterAll(() => window.close());

test("a window is used again after an ordinary visit, and has nothing of it", async () => {
  const { page } = window;
  await window.open("/en/company/intro", [{ name: "session", value: "1", url: site().url }]);
  await page.evaluate("localStorage.setItem('typed', '1')");
  await page.getByRole("link", { name: "History", exact: true }).first().dispatchEvent("click");
  await page.waitForURL("**/en/company/history");
  expect(await window.clear()).toBe(true);
  await window.open("/en/company/intro", []);
  expect(await page.evaluate("[document.cookie, localStorage.length]")).toEqual(["", 0]);
});

test("a window is not used again after a change that stays", async () => {
  await window.open("/en/company/intro", []);
  await window.page.emulateMedia({ reducedMotion: "reduce" });
  expect(await window.clear()).toBe(false);
});
