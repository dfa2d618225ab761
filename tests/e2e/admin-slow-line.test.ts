import type { Locator, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { anInquiry, aProject, storeProject } from "../support/builders.ts";
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
      const letListGo = await holdResponses(page, "**/api/admin/products", "GET");
      const listed = page.waitForRequest((request) => isOf(request, "/api/admin/products", "GET"));
      await moveDown(page, 0);
      await listed;
      const letOrderGo = await holdResponses(page, "**/products/order", "PUT");
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
      const letGo = await holdResponses(page, "**/api/admin/products/*", "DELETE");
      await page.getByRole("button", { name: /삭제$/ }).last().dblclick();
      letGo();
      await toast(page, "제품을 휴지통으로 옮겼습니다.");
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
      const letGo = await holdResponses(page, "**/api/admin/products/*", "PUT");
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await expect.poll(() => page.locator("#name").isDisabled()).toBe(true);
      await page.evaluate(dropPicture);
      await drawn(page);
      expect(await page.getByText("drop.webp").count()).toBe(0);
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

  test("is let go of when its line hangs, and stored by the next try, though the first was stored unseen", async () => {
    await signedInAt(await aProductsForm(), {}, async ({ page }) => {
      let tries = 0;
      await page.route("**/api/admin/products/*", async (route) => {
        if (route.request().method() !== "PUT") return route.fallback();
        tries += 1;
        const response = await route.fetch();
        // The response to the first request never arrives.
        if (tries > 1) await route.fulfill({ response });
      });
      await page.locator("#type").fill("한 번만 저장할 종류");
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await expect.poll(() => tries).toBe(1);
      await page.getByRole("button", { name: "저장 중단" }).click();
      await toast(page, "저장을 중단했습니다.");
      expect(await page.locator("#type").inputValue()).toBe("한 번만 저장할 종류");
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await page.waitForURL("**/sd_admin/products");
      expect(tries).toBe(2);
    });
  });

  test("is not stored without a document that is on its way", async () => {
    const address = await aProductsForm();
    await signedInAt(address, {}, async ({ page }) => {
      const letGo = await holdResponses(page, "**/api/admin/files/document", "POST");
      const pdf = { name: "느린 문서.pdf", mimeType: "application/pdf", buffer: aPdf() };
      await page.getByLabel("PDF 올리기", { exact: true }).setInputFiles(pdf);
      const save = page.getByRole("button", { name: "저장", exact: true });
      await expect.poll(() => save.isDisabled()).toBe(true);
      letGo();
      await save.click();
      await page.waitForURL("**/sd_admin/products");
    });
    const id = Number(address.split("/").at(-1));
    const product = (await site().services.products.listAll()).find((each) => each.id === id);
    expect(product?.documents.map(({ title }) => title)).toContain("느린 문서");
  });

  test("keeps what was entered when the tab is looked at again after the session has ended", async () => {
    await signedInAt(await aProductsForm(), {}, async ({ page }) => {
      await page.locator("#type").fill("쓰다 만 종류");
      await page.context().clearCookies();
      await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
      await page.getByRole("button", { name: "저장", exact: true }).click();
      await toast(page, "처리하지 못했습니다.", "로그인이 만료되었습니다.");
      expect(await page.locator("#type").inputValue()).toBe("쓰다 만 종류");
    });
  });
});

