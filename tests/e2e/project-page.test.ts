import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aProject, storeProject } from "../support/builders.ts";
import { ready } from "../support/gallery-page.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { htmlErrorsIn } from "../support/valid-html.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { site, visit } = openSite(() => ({ projects: galleryProjects }));

/** Any project with neighbors on both sides. */
const middle = 20;

const languages = [
  {
    language: "ko",
    home: "",
    viewport: wide,
    ask: "이런 설비 문의하기",
    sent: "문의가 접수되었습니다",
    similar: "비슷한 시공사례",
  },
  {
    language: "en",
    home: "/en",
    viewport: narrow,
    ask: "Ask about a similar plant",
    sent: "Inquiry sent successfully",
    similar: "Similar projects",
  },
] as const;

describe.each(languages)(
  "a project's page in $language",
  ({ language, home, viewport, ask, sent, similar }) => {
    const path = `${home}/projects/${middle}`;

    test("leads from a search result to an inquiry about it", () =>
      visit(path, { viewport }, async ({ page, pageErrors }) => {
        const title = await page.getByRole("heading", { level: 1 }).innerText();
        await page.getByRole("link", { name: ask }).first().click();
        await page.waitForURL(`**${home || "/"}?project=${middle}*`);
        const form = page.locator("[data-island=inquiry]");
        expect(await form.getByRole("checkbox").isChecked()).toBe(true);
        expect(await form.innerText()).toContain(title);
        const company = await fillIn(page);
        await form.locator("button[type=submit]").click();
        await page.getByText(sent).first().waitFor();
        expect(await stored(company)).toMatchObject([{ project: { id: middle }, locale: language }]);
        expect(pageErrors).toEqual([]);
      }));

    test("leads to similar projects, to those beside it and back to the gallery", () =>
      visit(path, {}, async ({ page }) => {
        const cards = page.getByRole("region", { name: similar }).locator("article");
        expect(await cards.count()).toBe(3);
        const title = await cards.first().getByRole("heading").innerText();
        await cards.first().getByRole("link").click();
        await page.waitForURL((url) => /\/projects\/\d+$/.test(url.pathname) && url.pathname !== path);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
        const before = page.url();
        await page.locator("main a[rel=prev]").click();
        await page.waitForURL((url) => url.href !== before);
        await page.locator("main a[rel=next]").click();
        await page.waitForURL(before);
        await page.locator("main nav ol a").nth(1).click();
        await page.waitForURL(`**${home}/projects/gallery`);
      }));

    test("is canonical to itself, has its twin, and asks for no more script than other pages that are read", () =>
      visit("/robots.txt", {}, async ({ page }) => {
        let bytes = 0;
        page.on("response", async (response) => {
          if (response.request().resourceType() === "script")
            bytes += Number((await response.headerValue("content-length")) ?? 0);
        });
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
          `http://127.0.0.1:1${path}`,
        );
        expect(await page.locator("link[hreflang=en]").getAttribute("href")).toContain(
          `/en/projects/${middle}`,
        );
        expect(bytes).toBeLessThan(4096);
        expect(await page.locator("[data-island]").count()).toBe(0);
      }));

    test("is reached from the gallery by the title of its card", () =>
      visit(`${home}/projects/gallery`, {}, async ({ page }) => {
        await ready(page);
        const link = page.locator("main article h3 a").first();
        const title = await link.innerText();
        await link.click();
        await page.waitForURL(/\/projects\/\d+$/);
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
      }));

    test("is reached from the home page beside the way to its card", () =>
      visit(home || "/", {}, async ({ page }) => {
        const details = page.locator("#latest-projects article").first().getByRole("link").nth(1);
        await details.click();
        await page.waitForURL(/\/projects\/\d+$/);
      }));
  },
);

describe("what was asked and what was done", () => {
  const story = {
    description: "옥상의 냉각탑 2대입니다.",
    asked: "밤에 조용해야 했습니다.\n여름을 거르지 않아야 했습니다.",
    done: "저속 팬을 달았습니다.",
    en: {
      title: "A hospital roof",
      description: "Two towers on a roof.",
      asked: "The nights had to stay quiet.\nNo summer was to be missed.",
      done: "Slow fans were fitted.",
      clientCompany: "Gana",
    },
  };

  test.each([
    ["", ["현장 개요", "요청 사항", "시공 내용"], [story.description, story.asked, story.done]],
    [
      "/en",
      ["About this project", "Requirements", "Scope of work"],
      [story.en.description, story.en.asked, story.en.done],
    ],
  ] as const)("stand on %s/projects under headings of their own", async (home, headings, texts) => {
    const { projects } = site().services;
    const { id } = await storeProject(projects, aProject(story));
    await visit(`${home}/projects/${id}`, {}, async ({ page }) => {
      const about = page.getByRole("region", { name: headings[0] });
      const read = (await about.innerText()).split(/\n+/);
      const wanted = headings.flatMap((heading, index) => [heading, ...(texts[index] ?? "").split("\n")]);
      expect(read.slice(0, wanted.length)).toEqual(wanted);
      expect((await about.getByRole("heading").allInnerTexts()).slice(0, 3)).toEqual(headings);
    });
    await projects.remove(id);
  });

  test.each(["", "/en"])("make, beside several pictures, a valid page of %s/projects", async (home) => {
    const { projects } = site().services;
    const pictures = ["a", "b", "c"].map((name) => ({
      url: `/projects/${name}.webp`,
      alt: name === "b" ? null : "옥상",
      altEn: name === "c" ? "The roof" : null,
    }));
    for (const imageUrl of [pictures[0]?.url ?? null, null]) {
      const shown = imageUrl === null ? {} : { pictures };
      const { id } = await storeProject(projects, aProject({ ...story, imageUrl, ...shown }));
      const html = await (await fetch(`${site().url}${home}/projects/${id}`)).text();
      expect(html.match(/<figure/g)?.length ?? 0).toBe(imageUrl === null ? 0 : 2);
      expect(await htmlErrorsIn(html)).toEqual([]);
      await projects.remove(id);
    }
  });

  test("have no heading where they are empty", async () => {
    const { projects } = site().services;
    const { id } = await storeProject(projects, aProject({ ...story, asked: null }));
    const html = await (await fetch(`${site().url}/projects/${id}`)).text();
    expect([html.includes("요청 사항"), html.includes("시공 내용")]).toEqual([false, true]);
    await projects.remove(id);
  });
});

