import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { aProject, storeProject } from "../support/builders.ts";
import { numberFound, ready, titles } from "../support/gallery-page.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { hold } from "../support/held-requests.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { site, visit } = openSite(() => ({ projects: galleryProjects }));

const korean = {
  home: "/",
  path: "/projects/gallery",
  pin: /인도 시공사례 보기/,
  toggle: "태그 필터",
  open: "개방형",
  counterflow: "대향류",
  closed: "밀폐형",
  reset: "초기화",
  count: (count: number) => `프로젝트 ${count}개`,
  empty: "해당 카테고리의 프로젝트가 없습니다.",
};
const english = {
  home: "/en",
  path: "/en/projects/gallery",
  pin: /in India\./,
  toggle: "Tag Filter",
  open: "Open Type",
  counterflow: "Counterflow",
  closed: "Closed Type",
  reset: "Reset",
  count: (count: number) => (count === 1 ? "1 project" : `${count} projects`),
  empty: "No projects found in this category.",
};
const languages = [
  ["Korean", korean],
  ["English", english],
] as const;
const journeys = [
  { words: korean, viewport: wide, path: korean.path, width: wide.width },
  { words: english, viewport: narrow, path: english.path, width: narrow.width },
];

const inIndia = galleryProjects.filter(({ country }) => country === "인도");
const carrying = (...tags: string[]) =>
  galleryProjects.filter((project) => tags.every((tag) => project.tags.includes(tag)));

describe("from the home page", () => {
  test.each(journeys)(
    "to $path by a pin, on to tags, and back by reset, at $width px",
    ({ words, viewport }) =>
      visit(words.home, { viewport }, async ({ page, pageErrors }) => {
        await page.getByRole("link", { name: words.pin }).click();
        await page.waitForURL((url) => url.pathname === words.path);
        await countIs(page, words.count(inIndia.length));
        expect(await country(page)).toBe("india");
        await expect.poll(() => [...new URL(page.url()).searchParams]).toEqual([["countries", "india"]]);
        await expect.poll(() => topOf(page, "#filters")).toBeLessThan(120);

        await page.getByRole("button", { name: words.toggle }).click();
        await page.getByLabel(words.open, { exact: true }).check();
        await page.getByLabel(words.counterflow, { exact: true }).check();
        const found = inIndia.filter((project) => carrying("개방형", "대향류").includes(project));
        await countIs(page, words.count(found.length));
        expect(await page.getByText("AND Mode").isVisible()).toBe(true);
        await expect.poll(() => page.getByLabel(words.closed, { exact: true }).isDisabled()).toBe(true);
        await expect.poll(() => titles(page)).toHaveLength(found.length);

        await page.getByRole("button", { name: words.reset }).first().click();
        await countIs(page, words.count(galleryProjects.length));
        expect(await country(page)).toBe("all");
        expect(await page.getByText("AND Mode").count()).toBe(0);
        expect(pageErrors).toEqual([]);
      }),
  );
});

