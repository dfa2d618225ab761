import type { CDPSession, FrameLocator, Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { unmarked } from "#content/editing/marks.ts";
import { pages } from "#content/site.ts";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { focus, openAdministratorsSite, publish, toast } from "../support/administrators-visit.ts";
import { discardDraft } from "../support/discarded-draft.ts";

const { site, signedInAt } = openAdministratorsSite();

beforeEach(() => discardDraft(site().services.siteContent));

const edit = "/sd_admin/edit/";
const everyPath = Object.values(pages).flatMap(({ path }) => locales.map((locale) => pathIn(locale, path)));

/** Page in the editor, once its texts are clickable. */
async function pageIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}

const field = (page: Page, name: "한국어" | "English") =>
  page.getByRole("region").getByLabel(name, { exact: true });
/** Description of a field that is marked as invalid. */
const problemOf = (control: Locator) =>
  control.evaluate((element) =>
    element.ariaInvalid === "true"
      ? document.getElementById(element.getAttribute("aria-describedby") ?? "")?.innerText
      : undefined,
  );
const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();
const live = async (path: string) => (await fetch(site().url + path)).text();

describe("editing on the page", () => {
  test("a text is clicked, shows at once what is typed, is stored by itself, and visitors see it once it is published", async () => {
    await signedInAt(`${edit}company/history`, {}, async ({ page, pageErrors }) => {
      const frame = await pageIn(page);
      await frame.locator("main h2").nth(1).click();
      await page.getByRole("heading", { name: "문구 편집" }).waitFor();
      await field(page, "한국어").fill("숫자로 보는 우리");
      await field(page, "English").fill("Us in figures");
      await frame.getByRole("heading", { name: "숫자로 보는 우리" }).waitFor();
      await stored(page);
      expect(await live("/company/history")).not.toContain("숫자로 보는 우리");
      const published = page.getByRole("link", { name: "게시된 페이지 보기, 새 창" });
      expect(await published.getAttribute("href")).toBe("/company/history");
      await publish(page);
      expect(await live("/company/history")).toContain("숫자로 보는 우리");
      expect(await live("/en/company/history")).toContain("Us in figures");
      expect(pageErrors).toEqual([]);
    });
  });

  test("what publishing would change is shown old against new, and an unfinished text is refused with a reason", async () => {
    await signedInAt(`${edit}company/intro`, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("main h2").first().click();
      await field(page, "English").fill("");
      await page.getByText("영어 문구가 비어 있습니다.").waitFor();
      expect(await problemOf(field(page, "English"))).toBe("영어 문구가 비어 있습니다. 입력해 주세요.");
      expect(await problemOf(field(page, "한국어"))).toBeUndefined();
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("영어 문구가 비어 있습니다.").waitFor();
      expect(await dialog.getByRole("button", { name: "게시하기" }).isDisabled()).toBe(true);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "고칠 곳 1곳 보기" }).click();
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await page.keyboard.press("Enter");
      await page
        .getByRole("dialog", { name: "고칠 곳" })
        .getByLabel("English", { exact: true })
        .fill("Mended");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "게시 1", exact: true }).click();
      await expect.poll(() => dialog.getByRole("button", { name: "게시하기" }).isEnabled()).toBe(true);
      await dialog.getByRole("button", { name: "변경 내용 버리기" }).click();
      await page.getByRole("dialog").last().getByRole("button", { name: "변경 내용 버리기" }).click();
      await toast(page, "변경 내용을 버렸습니다.");
      await expect
        .poll(() => page.getByRole("button", { name: "게시", exact: true }).isDisabled())
        .toBe(true);
      await page.getByRole("button", { name: "기록" }).click();
      await dialog.getByText("처음 상태", { exact: true }).waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
    });
  });

  test("what somebody else writes meanwhile is named before it is discarded, or replaced by an older version", async () => {
    const { siteContent } = site().services;
    const writeAsLee = async (text: string) => {
      const path = "home.company.title";
      const revision = (await siteContent.draft()).find((stored) => stored.path === path)?.revision ?? 0;
      const edit = { kind: "text", ko: text, en: text } as const;
      await siteContent.setDraftField({ path, edit, basis: null, revision, by: "lee" });
    };
    await signedInAt(`${edit}company/intro`, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.locator("main h2").first().click();
      await field(page, "한국어").fill("우리 회사");
      await stored(page);
      await page.getByRole("button", { name: "게시 1", exact: true }).click();
      const dialog = page.getByRole("dialog").first();
      await dialog.getByText("바뀐 곳 1곳").waitFor();
      await writeAsLee("한 시간 동안 쓴 글");
      await dialog.getByRole("button", { name: "변경 내용 버리기" }).click();
      const question = page.getByRole("dialog").last();
      await question.getByText("변경 내용 1곳을").waitFor();
      await question.getByRole("button", { name: "변경 내용 버리기" }).click();
      await toast(page, "변경 내용을 버리지 못했습니다.");
      await question.getByText("변경 내용 2곳을").waitFor();
      await question.getByText("다른 사람이 고친 곳도 함께 사라집니다: lee(").waitFor();
      await question.getByRole("button", { name: "취소" }).click();
      await dialog.getByText("lee 님이 고침").waitFor();
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await dialog.getByRole("button", { name: "게시하기" }).click();
      await toast(page, "게시했습니다.");
      await writeAsLee("다음 날 쓴 글");
      await page.getByRole("button", { name: "기록" }).click();
      await page.getByRole("button", { name: "지금과 비교" }).first().click();
      await page.getByRole("button", { name: "이 버전으로 되돌리기" }).click();
      await page.getByText("게시하지 않은 변경 내용 1곳을").waitFor();
      await page.getByText("다른 사람이 고친 곳도 함께 사라집니다: lee(").waitFor();
      await writeAsLee("그다음 날 쓴 글");
      await page.getByRole("button", { name: "버리고 되돌리기" }).click();
      await toast(page, "이 버전으로 되돌리지 못했습니다.");
      expect((await siteContent.review()).edits).toMatchObject({
        "home.company.title": { edit: { ko: "그다음 날 쓴 글" } },
      });
      await page.getByRole("button", { name: "버리고 되돌리기" }).click();
      await toast(page, "다시 게시했습니다.");
      expect(await live("/company/intro")).not.toContain("우리 회사");
    });
  });

  test("a click beside the last word of a paragraph opens that paragraph, beside the page and over none of its texts", async () => {
    await signedInAt(`${edit}company/intro`, { viewport: { width: 1280, height: 720 } }, async ({ page }) => {
      const frame = await pageIn(page);
      const texts = frame.locator("main p[data-editable='intro.greeting.paragraphs']");
      const paragraph = texts.nth(1);
      const beginning = (await paragraph.innerText()).slice(0, 10);
      const { width = 0, height = 0 } = (await paragraph.boundingBox()) ?? {};
      await paragraph.click({ position: { x: width - 4, y: height - 4 } });
      const written = field(page, "한국어");
      await written.waitFor();
      const rest = await written.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart),
      );
      expect(rest.slice(0, 10)).toBe(beginning);
      const left = (await page.locator("main > section").boundingBox())?.x ?? 0;
      for (const text of await frame.locator("body [data-editable]:visible").all()) {
        const box = await text.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), await text.innerText()).toBeLessThanOrEqual(left);
      }
      const neighbour = texts.first();
      await neighbour.click();
      await expect.poll(() => written.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(0);
    });
  });

  test("placeholders are shown with their values, inserted at the cursor, and named when they are lost or unknown", async () => {
    await signedInAt(edit, {}, async ({ page, pageErrors }) => {
      const frame = await pageIn(page);
      const since = page.getByRole("button", { name: /^\{since\}\s*1990$/ });
      const written = field(page, "한국어");
      await frame.getByText("서울에서 창립했습니다").click();
      expect(await written.inputValue()).toMatch(/^\{name:는\} \{since\}년/);
      expect(await since.count()).toBe(2);
      await page.getByRole("button", { name: /^\{name:는\}\s*SD쿨링타워는$/ }).waitFor();
      await written.fill("한빛은 {nmae} ");
      await page.getByText("쓸 수 없는 표시", { exact: true }).waitFor();
      await page.getByTitle("설립 연도: 커서 자리에 {since} 다시 넣기").click();
      expect(await written.inputValue()).toBe("한빛은 {nmae} {since}");
      await page.keyboard.type("년");
      expect(await written.inputValue()).toBe("한빛은 {nmae} {since}년");
      const [copy, area] = await written.evaluate((own) =>
        [own.previousElementSibling, own].map((each) => each?.getBoundingClientRect().height),
      );
      expect(area).toBe(copy);
      expect(await accessibilityViolations(page, wcag)).toEqual([]);
      await page.getByRole("button", { name: "기본 문구로 되돌리기" }).click();
      await frame
        .locator("#stats")
        .getByText(/^\d+개국$/)
        .click();
      const count = page.getByRole("button", { name: /^\{count\}\s*\d+$/ });
      await expect.poll(() => count.count()).toBe(2);
      await written.fill("여러 나라");
      await page.getByText("페이지가 채우는 값이 빠졌습니다: {count}.", { exact: false }).waitFor();
      await page.getByRole("button", { name: "기본 문구로 되돌리기" }).click();
      expect(pageErrors).toEqual([]);
    });
  });

  test("an inserted fact and typed words are undone by the browser, and the page shows it", async () => {
    await signedInAt(edit, {}, async ({ page }) => {
      const frame = await pageIn(page);
      await frame.getByText("서울에서 창립했습니다").click();
      const written = field(page, "한국어");
      await written.press("Control+a");
      await page.keyboard.type("새 문장입니다.");
      await stored(page);
      await page.getByText("회사 정보 넣기").click();
      await page.getByRole("button", { name: /^회사 이름/ }).click();
      await frame.getByText(`새 문장입니다.${defaults.company.name.ko}`, { exact: true }).waitFor();
      await page.keyboard.press("Control+z");
      expect(await written.inputValue()).toBe("새 문장입니다.");
      await page.keyboard.press("Control+z");
      expect(await written.inputValue()).toBe("새 문장입니다");
      await frame.getByText("새 문장입니다", { exact: true }).waitFor();
      await stored(page);
      const draft = await site().services.siteContent.draft();
      expect(draft.map(({ edit: kept }) => kept)).toContainEqual(
        expect.objectContaining({ ko: ["새 문장입니다"] }),
      );
    });
  });

  test("an entry of a list is copied, moved and taken out, and what was taken out is brought back", async () => {
    await signedInAt(`${edit}company/intro`, {}, async ({ page }) => {
      const frame = await pageIn(page);
      const values = () => frame.locator("main li h3").allInnerTexts();
      const before = await values();
      const act = async (index: number, tool: string) => {
        await frame.locator("main li h3").nth(index).click();
        await page.getByRole("button", { name: tool, exact: true }).click();
      };
      await act(0, "복제");
      await expect.poll(values).toEqual([before[0], ...before]);
      await act(1, "뒤로");
      await act(2, "빼기");
      await expect.poll(values).toEqual(before);
      await act(2, "빼기");
      await expect.poll(values).toEqual(before.slice(0, 2));
      await page.getByRole("button", { name: "페이지 설정" }).click();
      await page.getByRole("button", { name: "되살리기" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "닫기" }).click();
      await expect.poll(values).toEqual(before);
    });
  });

  test("works by keyboard alone: a text is opened with Enter, closed with Esc, and an edit taken back with Ctrl+Z", async () => {
    await signedInAt(`${edit}company/history`, {}, async ({ page }) => {
      const frame = await pageIn(page);
      const heading = frame.locator("main h2").nth(1);
      const before = await heading.innerText();
      await heading.focus();
      await page.keyboard.press("Enter");
      await field(page, "한국어").waitFor();
      await page.keyboard.type("!");
      await stored(page);
      await page.keyboard.press("Escape");
      await focus(heading);
      const edited = await heading.innerText();
      await page.getByRole("button", { name: /^게시 \d+$/ }).press("Enter");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Escape");
      expect(await heading.innerText()).toBe(edited);
      await heading.focus();
      await page.keyboard.press("Control+z");
      await expect.poll(() => heading.innerText()).toBe(before);
    });
  });

  test("works at 390 px, where the card lies at the foot of the screen", async () => {
    await signedInAt(
      `${edit}en/company/intro`,
      { viewport: { width: 390, height: 844 } },
      async ({ page }) => {
        const frame = await pageIn(page);
        await frame.locator("main li h3").first().click();
        const box = await page.getByRole("region", { name: "문구 편집" }).boundingBox();
        expect(box).toMatchObject({ x: 0, width: 390 });
        expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
        const text = await frame.locator("main li h3").first().boundingBox();
        expect((text?.y ?? 844) + (text?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
      },
    );
  });
});

