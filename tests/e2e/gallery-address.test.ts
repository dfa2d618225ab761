import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cardsPerStep } from "#web/gallery/data/list-parts.ts";
import { numberFound, ready, titles } from "../support/gallery-page.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { site, visit } = openSite(() => ({ projects: galleryProjects }));
const paths = { ko: "/projects/gallery", en: "/en/projects/gallery" };

const searched = "s=HXV";
const chosen = galleryProjects.filter(
  ({ country, coolingTowerType, tags }) =>
    country === "한국" && coolingTowerType === "bac" && tags.includes("저소음"),
).length;
/** The same parameters in both languages. */
const asChosen = { countries: "korea", type: "bac", tags: "low-noise" };

/** Chooses a country, a type and a tag by clicks. */
async function choose(page: Page): Promise<void> {
  await ready(page);
  await page.locator("select[name=country]").selectOption("korea");
  await page.locator("select[name=type]").selectOption("bac");
  await page.locator("[data-tag-toggle]").click();
  await page.getByLabel(/^(저소음|Low Noise)$/).check();
  await isChosen(page);
}

async function isChosen(page: Page): Promise<void> {
  await expect.poll(() => page.locator("select[name=country]").inputValue()).toBe("korea");
  await expect.poll(() => page.locator("select[name=type]").inputValue()).toBe("bac");
  await expect.poll(() => page.locator("main article").count()).toBe(chosen);
  await expect.poll(() => asked(page)).toEqual(asChosen);
}

describe("the filters", () => {
  test("stay through a reload, where the visitor was", () =>
    visit(paths.ko, {}, async ({ page, pageErrors }) => {
      await choose(page);
      await page.evaluate("scrollTo(0, 300)");
      await page.reload();
      await ready(page);
      await isChosen(page);
      await page.waitForTimeout(900);
      expect(await page.evaluate("scrollY")).toBe(300);
      expect(pageErrors).toEqual([]);
    }));

  test.each(Object.values(paths))("of %s stay in the other language, and there lead to the results", (path) =>
    visit(path, {}, async ({ page }) => {
      await choose(page);
      await page.evaluate("scrollTo(0, 0)");
      await page.locator("header a[data-language]:visible").click();
      await page.waitForURL((url) => url.pathname === (path === paths.ko ? paths.en : paths.ko));
      await isChosen(page);
      await atFilters(page);
    }),
  );

  test("stay on the way back", () =>
    visit(paths.en, {}, async ({ page }) => {
      await choose(page);
      await page.goto("/company/intro");
      await page.goBack();
      await ready(page);
      await isChosen(page);
    }));

  test("go with a link that is sent, also to who has no script", async () => {
    let link = "";
    await visit(paths.en, {}, async ({ page }) => {
      await choose(page);
      link = page.url();
    });
    await visit(link, { javaScriptEnabled: false }, async ({ page }) => isChosen(page));
  });

  test("leave nothing in the address when they are reset, and keep what is not theirs", () =>
    visit(`${paths.ko}?utm_source=mail`, {}, async ({ page }) => {
      await ready(page);
      await page.locator("select[name=type]").selectOption("bac");
      await expect.poll(() => asked(page)).toEqual({ utm_source: "mail", type: "bac" });
      await page
        .getByRole("button", { name: /초기화|Reset/ })
        .first()
        .click();
      await expect.poll(() => asked(page)).toEqual({ utm_source: "mail" });
    }));
});

test("a search follows into the address when typing rests, as one entry of the history", () =>
  visit(paths.ko, {}, async ({ page }) => {
    await ready(page);
    const before = await page.evaluate("history.length");
    await page.getByRole("searchbox").pressSequentially("울산 공장");
    await expect.poll(() => asked(page)).toEqual({ s: "울산 공장" });
    expect(await page.evaluate("history.length")).toBe(before);
  }));

test("the list is narrowed by capacity and sorted by size, in the address and without script", async () => {
  const tons = (project: (typeof galleryProjects)[number]) => Number.parseInt(project.capacity ?? "", 10);
  const fitting = galleryProjects
    .filter((project) => tons(project) >= 300 && tons(project) <= 1000)
    .toSorted((a, b) => tons(b) - tons(a));
  const largest = fitting.slice(0, cardsPerStep).map(({ en }) => en?.title);
  let link = "";
  await visit(paths.en, { viewport: narrow }, async ({ page }) => {
    await ready(page);
    await page.getByLabel("Capacity", { exact: true }).selectOption("300-1000");
    await page.getByLabel("Sort by").selectOption("size");
    await expect.poll(() => titles(page)).toEqual(largest);
    await expect.poll(() => numberFound(page)).toBe(`${fitting.length} projects`);
    await expect.poll(() => asked(page)).toEqual({ crt: "300-1000", sort: "size" });
    link = page.url();
  });
  await visit(link, { javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.getByLabel("Sort by").inputValue()).toBe("size");
    expect(await titles(page)).toEqual(largest);
    expect(await numberFound(page)).toBe(`${fitting.length} projects`);
  });
});

