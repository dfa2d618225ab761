import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { openAdministratorsSite, publish } from "../support/administrators-visit.ts";

const { site, visit, signedInAt } = openAdministratorsSite();

// A second attempt begins where the first did.
beforeEach(async () => {
  const { siteContent } = site().services;
  await siteContent.restore(0, (await siteContent.review()).draftHash, "admin");
});

const svg = (inside = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path fill="#8a1c4a" d="M0 0h300v60H0z"/>${inside}</svg>`,
  );

async function openFields(page: Page): Promise<Locator> {
  // In narrow viewports it is in the menu.
  if (page.viewportSize()?.width === 390) await page.getByRole("button", { name: "더 보기" }).click();
  await page.getByRole("button", { name: "회사 정보" }).click();
  return page.getByRole("dialog");
}

const bring = (dialog: Locator, name: string, buffer: Buffer) =>
  dialog.locator("input[type=file]").first().setInputFiles({ name, mimeType: "", buffer });

describe("logo and colours", () => {
  test("are brought and chosen in the editor, and visitors see them once they are published", async () => {
    await signedInAt("/sd_admin/edit/", {}, async ({ page, pageErrors }) => {
      const dialog = await openFields(page);
      await bring(dialog, "logo.svg", svg());
      await dialog.getByText("로고를 올렸습니다.").waitFor();
      await dialog.getByRole("textbox", { name: "강조색 코드" }).fill("8A1C4A");
      await dialog.getByRole("textbox", { name: "짙은 색 코드" }).fill("#1d3b2a");
      await dialog
        .getByText(/읽기 좋습니다/)
        .first()
        .waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: "닫기" }).click();
      await publish(page);
      expect(pageErrors).toEqual([]);
    });
    await visit("/", {}, async ({ page, pageErrors }) => {
      expect(await page.locator('link[href="/brand/colors-8a1c4a-1d3b2a.css"]').count()).toBe(1);
      const logo = page.locator("header [data-logo] img");
      expect(await logo.getAttribute("src")).toMatch(/^\/files\/[0-9a-f]{32}\.svg$/);
      expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      const button = page.locator("a.bg-accent").first();
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        "rgb(138, 28, 74)",
      );
      const icon = await page.locator('link[rel="icon"]').first().getAttribute("href");
      expect(icon).toMatch(/^\/favicon\.svg\?v=\w+$/);
      expect(pageErrors).toEqual([]);
    });
    const card = /property="og:image" content="[^"]*(\/brand\/home-ko\.jpg\?v=\w+)"/.exec(
      await (await fetch(site().url)).text(),
    );
    const drawn = Buffer.from(await (await fetch(site().url + card?.[1])).arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("a drawing with a script is refused with a sentence, and a PNG is taken in its place", async () => {
    await signedInAt("/sd_admin/edit/", {}, async ({ page }) => {
      const dialog = await openFields(page);
      await bring(dialog, "logo.svg", svg("<script>alert(1)</script>"));
      await dialog.getByText("파일에 스크립트나 다른 사이트와 연결된 내용이").waitFor();
      await bring(dialog, "logo.jpg", Buffer.from("\u00ff\u00d8\u00ff", "latin1"));
      await dialog.getByText("SVG, PNG 파일만 올릴 수 있습니다.").waitFor();
      const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#c00" } })
        .png()
        .toBuffer();
      await bring(dialog, "logo.png", png);
      await dialog.getByText("로고를 올렸습니다.").waitFor();
      expect(await dialog.locator("figure img").first().getAttribute("src")).toMatch(/\.png$/);
      await dialog.getByRole("button", { name: "로고 빼기 (로고)" }).click();
      await expect.poll(() => dialog.locator('figure img[src$=".png"]').count()).toBe(0);
    });
  });

  test("a colour that nobody could read is reported, made darker by a click, and not published before", async () => {
    await signedInAt("/sd_admin/edit/", { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      const dialog = await openFields(page);
      await dialog.getByRole("textbox", { name: "강조색 코드" }).fill("#f28c28");
      await dialog.getByText(/이 색 그대로 두고 글자를 짙게 씁니다/).waitFor();
      const button = dialog.getByText("상담 문의");
      const look = await button.evaluate((node) => {
        const { backgroundColor, color } = getComputedStyle(node);
        return [backgroundColor, color];
      });
      expect(look).toEqual(["rgb(242, 140, 40)", "rgb(11, 31, 51)"]);
      const code = dialog.getByRole("textbox", { name: "짙은 색 코드" });
      await code.fill("#ff7a00");
      await dialog
        .getByText(/짙은 색이 밝아서 .*\d\.\d:1/)
        .first()
        .waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "닫기" }).click();
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      const publishing = page.getByRole("dialog");
      await publishing.getByText(/짙은 색이 밝아서/).waitFor();
      expect(await publishing.getByRole("button", { name: "게시하기" }).isDisabled()).toBe(true);
      await publishing.getByRole("button", { name: "닫기" }).click();
      await openFields(page);
      await dialog.getByRole("button", { name: "읽기 좋은 가장 가까운 색으로" }).click();
      await dialog.getByText("읽기 좋습니다.").first().waitFor();
      await code.fill("#12");
      await dialog.getByText("색 코드는 # 뒤에").waitFor();
    });
  });

  test("headings show any syllable in the site's own font", async () => {
    const { siteContent } = site().services;
    const edit = { kind: "text", ko: "뷁과 꿹", en: "Company" } as const;
    await siteContent.setDraftField({ path: "intro.h1", edit, basis: null, revision: 0, by: "admin" });
    await siteContent.publish((await siteContent.review()).draftHash, "admin");
    await visit("/company/intro", {}, async ({ page, pageErrors }) => {
      await page.locator("h1", { hasText: "뷁과 꿹" }).waitFor();
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const loaded = await page.evaluate(
        "[...document.fonts].filter((face) => face.family.includes('Site Heading') && face.status === 'loaded').map((face) => face.unicodeRange)",
      );
      expect(loaded).toContainEqual(expect.stringMatching(/U\+BDC1/i));
      expect(pageErrors).toEqual([]);
    });
  });
});
