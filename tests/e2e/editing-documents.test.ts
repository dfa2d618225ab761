import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { editor } from "#content/admin/editor.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { openAdministratorsSite, publish } from "../support/administrators-visit.ts";
import { discardDraft } from "../support/discarded-draft.ts";
import { aPdf } from "../support/documents.ts";
import { hold } from "../support/held-requests.ts";
import { narrow } from "../support/visitor.ts";

const { site, signedInAt } = openAdministratorsSite();

beforeEach(async () => {
  const { siteContent, samples } = site().services;
  // Tower series have their catalogs in their own records, listed before the others on the page.
  await samples.remove(["products"]);
  await discardDraft(siteContent);
});

const edit = "/sd_admin/edit/resources/catalog";
const korean = {
  name: "뷁 냉각탑 카탈로그.pdf",
  mimeType: "application/pdf",
  buffer: aPdf({ size: 900_000 }),
};
const english = { name: "Catalog 2026.pdf", mimeType: "application/pdf", buffer: aPdf({ pages: 3 }) };

async function pageIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}

const card = (page: Page) => page.getByRole("region", { name: "파일 바꾸기" });
const bring = (page: Page, language: string, file: typeof korean) =>
  card(page).getByLabel(`${language}: 파일 선택`).setInputFiles(file);
const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();

