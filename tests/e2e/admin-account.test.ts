import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { pageSize } from "#domain/admin/paging.ts";
import {
  enterPassword,
  focus,
  openAdministratorsSite,
  password,
  toast,
  username,
} from "../support/administrators-visit.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { narrow } from "../support/visitor.ts";

let mailServer: MailServer | undefined;
const { site, visit, beginSession, signedIn, signedInAt } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return { smtpUrl: mailServer.url, adminEmail: "owner@example.com" };
});
afterAll(() => mailServer?.down());

describe("the account", () => {
  test("lists where it is signed in, and signs out the others", async () => {
    await signedIn(async (elsewhere) => {
      await signedIn(async (page) => {
        await page.getByRole("link", { name: "계정" }).click();
        await page.getByText("지금 사용 중").waitFor();
        const devices = page.getByRole("button", { name: "로그아웃" });
        const before = await devices.count();
        const menu = page.getByRole("navigation", { name: "관리 메뉴" });
        await menu.getByRole("link", { name: "시공사례" }).click();
        await page.getByRole("heading", { name: "시공사례", exact: true }).waitFor();
        await beginSession();
        await page.getByRole("link", { name: "계정" }).click();
        await expect.poll(() => devices.count()).toBe(before + 1);
        await page.getByRole("button", { name: "다른 기기 모두 로그아웃" }).click();
        await toast(page, "다른 기기");
        await page.getByText("활동 기록").waitFor();
        await elsewhere.reload();
        await elsewhere.getByText("접근 권한 없음").waitFor();
      });
    });
  });

  test("shows who tried what from where, with the whole address and how often", async () => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      for (let i = 0; i < 2; i++) {
        const answered = page.waitForResponse("**/api/auth/login");
        await enterPassword(page, "틀린 비밀번호");
        await answered;
      }
    });
    await signedInAt("/sd_admin/account", {}, async ({ page }) => {
      await page.getByText("14일 동안 보관합니다").waitFor();
      const row = page
        .getByRole("region", { name: "보안 기록" })
        .getByRole("row", { name: "로그인 실패" })
        .first();
      await row.waitFor();
      const [, event, times, ...who] = await row.getByRole("cell").allInnerTexts();
      expect([event, ...who]).toEqual(["로그인 실패", username, "127.0.0.1"]);
      expect(Number(times)).toBeGreaterThanOrEqual(2);
    });
  });

  test("turns the pages of its log where the log stands, and keeps the focus on the last one", async () => {
    for (let index = 0; index <= pageSize; index++)
      await site().services.audit.record({ event: "logout", account: username });
    await signedInAt("/sd_admin/account", { viewport: narrow }, async ({ page }) => {
      const next = page.getByRole("button", { name: "다음" }).first();
      await next.press("Enter");
      await page.getByText("2쪽 중 2쪽").waitFor();
      await focus(next);
      expect(await next.isDisabled()).toBe(true);
      const heading = await page.getByRole("heading", { name: "활동 기록" }).boundingBox();
      expect(heading?.y).toBeGreaterThan(0);
      expect(heading?.y).toBeLessThan(narrow.height / 3);
    });
  });

  test("changes its password only with the old one, typed the new one twice alike", async () => {
    await signedInAt("/sd_admin/account", {}, async ({ page }) => {
      await changePassword(page, "틀린 비밀번호", "새로운 비밀번호와 우산", "새로운 비밀번호와 우산");
      await page.locator("#currentPassword-error").waitFor();
      await changePassword(page, password, "새로운 비밀번호와 우산", "다른 비밀번호와 우산");
      await page.getByText("두 비밀번호가 서로 다릅니다.").waitFor();
      await changePassword(page, password, "짧다", "짧다");
      await page.getByText("새 비밀번호는 10자 이상").waitFor();
      await changePassword(page, password, password, password);
      await toast(page, "비밀번호를 바꿨습니다.");
    });
  });

  test("asks for a code of the app once the second factor is on, or for a recovery code", async () => {
    let secret: Buffer = Buffer.alloc(0);
    let recoveryCode = "";
    await signedInAt("/sd_admin/account", {}, async ({ page, pageErrors }) => {
      await confirmWithPassword(page, "2단계 인증 켜기");
      await page.getByRole("img", { name: "인증 앱에 등록할 QR 코드" }).waitFor();
      secret = fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""));
      await page.getByLabel("인증 코드").fill(codeAt(secret, stepAt(new Date())));
      await page.getByRole("button", { name: "켜기", exact: true }).click();
      await toast(page, "2단계 인증을 켰습니다.");
      recoveryCode = await page.locator("ul.font-mono li").first().innerText();
      await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
      await page.getByRole("button", { name: "복사", exact: true }).click();
      await toast(page, "복사하지 못했습니다. 직접 선택해 주세요.");
      const menu = page.getByRole("navigation", { name: "관리 메뉴" });
      await menu.getByRole("link", { name: "제품" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "계속 보기" }).click();
      await page.getByText(recoveryCode).waitFor();
      await page.getByRole("button", { name: "보관했습니다" }).click();
      await page.getByText("남은 복구 코드 10개").waitFor();
      expect(pageErrors).toEqual([]);
    });
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, password);
      await enterCode(page, "000000");
      await page.getByRole("alert").locator("p").waitFor();
      // The current code has been used; the next one is accepted already.
      await enterCode(page, codeAt(secret, stepAt(new Date()) + 1));
      await page.waitForURL("**/sd_admin/projects");
    });
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, password);
      await enterCode(page, recoveryCode);
      await page.waitForURL("**/sd_admin/projects");
      await page.goto("/sd_admin/account");
      await page.getByText("남은 복구 코드 9개").waitFor();
      await confirmWithPassword(page, "2단계 인증 끄기");
      await toast(page, "2단계 인증을 껐습니다.");
    });
  });
});