test("Back undoes one choice at a time, and keeps the text that was typed before it", () =>
  visit(paths.en, {}, async ({ page }) => {
    await ready(page);
    await page.locator("select[name=country]").selectOption("korea");
    await page.locator("select[name=type]").selectOption("bac");
    await page.getByRole("searchbox").fill("HXV");
    await page.locator("[data-tag-toggle]").click();
    await page.getByLabel("Low Noise").check();
    await expect.poll(() => asked(page)).toEqual({ ...asChosen, s: "HXV" });

    await page.goBack();
    await expect.poll(() => asked(page)).toEqual({ countries: "korea", type: "bac", s: "HXV" });
    expect(await page.getByLabel("Low Noise").isChecked()).toBe(false);
    expect(await page.getByRole("searchbox").inputValue()).toBe("HXV");
    await page.goBack();
    await expect.poll(() => page.locator("select[name=type]").inputValue()).toBe("all");
    expect(await page.locator("select[name=country]").inputValue()).toBe("korea");
    await page.goBack();
    await expect.poll(() => page.locator("select[name=country]").inputValue()).toBe("all");
    await expect.poll(() => numberFound(page)).toBe(`${galleryProjects.length} projects`);
    expect(await page.locator("main article").count()).toBe(cardsPerStep);
    await page.goForward();
    await expect.poll(() => page.locator("select[name=country]").inputValue()).toBe("korea");
  }));

test("a search that is left at once by a link is there on the way back", () =>
  visit(paths.ko, {}, async ({ page }) => {
    await ready(page);
    await page.getByRole("searchbox").fill("HXV");
    await page
      .locator("header a[href='/products/industrial']")
      .first()
      .evaluate((link: HTMLElement) => {
        (document.activeElement as HTMLElement).blur();
        link.click();
      });
    await page.waitForURL("**/products/industrial");
    await page.goBack();
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("HXV");
    expect(asked(page)).toEqual({ s: "HXV" });
  }));

test("an address with the stored Korean words still works, in both languages", () =>
  visit(`${paths.en}?countries=한국&type=bac&tags=저소음`, { javaScriptEnabled: false }, async ({ page }) => {
    expect(await page.locator("main article").count()).toBe(chosen);
    expect(await page.locator("select[name=country]").inputValue()).toBe("korea");
  }));

describe("an address with a filter", () => {
  const addresses = [searched, "tags=개방형", "type=bac", "countries=india", "page=2"];
  test.each(
    addresses.map((query, index) =>
      index % 2 === 0
        ? { address: `${paths.ko}?${query}`, viewport: wide }
        : { address: `${paths.en}?${query}`, viewport: narrow },
    ),
  )("$address leads to the results, at $viewport.width px", ({ address, viewport }) =>
    visit(address, { viewport }, async ({ page }) => {
      await ready(page);
      await atFilters(page);
    }),
  );

  test("leaves who has begun to move where they are", () =>
    visit("/company/nowhere", {}, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.goto(`${paths.ko}?${searched}`);
      await page.clock.runFor(100);
      await ready(page);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(0);
      await page.clock.runFor(900);
      await page.waitForTimeout(500);
      expect(await topOf(page, "#filters")).toBeGreaterThan(400);
    }));
});

describe("an address beyond the list's end", () => {
  const last = Math.ceil(galleryProjects.length / cardsPerStep);

  test.each([
    [paths.ko, `${last + 1}쪽은 없습니다.`, "마지막 쪽으로 이동", true],
    [paths.en, `There is no page ${last + 1}.`, "Go to the last page", true],
    [paths.ko, `${last + 1}쪽은 없습니다.`, "마지막 쪽으로 이동", false],
  ])("%s says so, and leads to the last page", (path, words, link, javaScriptEnabled) =>
    visit(`${path}?page=${last + 1}`, { javaScriptEnabled }, async ({ page }) => {
      if (javaScriptEnabled) await ready(page);
      await page.getByText(words, { exact: true }).waitFor();
      expect(await page.getByText(/해당 카테고리의|No projects found/).count()).toBe(0);
      await page.getByRole("link", { name: link }).click();
      await page.waitForURL((url) => url.searchParams.get("page") === String(last));
      const before = (last - 1) * cardsPerStep;
      expect(await page.locator("main article").count()).toBe(galleryProjects.length - before);
    }),
  );

  test("is not found, and is not mistaken for a filter without a find", async () => {
    expect((await fetch(`${site().url}${paths.ko}?page=${last + 1}`)).status).toBe(404);
    await visit(`${paths.ko}?s=zzzz&page=2`, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.getByText("해당 카테고리의 프로젝트가 없습니다.").count()).toBe(1);
    });
  });
});

describe("from the home page, a latest project", () => {
  test.each([
    ["/", wide],
    ["/en", narrow],
  ])("leads to its own card in the gallery, from %s", (path, viewport) =>
    visit(path, { viewport }, async ({ page }) => {
      for (const index of [0, 1, 2]) {
        await page.goto(path);
        const card = page.locator("#latest-projects article h3").nth(index).getByRole("link");
        const title = await card.innerText();
        await card.click();
        await page.waitForURL((url) => url.pathname.endsWith("/projects/gallery"));
        const led = page.locator("li[aria-current=true]");
        await led.waitFor();
        expect(await led.getByRole("heading").innerText()).toBe(title);
        await expect.poll(() => led.evaluate((item) => item === document.activeElement)).toBe(true);
        await expect
          .poll(() => led.getByRole("heading").evaluate((heading) => heading.getBoundingClientRect().bottom))
          .toBeLessThan(viewport.height);
        await expect.poll(() => topOf(page, "li[aria-current=true]")).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

async function atFilters(page: Page): Promise<void> {
  await expect.poll(() => topOf(page, "#filters")).toBeLessThan(120);
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

function asked(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}
