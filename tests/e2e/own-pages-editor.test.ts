import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waterTreatment } from "#content/pages/water-treatment.ts";
import { faults, focus, openAdministratorsSite, publish, toast } from "../support/administrators-visit.ts";
import { aPageDraft } from "../support/builders.ts";
import { narrow } from "../support/visitor.ts";

const { site, signedInAt } = openAdministratorsSite();

test("the head of the list of pages is focused in the order in which it stands, on phones too", () =>
  signedInAt("/sd_admin/pages?kind=news", { viewport: narrow }, async ({ page }) => {
    const list = page.getByRole("main").getByRole("link");
    await page.getByRole("link", { name: "소식 추가" }).waitFor();
    const places = await list.evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, bottom }) => ({ left, bottom })),
    );
    const sorted = places.toSorted((one, other) =>
      Math.abs(one.bottom - other.bottom) > 20 ? one.bottom - other.bottom : one.left - other.left,
    );
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(places).toEqual(sorted);
  }));

test("a page is put together by keyboard, survives a reload, is published and scheduled", async () => {
  await signedInAt("/sd_admin/pages", {}, async ({ page, pageErrors }) => {
    await page.getByRole("link", { name: "페이지 추가" }).click();
    await page.locator("#field_title_ko").fill("인증서");
    await page.locator("#field_title_en").fill("Our certificates");
    expect(await page.locator("#field_address").inputValue()).toBe("our-certificates");
    await page.getByRole("button", { name: "블록 추가", exact: true }).press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("인증을 받았습니다.");
    await page.getByRole("button", { name: "블록 추가", exact: true }).click();
    const bar = await page.locator("footer[data-lower-bar]").boundingBox();
    const kinds = await page
      .getByRole("menuitem")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(Math.max(...kinds)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole("menuitem", { name: /^표/ }).click();
    // Tall enough that the sticky bar of buttons covers no target.
    await page.setViewportSize({ width: 1280, height: 2400 });
    expect(await faults(page)).toEqual([]);
    await paste(page, "용량\t100 CRT\tCapacity\t100 CRT\n전압\t380 V\tVoltage\t380 V");
    await toast(page, "2행을 붙여 넣었습니다.");
    await page.getByRole("button", { name: "블록 2: 표 위로" }).press("Enter");
    expect(await focused(page, "aria-label")).toBe("블록 1: 표 위로");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.waitForURL(/\/sd_admin\/pages\/\d+$/);
    await focus(page.getByRole("button", { name: "저장", exact: true }));

    await page.getByRole("button", { name: "게시", exact: true }).click();
    await page.getByText("게시하기 전에 고칠 곳이 3곳 있습니다").waitFor();
    await page.getByRole("link", { name: "소개 문장 (한국어): 입력해주세요" }).click();
    expect(await focused(page, "id")).toBe("field_lead_ko");
    await page.keyboard.type("인증 현황입니다.");
    await page.locator("#field_lead_en").fill("All of them.");
    await page.locator("[id$=_text_en]").fill("We are certified.");
    await page.reload();
    await page.getByText("저장하지 않고 나갔던 내용을 다시 불러왔습니다.").waitFor();
    await page.getByRole("button", { name: "게시", exact: true }).click();
    await toast(page, "게시했습니다. 방문자에게 보입니다.");

    await page.getByRole("button", { name: "블록 1: 표 삭제" }).click();
    await page.getByRole("button", { name: "실행 취소" }).click();
    await page.getByRole("button", { name: "블록 1: 표 숨기기" }).click();
    await page.getByRole("button", { name: "게시 예약" }).click();
    await page.locator("#schedule-day").fill("2099-12-01");
    await page.getByRole("button", { name: "예약", exact: true }).click();
    await page.getByText("2099-12-01 09:00에 게시 예약됨").waitFor();
    await page.getByRole("button", { name: "예약 취소" }).click();
    await toast(page, "게시 예약을 취소했습니다.");
    const [stored] = await site().services.pageEditing.list();
    expect(stored).toMatchObject({ state: "changed", publicAddress: "our-certificates", publishAt: null });
    expect(pageErrors).toEqual([]);
  });
});

test("blocks are added below a built-in page, in both languages", async () => {
  await signedInAt("/sd_admin/pages?kind=builtIn", {}, async ({ page, pageErrors }) => {
    const list = page.getByRole("region", { name: "기본 페이지" });
    await list.getByRole("link", { name: "수처리 설비", exact: true }).click();
    await page.getByRole("button", { name: "블록 추가", exact: true }).click();
    await page.getByRole("menuitem", { name: /^질문과 답변/ }).click();
    for (const [field, text] of [
      ["question_ko", "필터는 얼마나 자주 씻나요?"],
      ["question_en", "How often is the filter washed?"],
      ["answer_ko", "하루에 한 번입니다."],
      ["answer_en", "Once a day."],
    ] as const)
      await page.locator(`[id$=_${field}]`).fill(text);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "게시", exact: true }).click();
    await toast(page, "게시했습니다. 방문자에게 보입니다.");
    await page.waitForURL(/\/sd_admin\/pages\/\d+$/);
    expect(pageErrors).toEqual([]);
  });
  for (const [address, question] of [
    ["/products/water-treatment", "필터는 얼마나 자주 씻나요?"],
    ["/en/products/water-treatment", "How often is the filter washed?"],
  ] as const) {
    await expect.poll(() => read(address)).toContain(question);
    expect(await read(address)).toContain('"@type":"FAQPage"');
  }
  expect(await read("/company/intro")).not.toContain("필터는 얼마나");
});

