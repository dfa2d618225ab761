import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { articleNames } from "#content/knowledge/articles.ts";
import { paths } from "#content/paths.ts";
import { type Locale, locales, pathIn } from "#domain/locale.ts";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { site, visit } = openSharedSite();

const pages = articleNames.flatMap((name) => locales.map((locale) => pathIn(locale, paths[name])));

describe.each(pages)("%s", (path) => {
  test("leads from every number in the text to a source, and names each source in the text", () =>
    visit(path, { viewport: wide }, async ({ page }) => {
      const named = await page
        .locator("main sup a")
        .evaluateAll((all) => all.map((one) => [one.getAttribute("href"), one.textContent]));
      const listed = await page
        .locator("#references li")
        .evaluateAll((all) => all.map(({ id }, index) => [`#${id}`, String(index + 1)]));
      expect(listed.length).toBeGreaterThan(0);
      expect(new Set(named.map(String))).toEqual(new Set(listed.map(String)));
      // No mark of a source is shown as it is written.
      expect(await page.locator("main").innerText()).not.toMatch(/\[[a-z-]+\]/);
    }));

  test("fits a phone, and draws no word too small to read where drawings begin to stand side by side", () =>
    visit(path, { viewport: narrow }, async ({ page }) => {
      const beside = await page
        .locator("main :is(table, figure, td, th, p, li)")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
      expect(beside).toBe(0);
      for (const width of [320, 640, 768, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        expect(await oddWords(page), `${width} px`).toEqual([]);
      }
    }));
});

test.each(locales)("the data for search engines has the questions that the page shows, in %s", (locale) =>
  visit(pathIn(locale, paths.faq), { viewport: wide }, async ({ page }) => {
    const faq = (await dataOf(page)).find((thing) => thing["@type"] === "FAQPage");
    const asked = faq?.mainEntity ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const { name, acceptedAnswer } of asked) {
      const section = page.locator("main section", { has: page.getByRole("heading", { name }) });
      const shown = await section.locator("p:has-text('.')").evaluateAll((all) =>
        all.map((paragraph) => {
          for (const number of paragraph.querySelectorAll("sup")) number.remove();
          return paragraph.textContent;
        }),
      );
      expect(shown.join("\n")).toContain(acceptedAnswer.text);
    }
  }),
);

test.each(locales)("every article is reached from pages that its readers come by, in %s", async (locale) => {
  const leading = [
    ...(["home", "industrial", "package", "waterTreatment"] as const).map((name) => paths[name]),
    `${paths.package}/sf`,
    "/projects/1",
  ];
  const reached = new Set<string>();
  for (const path of leading) {
    const html = await (await fetch(site().url + pathIn(locale, path))).text();
    const [, main = ""] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? [];
    for (const [, href = ""] of main.matchAll(/href="([^"]+)"/g)) reached.add(href);
  }
  const unreached = articleNames
    .map((name) => pathIn(locale, paths[name]))
    .filter((path) => !reached.has(path));
  expect(unreached).toEqual([]);
});

test("an engineer comes from a series to the comparison of the kinds, and from there to a source", () =>
  visit("/en/products/package/sf", { viewport: wide }, async ({ page }) => {
    await page.getByRole("link", { name: "Choosing open, closed or hybrid" }).click();
    await page.getByRole("table", { name: "Open, closed and hybrid cooling towers compared" }).waitFor();
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await trail.getByRole("link", { name: "Knowledge" }).getAttribute("href")).toBe("/en/resources");
    await page.locator("main sup a").first().click();
    expect(await page.locator("#references li:target").count()).toBe(1);
  }));

test.each([
  ["ko", "/resources/glossary#approach", "어프로치", "Approach"],
  ["en", "/en/resources/glossary#approach", "Approach", "어프로치"],
] as [Locale, string, string, string][])(
  "in %s a term has an address of its own, and its name in the other language",
  (_, path, name, other) =>
    visit(path, { viewport: wide }, async ({ page }) => {
      const term = page.locator("dl > div:target dt");
      expect(await term.locator("a").textContent()).toBe(name);
      expect(await term.locator("[lang]").textContent()).toBe(other);
    }),
);

interface Thing {
  "@type": string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

async function dataOf(page: Page): Promise<Thing[]> {
  const [text = "{}"] = await page.locator("script[type='application/ld+json']").allTextContents();
  return JSON.parse(text)["@graph"];
}

/** Texts of drawings that are smaller than 11 px, or leave their drawing. */
function oddWords(page: Page): Promise<string[]> {
  return page.locator("main figure text").evaluateAll((all) =>
    all.flatMap((text) => {
      const drawing = (text as SVGTextElement).ownerSVGElement;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (drawing?.getScreenCTM()?.a ?? 0);
      const [word, ground] = [text.getBoundingClientRect(), drawing?.getBoundingClientRect()];
      const isInside = ground && word.left >= ground.left - 1 && word.right <= ground.right + 1;
      return size >= 11 && isInside ? [] : [`${text.textContent}: ${size.toFixed(1)} px`];
    }),
  );
}
