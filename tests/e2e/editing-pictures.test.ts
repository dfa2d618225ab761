import type { FrameLocator, Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { editor } from "#content/admin/editor.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { hold } from "../support/held-requests.ts";

const { site, visit, signedIn, signedInAt } = openAdministratorsSite();

/** Resets everything to the defaults, for visitors too. */
beforeEach(async () => {
  const { siteContent } = site().services;
  for (const { path, revision } of await siteContent.draft())
    await siteContent.setDraftField({ path, edit: null, basis: null, revision, by: "admin" });
  await siteContent.publish((await siteContent.review()).draftHash, "admin");
});

const home = "/sd_admin/edit/";

/** Photograph of a phone: red with a blue right end, stored rotated with an EXIF orientation. */
async function aPhotograph(): Promise<Buffer> {
  const sea = await sharp({ create: { width: 700, height: 1575, channels: 3, background: "#2040c0" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { width: 2800, height: 1575, channels: 3, background: "#c03020" } })
    .composite([{ input: sea, left: 2100, top: 0 }])
    .png()
    .toBuffer();
  return sharp(upright).rotate(-90).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

async function pageIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}

const card = (page: Page) => page.getByRole("region", { name: "사진 바꾸기" });
const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();
const live = async (path: string) => (await fetch(site().url + path)).text();

/** Picture of the first slide, under its overlays. */
const slide = (frame: FrameLocator) => frame.locator("[data-track] img[data-editable]").first();

async function openSlide(page: Page, frame: FrameLocator): Promise<void> {
  await slide(frame).click({ force: true, position: { x: 800, y: 200 } });
  await card(page).waitFor();
}

async function bring(page: Page, name: string, buffer: Buffer, mimeType = "image/jpeg"): Promise<void> {
  await card(page).locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}

const mayBeEmpty = "꾸밈용 사진이라 설명을 비워 두어도 됩니다.";
const brought = (page: Page) => card(page).getByText("사진을 바꿨습니다").waitFor();
const sourceOf = (frame: FrameLocator) =>
  slide(frame).evaluate((image: HTMLImageElement) => new URL(image.currentSrc || image.src).pathname);

/** Mean blue value of a served picture, 0 to 255. */
async function blueness(path: string): Promise<{ width: number; height: number; blue: number }> {
  const response = await fetch(site().url + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, blue: (await sharp(bytes).stats()).channels[2]?.mean ?? 0 };
}

describe("a picture of the pages", () => {
  test("is replaced by a photograph, whose focus and description visitors get with it once it is published", async () => {
    await signedInAt(home, {}, async ({ page, pageErrors }) => {
      const frame = await pageIn(page);
      const before = await sourceOf(frame);
      await openSlide(page, frame);
      await bring(page, "현장 사진.JPG", await aPhotograph());
      await brought(page);
      await expect.poll(() => sourceOf(frame)).toMatch(/^\/files\/[0-9a-f]{32}/);
      const focus = card(page).getByRole("slider", { name: "초점" });
      await focus.focus();
      for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowRight");
      expect(await focus.getAttribute("aria-valuetext")).toBe("가로 90%, 세로 50%");
      await card(page).getByLabel("한국어", { exact: true }).fill("바닷가에 세운 냉각탑");
      await card(page).getByLabel("English", { exact: true }).fill("A cooling tower by the sea");
      await stored(page);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      expect(await live("/")).toContain(before.replace(/-\d+\.\w+$/, ""));
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      await expect
        .poll(() =>
          page
            .getByRole("dialog")
            .locator("img")
            .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0)),
        )
        .toEqual([true, true]);
      await page.getByRole("button", { name: "게시하기" }).click();
      await toast(page, "게시했습니다.");
      expect(pageErrors).toEqual([]);
    });

    expect(await live("/")).toContain('alt="바닷가에 세운 냉각탑"');
    expect(await live("/en")).toContain('alt="A cooling tower by the sea"');
    const seen = async (width: number) => {
      let path = "";
      await visit("/", { viewport: { width, height: 844 } }, async ({ page, pageErrors }) => {
        const image = page.locator("[data-track] picture:last-of-type img").first();
        await expect
          .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
          .toBeGreaterThan(0);
        path = await image.evaluate((shown: HTMLImageElement) => new URL(shown.currentSrc).pathname);
        const position = await image.evaluate((shown) => getComputedStyle(shown).objectPosition);
        expect([position, pageErrors]).toEqual(["90% 50%", []]);
      });
      return path;
    };
    const wide = await seen(1440);
    expect(wide).toMatch(/^\/files\/[0-9a-f]{32}-1920\.avif$/);
    // Rotated upright: a quarter of it is blue.
    expect(await blueness(wide)).toMatchObject({ width: 1920, height: 1080 });
    const narrow = await seen(390);
    expect(narrow).toMatch(/-480-square-90\.avif$/);
    const [whole, square] = [await blueness(wide), await blueness(narrow)];
    expect([square.width, square.height]).toEqual([480, 480]);
    expect(square.blue).toBeGreaterThan(whole.blue + 20);
  });

  test("comes back with Ctrl+Z, and by its button", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      const before = (await sourceOf(frame)).replace(/-\d+\.\w+$/, "");
      await openSlide(page, frame);
      await bring(page, "plant.jpg", await aPhotograph());
      await brought(page);
      await stored(page);
      await card(page).getByRole("button", { name: "닫기" }).click();
      await page.keyboard.press("Control+z");
      await expect.poll(async () => (await sourceOf(frame)).startsWith(before)).toBe(true);
      await page.keyboard.press("Control+Shift+z");
      await expect.poll(() => sourceOf(frame)).toMatch(/^\/files\//);
      await openSlide(page, frame);
      await card(page).getByRole("button", { name: "기본 사진으로 되돌리기" }).click();
      await expect.poll(async () => (await sourceOf(frame)).startsWith(before)).toBe(true);
    });
  });

  test("is stored although its card was closed during the upload, which is shown as running", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const release = await hold(page, "**/api/admin/files/picture");
      const frame = await pageIn(page);
      await openSlide(page, frame);
      await bring(page, "plant.jpg", await aPhotograph());
      await page.getByText(editor.upload.running, { exact: true }).waitFor();
      await card(page).getByRole("button", { name: "닫기" }).click();
      await card(page).waitFor({ state: "detached" });
      await page.getByTitle(editor.upload.beforePublishing).waitFor();
      release();
      await expect.poll(() => sourceOf(frame)).toMatch(/^\/files\/[0-9a-f]{32}/);
      await stored(page);
    });
  });

  test("is another of the program's, which brings its description along", async () => {
    await signedInAt(`${home}products/industrial`, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("#modular img[data-editable]").click();
      await card(page).getByText("기본 사진에서 선택").click();
      await card(page).getByRole("button", { name: "SCP 시리즈" }).click();
      await stored(page);
      expect(await card(page).getByLabel("English", { exact: true }).inputValue()).toContain("SCP series");
      await expect
        .poll(() =>
          frame
            .locator("#modular img[data-editable]")
            .evaluate((image: HTMLImageElement) => image.currentSrc),
        )
        .toContain("/images/st-scp-");
    });
  });

  test("of another slide stays in sight while it is replaced", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      const second = frame.locator("[data-track] img[data-editable]").nth(1);
      const isInSight = () =>
        second.evaluate((image) => Math.abs(image.getBoundingClientRect().right - innerWidth) < 2);
      await frame.locator("[data-dot]").nth(1).click();
      await expect.poll(isInSight).toBe(true);
      await second.click({ force: true, position: { x: 800, y: 200 } });
      await card(page).getByText("기본 사진에서 선택").click();
      await card(page).getByRole("button", { name: "동영상: 팬이 도는" }).click();
      await expect
        .poll(() => second.evaluate((image: HTMLImageElement) => image.srcset))
        .toContain("/images/video-running-");
      await expect.poll(isInSight).toBe(true);
    });
  });

  test("cannot be published undescribed where it tells something", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("img[data-editable][alt^='공장 부지에']").click({ force: true });
      await card(page).waitFor();
      expect(await card(page).getByText(mayBeEmpty).count()).toBe(0);
      await bring(page, "plant.jpg", await aPhotograph());
      await card(page).getByText("사진 설명(영어)을 입력해 주세요.").waitFor();
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      await page.getByRole("dialog").getByText("사진 설명(한국어)을 입력해 주세요.").waitFor();
      expect(await page.getByRole("button", { name: "게시하기" }).isDisabled()).toBe(true);
    });
  });

  test("is published undescribed where it only decorates, as the card says", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await openSlide(page, frame);
      await bring(page, "plant.jpg", await aPhotograph());
      await brought(page);
      await card(page).getByText(mayBeEmpty).waitFor();
      await stored(page);
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      await page.getByRole("button", { name: "게시하기" }).click();
      await toast(page, "게시했습니다.");
      const [first = ""] = (await live("/")).match(/<img [^>]*fetchPriority="high"[^>]*>/i) ?? [];
      expect(first).toMatch(/[0-9a-f]{32}.* alt=""/);
    });
  });

  test.each([
    ["a document", "plant.jpg", Buffer.from("%PDF-1.7"), "사진을 열 수 없습니다."],
    ["a HEIC photograph", "IMG_0001.HEIC", Buffer.from("....ftypheic"), "HEIC 사진을 열 수 없습니다."],
  ])("stays when %s is brought, and a sentence says why", async (_, name, bytes, sentence) => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      const before = await sourceOf(frame);
      await openSlide(page, frame);
      await bring(page, name, bytes);
      await card(page).getByText(sentence).waitFor();
      expect(await sourceOf(frame)).toBe(before);
    });
  });

  test("that could not be sent is sent again with one click", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await openSlide(page, frame);
      await page.route("**/api/admin/files/picture", (route) => route.abort());
      await bring(page, "plant.jpg", await aPhotograph());
      const again = card(page).getByRole("button", { name: "다시 시도" });
      await again.waitFor();
      await page.unroute("**/api/admin/files/picture");
      await again.click();
      await brought(page);
    });
  });

  test("is replaced by keyboard and at 390 px, where the card lies at the foot of the screen", async () => {
    await signedInAt(home, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      const frame = await pageIn(page);
      await slide(frame).focus();
      await page.keyboard.press("Enter");
      await card(page).waitFor();
      const focused = () => page.evaluate("document.activeElement.type");
      expect(await focused()).toBe("file");
      await bring(page, "plant.jpg", await aPhotograph());
      await brought(page);
      await expect.poll(() => sourceOf(frame)).toContain("/files/");
      const box = await card(page).boundingBox();
      expect(box).toMatchObject({ x: 0, width: 390 });
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
    });
  });

  test("is dropped onto the card", async () => {
    await signedInAt(home, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await openSlide(page, frame);
      const bytes = (await aPhotograph()).toString("base64");
      const transfer = await page.evaluateHandle((data) => {
        const transfer = new DataTransfer();
        const letters = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([letters], "plant.jpg", { type: "image/jpeg" }));
        return transfer;
      }, bytes);
      await card(page)
        .getByText("여기에 끌어다 놓아도 됩니다.")
        .dispatchEvent("drop", { dataTransfer: transfer });
      await brought(page);
    });
  });
});