describe("the map of the gallery", () => {
  test("sets a country that the filter does not offer, and its background clears everything", () =>
    visit(english.path, {}, async ({ page }) => {
      await ready(page);
      await page.getByRole("searchbox").fill("plant");
      await page
        .locator(".world-map")
        .getByRole("link", { name: /Pakistan/ })
        .click();
      await expect.poll(() => country(page)).toBe("pakistan");
      expect(await page.locator("select[name=country] option:checked").textContent()).toBe("Pakistan");
      await expect.poll(() => topOf(page, "#filters")).toBeLessThan(120);

      await page.getByRole("link", { name: "Clear every filter" }).click({ position: { x: 5, y: 5 } });
      await countIs(page, english.count(galleryProjects.length));
      expect(await page.getByRole("searchbox").inputValue()).toBe("");
      expect(await page.locator("select[name=country] option").allTextContents()).not.toContain("Pakistan");
      await expect
        .poll(() => page.evaluate("document.activeElement?.getAttribute('aria-label')"))
        .toBe("Project list");
    }));

  test.each([
    [korean, "지도 선택 해제", "파키스탄"],
    [english, "Clear the map selection", "Pakistan"],
  ] as const)("clears its own selection and nothing else, at the map", (words, clear, pin) =>
    visit(`${words.path}?type=package`, {}, async ({ page }) => {
      await ready(page);
      await scrolled(page);
      await page.evaluate("scrollTo(0, 0)");
      const found = galleryProjects.filter(({ coolingTowerType }) => coolingTowerType === "package");
      const pins = page.locator(".world-map a.pin:visible");
      await pins.filter({ hasText: pin }).click();
      await countIs(page, words.count(found.filter((project) => project.country === "파키스탄").length));

      await page.getByRole("link", { name: clear }).press("Enter");
      await countIs(page, words.count(found.length));
      expect(await country(page)).toBe("all");
      expect(await page.locator("select[name=type]").inputValue()).toBe("package");
      expect(await page.evaluate("document.activeElement.textContent")).toContain(pin);
      expect(await page.getByRole("link", { name: clear }).count()).toBe(0);
    }),
  );

  test("clears its own selection and nothing else without script, too", () =>
    visit(`${english.path}?country=India&type=bac`, { javaScriptEnabled: false }, async ({ page }) => {
      await page.getByRole("link", { name: "Clear the map selection" }).click();
      await page.waitForURL((url) => !url.searchParams.has("country"));
      expect(await country(page)).toBe("all");
      expect(await page.locator("select[name=type]").inputValue()).toBe("bac");
    }));

  test("is left for the filters even when the page's own script comes late", () =>
    visit("/company/nowhere", {}, async ({ page }) => {
      await page.route("**/assets/visitor-*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      const late = page.waitForResponse("**/assets/visitor-*.js");
      await page.goto(`${korean.path}?country=인도`, { waitUntil: "commit" });
      await late;
      await page.waitForTimeout(900);
      await expect.poll(() => topOf(page, "#filters")).toBeLessThan(120);
    }));

  test("does not scroll by itself for visitors who have moved before its script came", () =>
    visit("/company/nowhere", {}, async ({ page }) => {
      const release = await hold(page, "**/assets/*.js");
      await page.goto(`${korean.path}?country=한국`, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 4_000);
      await expect.poll(() => topOf(page, "#filters")).toBeLessThan(-800);
      release();
      await ready(page);
      await page.waitForTimeout(900);
      expect(await topOf(page, "#filters")).toBeLessThan(-800);
    }));

  test("does not scroll by itself for visitors who have begun to move", () =>
    visit("/company/nowhere", {}, async ({ page }) => {
      // The page's clock is paused until the visitor has scrolled, for slow machines.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await page.goto(`${korean.path}?country=한국`);
      await page.clock.runFor(100);
      await ready(page);
      await expect.poll(() => new URL(page.url()).searchParams.has("country")).toBe(false);
      await page.mouse.wheel(0, 40);
      await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(0);
      await page.clock.runFor(900);
      await page.waitForTimeout(500);
      expect(await topOf(page, "#filters")).toBeGreaterThan(400);
    }));

  test.each(["한국", "South Korea", "Korea", "korea"])("understands ?country=%s", async (name) => {
    const response = await fetch(`${site().url}${english.path}?country=${encodeURIComponent(name)}`);
    expect(await response.text()).toMatch(/<option[^>]*value="korea"[^>]*selected/);
  });
});

describe("requests", () => {
  test.each(languages)("are made only when a filter is set, and not twice, in %s", (_language, words) =>
    visit(words.path, {}, async ({ page }) => {
      const asked = requestsOf(page);
      await ready(page);
      await page.getByRole("searchbox").fill("HXV");
      await expect.poll(() => titles(page)).toHaveLength(2);
      await page.getByRole("searchbox").fill("");
      expect(asked).toEqual([]);

      const lang = words === english ? "&lang=en" : "";
      for (const type of ["bac", "package", "bac", "all"]) {
        await page.locator("select[name=type]").selectOption(type);
        const count = galleryProjects.filter(
          ({ coolingTowerType }) => type === "all" || coolingTowerType === type,
        );
        await countIs(page, words.count(count.length));
      }
      expect(asked).toEqual([
        `/api/projects/filter?types=bac${lang}&limit=60`,
        `/api/projects/filter?types=package${lang}&limit=60`,
      ]);
    }),
  );

  test("cover the page with a notice while the whole list is on its way", () =>
    visit(`${english.path}?country=India`, {}, async ({ page }) => {
      await ready(page);
      const release = await hold(page, "**/api/projects?*");
      await page.getByRole("button", { name: english.reset }).first().click();
      const notice = page.getByText("Loading project information...");
      await notice.waitFor();
      expect(await page.locator("main article").count()).toBe(inIndia.length);
      release();
      await notice.waitFor({ state: "detached" });
      await countIs(page, english.count(galleryProjects.length));
    }));

  test("that fail are named, and can be tried again", () =>
    visit(korean.path, {}, async ({ page }) => {
      await ready(page);
      await page.route("**/api/projects/filter?*", (route) => route.abort());
      await page.locator("select[name=type]").selectOption("bac");
      await page.getByText("Failed to fetch projects").waitFor();
      await page.unroute("**/api/projects/filter?*");
      await page.getByRole("button", { name: "다시 시도" }).click();
      await countIs(
        page,
        korean.count(galleryProjects.filter((project) => project.coolingTowerType === "bac").length),
      );
    }));

  test("for related tags that fail leave every tag free", () =>
    visit(korean.path, {}, async ({ page }) => {
      await ready(page);
      await page.route("**/api/projects/tags/related?*", (route) => route.abort());
      await page.getByRole("button", { name: korean.toggle }).click();
      await page.getByLabel(korean.open, { exact: true }).check();
      await countIs(page, korean.count(carrying("개방형").length));
      expect(await page.locator("input[name=tags]:disabled").count()).toBe(0);
    }));
});

describe("the list", () => {
  test("keeps what was typed and chosen before the script arrived", () =>
    visit("/company/nowhere", {}, async ({ page }) => {
      const release = await hold(page, "**/assets/Gallery-*.js");
      await page.goto(korean.path, { waitUntil: "commit" });
      await page.getByRole("searchbox").fill("데이터센터");
      await page.locator("select[name=type]").selectOption("bac");
      release();
      await ready(page);
      const found = galleryProjects.filter(
        ({ coolingTowerType, title, description, clientCompany }) =>
          coolingTowerType === "bac" && [title, description, clientCompany].join().includes("데이터센터"),
      );
      await countIs(page, korean.count(found.length));
      expect(await page.getByRole("searchbox").inputValue()).toBe("데이터센터");
      expect(await page.locator("select[name=type]").inputValue()).toBe("bac");
    }));

  test("is not hydrated before the first interaction, and a click without a pointer is not lost", () =>
    visit("/company/nowhere", { isNew: true }, async ({ page }) => {
      await page.goto(korean.path, { waitUntil: "networkidle" });
      expect(await page.locator("link[rel=modulepreload][href*='/Gallery-']").count()).toBe(1);
      expect(await page.locator("[data-hydrated]").count()).toBe(0);
      const toggle = page.locator("[data-tag-toggle]");
      await toggle.evaluate((button: HTMLButtonElement) => button.click());
      await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
      await page.reload();
      await page.locator("[data-island=gallery][data-hydrated]").waitFor({ state: "attached" });
    }));

  test("follows Hangul while a syllable is still being composed", () =>
    visit(korean.path, {}, async ({ page }) => {
      await ready(page);
      const input = await page.context().newCDPSession(page);
      await page.getByRole("searchbox").focus();
      for (const text of ["ㄷ", "데", "뎅", "데이"]) {
        await input.send("Input.imeSetComposition", {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      }
      const found = galleryProjects.filter((project) =>
        [project.title, project.description, project.clientCompany, project.city].join("\n").includes("데이"),
      );
      await countIs(page, korean.count(found.length));
      expect(found.length).toBeGreaterThan(0);
    }));

  test.each(languages)("says in view that nothing was found, in the words agreed on, in %s", (_, words) =>
    visit(words.path, {}, async ({ page }) => {
      await ready(page);
      const search = page.getByRole("searchbox");
      await search.evaluate((field) => field.scrollIntoView({ block: "end" }));
      await search.fill("zzzz");
      const notice = page.getByText(words.empty, { exact: true });
      await notice.waitFor();
      const bottom = () => notice.evaluate((text) => innerHeight - text.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeGreaterThan(0);
      await countIs(page, words.count(0));
      await notice.locator("xpath=..").getByRole("button").press("Enter");
      await notice.waitFor({ state: "detached" });
      expect(await page.evaluate("document.activeElement.tagName")).toBe("SECTION");
    }),
  );

  test("shows what is missing of a project, tells tags apart, and covers a picture that is gone", async () => {
    const project = await storeProject(
      site().services.projects,
      aProject({
        title: "시험 냉각탑",
        capacity: null,
        city: null,
        projectYear: null,
        tags: ["저소음", "내진형", "개방형"],
        imageUrl: "/projects/gone.webp",
      }),
    );
    onTestFinished(async () => {
      await site().services.projects.remove(project.id);
    });
    await visit(`${korean.path}?s=${encodeURIComponent("시험 냉각탑")}`, {}, async ({ page }) => {
      const card = page.locator("main article");
      expect(await card.count()).toBe(1);
      expect(await card.locator("dl").innerText()).toMatch(
        /냉각탑 형식\s+산업용\s+설치 지역\s+한국\s+프로젝트 연도\s+연도 미상/,
      );
      expect(await card.locator("ul li").allTextContents()).toEqual(["개방형", "저소음", "내진형"]);
      expect(await card.locator("img").getAttribute("src")).toBe("/projects/gone.webp");
    });
  });
});

describe("without script", () => {
  test("the form finds, with tags and search, and the map leads to a country", () =>
    visit(korean.path, { javaScriptEnabled: false }, async ({ page }) => {
      await page.getByLabel(korean.open, { exact: true }).check();
      await page.getByLabel(korean.counterflow, { exact: true }).check();
      await page.locator("select[name=country]").selectOption("usa");
      await page.getByRole("button", { name: "찾기" }).click();
      await page.waitForURL(/tags=/);
      const found = carrying("개방형", "대향류").filter((project) => project.country === "미국");
      expect(await titles(page)).toEqual(found.map(({ title }) => title));
      expect(await page.getByLabel(korean.open, { exact: true }).isChecked()).toBe(true);

      await page.locator(".world-map").getByRole("link", { name: korean.pin }).click();
      await page.waitForURL(/country=/);
      expect(await titles(page)).toEqual(inIndia.map(({ title }) => title));
    }));
});

describe("for everyone", () => {
  test.each(journeys)("$path has no fault with tags selected, at $width px", ({ words, viewport }) =>
    visit(`${words.path}?tags=개방형`, { viewport }, async ({ page }) => {
      await ready(page);
      expect(await page.getByRole("button", { name: words.toggle }).getAttribute("aria-expanded")).toBe(
        "true",
      );
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  test("a tag is taken away from the keyboard, and the focus stays by the filters", () =>
    visit(`${english.path}?tags=개방형,저소음`, {}, async ({ page }) => {
      await ready(page);
      await page.getByRole("button", { name: "Remove Low Noise" }).press("Enter");
      await countIs(page, english.count(carrying("개방형").length));
      expect(await page.evaluate("document.activeElement.textContent")).toContain(english.toggle);
    }));
});

async function countIs(page: Page, count: string): Promise<void> {
  await expect.poll(() => numberFound(page)).toBe(count);
}

function country(page: Page): Promise<string> {
  return page.locator("select[name=country]").inputValue();
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** Waits until the page has scrolled to the target of its address. */
async function scrolled(page: Page): Promise<void> {
  await expect.poll(() => topOf(page, "#filters")).toBeLessThan(120);
}

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname + search);
  });
  return asked;
}
