import type { Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import {
  enterPassword,
  faults,
  focus,
  openAdministratorsSite,
  password,
  publish,
  toast,
} from "../support/administrators-visit.ts";
import { discardDraft } from "../support/discarded-draft.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";

let mailServer: MailServer;
const { site, visit, signedInAt } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return { smtpUrl: mailServer.url };
});
afterAll(() => mailServer.down());

const start = "/sd_admin/start";
const live = async (path: string) => (await fetch(site().url + path)).text();
const title = (page: Page) => page.getByRole("heading", { name: "첫 단계", level: 1 });
const step = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}`), expanded: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();

async function fill(page: Page, name: string, ko: string, en: string): Promise<void> {
  await group(page, name).getByLabel("한국어", { exact: true }).fill(ko);
  await group(page, name).getByLabel("English", { exact: true }).fill(en);
}

async function publishStored(page: Page): Promise<void> {
  await stored(page);
  await publish(page);
}

/** Resets the site to its first start. */
beforeEach(async () => {
  const { siteContent, siteSettings, samples } = site().services;
  const by = "admin";
  await discardDraft(siteContent);
  for (const { path, revision } of await siteContent.draft())
    await siteContent.setDraftField({ path, edit: null, basis: null, revision, by });
  await siteContent.publish((await siteContent.review()).draftHash, by);
  await siteSettings.change({ isNotPublic: false, isStartPutAway: false });
  await samples.bringBack(["projects", "products"]);
  mailServer.behave("accept");
});

describe("the first steps", () => {
  test("are announced on every page until they are done; put away they leave the menu, and the account's page leads there", async () => {
    await visit("/sd_admin/login", {}, async ({ page, pageErrors }) => {
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
      const notice = page.getByRole("region", { name: "첫 단계 안내" });
      await notice.getByText(/첫 단계가 \d+개 남았습니다\(\d+개 중 \d+개 완료\)/).waitFor();
      await page.getByRole("link", { name: "제품", exact: true }).click();
      await page.waitForURL("**/sd_admin/products");
      await notice.waitFor();
      await page.getByRole("link", { name: "사이트 편집" }).click();
      await page.waitForURL("**/sd_admin/edit/");
      await notice.getByRole("link", { name: "첫 단계로 이동" }).click();
      await title(page).waitFor();
      expect(await notice.count()).toBe(0);
      const menu = page.getByRole("navigation", { name: "관리 메뉴" });
      await menu.getByText(/^\d\/\d$/).waitFor();
      await page.getByRole("button", { name: "첫 단계 접어 두기" }).click();
      await toast(page, "첫 단계를 접어 두었습니다.");
      await menu.getByRole("link", { name: "시공사례" }).click();
      await page.locator("tbody tr").first().waitFor();
      expect(await notice.count()).toBe(0);
      expect(await menu.getByRole("link", { name: "첫 단계" }).count()).toBe(0);
      await menu.getByRole("link", { name: "계정" }).click();
      await page.getByRole("link", { name: "첫 단계 다시 보기" }).click();
      await title(page).waitFor();
      expect(pageErrors).toEqual([]);
    });
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
    });
  });

  test("change name, year and registration number, shown on the page beside and seen by visitors once published", async () => {
    await signedInAt(start, {}, async ({ page, pageErrors }) => {
      await step(page, "회사 이름").waitFor();
      await fill(page, "회사 이름", "한빛냉각", "Hanbit Cooling");
      const frame = page.frameLocator("iframe");
      await frame.locator("header").getByText("한빛냉각").first().waitFor();
      await page.getByRole("listitem").filter({ hasText: "회사 이름" }).getByText("완료").first().waitFor();
      await page.getByRole("button", { name: "다음 단계" }).click();
      await page.getByRole("textbox", { name: "강조색 코드" }).waitFor();
      await page.getByRole("button", { name: "다음 단계" }).click();
      const year = page.getByLabel("설립 연도", { exact: true });
      await year.fill("19");
      await page.getByText("연도를 네 자리로 입력해 주세요.").waitFor();
      await page.goto(`${start}#founding`);
      await page.reload();
      await expect.poll(() => year.inputValue()).toBe("19");
      await page.getByText("연도를 네 자리로 입력해 주세요.").waitFor();
      const edit = { kind: "fact" as const, value: 1999 };
      const path = "company.established";
      await site().services.siteContent.setDraftField({ path, edit, basis: null, revision: 0, by: "동료" });
      await page.reload();
      await page.getByText("지금 저장된 값: 1999").waitFor();
      expect(await year.inputValue()).toBe("19");
      await page.getByRole("button", { name: "저장된 값으로" }).click();
      expect(await year.inputValue()).toBe("1999");
      await year.fill("2001");
      const years = new Date().getFullYear() - 2001;
      await page.getByText(`업력 ${years}년으로 표시됩니다.`).waitFor();
      await frame.getByText("2001년 창립").first().waitFor();
      await page.getByRole("button", { name: "다음 단계" }).click();
      await page.getByLabel("사업자등록번호", { exact: true }).fill("123-45-67890");
      expect(await live("/")).not.toContain("한빛냉각");
      await publishStored(page);
      const home = await live("/");
      expect(home).toContain("한빛냉각은");
      expect(home).toContain("123-45-67890");
      expect(await live("/en/company/history")).toContain("Established in 2001");
      expect(pageErrors).toEqual([]);
    });
  });

  test("list every place that is still sample by page; each link opens its field, and 다음 leads on over the pages", async () => {
    await signedInAt(start, {}, async ({ page, pageErrors }) => {
      const list = page.locator("section", { has: page.getByRole("heading", { name: "아직 샘플인 곳" }) });
      const fieldCount = async () => Number(/(\d+)곳/.exec(await list.locator("h2").innerText())?.[1]);
      const before = await fieldCount();
      expect(before).toBeGreaterThan(100);
      const groups = await list.locator("summary").allInnerTexts();
      expect(groups.map((text) => text.replace(/ *\d+곳/, "").trim())).toEqual(
        expect.arrayContaining(["회사 정보", "홈", "인사말", "연혁", "제품", "시공사례"]),
      );
      await list.getByText("회사 정보").click();
      await list.getByRole("link", { name: "사업자등록번호" }).click();
      await page.waitForURL("**/sd_admin/edit/?field=company.registrationNumber");
      // Fields that no click reaches have a dialog, whose input takes the focus.
      const dialog = page.getByRole("dialog");
      await expect.poll(() => page.locator(":focus").inputValue()).toBe(company.registrationNumber);
      await page.keyboard.insertText("1");
      await page.locator(":focus").fill("000-11-22222");
      await dialog
        .getByText(`아직 샘플인 곳 ${before - sampleProducts.length - sampleProjects.length - 1}곳`)
        .waitFor();
      await page.goto(`${site().url}/sd_admin/edit/?field=home.company.title`);
      const card = page.getByRole("region", { name: "문구 편집" });
      await expect.poll(() => page.locator("textarea:focus").inputValue()).toContain("냉각탑");
      await card.getByRole("link", { name: "다음" }).click();
      await page.getByRole("region", { name: "문단 편집" }).getByRole("link", { name: "다음" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("region", { name: "사진 바꾸기" }).getByRole("link", { name: "다음" }).click();
      await page.waitForURL("**/sd_admin/edit/company/intro?field=intro.*");
      await expect.poll(() => page.locator("textarea:focus").count()).toBe(1);
      expect(pageErrors).toEqual([]);
    });
  });

  test("use places of the sample as they are, one or all of a page; both come back", async () => {
    await signedInAt(start, {}, async ({ page, pageErrors }) => {
      const list = page.locator("#still-sample");
      const heading = list.getByRole("heading", { level: 2 });
      const count = async () => Number(/(\d+)곳/.exec(await heading.innerText())?.[1]);
      const before = await count();
      await list.locator("summary", { hasText: "인사말" }).click();
      const ofPage = list.getByRole("button", { name: /^인사말 \d+곳 모두 이대로 사용$/ });
      const some = Number(/(\d+)곳/.exec(await ofPage.innerText())?.[1]);
      await list
        .getByRole("button", { name: /: 이대로 사용$/ })
        .first()
        .click();
      await expect.poll(count).toBe(before - 1);
      await focus(heading);
      await ofPage.click();
      await expect.poll(count).toBe(before - some);
      await page.reload();
      await list.locator("summary", { hasText: "이대로 사용하는 곳" }).click();
      await list.getByRole("button", { name: `${some}곳 모두 되돌리기` }).click();
      await toast(page, `${some}곳을 되돌렸습니다.`);
      await expect.poll(count).toBe(before);
      expect(pageErrors).toEqual([]);
    });
  });

  test("a place, a product and a project that are sample are opened on a phone, too", async () => {
    await signedInAt(start, { viewport: { width: 320, height: 700 } }, async ({ page }) => {
      await page.getByRole("link", { name: "하나씩 고치기" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "다음" }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get("field")).not.toBe("company.name");
      await page.getByRole("dialog").getByRole("link", { name: "목록 보기" }).click();
      const list = page.locator("#still-sample");
      await list.getByText("시공사례", { exact: false }).last().click();
      await list.getByRole("link", { name: sampleProjects[0]?.title ?? "" }).click();
      await expect
        .poll(() => page.getByRole("dialog").getByLabel("프로젝트명").first().inputValue())
        .toBe(sampleProjects[0]?.title);
    });
  });
});

