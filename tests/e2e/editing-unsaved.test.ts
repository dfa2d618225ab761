import type { BrowserContext, FrameLocator, Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import type { Edit } from "#domain/content/edits.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { enterPassword, openAdministratorsSite, password, publish } from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { discardDraft } from "../support/discarded-draft.ts";
import { narrow } from "../support/visitor.ts";

const { site, beginSession, signedInAt } = openAdministratorsSite();

beforeEach(() => discardDraft(site().services.siteContent));

const edit = "/sd_admin/edit/company/history";

async function pageIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}

/** Opens the card of a text. @returns its field */
async function opened(page: Page) {
  const frame = await pageIn(page);
  await frame.locator("main h2").nth(1).click();
  return page.getByRole("region", { name: "문구 편집" }).getByLabel("한국어", { exact: true });
}

const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();
const draft = async () =>
  new Map((await site().services.siteContent.draft()).map((each) => [each.path, each]));
const koreanTexts = async () =>
  [...(await draft()).values()].map(({ edit: storedEdit }) =>
    storedEdit.kind === "text" ? storedEdit.ko : "",
  );

/** Changes the text in the draft, as another administrator. */
async function change(ko: string): Promise<void> {
  const [first] = (await draft()).values();
  const { path = "", basis = null, revision = 0 } = first ?? {};
  const edit: Edit = { kind: "text", ko, en: "Theirs" };
  await site().services.siteContent.setDraftField({ path, edit, basis, revision, by: "동료" });
}

/** Opens the editor in a new tab, after the session has ended and the same person has signed in again. */
async function openLater(context: BrowserContext): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  await page.goto("/sd_admin/login");
  await enterPassword(page, password);
  await page.getByRole("heading", { name: "시공사례" }).first().waitFor();
  await page.goto(edit);
  return page;
}

/** Admin forms: steps to open each, and one of its fields. */
const forms: Record<string, { at: string; open?: string; field: (page: Page) => Locator }> = {
  note: { at: "/sd_admin/inquiries?id=1", field: (page) => page.getByLabel("새 메모") },
  reply: {
    at: "/sd_admin/inquiries?id=1",
    open: "답변하기",
    field: (page) => page.getByLabel("내용", { exact: true }),
  },
  template: {
    at: "/sd_admin/inquiries/templates",
    field: (page) => page.getByRole("form", { name: "새 답변 문구" }).getByLabel("한국어 문구"),
  },
  value: { at: "/sd_admin/inquiries?id=1", field: (page) => page.getByLabel("금액(원)") },
  project: { at: "/sd_admin/projects", open: "시공사례 추가", field: (page) => page.locator("#description") },
  product: { at: "/sd_admin/products/new", field: (page) => page.locator("#name") },
  administrator: {
    at: "/sd_admin/administrators",
    open: "관리자 추가",
    field: (page) => page.getByLabel("사용자명"),
  },
};

/** @param isOpen true when the form opens automatically because of unsaved text */
async function fieldOf(page: Page, name: string, isOpen = false): Promise<Locator> {
  const { at = "", open, field } = forms[name] ?? {};
  await page.goto(at);
  if (open && !isOpen) await page.getByRole("button", { name: open }).click();
  if (!field) throw new Error(`"${name}" is no form.`);
  await field(page).waitFor();
  return field(page);
}

