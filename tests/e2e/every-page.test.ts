import { describe, expect, test } from "vitest";
import { history } from "#content/pages/history.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

const koreanPaths = [
  "/",
  "/projects/gallery",
  "/resources/calculator",
  "/inquiry",
  "/inquiry/sent",
  "/projects/1",
  "/projects/99999",
  "/no-such-page",
];
const paths = koreanPaths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

/** `pages.test.ts` covers the pages of the route table. */
const unlisted = paths.filter((path) => /\/inquiry|\d$|no-such-page/.test(path));
/** Layout in both widths and words in both languages, at half the visits of all combinations. */
const views = unlisted.map((path) => ({ path, viewport: path.startsWith("/en") ? narrow : wide }));
/** The home page in both languages, each other page in one of them. */
const onceEach = koreanPaths.flatMap((path, index) => {
  if (path === "/") return ["/", "/en"];
  return index % 2 === 0 ? [path] : [`/en${path}`];
});

describe("every page", () => {
  test.each(views)("$path is sound at $viewport.width px", async ({ path, viewport }) => {
    await visit(path, { viewport }, async ({ page, pageErrors }) => {
      const isNone = /\/(no-such-page|99999)$/.test(path);
      const expected = isNone ? [expect.stringContaining("404")] : [];
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      expect(pageErrors).toEqual(expected);
    });
  });

  test.each([...onceEach, "/resources/calculator/sheet", "/en/resources/calculator/sheet?flow=x"])(
    "%s gives the browser nothing to warn of, and breaks none of its own content security policy",
    async (path) => {
      await visit("/robots.txt", {}, async ({ page, pageErrors }) => {
        const warnings: string[] = [];
        page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
        await page.goto(path, { waitUntil: "networkidle" });
        expect(warnings).toEqual([]);
        expect(pageErrors.filter((line) => line.includes("Content Security Policy"))).toEqual([]);
      });
    },
  );

  test.each(onceEach)("%s can be read, and its links followed, without script", async (path) => {
    await visit(path, { javaScriptEnabled: false }, async ({ page }) => {
      expect((await page.locator("main h1, main h2").allTextContents()).join("")).not.toBe("");
      expect(await page.locator("main").innerText()).not.toBe("");
      await page.locator("header details summary").first().click();
      expect(await page.locator("header details[open] a").first().isVisible()).toBe(true);
    });
  });
});

