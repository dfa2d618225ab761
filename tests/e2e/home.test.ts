import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { site, visit } = openSite();

describe("the hero carousel", () => {
  test("goes to the next slide after five seconds, and wraps around after the last", async () => {
    await visit("/", {}, async ({ page }) => {
      await slideShown(page, 1);
      await page.getByRole("button", { name: "3번 슬라이드로 이동" }).click();
      await slideShown(page, 2);
      await page.evaluate("document.activeElement.blur()");
      await slideShown(page, 0);
    });
  });

  test("follows its arrows both ways round", async () => {
    await visit("/en", {}, async ({ page }) => {
      await page.getByRole("button", { name: "Previous slide" }).click();
      await slideShown(page, 2);
      await page.getByRole("button", { name: "Next slide" }).click();
      await slideShown(page, 0);
    });
  });

  test("stands still for visitors who asked for less motion", async () => {
    await visit("/", { reducedMotion: "reduce" }, async ({ page }) => {
      await page.waitForTimeout(6_000);
      expect(await page.evaluate(positionOfTrack)).toBe(0);
    });
  });

  test("stands still while a control is focused from the keyboard", async () => {
    await visit("/", {}, async ({ page }) => {
      await page.locator("[data-next]").focus();
      await page.keyboard.press("Shift+Tab");
      await page.waitForTimeout(6_000);
      expect(await page.evaluate(positionOfTrack)).toBe(0);
    });
  });

  test("can be paused", async () => {
    await visit("/en", {}, async ({ page }) => {
      await page.getByRole("button", { name: "Pause automatic slides" }).click();
      await page.evaluate("document.activeElement.blur()");
      await page.waitForTimeout(6_000);
      expect(await page.evaluate(positionOfTrack)).toBe(0);
    });
  });

  test("keeps slides that are out of sight out of the tab order", async () => {
    await visit("/", {}, async ({ page }) => {
      expect(await page.locator("[data-track] > [inert]").count()).toBe(2);
    });
  });
});

describe("the home page", () => {
  test.each([
    ["/", "54개", "8개국", "49개 도시"],
    ["/en", "54", "8", "49"],
  ])("%s shows how many projects, countries and cities there are", async (path, ...figures) => {
    await visit(path, {}, async ({ page }) => {
      expect(await page.locator("dl dd.figures").allTextContents()).toEqual(figures);
    });
  });

  test.each([
    ["/", "한국", "/projects/gallery?country=한국"],
    ["/en", "South Korea", "/en/projects/gallery?country=South Korea"],
  ])("%s has a map pin for %s that leads to its projects", async (path, country, href) => {
    await visit(path, {}, async ({ page }) => {
      const pins = page.locator(".world-map a.pin");
      expect(await pins.count()).toBe(8);
      const link = await pins.filter({ hasText: country }).first().getAttribute("href");
      expect(decodeURIComponent(link ?? "")).toBe(href);
    });
  });

  test("enlarges a map pin and tells about its country while the pointer is on it, and 100 ms longer", async () => {
    await visit("/en", {}, async ({ page }) => {
      const pin = page.locator(".world-map a.pin", { hasText: "Poland" });
      const tip = pin.locator(".pin-tip");
      await pin.hover();
      await tip.waitFor({ state: "visible" });
      expect(await tip.innerText()).toMatch(/Poland\s+\S+/);
      expect(await tip.evaluate((element) => getComputedStyle(element).transitionDelay)).toMatch(/^0s/);
      await page.mouse.move(5, 5);
      expect(await tip.evaluate((element) => getComputedStyle(element).transitionDelay)).toMatch(/^0\.1s/);
      await tip.waitFor({ state: "hidden" });
    });
  });

  test("shows the three latest projects, newest first", async () => {
    const [newest] = await site().services.projects.latest(1);
    await visit("/", {}, async ({ page }) => {
      const titles = await page.locator("#latest-projects article h3").allTextContents();
      expect(titles).toHaveLength(3);
      expect(titles[0]).toBe(newest?.title);
    });
  });

  test.each([
    ["/?s=울산", "/projects/gallery?s=울산"],
    ["/en?s=Ulsan", "/en/projects/gallery?s=Ulsan"],
  ])("%s opens the gallery with that search", async (path, expected) => {
    await visit(path, {}, async ({ page }) => {
      const { pathname, search } = new URL(page.url());
      expect(decodeURIComponent(pathname + search)).toBe(expected);
      expect(await page.locator("input[name=s]").inputValue()).toMatch(/울산|Ulsan/);
      const titles = await page.locator("article h3").allTextContents();
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.length).toBeLessThan(20);
    });
  });

  test("scrolls to the hash of its address", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      await page.waitForFunction(
        () => (document.getElementById("contact")?.getBoundingClientRect().top ?? 999) < 200,
      );
      expect(new URL(page.url()).hash).toBe("#contact");
    });
  });

  test.each([wide, narrow])("returns to its top by the logo ($width px)", async (viewport) => {
    await visit("/", { viewport }, async ({ page }) => {
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => scrollY > 0);
      await page.locator("a[data-logo]").evaluate((logo: HTMLElement) => logo.click());
      await page.waitForFunction(() => scrollY === 0);
    });
  });
});

/** Which slide the track stands at. */
function positionOfTrack(): number {
  return Math.round((document.querySelector("[data-track]")?.scrollLeft ?? 0) / innerWidth);
}

async function slideShown(page: Page, index: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Math.round((document.querySelector("[data-track]")?.scrollLeft ?? 0) / innerWidth) === wanted,
    index,
  );
}