describe("offices", () => {
  test("one is added, filled in and put on the map, the first is taken out and brought back", async () => {
    await signedInAt(`${start}#offices`, {}, async ({ page }) => {
      const names = () =>
        page.getByRole("list", { name: "사업장 목록" }).getByRole("heading", { level: 3 }).allInnerTexts();
      await page.getByRole("button", { name: "사업장 추가" }).click();
      await expect.poll(async () => (await names()).length).toBe(company.offices.length + 1);
      await page.getByText("전화 링크를 만들 수 없습니다.").waitFor();
      await fill(page, "이름", "부산 공장", "Busan plant");
      await fill(page, "주소", "부산광역시 어딘가 1", "1 Somewhere, Busan, Korea");
      await page.getByLabel("전화번호", { exact: true }).fill("0510000000");
      await page.getByText("영어 페이지에는 +82-51-000-0000 번호가 보이고").waitFor();
      await page.getByLabel("이메일", { exact: true }).fill("busan@example.com");
      await page.getByLabel("여는 시각").fill("08:00");
      await page.getByLabel("도로명과 번지").fill("1 Somewhere");
      await page.getByLabel("도시").fill("Busan");
      expect(await page.getByLabel("위도", { exact: true }).inputValue()).toBe("");
      const link = page.getByLabel("네이버·카카오·구글 지도 주소 붙여 넣기");
      await link.fill("https://naver.me/xAbCd123");
      await page.getByText("짧은 공유 주소에는 위치가 들어 있지 않습니다.").waitFor();
      await link.fill("https://map.kakao.com/link/map/부산 공장,35.1,129.04");
      await expect.poll(() => page.getByLabel("위도", { exact: true }).inputValue()).toBe("35.1");
      await page.getByRole("button", { name: /^핀:/ }).focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => page.getByLabel("경도", { exact: true }).inputValue()).not.toBe("129.04");
      for (const { name } of company.offices.slice(0, 2))
        await page.getByRole("button", { name: `${name.ko} 빼기` }).click();
      await expect.poll(async () => (await names()).length).toBe(company.offices.length - 1);
      await publishStored(page);
      const contact = await live("/company/contact");
      expect(contact).toContain("부산 공장");
      expect(contact).toContain('href="tel:+82510000000"');
      expect(contact).toContain("051-000-0000");
      expect(contact).toContain("08:00-18:00");
      expect(contact).not.toContain(company.offices[0]?.address.ko);
      await page.getByRole("button", { name: `${company.offices[0]?.name.ko} 되살리기` }).click();
      await expect.poll(async () => (await names()).length).toBe(company.offices.length);
    });
  });

  test("one that says nothing yet keeps the draft from being published", async () => {
    await signedInAt(`${start}#offices`, {}, async ({ page }) => {
      await page.getByRole("button", { name: "사업장 추가" }).click();
      await page.getByText("한국어 문구가 비어 있습니다.").first().waitFor();
      await stored(page);
      await page.getByRole("button", { name: /^게시( \d+)?$/ }).click();
      await page.getByText("표시된 곳을 고치면 게시할 수 있습니다.").waitFor();
      expect(await page.getByRole("button", { name: "게시하기" }).isDisabled()).toBe(true);
    });
  });

  test("a click on the plate puts the pin there", async () => {
    await signedInAt(`${start}#offices`, {}, async ({ page }) => {
      const latitude = page.getByLabel("위도", { exact: true });
      const before = Number(await latitude.inputValue());
      const box = await page.locator("[data-map-plate]").boundingBox();
      if (!box) throw new Error("There is no plate.");
      await page.locator("[data-map-plate]").click({ position: { x: box.width / 2, y: box.height / 4 } });
      await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);
    });
  });
});