describe("on a slow line, an inquiry", () => {
  test("keeps a new note, though what was asked for before it comes after it", async () => {
    const id = await receive("느린물산");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const letGo = await holdResponses(page, `**/api/admin/inquiries/${id}`, "GET");
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

  test("keeps a value that is corrected while the first one is stored", async () => {
    const id = await receive("고친물산");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      await page.getByRole("button", { name: "고친물산" }).click();
      const value = page.getByLabel("금액(원)");
      const letGo = await holdResponses(page, `**/api/admin/inquiries/${id}`, "PATCH");
      await value.fill("1000");
      await value.press("Enter");
      await value.fill("2000");
      letGo();
      await page.getByText("금액: 없음 → 1,000원").waitFor();
      expect(await value.inputValue()).toBe("2000");
    });
  });

  test("that was moved closes no other one that was opened meanwhile", async () => {
    const id = await receive("옮길물산");
    await receive("열린물산");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const letGo = await holdResponses(page, `**/api/admin/inquiries/${id}`, "PATCH");
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

describe("on a slow line, the form of a project", () => {
  test("keeps what was entered when the session has ended meanwhile, and says so", async () => {
    await create("만료 현장");
    await signedInAt("/sd_admin/projects", {}, async ({ page }) => {
      await open(page, "만료 현장");
      await page.getByLabel("용량").fill("100 RT");
      await page.context().clearCookies();
      await submit(page).click();
      await toast(page, "오류가 발생했습니다.", "로그인이 만료되었습니다.");
      await page.waitForLoadState("networkidle");
      expect(await page.getByLabel("용량").inputValue()).toBe("100 RT");
    });
  });

  test("is not closed by another one that was left while it was stored", async () => {
    const id = await create("떠난 현장");
    await create("다음 현장");
    await signedInAt("/sd_admin/projects", {}, async ({ page }) => {
      await page.getByRole("link", { name: "휴지통" }).click();
      // A page that was never visible is not in the history.
      await page.waitForURL("**/*view=trash*");
      await page.getByRole("link", { name: "목록" }).click();
      await open(page, "떠난 현장");
      await page.getByLabel("용량").fill("200 RT");
      const letGo = await holdResponses(page, `**/api/projects/${id}`, "PUT");
      await submit(page).click();
      await page.goBack();
      await page.getByRole("button", { name: "저장하지 않고 닫기" }).click();
      await open(page, "다음 현장");
      await page.locator("#title").fill("새로 쓴 제목");
      letGo();
      await toast(page, "시공사례가 수정되었습니다.");
      await drawn(page);
      expect(await page.locator("#title").inputValue()).toBe("새로 쓴 제목");
    });
  });

  test("is not open to typing while an older state is brought back, which closes it", async () => {
    const id = await create("되돌릴 현장");
    await site().services.projects.update(id, aProject({ title: "되돌릴 현장", capacity: "300 RT" }));
    await signedInAt("/sd_admin/projects", {}, async ({ page }) => {
      await open(page, "되돌릴 현장");
      await page.getByRole("button", { name: "변경 기록" }).click();
      const letGo = await holdResponses(page, `**/${id}/revert`, "POST");
      await page.getByRole("button", { name: "이 내용으로 되돌리기" }).first().click();
      await page.keyboard.press("Escape");
      await drawn(page);
      expect(await page.getByRole("dialog", { name: "변경 기록" }).count()).toBe(1);
      letGo();
      await toast(page, "선택한 내용으로 되돌렸습니다.");
    });
  });
});

test("on a slow line, a project comes back from the trash once, though it is asked for twice", async () => {
  const id = await create("두 번 눌린 현장");
  await site().services.projects.remove(id);
  await signedInAt("/sd_admin/projects?view=trash", {}, async ({ page }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") asked += 1;
    });
    const letGo = await holdResponses(page, "**/restore", "POST");
    await page.getByRole("button", { name: "두 번 눌린 현장 복원" }).dblclick();
    letGo();
    await toast(page, "‘두 번 눌린 현장’ 시공사례를 복원했습니다.");
    expect(asked).toBe(1);
  });
});

/** Runs in the page: drops a file on the first upload target. */
const dropPicture = `(() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["RIFF"], "drop.webp", { type: "image/webp" }));
  const place = document.querySelector("form input[type=file]").closest(".border-dashed");
  place.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
})()`;

/**
 * Holds the responses of a method at an address after the server has sent them. @returns a function that
 * releases them
 */
async function holdResponses(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await promise;
    // A page that was left or closed meanwhile can no longer receive its response.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return resolve;
}

/** Waits until received data are rendered. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))");
}

function focused(page: Page): Promise<unknown> {
  return page.evaluate("document.activeElement?.id");
}

function isOf(request: Request, path: string, method: string): boolean {
  return new URL(request.url()).pathname === path && request.method() === method;
}

/** Clicks the arrow of a row, and waits until the row has moved. */
async function moveDown(page: Page, row: number): Promise<void> {
  await page.locator("tbody tr").first().waitFor();
  const name = (await productNames(page))[row];
  await page
    .getByRole("button", { name: /아래로 옮기기$/ })
    .nth(row)
    .click();
  await expect.poll(async () => (await productNames(page))[row + 1]).toBe(name);
}

function productNames(page: Page): Promise<string[]> {
  return page.locator("tbody tr td:nth-child(3) a").allInnerTexts();
}

async function productIds(): Promise<number[]> {
  return (await site().services.products.listAll()).map(({ id }) => id);
}

async function aProductsForm(): Promise<string> {
  return `/sd_admin/products/${(await productIds())[0]}`;
}

async function receive(company: string): Promise<number> {
  const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
  const result = await site().services.inquiries.receive(anInquiry({ company }), arrival);
  if (result.kind !== "stored") throw new Error("The inquiry was not stored.");
  return result.id;
}

async function create(title: string): Promise<number> {
  return (await storeProject(site().services.projects, aProject({ title }))).id;
}

async function open(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: title, exact: true }).click();
  await page.locator("#title").waitFor();
}

function submit(page: Page): Locator {
  return page.locator("button[form=project-form]");
}
