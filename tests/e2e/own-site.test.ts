import { spawnSync } from "node:child_process";
import type { FrameLocator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { openAdministratorsSite, publish, toast, username } from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { aPdf } from "../support/documents.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { administratorsAddresses, everyAddress, readable, sampleFactsIn } from "../support/sample-facts.ts";

const ownHistory = ["부산 공장 준공", "첫 수출", "시험동 준공", "백 번째 납품", "둘째 공장 준공"] as const;
const ownAddress = "owner@hanbit.example";
let mails: MailServer;
const { site, signedInAt } = openAdministratorsSite(async () => {
  mails = await startMailServer();
  return { smtpUrl: mails.url, adminEmail: ownAddress };
});
afterAll(() => mails.down());

const stored = (page: Page) => page.getByText("저장됨", { exact: true }).waitFor();
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

test("an office employee makes the sample site theirs, and nothing of the sample company is left", async () => {
  const before = changedFiles();
  await signedInAt("/sd_admin/start", {}, async ({ page }) => {
    await whoWeAre(page);
    await history(page);
    await slides(page);
    await catalogue(page);
    await publish(page);
    await testMail(page);
    for (const address of administratorsAddresses) {
      const response = await page.request.get(site().url + address);
      expect([address, response.status(), sampleFactsIn(await response.text())]).toEqual([address, 200, []]);
    }
  });
  for (const address of [...everyAddress, ...(await offeredPdfs())]) {
    const text = await readable(await fetch(site().url + address));
    expect([address, sampleFactsIn(text)]).toEqual([address, []]);
  }
  const home = await (await fetch(site().url)).text();
  expect(home).toContain("/brand/colors-8a1c4a-1d3b2a.css");
  expect(home).toMatch(/\/files\/[0-9a-f]{32}-\d+\.avif/);
  const lines = await (await fetch(`${site().url}/company/history`)).text();
  for (const text of ownHistory) expect(lines).toContain(text);
  const catalogs = await (await fetch(`${site().url}/resources/catalog`)).text();
  expect(catalogs).toContain(encodeURIComponent("한빛 수처리 카탈로그.pdf"));
  await mailsOfTheSite();
  // A company's content is data: it changes no file of the program.
  expect(changedFiles()).toBe(before);
}, 180_000);

/** Triggers a test mail, a password reset, the notification of an inquiry and the copy for its sender. */
async function mailsOfTheSite(): Promise<void> {
  const { inquiries } = site().services;
  await inquiries.receive(anInquiry({ phone: "010-9999-0000" }), {
    address: "192.0.2.1",
    locale: "ko",
    suspicion: null,
  });
  const asked = await fetch(`${site().url}/api/auth/password-reset`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username }),
  });
  expect(asked.ok).toBe(true);
  await expect.poll(() => mails.mails.length).toBe(4);
  for (const { subject, text, html, from } of mails.mails)
    expect([subject, sampleFactsIn(JSON.stringify({ subject, text, html, from }))]).toEqual([subject, []]);
}

async function testMail(page: Page): Promise<void> {
  await page.goto(`${site().url}/sd_admin/start#mail`);
  await page.getByLabel("받는 주소").fill(ownAddress);
  await page.getByRole("button", { name: "시험 메일 보내기" }).click();
  await page.getByText(`${ownAddress} 주소로 시험 메일을 보냈습니다.`).waitFor();
}

/** Git status of the folder; empty outside a repository. */
function changedFiles(): string {
  return spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" }).stdout;
}