describe("mail", () => {
  test("is tried: one that the server takes arrives, one that it refuses is shown with its words", async () => {
    await signedInAt(`${start}#mail`, {}, async ({ page }) => {
      await page.getByText("메일 서버 127.0.0.1").waitFor();
      await page.getByText("SMTP_URL로 정해져 있어 여기서 바꿀 수 없습니다.").waitFor();
      await page.getByText("MAIL_FROM으로 정해져 있어 여기서 바꿀 수 없습니다.").waitFor();
      expect(await page.getByLabel("서버 이름").count()).toBe(0);
      await page.getByLabel("받는 주소").fill("kim");
      await page.getByRole("button", { name: "시험 메일 보내기" }).click();
      await page.getByText("이메일 주소를 정확히 입력해주세요.").waitFor();
      await page.getByLabel("받는 주소").fill("kim@example.com");
      await page.getByRole("button", { name: "시험 메일 보내기" }).click();
      await page.getByText("kim@example.com 주소로 시험 메일을 보냈습니다.").waitFor();
      expect(mailServer.mails.at(-1)).toMatchObject({ recipients: ["kim@example.com"] });
      expect(mailServer.mails.at(-1)?.subject).toContain("시험 메일");
      mailServer.behave("refuse");
      await page.getByRole("button", { name: "시험 메일 보내기" }).click();
      await page.getByText("받는 주소를 거부했습니다.").waitFor();
      await page.getByText("No such mailbox").waitFor();
    });
  });
});

