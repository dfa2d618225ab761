import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

const query = "flow=500&hot=40&cold=32&wb=27";
/** Longest texts of all verdicts, and largest figures. */
const wordy = [
  "flow=600&hot=37&cold=32&wb=22",
  "flow=5000&hot=45&cold=40&wb=10",
  "flow=4321.5&hot=45&cold=25&wb=22.2",
];
const pages = [
  {
    path: "/resources/calculator/sheet",
    title: "냉각탑 용량 설계 시트",
    problem: "설계 시트를 만들 수 없습니다",
  },
  {
    path: "/en/resources/calculator/sheet",
    title: "Cooling tower design sheet",
    problem: "The design sheet could not be created",
  },
];

describe.each(pages)("the design sheet at $path", ({ path, title, problem }) => {
  test("shows inputs, results and curves, with script and without", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visit(`${path}?${query}`, { javaScriptEnabled }, async ({ page, pageErrors }) => {
        expect(await page.locator("h1").innerText()).toBe(title);
        const text = await page.locator(".sheet").innerText();
        for (const figure of ["500 m³/h", "865.6 CRT", "0.844", "1.118"]) expect(text).toContain(figure);
        expect(await page.getByRole("img").count()).toBeGreaterThanOrEqual(3);
        expect(pageErrors).toEqual([]);
      });
    }
  });

  test("is one page of A4 on paper, with nothing around it", async () => {
    // The longest lines of both languages, and the ordinary duty in one.
    for (const duty of path.startsWith("/en") ? wordy : [query, ...wordy]) {
      await visit(`${path}?${duty}`, {}, async ({ page }) => {
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
        expect(pdf.match(/\/Type \/Page\b/g), duty).toHaveLength(1);
        expect(pdf, duty).toMatch(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
        await page.emulateMedia({ media: "print" });
        expect(await page.locator("header, footer, .sheet-tools").evaluateAll(shown)).toEqual([]);
      });
    }
  });

  test("has place, water and year on a second page, on screen, on paper and in its address", async () => {
    const plan = "place=annex-7-seoul&margin=1.5&cycles=4&db=32&station=471080&control=on-off&kw=15";
    await visit(`${path}?${query}&${plan}`, { viewport: wide }, async ({ page, pageErrors }) => {
      const second = (await page.locator(".sheet").nth(1).innerText()).replaceAll(/\s+/g, " ");
      for (const figure of ["25.5 °C", "+1.5 °C", "kWh", "m³"]) expect(second).toContain(figure);
      expect(await page.locator("a[href^='/api/design-sheet.pdf']").getAttribute("href")).toContain(
        "station=471080",
      );
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(wide.width);
      expect(pageErrors).toEqual([]);
    });
    const bad = await fetch(`${site().url}${path}?${query}&cycles=99`);
    expect([bad.status, (await bad.text()).includes("cycles")]).toEqual([400, true]);
  });

  test("keeps each page whole on paper with towers, job and two systems of units", async () => {
    const all =
      "height=71&place=annex-7-busan&model=SCP-600&units=2&cycles=4&db=32&station=471590&kw=30&free=12&project=Plant&in=gpm-F-USNT-ft";
    await visit(`${path}?flow=716.60018&hot=38&cold=32&wb=26.2&${all}`, {}, async ({ page }) => {
      const text = (await page.locator(".sheet").allInnerTexts()).join("\n").replaceAll("\u00a0", " ");
      for (const figure of [
        "3,155.1 gpm (716.6 m³/h)",
        "79.2 °F (26.2 °C)",
        "gal (",
        "23.8 × 12.8 × 17.9 ft",
      ])
        expect(text).toContain(figure);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      // The duty, the towers, and site, water and year.
      expect([await page.locator(".sheet").count(), pdf.match(/\/Type \/Page\b/g)?.length]).toEqual([3, 3]);
    });
  });

  test("fits a phone without scrolling sideways", async () => {
    await visit(`${path}?${query}`, { viewport: narrow }, async ({ page }) => {
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(narrow.width);
    });
  });

  test("prints at a press, gives the file, and leads to the calculator and to the inquiry with the duty", async () => {
    await visit(`${path}?${query}`, {}, async ({ page }) => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await page.locator("[data-print]").click();
      expect(await page.locator("body[data-printed]").count()).toBe(1);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator('a[href^="/api/design-sheet.pdf"]').click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^design-sheet-500-40-32-27-(ko|en)\.pdf$/);
      expect(readFileSync(await download.path()).toString("latin1", 0, 5)).toBe("%PDF-");
      await follow(page, 'a[href*="#contact"]');
      expect(await page.locator("input[name=duty]").inputValue()).toBe(query);
    });
  });

  test("explains what is wrong with a broken or empty address, and leads back to the calculator", async () => {
    const bad = await fetch(`${site().url}${path}?flow=49&hot=36&cold=32&wb=27`);
    expect(bad.status).toBe(400);
    const html = await bad.text();
    expect(html).toContain(problem);
    expect(html).toContain(`href="${path.replace("/sheet", "")}?flow=49&amp;hot=36&amp;cold=32&amp;wb=27"`);
    expect(html).toContain("50");
    const high = await fetch(`${site().url}${path}?${query}&height=5000`);
    expect(high.status).toBe(400);
    expect(await high.text()).toMatch(/링크의 height 값|invalid values for height/);
    const empty = await fetch(site().url + path);
    expect([empty.status, (await empty.text()).includes(problem)]).toEqual([400, true]);
  });

  test("is for who has its address: no search engine lists it", async () => {
    const html = await (await fetch(`${site().url}${path}?${query}`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await fetch(`${site().url}/sitemap.xml`)).text()).not.toContain("/sheet");
  });
});

/** Those of the elements that have a size. */
function shown(elements: (HTMLElement | SVGElement)[]): string[] {
  return elements.filter((element) => element.getClientRects().length > 0).map((element) => element.tagName);
}

async function follow(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
  await page.waitForURL("**#contact");
}