describe("the box of a project in the inquiry form", () => {
  test("leaves the project out when it is unticked, by keyboard", () =>
    visit(`/en?project=${middle}#contact`, {}, async ({ page }) => {
      const company = await fillIn(page);
      const box = page.getByRole("checkbox", { name: /Attach this project/ });
      await box.focus();
      await page.keyboard.press("Space");
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toMatchObject([{ project: null }]);
    }));

  test("goes along without script together with a duty, and survives a form that comes back", () =>
    visit(
      `/?project=${middle}&flow=500&hot=40&cold=32&wb=27#contact`,
      { javaScriptEnabled: false },
      async ({ page }) => {
        const company = await fillIn(page, { hydrated: false, phone: "call me" });
        const send = page.locator("[data-island=inquiry] button[type=submit]");
        await send.click();
        await page.locator("[role=alert]").waitFor();
        expect(await page.locator("input[name=project]").isChecked()).toBe(true);
        await page.locator("input[name=phone]").fill("02-0000-0000");
        await send.click();
        await page.waitForURL(({ pathname }) => pathname === "/inquiry/sent");
        expect(await stored(company)).toMatchObject([{ project: { id: middle }, duty: { flowRate: 500 } }]);
      },
    ));

  test("is not there for a project that is gone, and on the plain page", async () => {
    for (const query of ["", "?project=99999", "?project=x", "?project="])
      expect(await (await fetch(`${site().url}/${query}`)).text()).not.toContain('name="project"');
  });
});

describe("a project's page in memory", () => {
  test("is new once the project is edited, and gone once it is removed", async () => {
    const { projects } = site().services;
    const { id } = await storeProject(projects, aProject({ title: "처음 이름" }));
    const read = async () => {
      const response = await fetch(`${site().url}/projects/${id}`);
      return { status: response.status, text: await response.text() };
    };
    expect((await read()).text).toContain("처음 이름");
    await projects.update(id, aProject({ title: "바뀐 이름" }));
    const changed = await read();
    expect(changed.text).toContain("바뀐 이름");
    expect(changed.text).not.toContain("처음 이름");
    await projects.remove(id);
    expect((await read()).status).toBe(404);
  });

  test("holds any text as text, and has no map of a country that nobody knows", async () => {
    const { projects } = site().services;
    const title = '<script>alert(1)</script> & "현장"';
    const facts = {
      title,
      description: `${"긴".repeat(3000)}\n\n둘째 문단 </script>`,
      country: "아틀란티스",
      city: null,
    };
    const { id } = await storeProject(
      projects,
      aProject({ ...facts, capacity: "", tags: [], projectYear: null }),
    );
    await visit(
      `/projects/${id}`,
      { viewport: { width: 320, height: 700 } },
      async ({ page, pageErrors }) => {
        expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
        expect(await page.locator("main section > p").filter({ hasText: "둘째 문단" }).count()).toBe(1);
        expect(await page.locator("svg[role=img]").count()).toBe(0);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        expect(pageErrors).toEqual([]);
      },
    );
    await projects.remove(id);
  });
});

/** @returns the company name, which identifies the inquiry */
async function fillIn(page: Page, { hydrated = true, phone = "02-0000-0000" } = {}): Promise<string> {
  const company = `회사 ${crypto.randomUUID()}`;
  const fields = { company, name: "홍길동", phone, email: "buyer@example.com", message: "옥상 설치" };
  const form = page.locator("[data-island=inquiry]");
  if (hydrated) {
    await form.locator("input[name=company]").focus();
    await page.waitForSelector("[data-island=inquiry][data-hydrated]");
  }
  for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
  return company;
}

async function stored(company: string) {
  const { inquiries } = await site().services.inbox.list({ search: company }, 1);
  return inquiries;
}