test("a section of a built-in page is hidden in both languages, and shown again", async () => {
  await signedInAt("/sd_admin/edit/products/water-treatment", {}, async ({ page }) => {
    await chooseSection(page, "약품 처리");
    await publish(page);
    for (const [address, title] of headings) await expect.poll(() => read(address)).not.toContain(title);
    await chooseSection(page, "약품 처리");
    await publish(page);
    for (const [address, title] of headings) await expect.poll(() => read(address)).toContain(title);
  });
});

/** Headings of the section by page address. */
const headings = [
  ["/products/water-treatment", waterTreatment.ko.chemical.title],
  ["/en/products/water-treatment", waterTreatment.en.chemical.title],
] as const;

async function chooseSection(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "페이지 설정" }).click();
  await page.getByRole("checkbox", { name }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("two administrators who change one page keep what both have entered", async () => {
  await signedInAt("/sd_admin/pages/new-news", { viewport: narrow }, async ({ page }) => {
    await page.locator("#field_title_ko").fill("휴무 안내");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.waitForURL(/\/sd_admin\/pages\/\d+$/);
    const id = Number(page.url().split("/").at(-1));
    const { pageEditing } = site().services;
    const stored = await pageEditing.find(id);
    if (!stored) throw new Error("The news is not stored.");
    const theirs = { ...stored.draft, title: { ko: "휴무 안내", en: "Holidays" } };
    await pageEditing.change(id, theirs, stored.updatedAt, "other");

    await page.locator("#field_lead_ko").fill("설 연휴에 쉽니다.");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await expect
      .poll(async () => (await pageEditing.find(id))?.draft)
      .toMatchObject({ title: { ko: "휴무 안내", en: "Holidays" }, lead: { ko: "설 연휴에 쉽니다." } });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
  });
});

test("new news whose response was lost is stored once, though it is changed before the next attempt", async () => {
  const anyPage = "**/api/admin/pages";
  await signedInAt("/sd_admin/pages/new-news", {}, async ({ page }) => {
    await page.locator("#field_title_ko").fill("한 번만 저장할 소식");
    await page.route(anyPage, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      return route.abort();
    });
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await toast(page, "서버에 연결할 수 없습니다.");
    await page.unroute(anyPage);
    await page.locator("#field_lead_ko").fill("덧붙인 문장");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.waitForURL(/\/sd_admin\/pages\/\d+$/);
    const id = Number(page.url().split("/").at(-1));
    await expect
      .poll(async () => (await site().services.pageEditing.find(id))?.draft.lead.ko)
      .toBe("덧붙인 문장");
  });
  const titles = (await site().services.pageEditing.list()).map(({ title }) => title.ko);
  expect(titles.filter((title) => title === "한 번만 저장할 소식")).toHaveLength(1);
});