async function offeredPdfs(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const address of everyAddress) {
    const html = await (await fetch(site().url + address)).text();
    for (const [, href = ""] of html.matchAll(/href="(\/[^"?#]*\.pdf[^"#]*)/g))
      found.add(href.replaceAll("&amp;", "&"));
  }
  expect(found.size).toBeGreaterThan(1);
  return found;
}

async function whoWeAre(page: Page): Promise<void> {
  await pair(page, "회사 이름", "한빛냉각", "Hanbit Cooling");
  await open(page, "로고와 색");
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path fill="#8a1c4a" d="M0 0h300v60H0z"/></svg>`;
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "logo.svg", mimeType: "", buffer: Buffer.from(logo) });
  await page.getByText("로고를 올렸습니다.").waitFor();
  await page.getByRole("textbox", { name: "강조색 코드" }).fill("#8A1C4A");
  await page.getByRole("textbox", { name: "짙은 색 코드" }).fill("#1D3B2A");
  await open(page, "설립 연도");
  await page.getByLabel("설립 연도", { exact: true }).fill("2001");
  await open(page, "사업자등록번호");
  await page.getByLabel("사업자등록번호", { exact: true }).fill("123-45-67890");
  await open(page, "사업장");
  await office(page, { ko: "본사", en: "Head office", city: "Seoul" });
  await office(page, { ko: "부산 공장", en: "Busan plant", city: "Busan" });
  for (const { name } of company.offices) await page.getByRole("button", { name: `${name.ko} 빼기` }).click();
  await open(page, "메일");
  await page.getByLabel("대표 이메일").fill("hello@hanbit.example");
  await stored(page);
}

async function office(page: Page, { ko, en, city }: { ko: string; en: string; city: string }): Promise<void> {
  await page.getByRole("button", { name: "사업장 추가" }).click();
  await page.getByText("전화 링크를 만들 수 없습니다.").waitFor();
  await pair(page, "이름", ko, en);
  await pair(page, "국가", "대한민국", "Korea");
  await pair(page, "주소", `${ko} 한빛로 1`, `1 Hanbit-ro, ${city}, Korea`);
  await page.getByLabel("전화번호", { exact: true }).fill("051-000-0000");
  await page.getByLabel("이메일", { exact: true }).fill("hello@hanbit.example");
  await page.getByText("검색 엔진에 알리는 주소 (영문)").click();
  await page.getByLabel("도로명과 번지").fill("1 Hanbit-ro");
  await page.getByLabel("도시", { exact: true }).fill(city);
  await page.getByLabel("시·도").fill(city);
  await page.getByLabel("우편번호").fill("48000");
  await page
    .getByLabel("네이버·카카오·구글 지도 주소 붙여 넣기")
    .fill(`https://map.kakao.com/link/map/${ko},35.1,129.04`);
  await expect.poll(() => page.getByLabel("위도", { exact: true }).inputValue()).toBe("35.1");
  await stored(page);
}

/** Extends three slides to five; the first has an uploaded photograph. */
async function slides(page: Page): Promise<void> {
  const frame = await edit(page, "");
  const title = () => frame.locator("[data-track] h1, [data-track] h2, [data-track] p").first();
  for (let copy = 0; copy < 2; copy += 1) {
    const duplicate = page.getByRole("group", { name: "항목" }).getByRole("button", { name: "복제" });
    // The frame reloads after a duplicate: a click on the old document would be lost.
    const opened = async () => {
      await title().click({ force: true });
      return duplicate.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(opened, { timeout: 20_000 }).toBe(true);
    await duplicate.click();
    await stored(page);
    await page.getByRole("button", { name: "닫기" }).first().click();
  }
  await frame
    .locator("[data-track] img[data-editable]")
    .first()
    .click({ force: true, position: { x: 800, y: 200 } });
  const card = page.getByRole("region", { name: "사진 바꾸기" });
  const photograph = await sharp({
    create: { width: 2400, height: 1500, channels: 3, background: "#2040c0" },
  })
    .jpeg()
    .toBuffer();
  await card
    .locator("input[type=file]")
    .setInputFiles({ name: "현장.JPG", mimeType: "image/jpeg", buffer: photograph });
  await card.getByText("사진을 바꿨습니다").waitFor();
  await card.getByLabel("한국어", { exact: true }).fill("바닷가에 세운 냉각탑");
  await card.getByLabel("English", { exact: true }).fill("A cooling tower by the sea");
  await stored(page);
}

/** Replaces the samples by one entry of history, and duplicates it. */
async function history(page: Page): Promise<void> {
  await open(page, "샘플 빼기");
  await page.getByRole("button", { name: "샘플 모두 빼기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "빼기" }).click();
  await page.getByText("연혁이 비어 있습니다.").waitFor();
  await page.getByLabel("연도").fill("2001");
  await page.getByLabel("월", { exact: true }).selectOption("9");
  const [first, ...others] = ownHistory;
  await pair(page, "내용", first, "Busan plant completed");
  await page.getByRole("button", { name: "연혁에 추가" }).click();
  await toast(page, "연혁에 추가했습니다.");
  await stored(page);
  const frame = await edit(page, "company/history");
  for (const [index, text] of others.entries()) {
    await frame.getByText(ownHistory[index] ?? "").click();
    await page.getByRole("group", { name: "항목" }).getByRole("button", { name: "복제" }).click();
    await stored(page);
    await frame
      .getByText(ownHistory[index] ?? "")
      .nth(1)
      .click();
    await page.getByRole("region").getByLabel("한국어", { exact: true }).fill(text);
    await stored(page);
    await page.getByRole("button", { name: "닫기" }).first().click();
  }
}

async function catalogue(page: Page): Promise<void> {
  const frame = await edit(page, "resources/catalog");
  await frame.locator("main li:has(h2) a").first().click();
  const card = page.getByRole("region", { name: "파일 바꾸기" });
  const file = { name: "한빛 수처리 카탈로그.pdf", mimeType: "application/pdf", buffer: aPdf({ pages: 3 }) };
  await card.getByLabel("한국어: 파일 선택").setInputFiles(file);
  await card.getByRole("link", { name: file.name }).waitFor();
  await card.getByRole("button", { name: "영어 페이지에도 이 파일 사용" }).click();
  await stored(page);
}

async function pair(page: Page, name: string, ko: string, en: string): Promise<void> {
  await group(page, name).getByLabel("한국어", { exact: true }).fill(ko);
  await group(page, name).getByLabel("English", { exact: true }).fill(en);
}

async function open(page: Page, name: string): Promise<void> {
  await stored(page);
  await page.getByRole("button", { name: new RegExp(`^${name}`), expanded: false }).click();
}

async function edit(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`${site().url}/sd_admin/edit/${path}`);
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-editable]").first().waitFor({ state: "attached" });
  return frame;
}