test("a company that is renamed is renamed everywhere, and an older version brings its name back", async () => {
  const { name } = defaults.company;
  const files = ["/rss.xml", "/en/rss.xml", "/site.webmanifest", "/en/site.webmanifest"];
  await signedInAt(edit, {}, async ({ page }) => {
    await pageIn(page);
    await page.getByRole("button", { name: "회사 정보" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("한국어", { exact: true }).first().fill("한빛냉각");
    await dialog.getByLabel("English", { exact: true }).first().fill("Hanbit Cooling");
    await dialog.getByRole("button", { name: "닫기" }).click();
    await publish(page);
    for (const path of [...everyPath, ...files]) {
      const text = await live(path);
      expect([path, [name.ko, name.en].filter((old) => text.includes(old))]).toEqual([path, []]);
    }
    expect(await live("/")).toContain("한빛냉각은");
    await page.getByRole("button", { name: "회사 정보" }).click();
    await dialog.getByLabel("한국어", { exact: true }).first().fill("한빛공조");
    await dialog.getByRole("button", { name: "닫기" }).click();
    await page.getByRole("button", { name: "기록" }).click();
    await page.getByRole("button", { name: "지금과 비교" }).first().click();
    await page.getByRole("button", { name: "이 버전으로 되돌리기" }).click();
    await page.getByText("게시하지 않은 변경 내용 1곳을").waitFor();
    await page.getByRole("button", { name: "버리고 되돌리기" }).click();
    await page.getByRole("dialog", { name: "이 버전으로 되돌리기" }).waitFor({ state: "hidden" });
    await toast(page, "다시 게시했습니다.");
    expect(await live("/")).toContain(`${name.ko}는`);
  });
});

/** Key events of an input method during composition, which have no default action. */
async function pressComposing(keyboard: CDPSession, key: string, ctrl = 0): Promise<void> {
  const pressed = { key, code: key, modifiers: ctrl, windowsVirtualKeyCode: 229 };
  await keyboard.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...pressed });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
}