describe("a forgotten password", () => {
  test("is set anew by a mailed link, which works once", async () => {
    let link = "";
    const already = mailServer?.mails.length ?? 0;
    await visit("/sd_admin/password-reset", {}, async ({ page }) => {
      await page.getByLabel("사용자명").fill(username);
      await page.getByRole("button", { name: "재설정 링크 받기" }).click();
      await page.getByRole("status").waitFor();
      await expect
        .poll(() => (link = resetLink(already)), { timeout: 10_000 })
        .toContain("/sd_admin/password-reset#token=");
    });
    const { pathname, hash } = new URL(link);
    await visit(pathname + hash, {}, async ({ page }) => {
      await page.locator("#newPassword").fill("메일로 바꾼 비밀번호");
      await page.locator("#repeated").fill("메일로 바꾼 비밀번호");
      await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
      await page.getByText("비밀번호를 바꿨습니다.").waitFor();
      // The page removes the token from the address right after the message.
      await expect.poll(() => new URL(page.url()).hash).toBe("");
      await page.getByRole("link", { name: "로그인 화면으로" }).click();
      await enterPassword(page, "메일로 바꾼 비밀번호");
      await page.waitForURL("**/sd_admin/projects");
    });
    await visit(pathname + hash, {}, async ({ page }) => {
      await page.locator("#newPassword").fill("또 다른 비밀번호와 우산");
      await page.locator("#repeated").fill("또 다른 비밀번호와 우산");
      await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
      await page.getByRole("alert").locator("p").waitFor();
      await page.getByRole("link", { name: "재설정 링크 다시 받기" }).click();
      await page.getByLabel("사용자명").waitFor();
    });
  });
});

describe("a site without mail, but with limits", () => {
  const limited = openAdministratorsSite(() => ({ rateLimit: true }));

  test("explains the command that sets a password", async () => {
    await limited.visit("/sd_admin/password-reset", {}, async ({ page }) => {
      await page.getByText("npm run admin -- set-password <사용자명>").waitFor();
    });
  });

  test("says in the inbox that nobody is mailed about new inquiries", async () => {
    await limited.signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      await page.getByText("새 문의가 와도 알림 메일이 가지 않습니다.").waitFor();
    });
  });

  test("locks the login after ten wrong passwords, for the right one too", async () => {
    await limited.visit("/sd_admin/login", {}, async ({ page }) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const [response] = await Promise.all([
          page.waitForResponse("**/api/auth/login"),
          enterPassword(page, `추측 ${attempt}`),
        ]);
        expect(response.status()).toBe(401);
      }
      await enterPassword(page, password);
      await page.getByRole("alert").getByText("분 후에 다시 시도해 주세요").waitFor();
      expect(new URL(page.url()).pathname).toBe("/sd_admin/login");
    });
  });
});

function resetLink(already: number): string {
  const texts = mailServer?.mails.slice(already).map(({ text }) => text ?? "") ?? [];
  return texts.join("\n").match(/\S+#token=\S+/)?.[0] ?? "";
}

async function changePassword(page: Page, old: string, next: string, again: string): Promise<void> {
  await page.locator("#currentPassword").fill(old);
  await page.locator("#newPassword").fill(next);
  await page.locator("#repeated").fill(again);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
}

/** Clicks a button of the second factor and confirms with the password. */
async function confirmWithPassword(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.locator("#gate-password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("인증 코드").fill(code);
  await page.getByRole("button", { name: "확인", exact: true }).click();
}
