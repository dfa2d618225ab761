import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { contact } from "#content/pages/contact.ts";
import { history } from "#content/pages/history.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();
const office = company.offices[1] ?? company.offices[0];
if (office === undefined) throw new Error("The company has no office.");
const { latitude, longitude } = office.location;

describe("the offices' maps", () => {
  test("reach the map service only when a visitor opens one, and then show that office", () =>
    visit("/en/company/contact", {}, async ({ page, pageErrors }) => {
      const asked: string[] = [];
      await page.route("https://www.openstreetmap.org/**", (route) => {
        if (route.request().isNavigationRequest()) asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>map</title>" });
      });
      await page.evaluate("scrollTo(0, document.body.scrollHeight)");
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await page.getByRole("link", { name: `Map of the ${office.name.en}. Show map` }).click();
      const frame = page.locator(`iframe[title="Map of the ${office.name.en}"]`);
      await frame.waitFor();
      await expect.poll(() => asked.length).toBe(1);
      expect(asked[0]).toContain(`marker=${latitude}%2C${longitude}`);
      expect(await page.locator("iframe").count()).toBe(1);
      expect(pageErrors).toEqual([]);
    }));

  test.each([
    ["/company/contact", office.name.ko, "지도 열기", "지도를 불러오지 못했습니다. 새 창에서 열기"],
    ["/en/company/contact", office.name.en, "Show map", "The map could not be loaded. Open it in a new tab"],
  ])(
    "that cannot be loaded give way to the button again, on %s, which is then a link",
    (path, office, show, failed) =>
      visit(path, { viewport: { width: 320, height: 700 } }, async ({ page }) => {
        await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
        const button = page.getByRole("link", { name: new RegExp(`${office}.*${show}`) });
        await button.click();
        const link = page.getByRole("link", { name: failed });
        await link.waitFor();
        expect(await page.locator("iframe").count()).toBe(0);
        expect(await link.isVisible()).toBe(true);
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
        const words = await link.getByText(failed).boundingBox();
        expect((words?.x ?? 0) + (words?.width ?? 320)).toBeLessThan(320);

        const asked = page.context().waitForEvent("request", (request) => request.url().includes("mlat="));
        await link.click();
        await asked;
      }),
  );

  test("are links to the map service without script", () =>
    visit("/company/contact", { javaScriptEnabled: false }, async ({ page }) => {
      const links = page.locator('a[href^="https://www.openstreetmap.org/?mlat="]');
      expect(await links.count()).toBe(company.offices.length);
      expect(await links.first().getAttribute("target")).toBe("_blank");
    }));
});

test.each([
  ["/company/contact", "ko"],
  ["/en/company/contact", "en"],
] as const)("%s gives directions by the maps of each country, and numbers to call", (path, locale) =>
  visit(path, {}, async ({ page }) => {
    const main = page.locator("main");
    const words = await main.innerText();
    for (const office of company.offices) {
      for (const map of office.directions) expect(words).toContain(contact[locale].map.services[map]);
      expect(await main.locator(`a[href="${office.phoneHref}"]`).count()).toBeGreaterThan(0);
      expect(words).toContain(office.hours.ko.weekday);
    }
  }),
);

describe("the history", () => {
  test.each([
    ["/company/history", company.figures.projects.ko],
    ["/en/company/history", company.figures.projects.en],
  ])("%s claims %s projects", (path, claim) =>
    visit(path, {}, async ({ page }) => {
      expect(await page.locator("dl dd").allInnerTexts()).toContain(claim);
    }),
  );

  test("shows a picture of each decade, which has loaded by the time it is reached", () =>
    visit("/en/company/history", {}, async ({ page }) => {
      const decades = page.locator("section[id^=decade-]");
      for (const decade of await decades.all()) {
        await decade.scrollIntoViewIfNeeded();
        const picture = decade.locator("img");
        expect(await picture.getAttribute("alt")).toMatch(/\w/);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    }));

  test("runs back from the newest year to the first in ordered lists", () =>
    visit("/company/history", {}, async ({ page }) => {
      const years = await page.locator("main ol time").allInnerTexts();
      expect(years).toEqual(history.ko.timeline.years.map(({ year }) => String(year)));
      expect(years).toEqual(years.toSorted().toReversed());
    }));
});

test.each([
  [
    "/privacy",
    /백업에는 파기한 개인정보가 .* 남아 있을\s수\s있습니다/,
    /백업으로 복구하면 이미 파기한 개인정보를 다시 파기합니다/,
  ],
  [
    "/en/privacy",
    /Backups .* may still hold deleted data/,
    /restore a backup, we delete the already deleted data again/,
  ],
])("the privacy policy at %s says that backups keep what was deleted for a while", (path, ...sentences) =>
  visit(path, {}, async ({ page }) => {
    const text = await page.locator("main").innerText();
    for (const sentence of sentences) expect(text).toMatch(sentence);
  }),
);

test("the privacy policy leads from its contents to each of its sections", () =>
  visit("/privacy", {}, async ({ page }) => {
    const links = page.locator("nav[aria-labelledby=contents] a");
    const last = (await links.count()) - 1;
    await links.nth(last).click();
    expect(new URL(page.url()).hash).toBe("#changes");
    expect(await page.locator("#changes h2").innerText()).toBe(`${last + 1}. 시행일과 변경`);
  }));
