import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cardsPerStep } from "#web/gallery/data/list-parts.ts";
import { generateProjects } from "../../scripts/generate-projects.ts";
import { accessibilityViolations } from "../support/accessibility.ts";
import { numberFound, ready, titles } from "../support/gallery-page.ts";
import { narrow, openSite } from "../support/visitor.ts";

const projects = generateProjects(1_500, 1);
const { site, visit } = openSite(() => ({ projects, pageCompression: "best" }));
const path = "/projects/gallery";

/** Results of a plain search by the rules of the specification. */
function finding(search: string) {
  return projects.filter(({ title, description, clientCompany, city }) =>
    [title, description, clientCompany, city ?? ""].some((text) =>
      text.toLowerCase().includes(search.toLowerCase()),
    ),
  );
}

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe("a long list", () => {
  test("weighs no more than a short one", async () => {
    const response = await fetch(site().url + path, { headers: { "accept-encoding": "br" } });
    expect(Number(response.headers.get("content-length"))).toBeLessThan(25 * 1024);
    const html = await response.text();
    expect(html.split("<article").length - 1).toBe(12);
    expect(html).toContain("프로젝트 1,500개");
  });

  test("is gone through step by step, from the keyboard, and the count stays true", () =>
    visit(path, {}, async ({ page, pageErrors }) => {
      await ready(page);
      const more = page.getByRole("link", { name: "더 보기" });
      for (const steps of [2, 3, 4]) {
        await more.press("Enter");
        await expect.poll(() => titles(page)).toEqual(titlesOf(projects.slice(0, steps * cardsPerStep)));
        expect(await focused(page)).toBe(projects[(steps - 1) * cardsPerStep]?.title);
        expect(await numberFound(page)).toBe("프로젝트 1,500개");
        await page.getByText(`1,500개 중 ${steps * cardsPerStep}개를 보고 있습니다`).waitFor();
      }
      await page.locator("select[name=type]").selectOption("bac");
      const bac = projects.filter(({ coolingTowerType }) => coolingTowerType === "bac");
      await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${bac.length}개`);
      await expect.poll(() => titles(page)).toEqual(titlesOf(bac.slice(0, cardsPerStep)));
      expect(pageErrors).toEqual([]);
    }));

  test("is searched to its end, also for first consonants", () =>
    visit(path, {}, async ({ page }) => {
      await ready(page);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/")) asked.push(new URL(request.url()).search);
      });
      const search = page.getByRole("searchbox");
      const last = projects.at(-1)?.title ?? "";
      await search.fill(last);
      await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${finding(last).length}개`);
      expect(await titles(page)).toContain(last);
      expect(asked).toEqual(["?limit=1000&offset=60", "?limit=1000&offset=1060"]);

      await search.fill("HXV");
      await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${finding("hxv").length}개`);
      await expect.poll(() => titles(page)).toEqual(titlesOf(finding("hxv").slice(0, cardsPerStep)));
      await search.fill("ㅂㄷㅊ");
      await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${finding("반도체").length}개`);
      await search.fill("zzzz");
      await page.getByText("해당 카테고리의 프로젝트가 없습니다.").waitFor();
      await search.fill("");
      await expect.poll(() => numberFound(page)).toBe("프로젝트 1,500개");
      expect(asked).toHaveLength(2);
    }));

  test("that cannot be read on says so, and goes on when asked again", () =>
    visit(path, {}, async ({ page }) => {
      await ready(page);
      await page.route("**/api/projects?*", (route) => route.abort());
      await page.getByRole("searchbox").fill("HXV");
      await page.getByText("Failed to fetch projects").waitFor();
      await page.unroute("**/api/projects?*");
      await page.getByRole("button", { name: "다시 시도" }).click();
      await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${finding("hxv").length}개`);
    }));

  test("has no fault at its end, on a phone", () =>
    visit(path, { viewport: narrow }, async ({ page }) => {
      await ready(page);
      await page.getByRole("link", { name: "더 보기" }).scrollIntoViewIfNeeded();
      expect(await accessibilityViolations(page)).toEqual([]);
    }));
});

describe("without script, a long list", () => {
  test("is read page by page, and every page has its own address for search engines", () =>
    visit(path, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await titles(page)).toEqual(titlesOf(projects.slice(0, cardsPerStep)));
      await page.getByRole("link", { name: "더 보기" }).click();
      await page.waitForURL(/page=2/);
      expect(await titles(page)).toEqual(titlesOf(projects.slice(cardsPerStep, 2 * cardsPerStep)));
      expect(await numberFound(page)).toBe("프로젝트 1,500개");
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/gallery\?page=2$/);
      await page.getByRole("link", { name: "이전 페이지" }).click();
      await page.waitForURL((url) => !url.searchParams.has("page"));
      expect(await titles(page)).toEqual(titlesOf(projects.slice(0, cardsPerStep)));
    }));

  test("keeps its filters and its search from page to page", () =>
    visit(`${path}?type=bac&s=hxv`, { javaScriptEnabled: false }, async ({ page }) => {
      const found = finding("hxv").filter(({ coolingTowerType }) => coolingTowerType === "bac");
      expect(await numberFound(page)).toBe(`프로젝트 ${found.length}개`);
      await page.getByRole("link", { name: "더 보기" }).click();
      await page.waitForURL(/page=2/);
      expect(await titles(page)).toEqual(titlesOf(found.slice(cardsPerStep, 2 * cardsPerStep)));
      await page.getByRole("link", { name: "다음 페이지" }).click();
      await page.waitForURL(/page=3/);
      expect(await titles(page)).toEqual(titlesOf(found.slice(2 * cardsPerStep, 3 * cardsPerStep)));
    }));

  test("ends: no page beyond the last", async () => {
    const last = Math.ceil(projects.length / cardsPerStep);
    expect((await fetch(`${site().url}${path}?page=${last}`)).status).toBe(200);
    expect((await fetch(`${site().url}${path}?page=${last + 1}`)).status).toBe(404);
  });
});

test("who comes to a later page sees it, and a choice leads to the first page of what was chosen", () =>
  visit(`${path}?page=2`, {}, async ({ page, pageErrors }) => {
    await ready(page);
    expect(await titles(page)).toEqual(titlesOf(projects.slice(cardsPerStep, 2 * cardsPerStep)));
    await page.locator("select[name=type]").selectOption("package");
    const found = projects.filter(({ coolingTowerType }) => coolingTowerType === "package");
    await expect.poll(() => numberFound(page)).toBe(`프로젝트 ${found.length}개`);
    await expect.poll(() => titles(page)).toEqual(titlesOf(found.slice(0, cardsPerStep)));
    expect(pageErrors).toEqual([]);
  }));

test("Back leads to a later page again, also to one beyond the first part of the list", () =>
  visit(`${path}?page=7`, {}, async ({ page, pageErrors }) => {
    const cards = titlesOf(projects.slice(6 * cardsPerStep, 7 * cardsPerStep));
    await ready(page);
    expect(await titles(page)).toEqual(cards);
    await page.locator("select[name=type]").selectOption("package");
    const found = projects.filter(({ coolingTowerType }) => coolingTowerType === "package");
    await expect.poll(() => titles(page)).toEqual(titlesOf(found.slice(0, cardsPerStep)));
    await page.goBack();
    await expect.poll(() => numberFound(page)).toBe("프로젝트 1,500개");
    await expect.poll(() => titles(page)).toEqual(cards);
    expect(pageErrors).toEqual([]);
  }));

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate("document.activeElement.querySelector('h3')?.textContent");
}
