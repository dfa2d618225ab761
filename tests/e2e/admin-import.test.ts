import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { importWords } from "#content/admin/import/project-import.ts";
import { fill } from "#content/fill.ts";
import { type WrittenCell, writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { faults, focus, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { aProject } from "../support/builders.ts";
import { hold } from "../support/held-requests.ts";
import { narrow } from "../support/visitor.ts";

const createdAt = "2025-01-01T00:00:00.000Z";
const { site, signedInAt } = openAdministratorsSite(() => ({
  projects: [
    { ...aProject({ title: "있던 현장", en: { title: "Site that was there" } }), createdAt },
    { ...aProject({ tags: ["개방형"] }), createdAt },
  ],
}));
const address = "/sd_admin/projects/import";
const headings = [
  "No",
  "현장명",
  "발주처",
  "냉각탑 형식",
  "국가",
  "도시",
  "용량(RT)",
  "준공일",
  "내용",
  "사진",
];

type Brought = ReturnType<typeof aFile>;

/** The browser derives the type from the name. */
function aFile(name: string, buffer: Buffer) {
  return { name, mimeType: "", buffer };
}

/** Rows of an office's spreadsheet, with a photograph for each. @param type of the fourth row */
async function aList(count: number, type = "산업용"): Promise<Brought[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows: WrittenCell[][] = numbers.map((number) => [
    number,
    `가져온 현장 ${number}`,
    "가나산업",
    number === 3 ? type : "산업용",
    "South Korea",
    "울산",
    100 * number,
    { day: "2019-05-04" },
    "냉각탑을 교체했습니다.",
    number % 2 ? `현장 사진 ${number}.jpg` : "",
  ]);
  const sheet = writeXlsx([{ name: "목록", rows: [["시공 실적"], headings, ...rows], widths: [] }]);
  const photos = await Promise.all(
    // macOS file names have decomposed Hangul (NFD).
    numbers.map(async (number) =>
      aFile(number % 2 ? `현장 사진 ${number}.jpg`.normalize("NFD") : `${number}.jpg`, await aPhoto(number)),
    ),
  );
  return [aFile("실적.xlsx", Buffer.from(sheet)), ...photos];
}

function aPhoto(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 };
  return sharp({ create: { width: 800, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function bring(page: Page, files: readonly Brought[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles([...files]);
}

async function counts(page: Page): Promise<string[]> {
  await page.locator("dl dd").first().waitFor();
  return page.locator("dl dd").allInnerTexts();
}

const stored = () => site().services.projects.list({ search: "가져온 현장" });

describe("a list of 80 projects with photographs", () => {
  test("is brought in one go once its wrong cell is corrected, and brings nothing new the next time", {
    timeout: 180_000,
  }, async () => {
    const files = await aList(80, "증기");
    await signedInAt("/sd_admin/projects", {}, async ({ page, pageErrors }) => {
      await page.getByRole("link", { name: "가져오기 · 내보내기" }).click();
      await page.waitForURL(`**${address}`);
      await bring(page, files);
      await page.getByText(fill(importWords.rows.problems, { rows: 1, cells: 1 })).waitFor();
      await page.getByText(importWords.store.first).waitFor();
      const cell = page.getByLabel("5행 냉각탑 형식");
      await expect.poll(() => cell.getAttribute("aria-invalid")).toBe("true");
      const types = "산업용, 패키지, BAC";
      await page.getByText(fill(importWords.rows.typeUnknown, { types }), { exact: true }).waitFor();
      await page.getByRole("button", { name: "5행 냉각탑 형식: 산업용, 패키지" }).click();
      await expect
        .poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')"))
        .toBe("5행 냉각탑 형식");
      expect(await faults(page)).toEqual([]);
      await cell.fill("패키지");
      await page.getByText(fill(importWords.rows.fine, { count: 80 })).waitFor();
      await page.getByText(fill(importWords.photos.matched, { count: 80 })).waitFor();
      await expect.poll(() => counts(page)).toEqual(["80건", "0건", "0건"]);
      await page.getByRole("button", { name: "80건 가져오기" }).click();
      await page.getByRole("heading", { name: "가져왔습니다" }).waitFor({ timeout: 120_000 });
      await expect.poll(() => counts(page)).toEqual(["80건", "0건", "0건"]);
      const projects = await stored();
      expect(projects.length).toBe(80);
      expect(new Set(projects.map(({ imageUrl }) => imageUrl)).size).toBe(80);
      expect(projects.find(({ title }) => title === "가져온 현장 3")).toMatchObject({
        coolingTowerType: "package",
        country: "한국",
        capacity: "300RT",
        completedOn: "2019-05-04",
      });

      await page.getByRole("button", { name: "다른 파일 가져오기" }).click();
      const [, ...photos] = files;
      const [corrected] = await aList(80, "BAC");
      await bring(page, corrected ? [corrected, ...photos] : []);
      await page.getByText("80행을 모두").waitFor();
      await expect.poll(() => counts(page)).toEqual(["0건", "0건", "79건", "1건"]);
      await page.getByText("5행 가져온 현장 3").waitFor();
      await page.getByText("냉각탑 형식: 패키지 → BAC").waitFor();
      await page.getByRole("button", { name: "1건 가져오기" }).click();
      const decision = page.getByLabel("5행을 어떻게 할지");
      await focus(decision);
      expect(await faults(page)).toEqual([]);
      await decision.selectOption("등록된 시공사례 수정");
      await page.getByRole("button", { name: "1건 가져오기" }).click();
      await page.getByRole("heading", { name: "가져왔습니다" }).waitFor();
      expect((await stored()).length).toBe(80);
      await page.getByRole("button", { name: "가져오기 되돌리기" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "되돌리기" }).click();
      await toast(page, "가져오기를 되돌렸습니다: 1건.");
      expect((await stored()).find(({ title }) => title === "가져온 현장 3")?.coolingTowerType).toBe(
        "package",
      );
      await page.getByRole("heading", { name: "최근 가져오기" }).waitFor();
      await focus(page.getByRole("main"));
      expect(pageErrors).toEqual([]);
    });
  });

  test("goes out as a workbook that comes back the same", async () => {
    await signedInAt(address, {}, async ({ page }) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "등록된 시공사례 내려받기" }).click(),
      ]);
      const buffer = await readFile(await download.path());
      await bring(page, [aFile(download.suggestedFilename(), buffer)]);
      const all = await site().services.projects.count();
      expect(await counts(page)).toEqual(["0건", "0건", `${all}건`]);
      await page.getByText(importWords.store.nothing).waitFor();
    });
  });
});

describe("a list", () => {
  test("of which a photograph or the response fails leaves nothing, and goes on where it stopped", async () => {
    const before = await site().services.projects.count();
    const rows = [1, 2, 3].map((number) => `다른 현장 ${number},가나산업,산업용,한국,10RT,교체`);
    const csv = ["프로젝트명,고객사,종류,국가,용량,설명", ...rows].join("\n");
    const photo = async (number: number) => aFile(`${number}.jpg`, await aPhoto(number));
    await signedInAt(address, {}, async ({ page }) => {
      const broken = aFile("3.jpg", Buffer.from("no picture"));
      await bring(page, [aFile("실적.csv", Buffer.from(csv)), await photo(1), await photo(2), broken]);
      // Response of a proxy's rate limit.
      const refused = { status: 429, contentType: "text/html", body: "<h1>429 Too Many Requests</h1>" };
      await page.route("**/upload-image", (route) => route.fulfill(refused), { times: 1 });
      await page.getByRole("button", { name: "3건 가져오기" }).click();
      await page.getByText("4행의 사진 ‘3.jpg’: 사진을 열 수 없습니다.", { exact: false }).waitFor();
      expect(await site().services.projects.count()).toBe(before);
      await bring(page, [await photo(3)]);
      await page.route("**/api/admin/projects/import", (route) =>
        route.request().postDataJSON().isTrial ? route.continue() : route.abort(),
      );
      await page.getByRole("button", { name: "이어서 하기" }).click();
      await page.getByText("저장되었는지 알 수 없습니다.").waitFor();
      expect(await site().services.projects.count()).toBe(before);
      await page.unroute("**/api/admin/projects/import");
      const sent: string[] = [];
      page.on("request", (request) => sent.push(new URL(request.url()).pathname));
      await page.getByRole("button", { name: "이어서 하기" }).click();
      await page.getByRole("heading", { name: "가져왔습니다" }).waitFor();
      expect(sent.filter((path) => path.endsWith("upload-image"))).toEqual([]);
      expect(await site().services.projects.count()).toBe(before + 3);
    });
  });

  test("with columns of other names is matched by hand, and fits a phone", async () => {
    const csv = "무엇,누구,설비,내용\n손으로 맞춘 현장,다라전자,200RT,증설\n";
    await signedInAt(address, { viewport: narrow }, async ({ page }) => {
      await bring(page, [aFile("목록.csv", Buffer.from(csv))]);
      await page.getByLabel("‘무엇’ 열의 항목").selectOption({ label: "프로젝트명" });
      await page.getByLabel("‘누구’ 열의 항목").selectOption({ label: "고객사" });
      await page.getByLabel("‘설비’ 열의 항목").selectOption({ label: "용량" });
      await page.getByLabel("냉각탑 형식 (모든 행)").selectOption("BAC");
      await page.getByLabel("국가 (모든 행)").fill("아틀란티스");
      await page.getByText("1행을 모두 가져올 수 있습니다.").waitFor();
      await page.getByText("잘못 쓰지 않았는지 확인해 주세요: 아틀란티스").waitFor();
      expect(await counts(page)).toEqual(["1건", "0건", "0건"]);
      expect(await faults(page)).toEqual([]);
    });
  });

  test("that was corrected is there again after it was left, until it is discarded", async () => {
    const csv = "프로젝트명,고객사,종류,국가,용량,설명\n고치던 현장,가나산업,증기,한국,10RT,교체\n";
    await signedInAt(address, {}, async ({ page }) => {
      await bring(page, [aFile("실적.csv", Buffer.from(csv))]);
      await page.getByLabel("2행 냉각탑 형식").fill("패키지");
      const other = [aFile("다른.csv", Buffer.from(csv.replace("고치던 현장", "다른 현장")))];
      await bring(page, other);
      await page.getByRole("dialog").getByRole("button", { name: "계속 고치기" }).click();
      expect(await page.getByLabel("2행 냉각탑 형식").inputValue()).toBe("패키지");
      await page.getByText("실적.csv · 1행").waitFor();
      await page.getByRole("link", { name: "시공사례 목록으로" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "나가기" }).click();
      await page.getByRole("link", { name: "가져오기 · 내보내기" }).click();
      await page.getByText("지난번에 고치던 내용을 불러왔습니다.").waitFor();
      await page.getByRole("button", { name: "모든 행 보기" }).click();
      expect(await page.getByLabel("2행 냉각탑 형식").inputValue()).toBe("패키지");
      await page.getByRole("button", { name: "처음부터 다시 하기" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "계속 고치기" }).click();
      expect(await page.getByLabel("2행 냉각탑 형식").inputValue()).toBe("패키지");
      await bring(page, other);
      await page.getByRole("dialog").getByRole("button", { name: "새 파일로 바꾸기" }).click();
      await page.getByText("다른.csv · 1행").waitFor();
      expect(await page.getByLabel("2행 프로젝트명", { exact: true }).inputValue()).toBe("다른 현장");
      await page.getByRole("button", { name: "처음부터 다시 하기" }).click();
      expect(await page.getByText("다른.csv · 1행").count()).toBe(0);
      await page.getByRole("link", { name: "시공사례 목록으로" }).click();
      await page.getByRole("link", { name: "가져오기 · 내보내기" }).click();
      await page.getByRole("heading", { name: "시공사례 가져오기" }).waitFor();
      expect(await page.getByText("지난번에 고치던 내용을 불러왔습니다.").count()).toBe(0);
    });
  });

  test("that is being stored is not called unsaved when its screen is left", async () => {
    const csv = "프로젝트명,고객사,종류,국가,용량,설명\n저장 중에 나간 현장,가나산업,산업용,한국,10RT,교체\n";
    await signedInAt(address, {}, async ({ page }) => {
      await bring(page, [aFile("실적.csv", Buffer.from(csv))]);
      await page.getByText("1행을 모두").waitFor();
      const submit = page.getByRole("button", { name: "1건 가져오기" });
      await submit.waitFor();
      const release = await hold(page, "**/api/admin/projects/import");
      await submit.click();
      await page.getByText("저장하는 중...").waitFor();
      await page.getByRole("link", { name: "시공사례 목록으로" }).click();
      await page.getByRole("dialog").getByText("나가도 저장될 수 있으니").waitFor();
      await page.getByRole("dialog").getByRole("button", { name: "나가기" }).click();
      await page.waitForURL("**/sd_admin/projects");
      release();
      await expect
        .poll(async () => (await site().services.projects.list({ search: "저장 중에 나간" })).length)
        .toBe(1);
    });
  });

  test("that is no spreadsheet is refused with what to do", async () => {
    await signedInAt(address, {}, async ({ page }) => {
      const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
      await bring(page, [aFile("옛날.xls", old)]);
      await page.getByText("예전 형식(.xls)이거나 암호가 걸린 파일입니다.", { exact: false }).waitFor();
    });
  });
});