async function offered(path: string): Promise<string[]> {
  const html = await (await fetch(site().url + path)).text();
  return [...html.matchAll(/href="((?:\/en)?\/(?:files|products\/water-treatment)\/[^"#]+\.pdf)"/g)].map(
    ([, href = ""]) => href,
  );
}

describe("a catalogue", () => {
  test("is replaced in each language under its own name, and visitors get it at once and in parts", async () => {
    await signedInAt(edit, {}, async ({ page, pageErrors }) => {
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", korean);
      await card(page).getByRole("link", { name: korean.name }).waitFor();
      await bring(page, "English", english);
      await card(page).getByRole("link", { name: english.name }).waitFor();
      await stored(page);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await publish(page);
      const [first = ""] = await offered("/resources/catalog");
      expect(decodeURIComponent(first)).toContain(`/${korean.name}`);
      const whole = await fetch(site().url + first);
      expect(Buffer.from(await whole.arrayBuffer()).equals(korean.buffer)).toBe(true);
      const part = await fetch(site().url + first, { headers: { range: "bytes=-6" } });
      expect([part.status, await part.text()]).toEqual([206, "%%EOF\n"]);
      const [other = ""] = await offered("/en/resources/catalog");
      expect(decodeURIComponent(other)).toContain(english.name);
      expect(pageErrors).toEqual([]);
    });
  });

  test("that is replaced again has another address, and the one of the program comes back", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const [before] = await offered("/resources/catalog");
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", { ...korean, name: "둘째 판.pdf", buffer: aPdf({ pages: 7 }) });
      await card(page).getByRole("link", { name: "둘째 판.pdf" }).waitFor();
      await expect
        .poll(() => card(page).getByRole("button", { name: "영어 페이지에도 이 파일 사용" }).count())
        .toBe(1);
      await card(page).getByRole("button", { name: "영어 페이지에도 이 파일 사용" }).click();
      await card(page).getByLabel("내려받을 때 파일 이름").first().fill("새 이름/2026");
      await page.keyboard.press("Tab");
      expect(await card(page).getByLabel("내려받을 때 파일 이름").first().inputValue()).toBe(
        "새 이름-2026.pdf",
      );
      await stored(page);
      await publish(page);
      const [after = ""] = await offered("/resources/catalog");
      expect(after).not.toBe(before);
      expect(decodeURIComponent(after)).toContain("새 이름-2026.pdf");
      await frame.locator("main li:has(h2) a").first().click();
      for (const remaining of [1, 0]) {
        await card(page).getByRole("button", { name: "기본 파일로 되돌리기" }).first().click();
        await expect
          .poll(() => card(page).getByRole("button", { name: "기본 파일로 되돌리기" }).count())
          .toBe(remaining);
      }
      await stored(page);
      await publish(page);
      expect((await offered("/resources/catalog"))[0]).toMatch(/^\/products\/water-treatment\//);
    });
  });

  test("that is added has a file of its own, and leaves that of its model alone", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const [model] = await offered("/resources/catalog");
      const frame = await pageIn(page);
      await frame.locator("main li h2").first().click();
      await page.getByRole("button", { name: "복제" }).click();
      await stored(page);
      await page.getByRole("button", { name: "닫기" }).click();
      await frame.locator("main li:has(h2)").nth(1).locator("a").first().click();
      await bring(page, "한국어", korean);
      await card(page).getByRole("button", { name: "기본 파일로 되돌리기" }).waitFor();
      await stored(page);
      await publish(page);
      const [first, second = ""] = await offered("/resources/catalog");
      expect(first).toBe(model);
      expect(second).toMatch(/^\/files\//);
    });
  });

  test.each<[string, { name: string; buffer: Buffer }, string]>([
    ["a picture", { name: "a.pdf", buffer: Buffer.from("GIF89a") }, "PDF 파일만 올릴 수 있습니다."],
    [
      "a locked one",
      { name: "a.pdf", buffer: aPdf({ isEncrypted: true }) },
      "암호나 권한 제한이 걸린 PDF입니다.",
    ],
    ["half of one", { name: "a.pdf", buffer: english.buffer.subarray(0, 200) }, "파일을 열 수 없습니다."],
  ])("%s is refused in a sentence, and the card stays as it was", async (_, file, sentence) => {
    await signedInAt(edit, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", { mimeType: "application/pdf", ...file });
      await card(page).getByText(sentence).waitFor();
      expect(await card(page).getByText(editor.document.drawn).count()).toBe(2);
    });
  });

  test("of 30 MB is refused before it is sent", async () => {
    const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "large.pdf");
    writeFileSync(file, aPdf({ size: 30 * 1024 * 1024 }));
    await signedInAt(edit, {}, async ({ page }) => {
      const sent: string[] = [];
      page.on("request", (request) => void (request.url().includes("/files/") && sent.push(request.url())));
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await card(page).getByLabel("한국어: 파일 선택").setInputFiles(file);
      await card(page).getByText("파일이 너무 큽니다. 20MB 이하로").waitFor();
      expect(sent).toEqual([]);
    });
  });

  test("is seen on its way over a slow line, and can be given up", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      const developer = await page.context().newCDPSession(page);
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
      await developer.send("Network.enable");
      await developer.send("Network.emulateNetworkConditions", slow);
      await bring(page, "한국어", { ...korean, buffer: aPdf({ size: 3_000_000 }) });
      await card(page)
        .getByText(/올리는 중 ([1-9]|[1-9]\d)%/)
        .first()
        .waitFor();
      await card(page).getByRole("button", { name: "취소" }).click();
      await card(page).getByText("PDF, 20MB 이하").first().waitFor();
      expect(await card(page).getByText(editor.document.drawn).count()).toBe(2);
    });
  });

  test("is stored although its card was closed during the upload, for which publishing and leaving wait", async () => {
    const late = { ...korean, name: "닫은 뒤.pdf" };
    await signedInAt(edit, {}, async ({ page }) => {
      const release = await hold(page, "**/api/admin/files/document");
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", late);
      await page.getByText(editor.upload.running, { exact: true }).waitFor();
      await frame.locator("main li h2").first().click();
      await card(page).waitFor({ state: "detached" });
      await page.getByTitle(editor.upload.beforePublishing).waitFor();
      await page.getByRole("link", { name: editor.back }).click();
      const question = page.getByRole("dialog").filter({ hasText: editor.unsaved.leaveUploading.question });
      await question.getByRole("button", { name: editor.unsaved.leaveUploading.stay }).click();
      release();
      await stored(page);
      const edits = (await site().services.siteContent.draft()).map((stored) => stored.edit);
      const named = expect.objectContaining({ name: late.name });
      expect(edits).toContainEqual(expect.objectContaining({ kind: "document", ko: named }));
    });
  });

  test("is the one chosen last, also when its card was closed and opened again during an earlier upload", async () => {
    const slow = { ...korean, name: "느린 파일.pdf" };
    const newer = { ...korean, name: "새 파일.pdf" };
    await signedInAt(edit, {}, async ({ page }) => {
      const release = await hold(page, "**/api/admin/files/document");
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", slow);
      await page.getByText(editor.upload.running, { exact: true }).waitFor();
      await frame.locator("main li h2").first().click();
      await card(page).waitFor({ state: "detached" });
      await page.route("**/api/admin/files/document", (route) => route.continue(), { times: 1 });
      await frame.locator("main li:has(h2) a").first().click();
      await bring(page, "한국어", newer);
      await card(page).getByRole("link", { name: newer.name }).waitFor();
      release();
      await stored(page);
      const edits = (await site().services.siteContent.draft()).map((stored) => stored.edit);
      const named = expect.objectContaining({ name: newer.name });
      expect(edits).toContainEqual(expect.objectContaining({ kind: "document", ko: named }));
    });
  });

  test("is replaced by keyboard at 390 px, where the words of its link are edited as well", async () => {
    await signedInAt(edit, { viewport: narrow }, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("main li:has(h2) a").first().focus();
      await page.keyboard.press("Enter");
      await card(page).waitFor();
      const isReached = () =>
        page.evaluate(
          "document.activeElement?.matches('button') && /파일 선택/.test(document.activeElement.textContent)",
        );
      // Registered before the key presses: a busy page may open the dialog after any of them.
      const chosen = page.waitForEvent("filechooser");
      for (let step = 0; step < 12 && !(await isReached()); step++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await (await chosen).setFiles(korean);
      await card(page).getByRole("link", { name: korean.name }).waitFor();
      await card(page).getByText("링크 문구 편집").click();
      await card(page).getByLabel("한국어", { exact: true }).last().fill("받기");
      await frame.locator("main li:has(h2) a", { hasText: "받기" }).first().waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
    });
  });
});
