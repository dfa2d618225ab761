import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { admin } from "#content/admin/admin.ts";
import { createSessions } from "#data/admin/sessions.ts";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { openDatabase } from "#data/database/connect.ts";
import {
  enterPassword,
  faults,
  focus,
  openAdministratorsSite,
  password,
  sessionCookie,
  submitLogin,
  toast,
  username,
} from "../support/administrators-visit.ts";
import { hold } from "../support/held-requests.ts";
import { narrow, wide } from "../support/visitor.ts";

const newPassword = "우산과 자전거 열쇠";

describe("a stranger who guesses", () => {
  const { site, visit } = openAdministratorsSite(() => ({ rateLimit: true }));

  test("shuts out who comes for the first time, but not the administrator on a browser of before", async () => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
      await page.getByRole("button", { name: "로그아웃" }).click();
      await page.waitForURL("**/sd_admin/login");
      for (let guess = 0; guess < 10; guess++) expect(await statusOf(`추측 ${guess}`)).toBe(401);
      expect(await statusOf(password)).toBe(429);
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
    });
  });

  async function statusOf(guess: string): Promise<number> {
    const response = await fetch(`${site().url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password: guess }),
    });
    return response.status;
  }
});

describe("a second administrator", () => {
  const { visit, signedInAt } = openAdministratorsSite();

  test("is added on the screen, signs in with the password shown once, and is named in the log", async () => {
    let first = "";
    await signedInAt("/sd_admin/administrators", {}, async ({ page, pageErrors }) => {
      await page.getByRole("button", { name: "관리자 추가" }).click();
      await page.getByLabel("새 관리자의 사용자명").fill("김 부장");
      await page.getByLabel("내 현재 비밀번호").fill(password);
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByText("영문자, 숫자와 . _ @ - 로 64자까지 입력해주세요").waitFor();
      await page.reload();
      await page.getByRole("button", { name: "관리자 추가" }).click();
      expect(await page.getByLabel("새 관리자의 사용자명").inputValue()).toBe("김 부장");
      await page.getByLabel("내 현재 비밀번호").fill(password);
      await page.getByLabel("새 관리자의 사용자명").fill("kim");
      await page.getByRole("radio", { name: /^관리자/ }).check();
      await withoutResponse(page, "**/api/admin/administrators", async () => {
        await page.getByRole("button", { name: "추가", exact: true }).click();
        await page.getByText(admin.project.unreachable).waitFor();
      });
      pageErrors.splice(0);
      await page.reload();
      await page.getByRole("button", { name: "관리자 추가" }).click();
      await page.getByLabel("내 현재 비밀번호").fill(password);
      await page.getByRole("radio", { name: /^관리자/ }).check();
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByRole("heading", { name: "관리자를 추가했습니다" }).waitFor();
      first = await page.locator("dd.font-mono").innerText();
      await focus(page.locator("div[tabindex='-1']", { hasText: first }));
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await page.getByRole("button", { name: "닫기", exact: true }).click();
      await page.getByText("나가면 이 임시 비밀번호를 다시 볼 수 없습니다.").waitFor();
      await page.getByRole("button", { name: "계속 보기" }).click();
      // Without https there is no Clipboard API.
      await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await page.getByRole("button", { name: "비밀번호 복사" }).click();
      await toast(page, "복사하지 못했습니다. 직접 선택해 주세요.");
      await page.getByRole("button", { name: "전달했습니다" }).click();
      await page.getByRole("row", { name: /kim.*임시 비밀번호 사용 중.*아직 없음/ }).waitFor();
      expect(pageErrors).toEqual([]);
    });

    await visit("/sd_admin/login", {}, async ({ page }) => {
      await logInAs(page, "kim", first);
      await page.getByText("아직 임시 비밀번호를 쓰고 있습니다.").waitFor();
      await page.getByRole("link", { name: "비밀번호 바꾸기" }).click();
      await page.locator("#currentPassword").fill(first);
      await page.locator("#newPassword").fill("qlalfqjsgh12");
      await page.locator("#repeated").fill("qlalfqjsgh12");
      await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
      await page.getByText("추측하기 쉬운 비밀번호입니다").waitFor();
      await page.locator("#newPassword").fill(newPassword);
      await page.locator("#repeated").fill(newPassword);
      await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
      await toast(page, "비밀번호를 바꿨습니다.");
      await page.getByText("아직 임시 비밀번호를 쓰고 있습니다.").waitFor({ state: "detached" });
      await page.reload();
      await page
        .getByRole("row", { name: /비밀번호 변경.*kim/ })
        .first()
        .waitFor();
      await page
        .getByRole("row", { name: /관리자 추가.*kim.*admin/ })
        .first()
        .waitFor();
      await page.getByRole("button", { name: "로그아웃" }).click();
      await page.waitForURL("**/sd_admin/login");
      await logInAs(page, "kim", newPassword);
      await page.getByRole("link", { name: "계정 2단계 인증을 켜 주세요." }).waitFor();
    });

    await signedInAt("/sd_admin/administrators", {}, async ({ page }) => {
      await page.getByRole("button", { name: "kim 삭제" }).click();
      await page.getByLabel("내 현재 비밀번호").fill(password);
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "관리자 kim의 계정을 삭제했습니다.");
      await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
      await focus(page.getByRole("main"));
      expect(await page.getByRole("button", { name: "admin 삭제" }).count()).toBe(0);
    });
  });

  test("is shown with the password though the dialog was to be closed before the server had answered", async () => {
    await signedInAt("/sd_admin/administrators", {}, async ({ page }) => {
      await page.getByRole("button", { name: "관리자 추가" }).click();
      await page.getByLabel("새 관리자의 사용자명").fill("slow");
      await page.getByLabel("내 현재 비밀번호").fill(password);
      const release = await hold(page, "**/api/admin/administrators");
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByText("추가 중...").waitFor();
      await page.keyboard.press("Escape");
      const cross = page.getByRole("dialog").getByRole("button", { name: "닫기" });
      expect(await cross.getAttribute("aria-disabled")).toBe("true");
      await cross.click({ force: true });
      await page.getByRole("dialog").getByRole("button", { name: "취소" }).click({ force: true });
      release();
      await page.getByRole("heading", { name: "관리자를 추가했습니다" }).waitFor();
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      expect(asked).toEqual(["beforeunload"]);
    });
  });

  test.each([
    { width: 1366, height: 625 },
    { width: 360, height: 640 },
  ])("is added in a window of $width × $height px, in which the dialog is scrolled", async (viewport) => {
    await signedInAt("/sd_admin/administrators", { viewport }, async ({ page }) => {
      await page.getByRole("button", { name: "관리자 추가" }).click();
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByText("입력해주세요").first().waitFor();
      await page.getByLabel("내 현재 비밀번호").click();
      await page.getByRole("dialog").getByRole("button", { name: "취소" }).click();
    });
  });

  test.each([wide, narrow])("is looked after on sound screens at $width px", async (viewport) => {
    await signedInAt("/sd_admin/administrators", { viewport }, async ({ page }) => {
      await page.getByText("아직 없음").first().waitFor();
      expect(await faults(page), "list").toEqual([]);
      await page.getByRole("button", { name: "관리자 추가" }).click();
      expect(await faults(page), "adding").toEqual([]);
    });
  });
});

describe("an account with a role", () => {
  const folder = mkdtempSync(join(tmpdir(), "roles-"));
  const file = join(folder, "site.sqlite");
  const { site, visit, signedInAt } = openAdministratorsSite(() => ({ database: { file } }));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Opens a page with a session of an account. @param minutesAgo age of its sign-in */
  async function visitAs(
    accountId: number,
    path: string,
    minutesAgo: number,
    act: (page: Page) => Promise<void>,
  ) {
    const database = await openDatabase({ file });
    const clock = () => new Date(Date.now() - minutesAgo * 60_000);
    const sessions = createSessions(database, { clock, randomBytes });
    const value = await sessions.begin(accountId, { address: "127.0.0.*", device: "Chrome · Linux" });
    await database.close();
    await visit(path, { cookies: [sessionCookie(site().url, value)] }, async ({ page, pageErrors }) => {
      await act(page);
      expect(pageErrors.filter((pageError) => !/40[03]/.test(pageError))).toEqual([]);
    });
  }

  test("is led to its own screens, and shown no others", async () => {
    const { accounts } = site().services;
    await accounts.add("sales", { role: "sales" });
    await accounts.add("editor", { role: "editor" });
    const menu = (page: Page) =>
      page.getByRole("navigation", { name: "관리 메뉴" }).getByRole("link").allInnerTexts();
    await visitAs(2, "/sd_admin/projects", 0, async (page) => {
      await page.waitForURL("**/sd_admin/inquiries");
      await page.getByRole("heading", { name: "문의함" }).waitFor();
      expect(await menu(page)).toEqual(["문의함", "계정"]);
      expect(await page.getByRole("link", { name: "웹훅" }).count()).toBe(0);
      await page.goto(`${site().url}/sd_admin/edit/`);
      await page.getByText("지금 계정의 역할은 ‘영업’입니다.").waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("link", { name: "쓸 수 있는 화면으로 이동" }).click();
      await page.waitForURL("**/sd_admin/inquiries");
    });
    await visitAs(3, "/sd_admin/projects", 0, async (page) => {
      await page.getByRole("heading", { name: "시공사례", exact: true }).waitFor();
      expect(await menu(page)).toEqual(["시공사례", "제품", "페이지·소식", "사이트 편집", "계정"]);
      await page.goto(`${site().url}/sd_admin/inquiries`);
      await page.getByText("지금 계정의 역할은 ‘편집자’입니다.").waitFor();
      await page.goto(`${site().url}/sd_admin/account`);
      await page.getByRole("heading", { name: "계정" }).waitFor();
      expect(await page.getByRole("heading", { name: "활동 기록" }).count()).toBe(0);
    });
  });

  test("gets another one on the screen, and asks for the password before an export ten minutes after the sign-in", async () => {
    await signedInAt("/sd_admin/administrators", {}, async ({ page }) => {
      await page.getByRole("button", { name: "sales 역할 변경" }).click();
      expect(await page.getByRole("radio", { name: /^영업/ }).isChecked()).toBe(true);
      await page.getByRole("radio", { name: /^관리자/ }).check();
      await page.getByLabel("내 현재 비밀번호").fill(password);
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "변경", exact: true }).click();
      await toast(page, "sales의 역할을 바꿨습니다: 관리자");
      await page.getByRole("row", { name: /sales.*관리자/ }).waitFor();
    });
    await visitAs(1, "/sd_admin/inquiries", 11, async (page) => {
      await page.getByRole("button", { name: "도구", exact: true }).click();
      const saving = page.getByRole("button", { name: /내려받기/ });
      await saving.click();
      await page.getByRole("heading", { name: "본인 확인" }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("dialog").getByLabel("현재 비밀번호").fill("틀린 비밀번호");
      await page.getByRole("button", { name: "확인", exact: true }).click();
      await page.getByText("현재 비밀번호가 올바르지 않습니다.").waitFor();
      await page.getByRole("dialog").getByLabel("현재 비밀번호").fill(password);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "확인", exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^inquiries-.*\.csv$/);
    });
  });
});

describe("a site that requires a second factor", () => {
  const { signedInAt } = openAdministratorsSite(() => ({ requireSecondFactor: true }));

  test("opens nothing but the way to one until it is set up and the recovery codes are put away", async () => {
    await signedInAt("/sd_admin/projects", {}, async ({ page, pageErrors }) => {
      await page.getByRole("heading", { name: "2단계 인증 설정" }).waitFor();
      expect(await page.getByRole("link", { name: "문의함" }).count()).toBe(0);
      const draft = () => page.request.get("/sd_admin/draft/", { maxRedirects: 0 });
      expect((await draft()).status()).toBe(302);
      await page.getByRole("button", { name: "2단계 인증 켜기" }).click();
      await page.locator("#gate-password").fill(password);
      await page.getByRole("button", { name: "2단계 인증 켜기" }).click();
      const secret = fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""));
      await page.getByLabel("인증 코드").fill(codeAt(secret, stepAt(new Date())));
      await page.getByRole("button", { name: "켜기", exact: true }).click();
      await page.getByRole("button", { name: "보관했습니다" }).click();
      await page.getByRole("heading", { name: "시공사례" }).waitFor();
      await page.locator("tbody tr").first().waitFor();
      await page.getByRole("link", { name: "계정", exact: true }).waitFor();
      expect(await page.getByRole("link", { name: "계정 2단계 인증을 켜 주세요." }).count()).toBe(0);
      expect((await draft()).status()).toBe(200);
      expect(pageErrors).toEqual([]);
    });
  });
});

/** Runs `work` while the server handles requests of an address but their responses are lost. */
async function withoutResponse(page: Page, address: string, work: () => Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await (route.request().method() === "POST" ? route.abort() : route.continue());
  });
  await work();
  await page.unroute(address);
}

async function logInAs(page: Page, name: string, secret: string): Promise<void> {
  await page.getByLabel("사용자명").fill(name);
  await page.locator("#password").fill(secret);
  await submitLogin(page);
  await page.waitForURL("**/sd_admin/projects");
}
