import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAdministratorsSite, toast } from "../support/administrators-visit.ts";

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
