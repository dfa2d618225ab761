import { expect, test } from "vitest";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { aPageDraft } from "../support/builders.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { site, visit } = openSite();

test("a page of the company's own is in its menu, in both languages, and gone when it is withdrawn", async () => {
  const page = await publish("page", { menu: "company" });
  for (const [path, heading, label] of [
    ["/certificates", "인증서", "회사소개"],
    ["/en/certificates", "Certificates", "Company"],
  ] as const)
    for (const viewport of [wide, narrow])
      await visit(path, { viewport }, async ({ page, pageErrors }) => {
        expect(await page.locator("h1").textContent()).toBe(heading);
        const menu = page.locator("footer nav div").filter({ hasText: label });
        expect(await menu.getByRole("link", { name: heading }).getAttribute("href")).toBe(path);
        const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(widths[0]).toBe(widths[1]);
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
        expect(pageErrors).toEqual([]);
      });
  expect(await read("/sitemap.xml")).toMatchObject({ text: expect.stringContaining("/en/certificates<") });

  const moved = await site().services.pageEditing.change(
    page.id,
    aPageDraft({ menu: "company", address: "quality" }),
    page.updatedAt,
    "kim",
  );
  if (moved.kind !== "done") throw new Error(moved.kind);
  await site().services.pageEditing.publish(page.id, moved.page, "kim");
  expect(await read("/en/certificates")).toMatchObject({ status: 301, location: "/en/quality" });
  await site().services.pageEditing.withdraw(page.id, null);
  for (const path of ["/quality", "/en/quality", "/certificates"])
    expect(await read(path)).toMatchObject({ status: 404 });
  expect((await read("/")).text).not.toContain("/quality");
});

test("without news there is no trace of it, and news in one language stays in that language", async () => {
  for (const path of ["/news", "/en/news", "/news.xml", "/news/holiday"])
    expect(await read(path), path).toMatchObject({ status: 404 });
  expect((await read("/")).text).not.toContain('"/news"');

  await publish("news", {
    title: { ko: "설 연휴 휴무", en: "" },
    lead: { ko: "2월 16일부터 쉽니다.", en: "" },
    address: "holiday",
    languages: "ko",
    blocks: [],
  });
  expect((await read("/")).text).toContain("설 연휴 휴무");
  expect((await read("/news.xml")).text).toContain("<title>설 연휴 휴무</title>");
  const item = await read("/news/holiday");
  expect(item.text).toContain('"@type":"NewsArticle"');
  expect(item.text).not.toContain('hrefLang="en" href="http://127.0.0.1:1/en/news/holiday"');
  expect(await read("/en/news/holiday")).toMatchObject({ status: 302, location: "/en" });
  expect(await read("/en/news")).toMatchObject({ status: 302, location: "/en" });
  expect((await read("/sitemap.xml")).text).not.toContain("/en/news");
});

test("a film is loaded from its platform only when a visitor starts it", async () => {
  await publish("page", {
    address: "film",
    blocks: [
      {
        id: "b1",
        kind: "film",
        isHidden: false,
        values: {
          film: { address: "https://youtu.be/aqz-KE-bpKQ" },
          name: { ko: "공장 영상", en: "The plant" },
          poster: null,
        },
        rows: [],
      },
    ],
  });
  await visit("/en/film", { isNew: true }, async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
    });
    await page.waitForLoadState("load");
    expect(asked).toEqual([]);
    await page.getByRole("link", { name: /Play the video/ }).click();
    await expect.poll(() => asked).toEqual(["www.youtube-nocookie.com"]);
  });
  const policyAt = async (path: string) => (await read(path)).policy;
  expect(await policyAt("/en/film")).toContain("youtube-nocookie.com");
  expect(await policyAt("/en/company/intro")).not.toContain("youtube");
});

async function publish(kind: "page" | "news", facts: Partial<OwnPageContent>) {
  const { pageEditing } = site().services;
  const added = await pageEditing.add({ kind, draft: aPageDraft(facts) }, "kim");
  if (added.kind !== "added") throw new Error(added.kind);
  const published = await pageEditing.publish(added.page.id, added.page, "kim");
  if (published.kind !== "done") throw new Error(JSON.stringify(published));
  return published.page;
}

async function read(path: string) {
  const response = await fetch(site().url + path, { redirect: "manual" });
  return {
    status: response.status,
    location: response.headers.get("location"),
    policy: response.headers.get("content-security-policy"),
    text: await response.text(),
  };
}