describe("nothing that was typed is lost", () => {
  test("in the forms of the administration, when the session ends and the tab is closed, until it is discarded", async () => {
    const arrival = { address: "203.0.113.7", locale: "ko" as const, suspicion: null };
    await site().services.inquiries.receive(anInquiry(), arrival);
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      for (const name of Object.keys(forms)) {
        const field = await fieldOf(page, name);
        await field.fill(`쓰다 만 ${name}`);
      }
      const later = await openLater(page.context());
      await page.close({ runBeforeUnload: false });
      for (const name of Object.keys(forms))
        expect(await (await fieldOf(later, name, name === "reply")).inputValue()).toBe(`쓰다 만 ${name}`);
      await fieldOf(later, "project");
      await later.getByText("저장하지 않고 나갔던 내용을 다시 불러왔습니다.").waitFor();
      await later.getByRole("button", { name: "취소" }).click();
      await later.getByRole("button", { name: "저장하지 않고 닫기" }).click();
      expect(await (await fieldOf(later, "project")).inputValue()).toBe("");
    });
  });

  test("when the session ends: it says so, stays, and is stored after signing in in another tab", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await page.context().clearCookies();
      await field.fill("로그인이 끝난 뒤에 쓴 말");
      await page.getByText("로그인이 만료되어 저장하지 못했습니다.").waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      const tab = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "새 창에서 로그인" }).click();
      const other = await tab;
      await enterPassword(other, password);
      await other.getByRole("heading", { name: "시공사례" }).first().waitFor();
      await other.close();
      expect(await field.inputValue()).toBe("로그인이 끝난 뒤에 쓴 말");
      await stored(page);
      expect(await koreanTexts()).toEqual(["로그인이 끝난 뒤에 쓴 말"]);
    });
  });

  test("when another account signs in in the browser: it says so, stays, and is stored under its own account only", async () => {
    const { accounts, siteContent } = site().services;
    await accounts.add("park");
    await signedInAt(edit, {}, async ({ page }) => {
      const signInAs = async (id: number) => page.context().addCookies([await beginSession(id)]);
      const field = await opened(page);
      await signInAs(2);
      await field.fill("관리자가 쓴 말");
      await page.getByText("다른 계정으로 로그인되어 있어 저장하지 않았습니다.").waitFor();
      await page.getByRole("button", { name: "지금 저장" }).click();
      await page.getByText("다른 계정으로 로그인되어 있어 저장하지 않았습니다.").waitFor();
      expect(await koreanTexts()).toEqual([]);
      await signInAs(1);
      await page.evaluate("dispatchEvent(new Event('focus'))");
      await stored(page);
      expect(await siteContent.draft()).toMatchObject([
        { edit: { ko: "관리자가 쓴 말" }, editedBy: "admin" },
      ]);
    });
  });

  test("when the page is left for the sign-in: it is there again afterwards", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await page.context().clearCookies();
      await field.fill("새로 고침을 견딘 말");
      await page.getByText("로그인이 만료되어 저장하지 못했습니다.").waitFor();
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto("/sd_admin/login");
      await enterPassword(page, password);
      await page.getByRole("heading", { name: "시공사례" }).first().waitFor();
      await page.goto(edit);
      await stored(page);
      expect(await koreanTexts()).toEqual(["새로 고침을 견딘 말"]);
    });
  });

  test("when the line is down: it says so, nothing is published without it, and it is stored once the line is back", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await page.context().setOffline(true);
      await field.fill("끊긴 동안 쓴 말");
      await page.getByText("서버에 연결할 수 없어").waitFor();
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.context().setOffline(false);
      await stored(page);
      expect(await koreanTexts()).toEqual(["끊긴 동안 쓴 말"]);
    });
  });

  test("when it holds a character that cannot be stored: it says which text, and others are stored", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await field.fill("가\u0007나");
      await page.getByText("보이지 않는 특수 문자가 있습니다").first().waitFor();
      await page.getByText("저장할 수 없는 내용이 있습니다.").waitFor();
      await page.getByRole("button", { name: "닫기" }).click();
      const frame = await pageIn(page);
      await frame.locator("main h1").click();
      await page
        .getByRole("region", { name: "문구 편집" })
        .getByLabel("한국어", { exact: true })
        .fill("다른 말");
      await expect.poll(koreanTexts).toEqual(["다른 말"]);
      await page.getByRole("button", { name: "닫기" }).click();
      const again = await opened(page);
      expect(await again.inputValue()).toBe("가\u0007나");
      await again.fill("가나");
      await stored(page);
    });
  });

  test("when somebody else has written there: it stays through everything until it is decided", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await field.fill("처음 쓴 말");
      await stored(page);
      await change("동료의 말");
      await field.fill("나중에 쓴 말");
      await page.getByRole("button", { name: "닫기" }).click();
      await page.getByRole("button", { name: "충돌 1건" }).waitFor();
      const marked = (await pageIn(page)).locator("[data-conflict]");
      await expect.poll(() => marked.allInnerTexts()).toEqual(["나중에 쓴 말"]);
      await change("동료의 새 말");
      page.on("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect.poll(() => marked.allInnerTexts()).toEqual(["나중에 쓴 말"]);
      await page.goto("/sd_admin/edit/company/intro");
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      await page.getByText("충돌한 문구를 먼저 정해야 게시할 수 있습니다").waitFor();
      expect(await page.getByRole("button", { name: "게시하기" }).isEnabled()).toBe(false);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "관리 화면으로" }).click();
      await page.getByText("아직 저장되지 않은 내용이 있습니다.").waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await page.getByRole("button", { name: "나가기" }).click();
      await page.getByRole("button", { name: "로그아웃" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "취소" }).click();
      await page.goto(edit);
      await page.getByRole("button", { name: "충돌 1건" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("그사이 동료 님이 이 문구를 고쳤습니다.").waitFor();
      for (const text of ["처음 쓴 말", "동료의 새 말", "나중에 쓴 말"])
        await dialog.getByRole("alert").getByText(text).waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "둘을 함께 고치기" }).click();
      const both = dialog.getByLabel("한국어", { exact: true });
      expect(await both.inputValue()).toBe("동료의 새 말 나중에 쓴 말");
      await both.fill("둘을 합친 말");
      await dialog.getByRole("button", { name: "내 것으로" }).click();
      await dialog.getByText("저장되지 않은 문구가 없습니다.").waitFor();
      await page.keyboard.press("Escape");
      await stored(page);
      expect(await koreanTexts()).toEqual(["둘을 합친 말"]);
    });
  });

  test("when one person types in two tabs: each keeps its text, also for a new sign-in, until all are decided", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const field = await opened(page);
      await field.fill("처음 쓴 말");
      await stored(page);
      const other = await page.context().newPage();
      await other.goto(edit);
      const second = await opened(other);
      await change("동료의 말");
      for (const [tab, entry, text] of [
        [page, field, "첫 탭"],
        [other, second, "둘째 탭"],
      ] as const) {
        await entry.fill(text);
        await tab.getByRole("button", { name: "충돌 1건" }).waitFor();
      }
      for (const tab of [page, other]) await tab.close();
      const later = await openLater(page.context());
      await later.getByRole("button", { name: "충돌 1건" }).click();
      const panel = later.getByRole("dialog").getByRole("alert");
      await panel.getByText("둘째 탭").waitFor();
      await later.getByRole("button", { name: "내 것으로" }).click();
      await panel.getByText("첫 탭").waitFor();
      await later.getByRole("button", { name: "상대 것으로" }).click();
      await later.keyboard.press("Escape");
      await stored(later);
      expect(await koreanTexts()).toEqual(["둘째 탭"]);
      await (await opened(later)).fill("바로 나가기 전에 쓴 말");
      await later.getByRole("link", { name: "관리 화면으로" }).click();
      await later.getByRole("button", { name: "로그아웃" }).waitFor();
      expect(await koreanTexts()).toEqual(["바로 나가기 전에 쓴 말"]);
    });
  });
});

