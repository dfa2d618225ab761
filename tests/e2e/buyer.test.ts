import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { aProject } from "../support/builders.ts";
import { ready } from "../support/gallery-page.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const project = {
  title: "해변 숙박시설 SF 냉각탑 교체",
  description: "옥상의 노후 냉각탑을 SF 3대로 교체했습니다.",
  coolingTowerType: "package",
  en: {
    title: "SF towers for a seaside lodge",
    description: "Three SF towers replaced the old ones on the roof.",
  },
} as const;
const { site, visit } = openSite(() => ({
  projects: [
    { ...aProject(project), createdAt: "2024-05-01T00:00:00.000Z" },
    {
      ...aProject({ title: "다른 현장", en: { title: "Another site" } }),
      createdAt: "2024-04-01T00:00:00.000Z",
    },
  ],
}));

const duty = { flowRate: 234, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

const languages = [
  {
    language: "ko",
    viewport: wide,
    home: "",
    search: "숙박시설",
    title: project.title,
    series: "SF 시리즈",
    calculate: "SF-300 용량 계산하기",
    message: "문의 제품: SF 시리즈, SF-300\n",
    sent: "문의가 접수되었습니다",
  },
  {
    language: "en",
    viewport: narrow,
    home: "/en",
    search: "seaside",
    title: project.en.title,
    series: "SF series",
    calculate: "SF-300, calculate the capacity",
    message: "Product: SF series, SF-300\n",
    sent: "Inquiry sent successfully",
  },
] as const;

describe.each(languages)("a buyer who reads $language", (words) => {
  const { language, home, viewport } = words;

  test("comes from a search in the gallery to a project, its series, the table, the calculator and an inquiry", () =>
    visit(`${home}/projects/gallery`, { viewport }, async ({ page, pageErrors }) => {
      await ready(page);
      await page.getByRole("searchbox").pressSequentially(words.search);
      const found = page.locator("main article");
      await expect.poll(() => found.count()).toBe(1);
      await found.getByRole("link", { name: words.title }).click();
      await page.waitForURL(`**${home}/projects/1`);
      await page.getByRole("link", { name: words.series }).first().click();
      await page.waitForURL(`**${home}/products/package/sf`);
      const row = page.getByRole("row", { name: /^SF-300/ });
      // Scrolled again: sections that come into view on the way get their true height and move the row out of it.
      const textInView = async () => {
        await row.scrollIntoViewIfNeeded();
        return row.innerText();
      };
      await expect.poll(textInView).toMatch(/300\s+\d\.\d\d × \d\.\d\d × \d\.\d\d/);
      expect(await page.getByRole("link", { name: words.title }).count()).toBeGreaterThan(0);
      await row.getByRole("link", { name: words.calculate }).click();
      await page.waitForURL(`**${home}/resources/calculator?product=sf%2Fsf-300&model=SF-300`);
      await page.locator("[data-island=calculator][data-hydrated]").waitFor({ state: "attached" });
      await page.locator("input[name=flow]:visible").fill("234");
      await page.locator("main form button[type=submit]").first().click();
      const ask = page.locator("main a[href*='flow=234'][href*='#contact']").first();
      await ask.waitFor();
      // The link exists once the design tool is loaded.
      await page.locator("#design-curves").waitFor();
      await ask.click();
      await page.waitForURL(/#contact$/);
      const company = `회사 ${crypto.randomUUID()}`;
      const form = page.locator("[data-island=inquiry]");
      await form.locator("[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await form.locator("[name=message]").inputValue()).toBe(words.message);
      await expect.poll(() => form.getByRole("checkbox").count()).toBe(2);
      const fields = { company, name: "홍길동", phone: "02-0000-0000", email: "buyer@example.com" };
      for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text);
      await form.locator("[name=message]").press("Control+End");
      await form.locator("[name=message]").pressSequentially("2 ×");
      await form.locator("button[type=submit]").click();
      await page.getByText(words.sent).first().waitFor();
      const { inquiries } = await site().services.inbox.list({ search: company }, 1);
      expect(inquiries).toMatchObject([
        {
          duty,
          project: { id: 1 },
          productType: "package",
          message: `${words.message}2 ×`,
          locale: language,
        },
      ]);
      expect(pageErrors).toEqual([]);
    }));
});

describe("a facility manager on a phone", () => {
  test("comes from the home page to a sent inquiry about 300 RT with eight taps", () =>
    visit("/", { viewport: narrow, hasTouch: true, isMobile: true }, async ({ page, pageErrors }) => {
      let taps = 0;
      const tap = async (target: Locator) => {
        await target.tap();
        taps += 1;
      };
      await tap(page.locator("input[name=tons]"));
      await page.keyboard.type("300");
      await page.keyboard.press("Enter");
      taps += 1;
      await page.waitForURL(/\/products\/size\?tons=300/);
      const card = page.getByRole("listitem").filter({ hasText: "SF-300 1대" });
      await tap(card.getByRole("link", { name: "견적 문의" }));
      await page.waitForURL(/#contact$/);
      const form = page.locator("[data-island=inquiry]");
      const company = `한빛빌딩 ${crypto.randomUUID()}`;
      const fields = { company, name: "김관리", phone: "010-0000-0000", email: "manager@example.com" };
      for (const [name, text] of Object.entries(fields)) {
        await tap(form.locator(`[name=${name}]`));
        await page.keyboard.insertText(text);
      }
      await tap(form.locator("button[type=submit]"));
      await page.getByText("문의가 접수되었습니다").first().waitFor();
      expect(taps).toBeLessThanOrEqual(8);
      const { inquiries } = await site().services.inbox.list({ search: company }, 1);
      expect(inquiries[0]?.selection?.rows).toContainEqual({ label: "모델", figure: "1 × SF-300 (300 CRT)" });
      expect(pageErrors).toEqual([]);
    }));
});
