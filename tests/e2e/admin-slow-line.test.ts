import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { aPdf } from "../support/documents.ts";

const { site, signedInAt } = openAdministratorsSite(() => ({ projects: [] }));

describe("on a slow line, the list of products", () => {
  test("keeps the last of two orders, though the first takes longer", async () => {
    const before = await productIds();
    await signedInAt("/sd_admin/products", {}, async ({ page }) => {
      let asked = 0;
      let answered = 0;
      await page.route("**/products/order", async (route) => {
        asked += 1;
        if (asked === 1) await new Promise((resolve) => setTimeout(resolve, 400));
        const response = await route.fetch();
        answered += 1;
        await route.fulfill({ response });
      });
      await moveDown(page, 0);
      await moveDown(page, 1);
      await expect.poll(() => answered).toBe(2);
      const [first, second, third, ...rest] = before;
      expect(await productIds()).toEqual([second, third, first, ...rest]);
    });
  });

  test("moves a row no way back for a list that was asked for before the last press", async () => {
    await signedInAt("/sd_admin/products", {}, async ({ page }) => {
      await page.locator("tbody tr").first().waitFor();
      const [name = ""] = await productNames(page);
      const letListGo = await holdAnswers(page, "**/api/admin/products", "GET");
      const listed = page.waitForRequest((request) => isOf(request, "/api/admin/products", "GET"));
      await moveDown(page, 0);
      await listed;
      const letOrderGo = await holdAnswers(page, "**/products/order", "PUT");
      await moveDown(page, 1);
      const arrived = page.waitForResponse((response) =>
        isOf(response.request(), "/api/admin/products", "GET"),
      );
      letListGo();
      await (await arrived).finished();
      await drawn(page);
      expect((await productNames(page)).indexOf(name)).toBe(2);
      letOrderGo();
      await expect.poll(productIds).toHaveLength((await productNames(page)).length);
    });
  });

  test("deletes once what is asked for twice", async () => {
    await signedInAt("/sd_admin/products", {}, async ({ page }) => {
      let asked = 0;
      page.on("request", (request) => {
        if (request.method() === "DELETE") asked += 1;
      });
      const letGo = await holdAnswers(page, "**/api/admin/products/*", "DELETE");
      await page.getByRole("button", { name: /삭제$/ }).last().dblclick();
      letGo();
      await toast(page, "제품을 삭제했습니다.");
      await page.getByRole("button", { name: "실행 취소" }).click();
      await toast(page, "제품을 복원했습니다.");
      expect(asked).toBe(1);
    });
  });
});

describe("on a slow line, the form of a product", () => {
  test("takes nothing that would be lost while it is stored", async () => {
    await signedInAt(await aProductsForm(), {}, async ({ page }) => {
      await page.locator("#type").fill("저장할 종류");
      const letGo = await holdAnswers(page, "**/api/admin/products/*", "PUT");
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await expect.poll(() => page.locator("#name").isDisabled()).toBe(true);
      letGo();
      await page.waitForURL("**/sd_admin/products");
    });
  });

  test("has the cursor again where the server finds something wrong", async () => {
    await signedInAt(await aProductsForm(), {}, async ({ page }) => {
      const refusal = { error: "입력 내용을 확인해 주세요.", fields: { slug: "이미 있는 주소입니다." } };
      await page.route("**/api/admin/products/*", (route) =>
        route.request().method() === "GET" ? route.continue() : route.fulfill({ status: 400, json: refusal }),
      );
      await page.locator("#type").fill("다른 종류");
      await page.locator("#type").press("Enter");
      await page.getByText("이미 있는 주소입니다.").waitFor();
      await expect.poll(() => focused(page)).toBe("slug");
    });
  });

  test("is not stored without a document that is on its way", async () => {
    const address = await aProductsForm();
    await signedInAt(address, {}, async ({ page }) => {
      const letGo = await holdAnswers(page, "**/api/admin/files/document", "POST");
      const pdf = { name: "느린 문서.pdf", mimeType: "application/pdf", buffer: aPdf() };
      await page.getByLabel("PDF 올리기", { exact: true }).setInputFiles(pdf);
      const save = page.getByRole("button", { name: "저장", exact: true });
      await expect.poll(() => save.isDisabled()).toBe(true);
      letGo();
      await save.click();
      await page.waitForURL("**/sd_admin/products");
    });
    const id = Number(address.split("/").at(-1));
    const product = (await site().services.products.all()).find((each) => each.id === id);
    expect(product?.documents.map(({ title }) => title)).toContain("느린 문서");
  });
});

describe("on a slow line, an inquiry", () => {
  test("keeps a new note, though what was asked for before it comes after it", async () => {
    const id = await receive("느린물산");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const letGo = await holdAnswers(page, `**/api/admin/inquiries/${id}`, "GET");
      await page.getByRole("button", { name: "느린물산" }).click();
      await page.getByLabel("새 메모").fill("전화함");
      const note = page.getByRole("listitem").filter({ hasText: "전화함" });
      await page.getByRole("button", { name: "메모 저장" }).click();
      await note.waitFor();
      const arrived = page.waitForResponse(`**/api/admin/inquiries/${id}`);
      letGo();
      await (await arrived).finished();
      await drawn(page);
      expect(await note.count()).toBe(1);
    });
  });

  test("that was moved closes no other one that was opened meanwhile", async () => {
    const id = await receive("옮길물산");
    await receive("열린물산");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const letGo = await holdAnswers(page, `**/api/admin/inquiries/${id}`, "PATCH");
      await page.getByRole("button", { name: "옮길물산" }).click();
      await page.getByRole("button", { name: "스팸으로 옮기기" }).click();
      await page.getByRole("button", { name: "열린물산" }).click();
      await page.getByRole("heading", { name: "열린물산" }).waitFor();
      letGo();
      await toast(page, "스팸으로 옮겼습니다.");
      await page.getByRole("button", { name: "옮길물산" }).waitFor({ state: "detached" });
      expect(await page.getByRole("heading", { name: "열린물산" }).count()).toBe(1);
    });
  });
});

/** Keeps the answers to what is asked by a method at an address, once the server has given them. @returns lets them go */
async function holdAnswers(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

/** Waits until what has arrived is on the screen. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))");
}

function focused(page: Page): Promise<unknown> {
  return page.evaluate("document.activeElement?.id");
}

function isOf(request: Request, path: string, method: string): boolean {
  return new URL(request.url()).pathname === path && request.method() === method;
}

async function moveDown(page: Page, row: number): Promise<void> {
  await page
    .getByRole("button", { name: /아래로 옮기기$/ })
    .nth(row)
    .click();
}

function productNames(page: Page): Promise<string[]> {
  return page.locator("tbody tr td:nth-child(3) a").allInnerTexts();
}

async function productIds(): Promise<number[]> {
  return (await site().services.products.all()).map(({ id }) => id);
}

/** The address of the form of some product. */
async function aProductsForm(): Promise<string> {
  return `/sd_admin/products/${(await productIds())[0]}`;
}

async function receive(company: string): Promise<number> {
  const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
  const receipt = await site().services.inquiries.receive(anInquiry({ company }), arrival);
  if (receipt.kind !== "stored") throw new Error("The inquiry was not stored.");
  return receipt.id;
}