test("Korean is composed letter by letter: the page shows each step once, and no key of the input method is the editor's", async () => {
  await signedInAt(`${edit}company/history`, {}, async ({ page }) => {
    const frame = await pageIn(page);
    const heading = frame.locator("main h2").nth(1);
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(request.postDataJSON().edit?.ko);
    });
    await heading.click();
    const korean = field(page, "한국어");
    await korean.fill("");
    const keyboard = await page.context().newCDPSession(page);
    for (const [steps, before, after] of [
      [["ㅎ", "하", "한"], "", "한"],
      [["ㄱ", "그", "글"], "한", "한글"],
    ] as const) {
      for (const text of steps) {
        await keyboard.send("Input.imeSetComposition", { text, selectionStart: 1, selectionEnd: 1 });
        await expect.poll(() => heading.innerText()).toBe(before + text);
      }
      for (const key of ["Enter", "Escape"]) await pressComposing(keyboard, key);
      await pressComposing(keyboard, "z", 2);
      expect([await korean.inputValue(), await heading.innerText()]).toEqual([after, after]);
      await keyboard.send("Input.insertText", { text: steps.at(-1) ?? "" });
      expect([await korean.inputValue(), await heading.innerText()]).toEqual([after, after]);
    }
    await stored(page);
    expect(sent.filter((text) => text === "한글")).toEqual(["한글"]);
    const draft = await site().services.siteContent.draft();
    expect(draft.map(({ edit: kept }) => kept)).toEqual([expect.objectContaining({ ko: "한글" })]);
  });
});

