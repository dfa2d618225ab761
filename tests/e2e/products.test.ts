import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { docx, docxType } from "#domain/docx/docx.ts";
import { writeXlsx } from "#domain/spreadsheets/xlsx-write.ts";
import { faults, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { aModel, aProduct, aProject, storeProject } from "../support/builders.ts";
import { aPdf } from "../support/documents.ts";
import { hold } from "../support/held-requests.ts";
import { aPicture, aPictureAs } from "../support/pictures.ts";
import { narrow } from "../support/visitor.ts";

const { site, visit, signedInAt } = openAdministratorsSite();

/** Twenty models of a spreadsheet: Korean headers in another order, numbers with separators and units. */
const sheet = [
  ["모델명", "냉각톤(CRT)", "비고", "운전중량", "길이(mm)", "폭", "높이", "팬", "동력(kW)", "풍량"],
  ...Array.from({ length: 20 }, (_, i) => [
    `NX-${(i + 1) * 50}`,
    `${(i + 1) * 50}RT`,
    "신형",
    `${(1_200 + i * 600).toLocaleString("en")} kg`,
    (2_000 + i * 300).toLocaleString("en"),
    "2,400",
    "4100",
    "1",
    i === 3 ? "미정" : "3.7",
    `${(i + 1) * 350}`,
  ]),
]
  .map((row) => row.join("\t"))
  .join("\r\n");

describe("an employee", () => {
  test.each([
    ["/products/999", "제품을 찾을 수 없습니다", "/products"],
    ["/products/typo", "제품을 찾을 수 없습니다", "/products"],
    ["/pages/999", "페이지를 찾을 수 없습니다", "/pages"],
    ["/projects/999", "시공사례를 찾을 수 없습니다", "/projects"],
  ])("who opens %s reads what does not exist, and returns to the list", async (path, title, list) => {
    await signedInAt(`/sd_admin${path}`, {}, async ({ page }) => {
      await page.getByRole("heading", { name: title }).waitFor();
      await page.getByText(`주소의 ‘${path.split("/").at(-1)}’에 해당하는`).waitFor();
      await page.getByRole("link", { name: /목록으로$/ }).click();
      await page.waitForURL(`**/sd_admin${list}`);
    });
  });

  test("reads above the list that a project asked for in the address does not exist", async () => {
    await signedInAt("/sd_admin/projects?edit=999", {}, async ({ page }) => {
      await page.getByRole("alert").getByText("주소의 ‘999’에 해당하는 시공사례가 없습니다.").waitFor();
    });
  });

  test("pastes twenty models, corrects what is wrong, and sees them on the page", async () => {
    await signedInAt("/sd_admin/products", {}, async ({ page, pageErrors }) => {
      await page.getByRole("link", { name: "제품 추가" }).click();
      await page.locator("#name").fill("NX 시리즈");
      await page.locator("#slug").fill("nx");
      await page.locator("#description").fill("좁은 옥상에 맞춘 냉각탑입니다.");
      await paste(page, sheet);
      await toast(page, "20행을 붙여 넣었습니다.", "읽지 않은 열: 비고");
      await page.getByText("4행 전동기: 숫자로 입력해주세요. 예: 1,250").waitFor();
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "표시된 곳을 고친 뒤 다시 저장해 주세요.");
      await page.getByLabel("4행 전동기", { exact: true }).fill("7.5 HP");
      await page.getByText("다음과 같이 바꿔 저장합니다: 7.5 HP → 5.6 kW").waitFor();
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "모델 표의 값을 확인한 뒤 다시 저장해 주세요.");
      // A motor of 3.7 kW for 1,000 CRT; the same message follows for all from 650 CRT on.
      await page.getByText(/^20행 전동기: 1 CRT당 팬 동력이 0\.0037 kW입니다/).waitFor();
      await page.getByText("확인할 값이 8곳 있습니다.").waitFor();
      await page.getByRole("button", { name: "모두 맞는 값입니다" }).click();
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘NX 시리즈’ 제품을 저장했습니다.");
      await page.waitForURL("**/sd_admin/products");
      await page.goto("/products/package/nx");
      const rows = page.locator("tbody tr");
      expect(await rows.count()).toBe(20);
      const row = rows.filter({ hasText: "NX-200" });
      expect(await row.innerText()).toMatch(/200\s+2\.90 × 2\.40 × 4\.10\s.*3,000\s.*1 × 5\.6\s+1,400/s);
      expect(pageErrors).toEqual([]);
    });
  });

  test("copies a table of models out again, and pastes it unchanged into another product", async () => {
    const { products } = site().services;
    const models = [
      aModel({
        name: 'OUT "A", 1',
        crt: 1_250.5,
        length: 6_000,
        shippingWeight: 9_000,
        nozzles: 20,
        sound: 61.5,
      }),
      aModel({ name: "OUT-2", crt: 80 }),
    ].map((model) => ({ ...model, soundDistance: 10 }));
    const product = await products.add(aProduct({ slug: "out", name: "내보낼 제품", models }));
    if (product.kind !== "added") throw new Error("The product was not added.");
    const context = { permissions: ["clipboard-read", "clipboard-write"] };
    await signedInAt(`/sd_admin/products/${product.product.id}`, context, async ({ page }) => {
      await page.getByLabel("1행 모델", { exact: true }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "CSV 내려받기" }).first().click(),
      ]);
      const saved = await readFile(await file.path(), "utf8");
      expect(saved).toContain('"OUT ""A"", 1"');
      await page.getByRole("button", { name: "표 복사" }).first().click();
      await toast(page, "2행을 복사했습니다. 엑셀에 붙여 넣을 수 있습니다.");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto("/sd_admin/products/new");
      await page.locator("#name").fill("붙인 제품");
      await page.locator("#slug").fill("in");
      await page.locator("#description").fill("복사한 표를 그대로 받습니다.");
      await paste(page, copied);
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘붙인 제품’ 제품을 저장했습니다.");
    });
    expect((await products.listAll()).find(({ slug }) => slug === "in")?.models).toEqual(models);
  });

  test("reads a workbook of models: known names take its values, new ones are added, nothing else changes", async () => {
    const { products } = site().services;
    const models = [aModel({ name: "FILE-1", crt: 80 }), aModel({ name: "FILE-2", crt: 120 })];
    const product = await products.add(aProduct({ slug: "file", name: "파일 제품", models }));
    if (product.kind !== "added") throw new Error("The product was not added.");
    const workbook = writeXlsx([
      {
        name: "모델",
        widths: [10, 10, 10],
        rows: [
          ["비산율 (%)", "모델", "용량 (CRT)"],
          ["0.005", "FILE-2", "125"],
          ["0.002", "FILE-3", "160"],
        ],
      },
    ]);
    await signedInAt(`/sd_admin/products/${product.product.id}`, {}, async ({ page }) => {
      const open = page.getByLabel("파일에서 읽기").first();
      await open.setInputFiles({
        name: "models.xls",
        mimeType: "",
        buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      });
      await toast(page, "예전 형식(.xls)이거나 암호가 걸린 파일입니다.");
      await open.setInputFiles({ name: "models.xlsx", mimeType: "", buffer: Buffer.from(workbook) });
      await toast(page, "2행을 읽었습니다. 이름이 같은 행은 파일에 적힌 값으로 바꾸었습니다.");
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘파일 제품’ 제품을 저장했습니다.");
    });
    const stored = (await products.listAll()).find(({ slug }) => slug === "file")?.models;
    expect(stored).toEqual([
      models[0],
      { ...models[1], crt: 125, driftRate: 0.005 },
      expect.objectContaining({ name: "FILE-3", crt: 160, driftRate: 0.002 }),
    ]);
  });

  test("orders, hides and deletes products, and takes a deletion back", async () => {
    const { products } = site().services;
    await products.add(aProduct({ slug: "first", name: "가 제품", models: [aModel()] }));
    await products.add(aProduct({ slug: "second", name: "나 제품" }));
    const own = async () =>
      (await products.listAll()).map(({ slug }) => slug).filter((slug) => /first|second/.test(slug));
    await signedInAt("/sd_admin/products", {}, async ({ page }) => {
      await page.getByRole("button", { name: "‘나 제품’ 위로 옮기기" }).click();
      await expect.poll(own).toEqual(["second", "first"]);
      await page.getByRole("button", { name: "‘나 제품’ 숨기기" }).click();
      await toast(page, "‘나 제품’ 제품을 숨겼습니다.");
      expect((await fetch(`${site().url}/products/industrial/second`)).status).toBe(404);
      expect((await fetch(`${site().url}/products/industrial/first`)).status).toBe(200);
      await page.getByRole("button", { name: "‘가 제품’ 삭제" }).click();
      await toast(page, "‘가 제품’ 제품을 휴지통으로 옮겼습니다.");
      expect((await fetch(`${site().url}/products/industrial/first`)).status).toBe(404);
      await page.getByRole("button", { name: "실행 취소" }).click();
      await toast(page, "‘가 제품’ 제품을 복원했습니다.");
      expect(await own()).toEqual(["second", "first"]);
      expect((await products.listAll()).find(({ slug }) => slug === "first")?.models).toEqual([aModel()]);
    });
  });

  test("keeps the focus when a row goes, and when its button is disabled or gets another name", async () => {
    const { products } = site().services;
    const models = [aModel({ name: "KEY-1" }), aModel({ name: "KEY-2" })];
    const added = await products.add(aProduct({ slug: "by-keyboard", name: "자판 제품", models }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const focused = (page: Page) =>
      page.evaluate<string>("document.activeElement.ariaLabel ?? document.activeElement.tagName");
    await signedInAt("/sd_admin/products", {}, async ({ page }) => {
      const count = await page.getByRole("button", { name: /위로 옮기기$/ }).count();
      for (let place = count - 1; place > 0; place -= 1) {
        await page.getByRole("button", { name: "‘자판 제품’ 위로 옮기기" }).press("Enter");
        await expect.poll(() => focused(page)).toBe("‘자판 제품’ 위로 옮기기");
      }
      await page.getByRole("button", { name: "‘자판 제품’ 숨기기" }).press("Enter");
      await expect.poll(() => focused(page)).toBe("‘자판 제품’ 숨김 해제");
      await page.goto(`/sd_admin/products/${added.product.id}`);
      const grid = page.getByRole("region", { name: /모델/ }).filter({ has: page.locator("table") });
      await grid.getByRole("button", { name: "2행 위로" }).press("Enter");
      await expect.poll(() => focused(page)).toBe("1행 위로");
      await grid.getByRole("button", { name: "1행 삭제" }).press("Enter");
      await expect.poll(() => focused(page)).toBe(await grid.getAttribute("aria-label"));
      await page.goto("/sd_admin/products");
      await page.getByRole("button", { name: "‘자판 제품’ 삭제" }).press("Enter");
      await expect.poll(() => focused(page)).toBe("H1");
    });
  });

  test("sees each cell of the table of models that has the focus, forwards and backwards", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "cells", name: "칸 제품", models: [aModel()] }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    for (const viewport of [narrow, { width: 800, height: 600 }])
      await signedInAt(`/sd_admin/products/${added.product.id}`, { viewport }, async ({ page }) => {
        const grid = page.getByRole("region", { name: /모델/ }).filter({ has: page.locator("table") });
        const cells = grid.locator("td :is(input, select)");
        await cells.first().focus();
        const count = await cells.count();
        const covered: unknown[] = [];
        for (const key of ["Tab", "Shift+Tab"])
          for (let step = 1; step < count; step++) {
            await page.keyboard.press(key);
            covered.push(await page.evaluate(coveredCell));
          }
        expect(count).toBeGreaterThan(5);
        expect(covered.filter((cell) => cell !== null)).toEqual([]);
      });
  });

  test("chooses, converts and drops the picture of a product as that of a project", async () => {
    const { products, recordPictures } = site().services;
    const added = await products.add(aProduct({ slug: "pictured", name: "사진 제품" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const { id } = added.product;
    const pictureOf = async () =>
      (await products.listAll()).find(({ slug }) => slug === "pictured")?.imageUrl;
    await signedInAt(`/sd_admin/products/${id}`, {}, async ({ page }) => {
      const photograph = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await aPictureAs("jpeg") };
      await page.getByLabel("파일 선택").setInputFiles(photograph);
      await page.getByText("파일을 선택했습니다: photo.webp").waitFor();
      await page.getByText(/^WebP로 변환했습니다 · 1 KB\./).waitFor();
      await page.getByText("16×16px입니다. 4:3 비율에 맞춰").waitFor();
      expect(await faults(page)).toEqual([]);
      const frame = page.getByRole("img", { name: "사진 미리보기" });
      await frame.dispatchEvent("drop", {
        dataTransfer: await carried(page, "tower.webp", await aPicture()),
      });
      await page.getByText("파일을 선택했습니다: tower.webp").waitFor();
      const refused = { name: "도면.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await page.getByLabel("파일 선택").setInputFiles(refused);
      await page.getByText("도면.pdf: WebP 파일만 업로드 가능합니다.").waitFor();
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "올릴 수 없는 사진이 있어 저장하지 않았습니다.");
      await page.getByRole("button", { name: "이 파일 빼기" }).click();
      await page.route("**/upload-image", (route) => route.abort(), { times: 1 });
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "이미지 업로드 실패");
      expect(await pictureOf()).toBe(null);
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘사진 제품’ 제품을 저장했습니다.");
      const stored = await recordPictures.find((await pictureOf())?.replace("/projects/", "") ?? "");
      expect(await sharp(stored?.bytes).metadata()).toMatchObject({
        format: "webp",
        width: 160,
        height: 100,
      });
    });
  });

  test("uploads the catalogue of a product in both languages, and visitors read their own", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "read", name: "읽을 제품", category: "package" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const pdf = (name: string, pages: number) => ({
      name,
      mimeType: "application/pdf",
      buffer: aPdf({ pages }),
    });
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      await page.getByLabel("PDF 올리기", { exact: true }).setInputFiles(pdf("카탈로그.pdf", 1));
      await page.getByText("1행 카탈로그", { exact: true }).waitFor();
      await page.getByLabel("1행 영문 PDF 올리기").setInputFiles(pdf("Catalog.pdf", 2));
      await toast(page, "1행에 영문 PDF 파일을 넣었습니다.");
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘읽을 제품’ 제품을 저장했습니다.");
    });
    const [document] = (await products.listAll()).find(({ slug }) => slug === "read")?.documents ?? [];
    const { url, urlEn } = document ?? {};
    expect([url, urlEn]).toEqual([expect.stringMatching(/^\/files\//), expect.stringMatching(/^\/files\//)]);
    expect(url).not.toBe(urlEn);
    for (const [path, own] of [
      ["", url],
      ["/en", urlEn],
    ] as const) {
      const html = await (await fetch(`${site().url}${path}/products/package/read`)).text();
      expect(new Set(html.match(/\/files\/[^"?#]+\.pdf/g))).toEqual(new Set([own]));
      expect((await fetch(site().url + own)).headers.get("content-type")).toBe("application/pdf");
    }
  });

  test("fills blank rows with uploaded files, says when there is no more room, and asks before leaving during an upload", async () => {
    const { products } = site().services;
    const documents = Array.from({ length: 11 }, (_, i) => ({
      title: `문서 ${i + 1}`,
      titleEn: null,
      summary: null,
      summaryEn: null,
      url: null,
      urlEn: null,
      imageUrl: null,
      tags: [],
    }));
    const added = await products.add(aProduct({ slug: "full", name: "가득한 제품", documents }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: aPdf({ pages: 1 }) });
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      const grid = page.getByRole("region", { name: "카탈로그와 문서 표" });
      await grid.locator("xpath=..").getByRole("button", { name: "행 추가" }).click();
      const release = await hold(page, "**/api/admin/files/document");
      await page
        .getByLabel("PDF 올리기", { exact: true })
        .setInputFiles([pdf("마지막 문서.pdf"), pdf("넘친 문서.pdf")]);
      await page.getByText("올리는 중...", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: "취소" }).click();
      await page.getByRole("button", { name: "계속 작성" }).click();
      release();
      await page.getByText("12행 마지막 문서", { exact: true }).waitFor();
      await toast(page, "12행까지 넣을 수 있어 나머지는 넣지 않았습니다.");
    });
  });

  test("reads the names of all files that were refused", async () => {
    const added = await site().services.products.add(aProduct({ slug: "refused", name: "거절된 제품" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const noPdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      await page
        .getByLabel("PDF 올리기", { exact: true })
        .setInputFiles([noPdf("카탈로그1.pdf"), noPdf("카탈로그2.pdf"), noPdf("카탈로그3.pdf")]);
      await toast(page, "처리하지 못했습니다.", "카탈로그3.pdf");
      for (const name of ["카탈로그1.pdf", "카탈로그2.pdf"]) await toast(page, "처리하지 못했습니다.", name);
    });
  });

  test("keeps technical files of a product, and visitors save them under their names", async () => {
    const { products } = site().services;
    const models = [aModel({ name: "CT-100" })];
    const added = await products.add(aProduct({ slug: "certified", name: "인증 제품", models }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const wordDocument = {
      title: "계산서",
      language: "ko-KR",
      changedAt: "2026-01-01T00:00:00Z",
      blocks: [],
    };
    const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      const upload = page.getByLabel("파일 올리기", { exact: true });
      await upload.setInputFiles(fileOf("계산서.docx", Buffer.from(docx(wordDocument))));
      await page.getByText("계산서.docx: PDF, DWG, DXF, IFC, STEP, RFA, ZIP 파일만").first().waitFor();
      await upload.setInputFiles([
        fileOf("열성능 시험성적서 CT-100.pdf".normalize("NFD"), aPdf({ size: 3_000_000 })),
        fileOf("CT-100.dwg", Buffer.from("AC1032 drawing")),
      ]);
      // Upload, check in a separate process and storage take longer than the click timeout on a busy machine.
      await page.getByText("1행 열성능 시험성적서 CT-100", { exact: true }).waitFor({ timeout: 30_000 });
      await page.getByLabel("1행 분류").selectOption("시험성적서");
      await page.getByLabel("1행 언어").selectOption("국문·영문");
      await page.getByLabel("1행 해당 모델").fill("CT-999");
      await page.getByText("1행: ‘CT-999’ 모델이 모델 표에 없습니다.").waitFor();
      await page.getByLabel("1행 해당 모델").fill("ct-100");
      await page.getByLabel("1행 발행일").fill("2026. 3. 5.");
      await page.getByRole("button", { name: "저장" }).click();
      await page.getByText("2행 분류: 값을 입력해주세요").waitFor();
      await page.getByLabel("2행 분류").selectOption("도면");
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘인증 제품’ 제품을 저장했습니다.");
    });
    const html = await (await fetch(`${site().url}/en/products/industrial/certified`)).text();
    expect(html).toContain("PDF, Korean and English, March 5, 2026, ct-100, 2.9 MB");
    const saved = [...html.matchAll(/href="(\/files\/[^"]+)"/g)].map(([, address = ""]) => address);
    const names = saved.map((address) => decodeURIComponent(address.split("/").at(-1) ?? ""));
    expect(names).toEqual(["열성능 시험성적서 CT-100.pdf", "CT-100.dwg"]);
    for (const address of saved) expect((await fetch(site().url + address)).status).toBe(200);
  });

  test("pastes options of a series, and its tender text has the standard or the chosen ones", async () => {
    const { products } = site().services;
    const models = [aModel({ name: "OP-100", pumpHead: 6.5 })];
    const added = await products.add(
      aProduct({ slug: "optional", name: "선택 제품", tags: ["대향류"], models }),
    );
    if (added.kind !== "added") throw new Error("The product was not added.");
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      const grid = page.getByRole("region", { name: "선택 사양 표" });
      await grid.locator("xpath=..").getByRole("button", { name: "행 추가" }).click();
      await paste(
        page,
        [
          ["Subject", "사양", "영문 항목", "영문 사양", "모델 표의 값", "바뀌는 형식"],
          ["흐름 방식", "대향류형", "Flow", "Counterflow", "", ""],
          ["흐름 방식", "직교류형", "Flow", "Crossflow", "다름", "직교류"],
          ["골조 재질", "강, 도금", "Frame", "", "", ""],
        ]
          .map((row) => row.join("\t"))
          .join("\n"),
        "1행 항목",
      );
      await page.getByText("3행 사양: 쉼표(,) 없이 입력해주세요").first().waitFor();
      await page.getByLabel("3행 사양", { exact: true }).fill("도금강");
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await toast(page, "‘선택 제품’ 제품을 저장했습니다.");
    });
    const stored = (await products.listVisible()).find(({ slug }) => slug === "optional");
    expect(stored?.options.map(({ kind }) => kind)).toEqual([null, "직교류", null]);
    await visit("/en/products/industrial/optional", { javaScriptEnabled: false }, async ({ page }) => {
      const text = page.locator("pre").first();
      await text.scrollIntoViewIfNeeded();
      await expect
        .poll(() => text.innerText())
        .toMatch(/\) Flow: Counterflow[\s\S]*Pump head: 6\.5 m[\s\S]*☐ Flow: Crossflow/);
      await page.getByLabel("Flow", { exact: true }).selectOption("Crossflow");
      await page.getByRole("button", { name: "Update text" }).click();
      await page.waitForURL(/options%5B%5D=Crossflow/);
      expect(await text.innerText()).toMatch(/\) Flow: Crossflow[\s\S]*☐ Flow: Counterflow/);
      expect(await text.innerText()).not.toContain("Pump head");
      await page.getByRole("link", { name: "All submittals as one ZIP" }).first().click();
      await page.getByText("differ from the model data").waitFor();
      expect(await page.getByLabel("Flow", { exact: true }).inputValue()).toBe("Crossflow");
    });
  });

  test("finds the page of a series in the editor, and not that of a hidden one", async () => {
    const { products } = site().services;
    const hidden = await products.add(aProduct({ slug: "unseen", name: "숨은 제품" }));
    if (hidden.kind !== "added") throw new Error("The product was not added.");
    await products.setVisible(hidden.product.id, false);
    await signedInAt("/sd_admin/edit/", {}, async ({ page }) => {
      const choice = page.getByLabel("편집할 페이지");
      await choice.locator("option", { hasText: "SF 시리즈" }).waitFor({ state: "attached" });
      expect(await choice.locator("option", { hasText: "숨은 제품" }).count()).toBe(0);
      await choice.selectOption({ label: "SF 시리즈" });
      await page.waitForURL("**/sd_admin/edit/products/package/sf");
      await page.frameLocator("iframe").getByRole("heading", { level: 1, name: "SF 시리즈" }).waitFor();
      expect(await choice.inputValue()).toBe("/products/package/sf");
    });
  });

  test("is asked before what was entered is lost", async () => {
    await signedInAt("/sd_admin/products/new", {}, async ({ page }) => {
      await page.locator("#name").fill("지워질 제품");
      await page.getByRole("link", { name: "제품 목록으로" }).click();
      await page.getByRole("button", { name: "계속 작성" }).click();
      expect(await page.locator("#name").inputValue()).toBe("지워질 제품");
      await page.getByRole("button", { name: "취소" }).click();
      await page.getByRole("button", { name: "저장하지 않고 나가기" }).click();
      await page.waitForURL("**/sd_admin/products");
    });
  });

  test("chooses field by field and model by model where somebody else was quicker", async () => {
    const { products } = site().services;
    const models = [aModel({ name: "A-1", crt: 100 }), aModel({ name: "B-1", crt: 200 })];
    const added = await products.add(aProduct({ slug: "shared", name: "함께 쓰는 제품", models }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const { id } = added.product;
    await signedInAt(`/sd_admin/products/${id}`, {}, async ({ page }) => {
      await page.locator("#name").fill("내 이름");
      await page.getByLabel("1행 용량").fill("110");
      const theirs = [aModel({ name: "A-1", crt: 100 }), aModel({ name: "B-1", crt: 220 })];
      const edit = { slug: "shared", name: "다른 이름", features: "남의 특징", models: theirs };
      await products.update(id, aProduct(edit));
      await page.getByRole("button", { name: "저장" }).click();
      const notice = page.getByRole("region", { name: "다른 곳에서 먼저 수정했습니다" });
      await notice.waitFor();
      expect(await notice.locator("legend").allInnerTexts()).toEqual([
        "제품명",
        "특징",
        "모델 A-1",
        "모델 B-1",
      ]);
      expect(await faults(page)).toEqual([]);
      await notice.getByRole("group", { name: "제품명" }).getByText("다른 이름").click();
      await notice.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      await page.getByRole("button", { name: "저장" }).click();
      await toast(page, "‘다른 이름’ 제품을 저장했습니다.");
    });
    const stored = await products.find(id);
    expect(stored?.features).toBe("남의 특징");
    expect(stored?.models.map(({ crt }) => crt)).toEqual([110, 220]);
  });

  test("stores a product that was deleted meanwhile as a new one, restores the deleted one, and erases it", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "gone", name: "사라진 제품" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      await page.locator("#features").fill("쓰던 특징");
      await products.remove(added.product.id);
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await page.getByRole("button", { name: "새 제품으로 저장" }).waitFor();
      await page.locator("#name").fill("새로 저장한 제품");
      await page.locator("#slug").fill("gone-on");
      await page.getByRole("button", { name: "새 제품으로 저장" }).click();
      await toast(page, "‘새로 저장한 제품’ 제품을 저장했습니다.");
      await page.waitForURL("**/sd_admin/products");
      await page.getByText("휴지통 (").click();
      await page.getByRole("button", { name: "사라진 제품 복원" }).click();
      await toast(page, "‘사라진 제품’ 제품을 복원했습니다.");
      expect(await products.find(added.product.id)).toEqual(added.product);
      await page.getByRole("button", { name: "‘사라진 제품’ 삭제" }).click();
      await page.getByRole("button", { name: "‘사라진 제품’ 삭제" }).waitFor({ state: "detached" });
      // The trash may have stayed open, with other products.
      await page.reload();
      await page.getByText("휴지통 (").click();
      await page.getByRole("button", { name: "사라진 제품 영구 삭제" }).click();
      await page.getByRole("button", { name: "영구 삭제", exact: true }).last().click();
      await toast(page, "‘사라진 제품’ 제품을 영구 삭제했습니다.");
    });
    const stored = (await products.listAll()).filter(({ slug }) => slug.startsWith("gone"));
    expect(stored).toMatchObject([{ name: "새로 저장한 제품", features: "쓰던 특징" }]);
  });

  test("finds the entries of a deleted product in the list, and stores them as a new one", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "left", name: "두고 간 제품" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      await page.locator("#features").fill("두고 간 특징");
      await products.remove(added.product.id);
      await page.goto("/sd_admin/products");
      const unsaved = page.getByRole("region", { name: "저장하지 않은 내용" });
      await unsaved.waitFor();
      expect(await faults(page)).toEqual([]);
      await unsaved.getByRole("link", { name: "두고 간 제품 이어서 입력" }).click();
      await page.getByRole("button", { name: "새 제품으로 저장" }).waitFor();
      expect(await page.locator("#features").inputValue()).toBe("두고 간 특징");
      await page.getByRole("button", { name: "새 제품으로 저장" }).click();
      await toast(page, "‘두고 간 제품’ 제품을 저장했습니다.");
      await page.waitForURL("**/sd_admin/products");
      await unsaved.waitFor({ state: "detached" });
    });
    const stored = (await products.listAll()).filter(({ slug }) => slug === "left");
    expect(stored).toMatchObject([{ features: "두고 간 특징" }]);
    expect(stored[0]?.id).not.toBe(added.product.id);
  });

  test("finds the entries of a deleted product again that could not be stored as a new one", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "not-stored", name: "저장하지 못한 제품" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    await signedInAt(`/sd_admin/products/${added.product.id}`, {}, async ({ page }) => {
      await page.locator("#features").fill("쓰던 특징");
      await products.remove(added.product.id);
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await page.route("**/api/admin/products", (route) => route.abort());
      await page.getByRole("button", { name: "새 제품으로 저장" }).click();
      await toast(page, "서버에 연결할 수 없습니다.");
      await page.unroute("**/api/admin/products");
      await page.locator("#features").fill("더 쓴 특징");
      await page.reload();
      expect(await page.locator("#features").inputValue()).toBe("더 쓴 특징");
      await page.getByRole("button", { name: "새 제품으로 저장" }).click();
      await toast(page, "‘저장하지 못한 제품’ 제품을 저장했습니다.");
    });
    const stored = (await products.listAll()).filter(({ slug }) => slug === "not-stored");
    expect(stored).toMatchObject([{ features: "더 쓴 특징" }]);
  });

  test("finds the entries again after a reload, and a former state in the history", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "kept", name: "처음 이름", models: [aModel()] }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const { id } = added.product;
    await products.update(id, aProduct({ slug: "kept", name: "둘째 이름", models: [] }), undefined, "kim");
    await signedInAt(`/sd_admin/products/${id}`, {}, async ({ page }) => {
      await page.locator("#brand").fill("쓰던 브랜드");
      await page.getByLabel("1행 모델", { exact: true }).fill("NEW-1");
      await page.reload();
      await page.getByText("다시 불러왔습니다").waitFor();
      expect(await page.locator("#brand").inputValue()).toBe("쓰던 브랜드");
      expect(await page.getByLabel("1행 모델", { exact: true }).inputValue()).toBe("NEW-1");
      await page.getByRole("button", { name: "취소" }).click();
      await page.getByRole("button", { name: "저장하지 않고 나가기" }).click();
      await page.waitForURL("**/sd_admin/products");
      await page.goto(`/sd_admin/products/${id}`);
      await page.getByRole("button", { name: "변경 기록" }).click();
      await page.getByRole("button", { name: "이 내용으로 되돌리기" }).click();
      await page.waitForURL("**/sd_admin/products");
    });
    expect(await products.find(id)).toMatchObject({
      name: "처음 이름",
      brand: null,
      models: [aModel()],
    });
  });

  test("finds the version that a settled conflict continues from in the history, and reverts that one", async () => {
    const { products } = site().services;
    const product = (name: string) => aProduct({ slug: "settled", name });
    const added = await products.add(product("처음 이름"));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const { id } = added.product;
    await signedInAt(`/sd_admin/products/${id}`, {}, async ({ page }) => {
      await page.locator("#name").fill("내 이름");
      await products.update(id, product("다른 이름"));
      await page.getByRole("button", { name: "저장" }).click();
      await page.getByRole("radio", { name: "최신 내용 다른 이름" }).check();
      await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      await page.getByRole("button", { name: "변경 기록" }).click();
      const states = page.getByRole("dialog", { name: "변경 기록" }).getByRole("listitem");
      await states.first().getByText("다른 이름").waitFor();
      await states.nth(1).getByRole("button", { name: "이 내용으로 되돌리기" }).click();
      await page.waitForURL("**/sd_admin/products");
    });
    expect((await products.find(id))?.name).toBe("처음 이름");
  });

  test.each([1440, 390])("finds no barrier in list and form at %i px", async (width) => {
    const { products } = site().services;
    const [sf] = (await products.listAll()).filter(({ slug }) => slug === "sf");
    await signedInAt("/sd_admin/products", { viewport: { width, height: 844 } }, async ({ page }) => {
      await page.locator("tbody tr").first().waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto(`/sd_admin/products/${sf?.id}`);
      await page.getByLabel("1행 모델", { exact: true }).waitFor();
      expect(await faults(page)).toEqual([]);
    });
  });
});

