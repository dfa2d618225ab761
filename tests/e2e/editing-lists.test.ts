import type { FrameLocator, Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { openAdministratorsSite, publish } from "../support/administrators-visit.ts";
import { discardDraft } from "../support/discarded-draft.ts";
import { narrow } from "../support/visitor.ts";

const { site, signedInAt } = openAdministratorsSite();

beforeEach(() => discardDraft(site().services.siteContent));

async function pageIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === element.ownerDocument.activeElement);
const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();

/** Each list of the site with its page and the title of its entries; `*` matches the first one. */
const lists: [name: string, path: string, list: string, title: string][] = [
  ["hero slides", "", "home.hero.slides", "title"],
  ["history events", "company/history", "history.timeline.years[*].events", "text"],
  ["value cards", "company/intro", "intro.values.items", "title"],
  ["advantages", "products/industrial", "industrial.advantages.items", "title"],
  ["steps", "products/industrial", "industrial.modular.steps", "title"],
  ["product information", "products/industrial", "industrial.information.items", "title"],
  ["offices", "company/contact", "company.offices", "name"],
  ["catalogue cards", "resources/catalog", "catalog.items", "title"],
  ["questions", "resources/faq", "faq.sections", "title"],
  ["terms", "resources/glossary", "glossary.sections[*].terms", "title"],
];

interface Draft {
  fields: { path: string; ids?: string[]; ko?: string }[];
}

async function draftOf(page: Page): Promise<Draft> {
  return (await page.request.get("/api/admin/content")).json();
}

async function listOf(page: Page, pattern: string): Promise<string> {
  const { fields } = await draftOf(page);
  const isMeant = ({ path, ids }: Draft["fields"][number]) =>
    ids !== undefined && path.replace(/\[[^\]]*\]/g, "[*]") === pattern;
  return fields.find(isMeant)?.path ?? "";
}

async function idsOf(page: Page, list: string): Promise<string[]> {
  return (await draftOf(page)).fields.find(({ path }) => path === list)?.ids ?? [];
}

async function open(page: Page, path: string): Promise<void> {
  const text = (await draftOf(page)).fields.find((field) => field.path === path)?.ko ?? "";
  const frame = await pageIn(page);
  await frame
    .getByText(text, { exact: true })
    .and(frame.locator("[data-editable]:not(svg *)"))
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "문구 편집" }).waitFor();
}

async function press(page: Page, tool: string): Promise<void> {
  await page.getByRole("group", { name: "항목" }).getByRole("button", { name: tool, exact: true }).focus();
  await page.keyboard.press("Enter");
}

describe("the entries of a list", () => {
  test.each(lists)(
    "%s are copied, moved, taken out and brought back by keyboard",
    async (_, path, pattern, title) => {
      await signedInAt(`/sd_admin/edit/${path}`, {}, async ({ page, pageErrors }) => {
        const list = await listOf(page, pattern);
        const before = await idsOf(page, list);
        const [first = ""] = before;
        const shown = async () => (await idsOf(page, list)).map((id) => (id.startsWith("own-") ? "own" : id));
        const rest = before.slice(1);
        await open(page, `${list}[${first}].${title}`);
        await press(page, "복제");
        await expect.poll(shown).toEqual([first, "own", ...rest]);
        await press(page, "뒤로");
        await expect.poll(shown).toEqual(["own", first, ...rest]);
        await press(page, "앞으로");
        await expect.poll(shown).toEqual([first, "own", ...rest]);
        await press(page, "빼기");
        await expect.poll(shown).toEqual(["own", ...rest]);
        await stored(page);
        expect(await page.evaluate("document.activeElement?.id")).toBe("content");
        await page.keyboard.press("Control+z");
        await expect.poll(shown).toEqual([first, "own", ...rest]);
        expect(pageErrors).toEqual([]);
      });
    },
  );

  test("an entry is added empty, filled in both languages at once, and cannot be published before", async () => {
    await signedInAt("/sd_admin/edit/company/intro", {}, async ({ page }) => {
      const list = "intro.values.items";
      const [first = ""] = await idsOf(page, list);
      await open(page, `${list}[${first}].title`);
      await press(page, "추가");
      const dialog = page.getByRole("dialog");
      await dialog.getByText("한국어 문구가 비어 있습니다.").first().waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      for (const [language, text] of [
        ["한국어", "정직"],
        ["English", "Honesty"],
      ] as const)
        for (const field of await dialog.getByLabel(language, { exact: true }).all()) await field.fill(text);
      await dialog.getByRole("button", { name: "닫기" }).click();
      const frame = await pageIn(page);
      await frame.getByRole("heading", { name: "정직" }).waitFor();
      await stored(page);
      await publish(page);
      expect(await (await fetch(`${site().url}/en/company/intro`)).text()).toContain("Honesty");
    });
  });
});