describe("a path that is no page", () => {
  test.each([
    ["/no-such-page", "ko", "홈으로"],
    ["/en/no-such-page", "en", "Go to the home page"],
    ["/en/company/none/deep", "en", "Go to the home page"],
    ["/%EC%97%86%EC%9D%8C", "ko", "홈으로"],
    ["/projects/99999", "ko", "홈으로"],
    ["/en/projects/2147483648", "en", "Go to the home page"],
    ["/projects/99999999999999999999", "ko", "홈으로"],
    ["/en/projects/1e1", "en", "Go to the home page"],
    ["/projects/01", "ko", "홈으로"],
    ["/projects/-1", "ko", "홈으로"],
    ["/products/package/sf/catalog", "ko", "홈으로"],
    ["/en/products/package/sf/x.html", "en", "Go to the home page"],
    ["/products/package/hidden/catalog.pdf", "ko", "홈으로"],
    ["/en/projects/1%20or%201", "en", "Go to the home page"],
  ])("%s answers 404 in the language of its path", async (path, language, button) => {
    const response = await fetch(site().url + path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("404 Page Not Found");
    expect(html).toMatch(new RegExp(`<html lang="${language}"[ >]`));
    expect(html).toContain(button);
  });

  test("answers a broken address with 400 or 404, never 500", async () => {
    for (const path of ["/%", "/%ff", "//other.example/", "/en/%E0%A4%A", "/.%00"]) {
      const response = await fetch(site().url + path, { redirect: "manual" });
      expect(response.status, path).toBeGreaterThanOrEqual(300);
      expect(response.status, path).toBeLessThan(500);
      expect(response.headers.get("location") ?? "", path).not.toContain("//other");
    }
  });
});

describe("menus", () => {
  test("open on hover and close with Escape", async () => {
    await visit("/en", {}, async ({ page }) => {
      await page.getByText("Products", { exact: true }).first().hover();
      const link = page.locator("header").getByRole("link", { name: "Water treatment", exact: true }).first();
      await link.waitFor({ state: "visible" });
      await link.focus();
      await page.keyboard.press("Escape");
      await link.waitFor({ state: "hidden" });
    });
  });

  test("close when the pointer leaves, also when their title was clicked", async () => {
    await visit("/en", {}, async ({ page }) => {
      const title = page.getByText("Products", { exact: true }).first();
      const link = page.locator("header").getByRole("link", { name: "Water treatment", exact: true }).first();
      await title.hover();
      await link.waitFor({ state: "visible" });
      await title.click();
      await link.hover();
      expect(await link.isVisible()).toBe(true);
      await page.mouse.move(300, 700);
      await link.waitFor({ state: "hidden" });
    });
  });

  test("stay open for who came by keyboard, wherever the pointer goes", async () => {
    await visit("/en", {}, async ({ page }) => {
      const link = page.locator("header").getByRole("link", { name: "Water treatment", exact: true }).first();
      await page.locator("header summary", { hasText: "Products" }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await link.hover();
      await page.mouse.move(300, 700);
      await page.waitForTimeout(500);
      expect(await link.isVisible()).toBe(true);
    });
  });

  test("of a narrow screen close when a link is chosen", async () => {
    await visit("/en", { viewport: narrow }, async ({ page }) => {
      await page.locator("details[data-menu=mobile] > summary").click();
      const link = page.locator("details[data-menu=mobile] a", { hasText: "Capacity calculator" });
      await link.click();
      await page.waitForURL("**/en/resources/calculator");
      expect(await page.locator("details[data-menu=mobile]").getAttribute("open")).toBeNull();
    });
  });
});

/** Middle decade of the company's history, with entries above and below. */
const { years } = history.ko.timeline;
const decade = Math.floor((years[Math.floor(years.length / 2)]?.year ?? 0) / 10) * 10;

describe("the entry of a page", () => {
  test.each([
    ["/company/history", `decade-${decade}`],
    ["/en/company/history", `decade-${decade}`],
    ["/resources/calculator/method", "sources"],
    ["/products/package", "bac"],
    ["/products/industrial", "modular"],
  ])("%s keeps the hash #%s, which names a part of it, and goes there", async (path, anchor) => {
    await visit(`${path}#${anchor}`, {}, async ({ page }) => {
      await page.waitForTimeout(400);
      expect(new URL(page.url()).hash).toBe(`#${anchor}`);
      const top = await page.locator(`#${anchor}`).evaluate((part) => part.getBoundingClientRect().top);
      expect(Math.abs(top)).toBeLessThan(200);
      expect(await page.evaluate("scrollY")).toBeGreaterThan(200);
    });
  });

  test("goes to a part that the browser makes once that is there", async () => {
    await visit("/resources/calculator?flow=390&hot=37&cold=32&wb=27#share", {}, async ({ page }) => {
      await page.waitForFunction(() => {
        const top = document.getElementById("share")?.getBoundingClientRect().top ?? Number.NaN;
        return Math.abs(top) < innerHeight;
      });
      expect(new URL(page.url()).hash).toBe("#share");
    });
  });

  test.each(["#filters", "#none", "#%E0%A4%A"])("of the gallery is at its top, without %s", async (hash) => {
    await visit(`/projects/gallery${hash}`, {}, async ({ page }) => {
      await page.waitForFunction(() => location.hash === "");
      await page.waitForTimeout(300);
      expect(await page.evaluate("scrollY")).toBe(0);
    });
  });

  test("drops a hash that names no part of the page, and starts at the top", async () => {
    await visit("/resources/calculator#somewhere", {}, async ({ page }) => {
      await page.waitForFunction(() => location.hash === "");
      expect(await page.evaluate("scrollY")).toBe(0);
    });
  });
});
