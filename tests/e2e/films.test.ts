import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { filmFile } from "../support/films.ts";
import { narrow, wide } from "../support/visitor.ts";

const { site, visit, signedInAt } = openAdministratorsSite();

test("a film that is uploaded with its page is loaded when a visitor starts it, and in parts", async () => {
  await signedInAt("/sd_admin/pages/new-page", {}, async ({ page, pageErrors }) => {
    for (const [field, ko, en] of [
      ["title", "공장 영상", "The plant"],
      ["lead", "공장을 소개합니다.", "A tour of the plant."],
    ] as const) {
      await page.locator(`#field_${field}_ko`).fill(ko);
      await page.locator(`#field_${field}_en`).fill(en);
    }
    await page.getByRole("button", { name: "블록 추가", exact: true }).click();
    await page.getByRole("menuitem", { name: /^동영상/ }).click();
    await page.getByLabel("동영상 이름 (한국어)").fill("생산동");
    await page.getByLabel("동영상 이름 (English)").fill("Production hall");
    await page.locator('input[type=file][accept^="video/"]').setInputFiles(filmFile("tower.webm"));
    await page.getByText("재생 전 사진을 만들었습니다.").waitFor({ timeout: 20_000 });
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "게시", exact: true }).click();
    await toast(page, "게시했습니다. 방문자에게 보입니다.");
    expect(pageErrors).toEqual([]);
  });

  for (const [path, name, viewport] of [
    ["/the-plant", "생산동", wide],
    ["/en/the-plant", "Production hall", narrow],
  ] as const)
    await visit(path, { viewport, isNew: true }, async ({ page, pageErrors }) => {
      const asked = filmRequests(page);
      const video = page.locator(`video[aria-label="${name}"]`);
      await video.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      const { width = 0, height = 0 } = (await video.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(160 / 90, 1);
      expect(await page.locator(`figure img[alt="${name}"]`).evaluate(isLoaded)).toBe(true);
      await video.focus();
      await page.keyboard.press("Space");
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0);
      expect(asked[0]).toEqual({ range: "bytes=0-", status: 206 });
      expect(pageErrors).toEqual([]);
    });
});

test("a film of the industrial page is one of a platform, whose player goes when another tab is chosen", async () => {
  const { siteContent } = site().services;
  await siteContent.setDraftField({
    path: "industrial.videos.tabs[video1].film",
    edit: { kind: "film", film: { address: "https://vimeo.com/76979871" } },
    basis: null,
    revision: 0,
    by: "kim",
  });
  const policyOf = async (path: string) =>
    (await fetch(site().url + path)).headers.get("content-security-policy");
  expect(await policyOf("/products/industrial")).not.toContain("vimeo");
  await siteContent.publish((await siteContent.review()).draftHash, "kim");
  await expect.poll(() => policyOf("/products/industrial")).toContain("https://player.vimeo.com");
  await visit("/en/products/industrial", { isNew: true }, async ({ page }) => {
    await page.route(/vimeo/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
    );
    const play = page.getByRole("link", { name: /^Play the video/ });
    await play.click();
    await page.locator("iframe[src*='player.vimeo.com']").waitFor();
    await page.getByRole("tab", { name: "On-site assembly" }).click();
    await page.getByRole("tab", { name: "Overview" }).click();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await play.isVisible()).toBe(true);
  });
});

function filmRequests(page: Page) {
  const asked: { range: string | undefined; status: number }[] = [];
  page.on("response", (response) => {
    if (!/\/files\/[^/]+\.(webm|mp4)$/.test(response.url())) return;
    asked.push({ range: response.request().headers().range, status: response.status() });
  });
  return asked;
}

function isLoaded(image: Element): boolean {
  return (image as HTMLImageElement).naturalWidth > 0;
}