test("a photograph with a Korean name is converted and named at once in the form of a project", async () => {
  await signedIn(async (page, pageErrors) => {
    await page.getByRole("button", { name: "시공사례 추가" }).click();
    const photograph = { name: "울산 현장.jpg", mimeType: "image/jpeg", buffer: await aPhotograph() };
    await page.setInputFiles("#project-form input[type=file] >> nth=0", photograph);
    await page.getByText("파일을 선택했습니다: picture.webp").waitFor();
    await page.getByText(/^WebP로 변환했습니다 · \d+ KB\. 저장할 때 함께 올립니다\.$/).waitFor();
    for (const [id, value] of Object.entries({
      title: "변환한 현장",
      clientCompany: "처음 보는 회사",
      country: "한국",
      city: "울산",
      capacity: "1200RT",
      description: "교체했습니다.",
    }))
      await page.locator(`#${id}`).fill(value);
    await page.getByRole("button", { name: "추가", exact: true }).click();
    await toast(page, "시공사례가 추가되었습니다.");
    const row = page.locator("tbody tr", { hasText: "변환한 현장" });
    const url = (await row.locator("img").getAttribute("src")) ?? "";
    expect(await blueness(url)).toMatchObject({ width: 2560, height: 1440 });
    expect(pageErrors).toEqual([]);
  });
});