test("markup is shown to visitors as the text that it is", async () => {
  await signedInAt(edit, {}, async ({ page, pageErrors }) => {
    const field = await opened(page);
    await field.fill("<img src=x onerror=alert(1)>");
    await stored(page);
    await publish(page);
    const html = await (await fetch(`${site().url}/company/history`)).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
    expect(pageErrors).toEqual([]);
  });
});

describe("after an upgrade", () => {
  const text = (ko: string, en = ko): Edit => ({ kind: "text", ko, en });
  const { title } = defaults.home.ko.company;

  async function upgrade(): Promise<void> {
    const { siteContent } = site().services;
    const made = { revision: 0, by: "admin" };
    await siteContent.setDraftField({
      path: "home.company.title",
      edit: text("우리 말"),
      basis: text("옛 원문"),
      ...made,
    });
    await siteContent.setDraftField({
      path: "home.products.title",
      edit: text("둘째"),
      basis: text("옛 둘째"),
      ...made,
    });
    await siteContent.setDraftField({
      path: "home.zz.gone",
      edit: text("없어진 말", "Gone words"),
      basis: null,
      ...made,
    });
  }

  test.each([
    ["wide", { width: 1440, height: 900 }],
    ["narrow", narrow],
  ])(
    "the editor shows on a %s screen what has changed and what is gone, and is done with it",
    async (name, viewport) => {
      await upgrade();
      await signedInAt("/sd_admin/edit/", { viewport }, async ({ page }) => {
        await pageIn(page);
        if (name === "narrow") await page.getByRole("button", { name: "더 보기" }).click();
        await page.getByRole("button", { name: "업그레이드 점검 3" }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("heading", { name: "기본 문구가 바뀐 곳 2곳" }).waitFor();
        for (const sentence of ["옛 원문", title, "우리 말", "없어진 말", "Gone words"])
          await dialog.getByText(sentence, { exact: true }).first().waitFor();
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        const first = dialog.getByRole("listitem").filter({ hasText: "우리 말" });
        await first.getByRole("button", { name: "내 문구 유지" }).click();
        await dialog.getByRole("heading", { name: "기본 문구가 바뀐 곳 1곳" }).waitFor();
        await dialog.getByRole("button", { name: "새 기본 문구 사용" }).click();
        await dialog.getByRole("button", { name: "모두 버리기" }).click();
        await page.getByRole("dialog").last().getByRole("button", { name: "모두 버리기" }).click();
        await dialog.getByText("살펴볼 곳이 없습니다.").waitFor();
        await dialog.getByRole("button", { name: "닫기" }).click();
        await stored(page);
        const remaining = await draft();
        const paths = ["home.company.title", "home.products.title", "home.zz.gone"];
        expect(paths.map((path) => remaining.has(path))).toEqual([true, false, false]);
        expect(await page.getByRole("button", { name: /업그레이드 점검/ }).count()).toBe(0);
      });
    },
  );
});
