import { describe, expect, test } from "vitest";
import { pages } from "#content/site.ts";
import { worldMap } from "#content/world-map.ts";
import { pathIn } from "#domain/locale.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { hold } from "../support/held-requests.ts";
import { openSite } from "../support/visitor.ts";

const { site, visit } = openSite(() => ({ projects: galleryProjects }));

describe("the home page", () => {
  test.each([
    ["/", "{}개", "{}개국", "{}개 도시"],
    ["/en", "{}", "{}", "{}"],
  ])("%s shows how many projects, countries and cities there are", async (path, ...forms) => {
    const { totalProjects, countryStats, cityCount } = await site().services.projects.stats();
    const counts = [totalProjects, countryStats.length, cityCount];
    const figures = forms.map((form, index) => form.replace("{}", String(counts[index])));
    await visit(path, {}, async ({ page }) => {
      expect(await page.locator("#stats li .figures").allTextContents()).toEqual(figures);
    });
  });

  test.each([
    ["/", "한국", "/projects/gallery?country=한국"],
    ["/en", "Korea", "/en/projects/gallery?country=Korea"],
  ])("%s has a map pin for %s that leads to its projects", async (path, country, href) => {
    await visit(path, {}, async ({ page }) => {
      const pins = page.locator(".world-map a.pin:visible");
      expect(await pins.count()).toBe(8);
      const link = await pins.filter({ hasText: country }).first().getAttribute("href");
      expect(decodeURIComponent(link ?? "")).toBe(href);
    });
  });

  test("counts the projects of each country beside the map, and has a dot for each city", async () => {
    const { countryStats } = await site().services.projects.stats();
    await visit("/en", {}, async ({ page }) => {
      const india = countryStats.find(({ country }) => country === "인도")?.count ?? 0;
      expect(await page.locator("main li > a:not(.pin)", { hasText: /^India/ }).innerText()).toMatch(
        new RegExp(`^India\\s+${india}$`),
      );
      const cities = new Set(
        galleryProjects.filter(({ city }) => city).map(({ country, city }) => `${country} ${city}`),
      );
      const dots = (await page.locator(".world-map path").first().getAttribute("d"))?.match(/h0/g) ?? [];
      expect(dots.length).toBeGreaterThan(cities.size / 2);
      expect(dots.length).toBeLessThanOrEqual(cities.size);
    });
  });

  test.each([
    ["/", "ko"],
    ["/en", "en"],
  ] as const)("%s ends with the way to every page that has a name", async (path, locale) => {
    await visit(path, {}, async ({ page }) => {
      const links = await page
        .locator("footer a")
        .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
      for (const listed of Object.values(pages)) {
        if ("label" in listed)
          expect(links).toContainEqual([pathIn(locale, listed.path), listed.label[locale]]);
      }
      expect(links.map(([href]) => href)).toContain(`${path}#contact`);
    });
  });

  test("enlarges a map pin and tells about its country while the pointer is on it, and 100 ms longer", async () => {
    await visit("/en", {}, async ({ page }) => {
      const pin = page.locator(".world-map a.pin:visible", { hasText: "Poland" });
      const tip = page.locator(".world-map a.pin:visible + .pin-tip", { hasText: "Poland" });
      const delay = () => tip.evaluate((element) => getComputedStyle(element).transitionDelay);
      // The page may still scroll to its top after arrival, which moves the target from under the pointer.
      const hovered = async () => {
        await pin.hover();
        return delay();
      };
      await expect.poll(hovered).toMatch(/^0s/);
      await tip.waitFor({ state: "visible" });
      const text = tip.locator("div > span");
      expect(await text.isVisible()).toBe(true);
      const shown = worldMap.en.pins.find(({ name }) => name === "Poland");
      expect((await text.innerText()).split(/\n+/)).toEqual(["Poland", shown?.description]);
      await page.mouse.move(5, 5);
      expect(await delay()).toMatch(/^0\.1s/);
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

  test("leaves who has moved before its script came where they are", async () => {
    await visit("/robots.txt", {}, async ({ page }) => {
      const release = await hold(page, "**/assets/visitor-*.js");
      await page.goto("/en", { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 800);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
      release();
      await page.waitForLoadState("load");
      await page.waitForTimeout(700);
      expect(await page.evaluate(() => scrollY)).toBe(800);
    });
  });
});