test("a saved draft is replaced by a published version only after a question", async () => {
  const { pageEditing } = site().services;
  const facts = { address: "kept-draft", lead: { ko: "처음 소개", en: "First words" } };
  const added = await pageEditing.add({ kind: "page", draft: aPageDraft(facts) }, "kim");
  if (added.kind !== "added") throw new Error(added.kind);
  const { id } = added.page;
  await pageEditing.publish(id, added.page, "kim");
  await signedInAt(`/sd_admin/pages/${id}`, {}, async ({ page }) => {
    const lead = page.locator("#field_lead_ko");
    await lead.fill("사흘 동안 고친 소개");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await toast(page, "저장했습니다.");
    const load = async () => {
      await page.getByRole("button", { name: "게시 기록" }).click();
      await page.getByRole("button", { name: /버전 불러오기$/ }).click();
    };
    await load();
    await page.getByText("게시하지 않은 내용을 모두 버리고").waitFor();
    await page.getByRole("button", { name: "취소", exact: true }).click();
    await page.keyboard.press("Escape");
    expect(await lead.inputValue()).toBe("사흘 동안 고친 소개");
    await load();
    await page.getByRole("button", { name: "버리고 불러오기" }).click();
    await toast(page, "선택한 버전을 불러와 저장했습니다.");
    expect(await lead.inputValue()).toBe("처음 소개");
  });
});

test("a pasted text that is too long for its field is not cut off without a word", async () => {
  await signedInAt("/sd_admin/pages/new-page", {}, async ({ page }) => {
    await page.locator("#field_lead_ko").fill("소개");
    await paste(page, "가".repeat(310), "#field_lead_ko");
    await toast(page, "300자까지 넣을 수 있어 붙여 넣은 글의 끝 12자를 뺐습니다.");
  });
});

test("news keeps its day while another one is half typed, and its form leads back to the list of news", async () => {
  await signedInAt("/sd_admin/pages?kind=news", {}, async ({ page }) => {
    await page.getByRole("link", { name: "소식 추가" }).click();
    await page.waitForFunction(() => document.title.startsWith("소식 추가"));
    await page.locator("#field_title_ko").fill("날짜 안내");
    const day = page.locator("#field_day");
    const first = await day.inputValue();
    await day.press("Backspace");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.getByText("끝까지 입력하거나").waitFor();
    expect(await focused(page, "id")).toBe("field_day");
    await page.getByRole("button", { name: "게시", exact: true }).click();
    expect(await focused(page, "id")).toBe("field_day");
    await page.reload();
    expect(await day.inputValue()).toBe(first);
    await day.fill("2026-05-31");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.waitForURL(/\/sd_admin\/pages\/\d+$/);
    const id = Number(page.url().split("/").at(-1));
    expect((await site().services.pageEditing.find(id))?.draft.day).toBe("2026-05-31");
    await day.press("Backspace");
    for (const key of ["ArrowRight", "Backspace", "ArrowRight", "Backspace", "Enter"])
      await page.keyboard.press(key);
    await expect.poll(async () => (await site().services.pageEditing.find(id))?.draft.day).toBe(null);
    await page.getByRole("link", { name: "페이지·소식 목록으로" }).click();
    await page.waitForURL("**/sd_admin/pages?kind=news");
    await page.getByRole("link", { name: "날짜 안내" }).first().click();
    await page.locator("#field_title_ko").fill("버릴 제목");
    await page.getByRole("link", { name: "페이지·소식 목록으로" }).click();
    await page.getByRole("button", { name: "저장하지 않고 나가기" }).click();
    await page.waitForURL("**/sd_admin/pages?kind=news");
  });
});

async function read(path: string): Promise<string> {
  return (await fetch(site().url + path)).text();
}

async function paste(page: Page, text: string, field = "[id$=_label_ko]"): Promise<void> {
  await page.locator(field).first().focus();
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

function focused(page: Page, attribute: string): Promise<string | null | undefined> {
  return page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);
}