describe("a buyer", () => {
  test("comes from the card to the series, and from there to the inquiry with the series in it", async () => {
    await visit("/en/products/package", {}, async ({ page, pageErrors }) => {
      await page.getByRole("link", { name: "SCP series", exact: true }).click();
      await page.waitForURL("**/en/products/package/scp");
      expect(await page.locator("h1").innerText()).toBe("SCP series");
      await page.getByRole("link", { name: "Ask about this product" }).first().click();
      await page.waitForURL("**/en?product=scp#contact");
      expect(await page.locator("textarea[name=message]").inputValue()).toBe("Product: SCP series\n");
      expect(await page.locator("select[name=productType]").inputValue()).toBe("package");
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await page.locator("input[name=company]").fill("SCP Works");
      await page.locator("input[name=name]").fill("Kim");
      await page.locator("input[name=phone]").fill("+1 678-555-0100");
      await page.locator("input[name=email]").fill("kim@example.com");
      await page.locator("textarea[name=message]").press("Control+End");
      await page.locator("textarea[name=message]").pressSequentially("Two SCP-500, please.");
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(pageErrors).toEqual([]);
    });
    const { inquiries } = await site().services.inbox.list({ search: "SCP Works" }, 1);
    expect(inquiries).toMatchObject([
      { productType: "package", message: "Product: SCP series\nTwo SCP-500, please." },
    ]);
  });

  test("keeps what was written to us before, below the series", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const message = page.locator("textarea[name=message]");
      await message.focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await message.fill("Two towers for a roof.");
      await page.goto("/en?product=scp#contact");
      await message.focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await expect.poll(() => message.inputValue()).toBe("Product: SCP series\nTwo towers for a roof.");
    });
  });

  test("switches the units of the table without script", async () => {
    await visit("/en/products/package/sf", { javaScriptEnabled: false }, async ({ page }) => {
      const size = page.locator("tbody tr").first().locator("td").nth(1);
      await size.scrollIntoViewIfNeeded();
      await expect.poll(() => size.innerText()).toBe("2.24 × 3.26 × 3.75");
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      expect(await size.innerText()).toBe("7.3 × 10.7 × 12.3");
    });
  });

  test.each([
    ["/products/package/sf", "모델 찾기", "SF-250 2대, 합계 500.0 CRT", "이 조건으로 문의하기"],
    ["/en/products/package/sf", "Find model", "SF-250, 2 towers, 500.0 CRT in total", "Ask about this duty"],
  ])(
    "finds at %s the model for a duty without script, and asks about both",
    async (path, find, found, ask) => {
      await visit(path, { javaScriptEnabled: false, viewport: narrow }, async ({ page }) => {
        expect(await page.locator("tr[aria-current]").count()).toBe(0);
        await page.locator("input[name=flow]").fill("390");
        await page
          .locator("form", { has: page.locator("input[name=flow]") })
          .getByRole("button", { name: find })
          .click();
        await page.waitForURL(/\?flow=390&hot=37&cold=32&wb=27#models$/);
        expect(await page.getByRole("status").innerText()).toContain(found);
        expect(await page.locator("tr[aria-current] th").innerText()).toBe("SF-250");
        expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/sf$/);
        await page.getByRole("link", { name: ask }).click();
        await page.waitForURL(
          /flow=390&hot=37&cold=32&wb=27&product=sf%2Fsf-250&model=SF-250&units=2#contact$/,
        );
        expect(await page.locator("textarea[name=message]").inputValue()).toContain("SF-250");
      });
    },
  );

  test.each([true, false])("finds the model for a duty in US units, with script: %s", (javaScriptEnabled) =>
    visit("/en/products/package/sf?in=gpm-F-ft", { javaScriptEnabled }, async ({ page, pageErrors }) => {
      const boxes = () =>
        page
          .locator("#find-model [data-scale]")
          .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      expect(await boxes()).toEqual(["", "98.6", "89.6", "80.6"]);
      await page.getByRole("textbox", { name: "Flow rate (gpm)" }).fill("1,500");
      await page.getByRole("button", { name: "Find model", exact: true }).click();
      await page.waitForURL(/\?flow=340\.687061&hot=37&cold=32&wb=27&in=gpm-F-ft#models$/);
      const status = page.locator("#find-model ~ [role=status]");
      expect(await status.innerText()).toContain("flow 1,500 gpm (340.7 m³/h), inlet 98.6 °F (37 °C)");
      expect(await boxes()).toEqual(["1500", "98.6", "89.6", "80.6"]);
      for (const name of ["Ask about this duty", "See the full calculation", "Specification of SF-300"])
        expect(await page.getByRole("link", { name }).first().getAttribute("href"), name).toContain(
          "in=gpm-F-ft",
        );
      expect(pageErrors).toEqual([]);
    }),
  );

  test("converts the boxes of the finder with the units, keeps what was entered, and tells the calculator", () =>
    visit("/en/products/package/sf?flow=716.6&hot=38&cold=32&wb=29", {}, async ({ page, pageErrors }) => {
      const boxes = () =>
        page
          .locator("#find-model [data-scale]")
          .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      await expect.poll(boxes).toEqual(["3155.1", "100.4", "89.6", "84.2"]);
      const calculation = page.getByRole("link", { name: "See the full calculation" });
      expect(await calculation.getAttribute("href")).toMatch(/flow=716\.6&.*in=gpm-F-ft/);
      await page.getByRole("textbox", { name: "Wet bulb temperature (°F)" }).fill("83");
      await page.getByText("Metric (m³/h, °C, m, kg)").click();
      await expect.poll(boxes).toEqual(["716.6", "38", "32", "28.33"]);
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      await expect.poll(boxes).toEqual(["3155.1", "100.4", "89.6", "83"]);
      await page.getByRole("button", { name: "Find model", exact: true }).click();
      await page.waitForURL(/\?flow=716\.6&hot=38&cold=32&wb=28\.333333&in=gpm-F-ft#models$/);
      await page.goto("/en/products/package/scp");
      await expect.poll(boxes).toEqual(["", "98.6", "89.6", "80.6"]);
      await page.goto("/en/resources/calculator");
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      await expect.poll(() => page.locator("input[name=hot]").inputValue()).toBe("98.6");
      expect(pageErrors).toEqual([]);
    }));

  test.each([
    ["390,5", "390.5"],
    ["３９０．５", "390.5"],
    ["3,905", "3905"],
  ])("reads a flow typed as %s in the conversion of the boxes as the server does", (typed, read) =>
    visit("/en/products/package/sf", {}, async ({ page, pageErrors }) => {
      const flow = page.locator("#find-model input[name=flow]");
      await flow.fill(typed);
      await page.getByText("US units (gpm, °F, ft, lb)").click();
      await expect.poll(() => page.locator("input[name=exact]").inputValue()).toMatch(/^imperial_/);
      await page.getByText("Metric (m³/h, °C, m, kg)").click();
      await expect.poll(() => flow.inputValue()).toBe(read);
      expect(pageErrors).toEqual([]);
    }),
  );

  test.each([
    ["/en/products/package/sf?crt=300", "SF-300, one tower, 300.0 CRT"],
    ["/products/package/sf?crt=5000", "이 시리즈는 12대로도 용량이 부족합니다."],
    ["/en/products/package/sf?flow=9000&hot=37&cold=32&wb=27", "This duty cannot be calculated."],
    ["/products/package/sf?crt=<script>", "필요 용량은 0.1~100,000 사이의 숫자로 입력해 주세요."],
  ])("is answered at %s: %s", async (path, sentence) => {
    const response = await fetch(site().url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(sentence);
  });

  test("is offered no choice by duty where no models are shown", async () => {
    expect(await (await fetch(`${site().url}/products/package/s3000`)).text()).not.toContain('name="flow"');
  });

  test.each([1440, 320])("finds no barrier where a model was found at %i px", async (width) => {
    await visit(
      "/en/products/package/scp?flow=390&hot=37&cold=32&wb=27",
      { viewport: { width, height: 844 } },
      async ({ page, pageErrors }) => {
        expect(await faults(page)).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        expect(pageErrors).toEqual([]);
      },
    );
  });

  test("sees the drawing of a model in the whole column beside its facts", () =>
    visit("/products/package/sf", {}, async ({ page }) => {
      const drawing = page.getByRole("img", { name: /^SF-100 외형도/ });
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      const [across, up] = await Promise.all(["width", "height"].map((side) => drawing.getAttribute(side)));
      expect(width).toBeGreaterThan(750);
      // Not inside an empty box.
      expect(width / height).toBeCloseTo(Number(across) / Number(up), 1);
    }));

  test("takes the drawing of a model along, and the tender text", async () => {
    await visit("/products/package/sf", { viewport: narrow }, async ({ page }) => {
      await page.locator("summary", { hasText: "SF-350" }).click();
      const drawing = page.getByRole("img", { name: /^SF-350 외형도: 길이 4,620 mm/ });
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((img) => (img as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "SF-350 DXF 내려받기" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("SF-350.dxf");
    });
    const text = await (await fetch(`${site().url}/en/products/package/sf/specification.txt`)).text();
    expect(text).toMatch(/^Specification: SF series/);
  });

  test("takes along the drawings of the low-noise option that was found", async () => {
    const need = "flow=340.687061&hot=35&cold=29.444444&wb=25.555556&maxsound=60";
    const page = await (await fetch(`${site().url}/en/products/industrial/modular?${need}`)).text();
    const files = new Set(page.match(/(?<=")[^"]+\/mx-700(~narrow)?\.(svg|dxf)[^"]*/gi));
    expect(files.size).toBe(3);
    for (const file of files) {
      const drawing = await (await fetch(new URL(file, site().url))).text();
      expect(drawing).toContain("8,600");
      expect(drawing).toContain("21,040 kg");
    }
  });

  test("has no drawing of a low-noise option that the model lacks", async () => {
    const answer = await fetch(`${site().url}/en/products/package/sf/sf-350.dxf?quiet=whisper`);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      "The record of SF-350 has no low-noise option whisper with a capacity.",
    ]);
  });

  test.each([
    ["/products/package/sf", ["ko", "en"]],
    ["/en/products/package/sf", ["en", "ko"]],
  ])("has the tender text of its own language first, and open, at %s", async (path, languages) => {
    const page = await (await fetch(site().url + path)).text();
    const tender = page.slice(page.indexOf('id="tender"'));
    expect([...tender.matchAll(/<summary lang="(..)"/g)].map(([, language]) => language)).toEqual(languages);
    expect(
      [...tender.matchAll(/<details[^>]* open=""[^>]*><summary lang="(..)"/g)].map(
        ([, language]) => language,
      ),
    ).toEqual(languages.slice(0, 1));
  });

  test("takes the specification of one model along as a document that is named after it", async () => {
    await visit("/products/package/sf", { javaScriptEnabled: false }, async ({ page }) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "SF-350 시방서 Word 문서" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("SF-350 시방서.docx");
    });
    const response = await fetch(`${site().url}/en/products/package/sf/specification.docx`);
    expect(response.headers.get("content-type")).toBe(docxType);
    expect(response.headers.get("content-disposition")).toContain("SF%20series%20specification.docx");
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const body = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
    expect(body).toContain("Specification: SF series");
    // Each table has the eight models below its head.
    expect(body.match(/<w:tr>/g)?.length).toBe(9 * (body.match(/<w:tbl>/g)?.length ?? 0));
    expect((await fetch(`${site().url}/products/package/sf/none.docx`)).status).toBe(404);
  });
});

describe("the page of a product", () => {
  test("shows projects of its kind that name it, and no other in which its word means something else", async () => {
    const { products, projects } = site().services;
    await products.add(aProduct({ slug: "qx", name: "QX 시리즈", category: "bac", projectWord: "QX" }));
    await storeProject(projects, aProject({ title: "연구동 QX 교체", coolingTowerType: "bac" }));
    await storeProject(projects, aProject({ title: "460 QX 전원 공사", coolingTowerType: "package" }));
    const html = await (await fetch(`${site().url}/products/package/qx`)).text();
    expect(html).toContain("연구동 QX 교체");
    expect(html).not.toContain("460 QX");
  });

  test("is listed in the sitemap with its twin, and tells of whose brand it is", async () => {
    const sitemap = await (await fetch(`${site().url}/sitemap.xml`)).text();
    expect(sitemap).toMatch(/<loc>[^<]*\/en\/products\/package\/s3000<\/loc>\s*<lastmod>/);
    const html = await (await fetch(`${site().url}/products/package/s3000`)).text();
    expect(html).toContain('"brand":{"@type":"Brand","name":"BAC"}');
  });

  test.each([
    ["/products/package", /모델|외형도/],
    ["/en/products/package", /model|drawing/i],
  ])("promises search engines at %s models and drawings only where it has them", async (above, promised) => {
    const { products } = site().services;
    const known = (await products.listVisible()).map(({ slug }) => slug);
    const facts = {
      category: "package",
      description: "좁은 옥상에 맞춘 냉각탑.",
      projectWord: null,
    } as const;
    const en = { ...aProduct().en, description: "Fits a narrow roof." };
    if (!known.includes("told")) {
      await products.add(aProduct({ ...facts, slug: "told", name: "TD", en, models: [aModel()] }));
      await products.add(aProduct({ ...facts, slug: "untold", name: "UT", en, models: [] }));
    }
    for (const slug of ["told", "untold"]) {
      const html = await (await fetch(`${site().url}${above}/${slug}`)).text();
      const [title = "", description = ""] = [
        /<title>([^<]+)/.exec(html)?.[1],
        /<meta name="description" content="([^"]+)/.exec(html)?.[1],
      ];
      expect(
        [title, description].map((words) => promised.test(words)),
        title,
      ).toEqual([slug === "told", slug === "told"]);
    }
  });

  test.each([
    ["/products/package/none", "ko"],
    ["/en/products/package/none", "en"],
    ["/products/industrial/sf", "ko"],
    ["/products/package/%E0%A4%A", "ko"],
  ])("%s is missing, in the language of its path", async (path, language) => {
    const response = await fetch(site().url + path);
    expect([400, 404]).toContain(response.status);
    if (response.status === 404) expect(await response.text()).toContain(`<html lang="${language}"`);
  });

  test("is made anew when its product has changed", async () => {
    const { products } = site().services;
    const added = await products.add(aProduct({ slug: "changing", name: "처음 이름" }));
    if (added.kind !== "added") throw new Error("The product was not added.");
    const page = async () => (await fetch(`${site().url}/products/industrial/changing`)).text();
    expect(await page()).toContain("처음 이름");
    await products.update(added.product.id, aProduct({ slug: "changing", name: "나중 이름" }));
    await expect.poll(page).toContain("나중 이름");
  });
});

/** Pastes a spreadsheet into the first cell of the models. */
async function paste(page: Page, text: string, cell = "1행 모델"): Promise<void> {
  await page.getByLabel(cell, { exact: true }).evaluate((cell, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

function carried(page: Page, name: string, bytes: Buffer) {
  return page.evaluateHandle(
    ([name, data]) => {
      const transfer = new DataTransfer();
      const letters = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([letters], name, { type: "image/webp" }));
      return transfer;
    },
    [name, bytes.toString("base64")] as const,
  );
}

/** Returns the name of the focused cell if something lies over its left or right half. */
function coveredCell(): string | null | undefined {
  const cell = document.activeElement;
  const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
  const isSeen = [0.1, 0.9].every(
    (part) => document.elementFromPoint(left + width * part, top + height / 2) === cell,
  );
  return isSeen ? null : cell?.ariaLabel;
}