test("a meta tag that is pasted whole is stored as its code, and stands on the home page once it is published", async () => {
  await signedInAt(`${start}#search`, {}, async ({ page }) => {
    const naver = page.getByLabel("네이버 서치어드바이저");
    await naver.fill('<meta name="google-site-verification" content="wrong" />');
    await page.getByText("코드를 찾지 못해 저장하지 않았습니다.").waitFor();
    await naver.fill('<meta name="naver-site-verification" content="abc123" />');
    expect(await naver.inputValue()).toBe("abc123");
    await publishStored(page);
    expect(await live("/")).toContain('<meta name="naver-site-verification" content="abc123"/>');
  });
});

test("a site whose SITE_URL is not the address of the browser shows a notice with the name of the setting", async () => {
  await signedInAt(`${start}#search`, {}, async ({ page }) => {
    const notice = page.getByRole("region", { name: "검색 엔진에 알리는 사이트 주소" });
    await page.getByText("http://127.0.0.1:1", { exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
    await page.route("**/api/admin/start", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), siteUrl: "https://www.example.com" } });
    });
    await page.reload();
    await notice.getByText("https://www.example.com").waitFor();
    await notice.getByText("SITE_URL").waitFor();
  });
});

describe("the samples", () => {
  test("go once it is confirmed and come back with one click; history goes from the draft", async () => {
    await signedInAt(`${start}#samples`, {}, async ({ page }) => {
      const { projects, products } = site().services;
      await page.getByRole("button", { name: `시공사례 샘플 ${sampleProjects.length}건 빼기` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "취소" }).click();
      expect(await projects.count()).toBe(sampleProjects.length);
      await page.getByRole("button", { name: `시공사례 샘플 ${sampleProjects.length}건 빼기` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "빼기" }).click();
      await toast(page, `샘플 ${sampleProjects.length}건을 뺐습니다.`);
      expect(await projects.count()).toBe(0);
      await page.getByRole("button", { name: "샘플 모두 빼기" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "빼기" }).click();
      await page.getByText("연혁이 비어 있습니다.").waitFor();
      expect(await products.listVisible()).toEqual([]);
      await stored(page);
      await page.frameLocator("iframe").locator("main").waitFor();
      expect(await page.frameLocator("iframe").getByText("2024").count()).toBe(0);
      expect(await live("/company/history")).toContain("2024");
      await page.getByRole("button", { name: "샘플 모두 되살리기" }).click();
      await expect.poll(() => projects.count()).toBe(sampleProjects.length);
      expect(await products.listVisible()).toHaveLength(sampleProducts.length);
      await page.frameLocator("iframe").getByText("2024", { exact: true }).first().waitFor();
    });
  });

  test("leave room for a first line of the company's own history", async () => {
    await signedInAt(`${start}#samples`, {}, async ({ page }) => {
      await page.getByRole("button", { name: /^연혁 샘플/ }).click();
      const pasted = page.getByRole("textbox", { name: "연혁", exact: true });
      await pasted.fill("1998\t창립\tFounded");
      await page.getByLabel("연도").fill("2001");
      await page.getByLabel("월", { exact: true }).selectOption("5");
      await page.getByRole("button", { name: "연혁에 추가" }).click();
      await page.getByText("내용을 한국어와 영어로 모두 입력해 주세요.").waitFor();
      await page.reload();
      expect(await page.getByLabel("연도").inputValue()).toBe("2001");
      expect(await pasted.inputValue()).toBe("1998\t창립\tFounded");
      await fill(page, "내용", "우리 공장을 열었습니다.", "We opened our factory.");
      await page.getByRole("button", { name: "연혁에 추가" }).click();
      await toast(page, "연혁에 추가했습니다.");
      await publishStored(page);
      const history = await live("/en/company/history");
      expect(history).toContain("We opened our factory.");
      expect(history).toContain(">May<");
      expect(history.match(/<h4/g)).toHaveLength(1);
    });
  });
});

