import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { narrow, openSharedSite } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

describe("the language toggle", () => {
  test("keeps path, query and hash, both ways", async () => {
    await visit("/?from=mail#contact", {}, async ({ page }) => {
      await toggle(page, "EN");
      await page.waitForURL("**/en?from=mail#contact");
      await toggle(page, "KO");
      await page.waitForURL(`${site().url}/?from=mail#contact`);
    });
  });

  test("stores the choice: a Korean address then leads to its English twin", async () => {
    await visit("/projects/gallery", {}, async ({ page }) => {
      await toggle(page, "EN");
      await page.waitForURL("**/en/projects/gallery");
      await page.goto("/resources/calculator?flow=500");
      expect(new URL(page.url()).pathname).toBe("/en/resources/calculator");
      expect(new URL(page.url()).search).toBe("?flow=500");
    });
  });

  test("works in the narrow menu", async () => {
    await visit("/en", { viewport: narrow }, async ({ page }) => {
      await page.locator("details[data-menu=mobile] > summary").click();
      await page.locator("details[data-menu=mobile] a[data-language=ko]").click();
      await page.waitForURL(`${site().url}/`);
      expect(await page.locator("html").getAttribute("lang")).toBe("ko");
    });
  });

  test("keeps the query without script", async () => {
    const query = "?flow=500&hot=37&cold=32&wb=27";
    await visit(`/resources/calculator${query}`, { javaScriptEnabled: false }, async ({ page }) => {
      await toggle(page, "EN");
      await page.waitForURL(`${site().url}/en/resources/calculator${query}`);
    });
  });

  test("works without script, and stores the choice", async () => {
    await visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      await toggle(page, "EN");
      await page.waitForURL("**/en");
      await page.goto("/resources/calculator");
      expect(new URL(page.url()).pathname).toBe("/en/resources/calculator");
      await toggle(page, "KO");
      await page.waitForURL("**/resources/calculator");
      expect(await page.locator("html").getAttribute("lang")).toBe("ko");
      await page.goto("/");
      expect(new URL(page.url()).pathname).toBe("/");
    });
  });
});

describe("the language of an address", () => {
  test("is Korean for who comes without a preference, such as a crawler", async () => {
    const response = await fetch(site().url);
    expect(await response.text()).toMatch(/<html lang="ko"[ >]/);
  });

  test("ignores a stored preference that is no language of ours", async () => {
    const response = await fetch(site().url, { headers: { cookie: "lang=fr" }, redirect: "manual" });
    expect(response.status).toBe(200);
  });

  test("answers the twin with a redirect that no shared cache keeps", async () => {
    const response = await fetch(`${site().url}/projects/gallery?country=${encodeURIComponent("한국")}`, {
      headers: { cookie: "lang=en" },
      redirect: "manual",
    });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(
      `/en/projects/gallery?country=${encodeURIComponent("한국")}`,
    );
    expect(response.headers.get("cache-control")).toContain("no-store");
  });

  test.each([
    ["/en/home?x=1", "/en?x=1"],
    ["/EN?x=1", "/en?x=1"],
    ["/EN/company/intro", "/en/company/intro"],
    ["/En/Company/Intro/?From=Mail", "/en/company/intro?From=Mail"],
    ["/Resources/Calculator?flow=500", "/resources/calculator?flow=500"],
  ])("is one per page: %s moves for good, and once, to %s", async (asked, proper) => {
    const response = await fetch(site().url + asked, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(proper);
    const page = await fetch(site().url + proper, { redirect: "manual" });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-language")).toBe(proper.startsWith("/en") ? "en" : "ko");
  });
});

async function toggle(page: Page, mark: "KO" | "EN"): Promise<void> {
  await page.locator("header a[data-language]:visible", { hasText: mark }).click();
}