describe("points and paragraphs", () => {
  const list = "privacy.sections[retention].list";
  const paragraphs = "privacy.sections[retention].paragraphs";
  const textsOf = async (page: Page, path: string) =>
    (await draftOf(page)).fields.find((field) => field.path === path)?.ko as unknown;
  const openEntry = async (page: Page) => {
    await (await pageIn(page)).locator("#retention h2").focus();
    await page.keyboard.press("Enter");
    await press(page, "항목 전체 편집");
  };

  test("a link that is emptied says why it cannot be published, and is no change once it is typed back", async () => {
    await signedInAt("/sd_admin/edit/", {}, async ({ page }) => {
      const slides = "home.hero.slides";
      const [first = ""] = await idsOf(page, slides);
      await open(page, `${slides}[${first}].title`);
      await page.getByRole("group", { name: /^항목: 슬라이드 ‘.+’$/ }).waitFor();
      await press(page, "항목 전체 편집");
      const dialog = page.getByRole("dialog");
      const link = dialog.locator("input[type=text]").first();
      const written = await link.inputValue();
      await link.fill("");
      await dialog.getByRole("alert").filter({ hasText: "연결할 수 없는 주소입니다." }).waitFor();
      expect(await link.evaluate((input) => input.ariaInvalid)).toBe("true");
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "기본 문구로 되돌리기" }).click();
      expect([await link.inputValue(), await hasFocus(link)]).toEqual([written, true]);
      await link.fill("/company/intro");
      await page.getByTitle("바뀐 곳 1곳").waitFor();
      await link.fill(written);
      await page.getByTitle("게시할 변경 내용이 없습니다.").waitFor();
      await dialog.getByRole("button", { name: "닫기" }).click();
      await expect.poll(() => page.evaluate("document.activeElement?.id")).toBe("content");
      const draft = await site().services.siteContent.draft();
      expect(draft.filter((stored) => stored.path.startsWith(slides))).toEqual([]);
    });
  });

  test("come where there were none, and are written again where the last one was taken out", async () => {
    await signedInAt("/sd_admin/edit/privacy", {}, async ({ page, pageErrors }) => {
      await openEntry(page);
      const dialog = page.getByRole("dialog");
      // Title, paragraphs, list.
      const [korean, english] = ["한국어", "English"].map((name) => dialog.getByLabel(name, { exact: true }));
      await korean?.last().fill("문의 기록: 3년");
      await dialog.getByText("영어 문구가 비어 있습니다.").waitFor();
      await english?.last().fill("Inquiries: three years");
      for (const fields of [korean, english]) await fields?.nth(1).fill("");
      await expect.poll(() => textsOf(page, paragraphs)).toEqual([]);
      expect(await dialog.getByRole("alert").count()).toBe(0);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "닫기" }).click();
      const frame = await pageIn(page);
      await frame.getByText("3년", { exact: true }).waitFor();
      expect(await textsOf(page, list)).toEqual(["문의 기록: 3년"]);

      await openEntry(page);
      await korean?.nth(1).fill("다시 쓴 문단");
      await english?.nth(1).fill("Written again");
      await dialog.getByRole("button", { name: "닫기" }).click();
      await (await pageIn(page)).getByText("다시 쓴 문단").waitFor();
      expect(pageErrors).toEqual([]);
    });
  });
});

describe("the bar of the editor", () => {
  test("at 390 px is one row, whose menu holds the rest and closes again", async () => {
    await signedInAt("/sd_admin/edit/", { viewport: narrow }, async ({ page }) => {
      await pageIn(page);
      const bar = page.getByRole("region", { name: "편집 도구" });
      expect((await bar.boundingBox())?.height).toBeLessThan(60);
      const history = page.getByRole("button", { name: "기록" });
      expect(await history.isVisible()).toBe(false);
      await page.getByRole("button", { name: "더 보기" }).click();
      await history.waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await history.isVisible()).toBe(false);
      const menu = page.getByRole("button", { name: "더 보기" });
      await menu.click();
      await page.getByRole("button", { name: "회사 정보" }).click();
      const dialog = page.getByRole("dialog", { name: "회사 정보" });
      await dialog.getByRole("button", { name: "닫기" }).click();
      await dialog.waitFor({ state: "detached" });
      expect([await history.isVisible(), await hasFocus(menu)]).toEqual([false, true]);
      await menu.click();
      await page.getByRole("button", { name: "English", exact: true }).click();
      await page.waitForURL("**/sd_admin/edit/en");
      expect(await history.isVisible()).toBe(false);
      const frame = await pageIn(page);
      await frame.locator("html[lang=en]").waitFor();
      const text = frame.locator("p[data-editable^='home.hero']:visible").first();
      await text.hover();
      await menu.click();
      const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
      await page.mouse.click(x + 9, y + 9);
      expect([await history.isVisible(), await hasFocus(menu)]).toEqual([false, true]);
      expect(await page.getByRole("region", { name: "문구 편집" }).count()).toBe(0);
      await page.mouse.click(x + 9, y + 9);
      await page.getByRole("region", { name: "문구 편집" }).waitFor();
    });
  });
});