test("a double click adds the first line of history once, and nothing else that moves under it", async () => {
  const viewport = { width: 390, height: 844 };
  await signedInAt(`${start}#samples`, { viewport }, async ({ page }) => {
    await page.getByRole("button", { name: /^연혁 샘플/ }).click();
    await fill(page, "내용", "우리 공장을 열었습니다.", "We opened our factory.");
    await page.getByRole("button", { name: "연혁에 추가" }).dblclick();
    await toast(page, "연혁에 추가했습니다.");
    await publishStored(page);
    expect(await site().services.projects.count()).toBe(sampleProjects.length);
    expect((await live("/en/company/history")).match(/<h4/g)).toHaveLength(1);
  });
});

test("a site that is not public yet asks search engines to leave it alone, at once and until it is public", async () => {
  const tag = async (path: string) => (await fetch(site().url + path)).headers.get("x-robots-tag");
  const places = [
    "/",
    "/en/company/history",
    "/robots.txt",
    "/favicon.svg",
    "/api/products",
    "/no-such-page",
  ];
  const all = (value: string | null) => places.map(() => value);
  expect(await Promise.all(places.map(tag))).toEqual(all(null));
  await signedInAt(`${start}#public`, {}, async ({ page }) => {
    const toggle = page.getByRole("switch", { name: "검색 엔진에 알리지 않기" });
    await toggle.click();
    await page.getByRole("region", { name: "아직 공개 전" }).waitFor();
    expect(await Promise.all(places.map(tag))).toEqual(all("noindex, nofollow"));
    expect(await live("/robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    await toggle.click();
    await expect.poll(() => page.getByRole("region", { name: "아직 공개 전" }).count()).toBe(0);
    expect(await Promise.all(places.map(tag))).toEqual(all(null));
    expect(await live("/robots.txt")).toContain("Sitemap:");
  });
});

test.each([
  ["wide", 1440],
  ["390 px", 390],
  ["320 px", 320],
])("the steps are free of barriers and no wider than the window (%s)", async (_, width) => {
  for (const open of ["name", "offices", "mail", "samples"]) {
    await signedInAt(`${start}#${open}`, { viewport: { width, height: 900 } }, async ({ page }) => {
      await page.getByRole("heading", { name: "아직 샘플인 곳" }).waitFor();
      expect([open, await faults(page)]).toEqual([open, []]);
    });
  }
});