/** Pages of every kind that is not listed: of a record, a choice, a form, and a missing page. */
const otherPaths = [
  "/products/package/sf",
  "/projects/1",
  "/products/compare?a=sf&b=thf",
  "/resources/calculator/sheet?flow=390&hot=37&cold=32&wb=27",
  "/inquiry",
  "/no-such-page",
].flatMap((path) => locales.map((locale) => pathIn(locale, path)));

describe("a page of the draft", () => {
  test.each([...everyPath, ...otherPaths])(
    "%s is, without its marks, what visitors would see",
    async (path) => {
      const value = await site().services.sessions.begin(1, {
        address: "127.0.0.*",
        device: "Chrome · Linux",
      });
      const headers = { cookie: `${sessionCookieName(false)}=${value}` };
      const response = await fetch(`${site().url}/sd_admin/draft${path}`, { headers });
      const visitors = await fetch(site().url + path);
      expect([response.status, response.headers.get("x-frame-options")]).toEqual([
        visitors.status,
        "SAMEORIGIN",
      ]);
      const draft = await response.text();
      expect(unmarked(draft).marks.length).toBeGreaterThan(5);
      const withoutTable = draft.replace(
        /<script type="application\/json" id="content-marks">[\s\S]*?<\/script>/,
        "",
      );
      const [mine, theirs] = [unmarked(withoutTable).text, await visitors.text()];
      const at = [...mine].findIndex((letter, index) => letter !== theirs[index]);
      expect(at < 0 ? "" : `${mine.slice(at - 80, at + 40)} ≠ ${theirs.slice(at - 80, at + 40)}`).toBe("");
      expect(mine.length).toBe(theirs.length);
    },
  );

  test("is shown to nobody else", async () => {
    const response = await fetch(`${site().url}/sd_admin/draft/`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/sd_admin/login"]);
  });
});
