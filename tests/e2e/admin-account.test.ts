import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/administration/totp.ts";
import {
  enterPassword,
  openAdministratorsSite,
  password,
  toast,
  username,
} from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";

let mailServer: MailServer | undefined;
const { site, visit, signedIn } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return { smtpUrl: mailServer.url, adminEmail: "owner@example.com" };
});
afterAll(() => mailServer?.down());

describe("the inbox", () => {
  test("shows an inquiry and its mail, keeps a note, and moves it between the tabs", async () => {
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    await site().services.inquiries.receive(anInquiry({ message: "첫 줄\n둘째 줄" }), arrival);
    await expect.poll(mailState, { timeout: 10_000 }).toBe("delivered");
    await signedIn(async (page, complaints) => {
      await page.getByRole("link", { name: "문의함" }).click();
      await page.getByRole("button", { name: "다라물산" }).click();
      await page.getByText("첫 줄\n둘째 줄").last().waitFor();
      await page.getByText("메일 전달됨").waitFor();
      await page.getByLabel("내부 메모").fill("전화함");
      await page.getByRole("button", { name: "메모 저장" }).click();
      await toast(page, "메모를 저장했습니다.");
      await page.getByRole("button", { name: "답변 완료로" }).click();
      await toast(page, "답변 완료로 옮겼습니다.");
      await page.getByText("새 문의가 없습니다.").waitFor();
      await page.getByRole("button", { name: /^답변 완료/ }).click();
      await page.getByRole("button", { name: "다라물산" }).click();
      expect(await page.getByLabel("내부 메모").inputValue()).toBe("전화함");
      expect(complaints).toEqual([]);
    });
  });

  test("exports what the filter shows", async () => {
    const arrival = { address: "203.0.113.7", locale: "en", suspicion: "too-fast" } as const;
    await site().services.inquiries.receive(anInquiry({ company: "스팸물산" }), arrival);
    await signedIn(async (page) => {
      await page.goto("/sd_admin/inquiries?status=spam");
      await page.getByRole("button", { name: "스팸물산" }).click();
      await page.getByText("너무 빨리 전송되어").waitFor();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "CSV 내려받기" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
      expect(new URL(download.url()).search).toBe("?status=spam");
    });
  });

  test("deletes an inquiry once it is confirmed", async () => {
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    await site().services.inquiries.receive(anInquiry({ company: "지울회사" }), arrival);
    await signedIn(async (page) => {
      await page.goto("/sd_admin/inquiries");
      await page.getByRole("button", { name: "지울회사" }).click();
      await page.getByRole("button", { name: "문의 삭제" }).click();
      await page.getByText("지울회사 홍길동 님의 문의를 정말 삭제하시겠습니까?").waitFor();
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "문의가 삭제되었습니다.");
      expect(await page.getByRole("button", { name: "지울회사" }).count()).toBe(0);
    });
  });
});

describe("the account", () => {
  test("lists where it is signed in, and signs out the others", async () => {
    await signedIn(async (elsewhere) => {
      await signedIn(async (page) => {
        await page.getByRole("link", { name: "계정" }).click();
        await page.getByText("지금 사용 중").waitFor();
        await page.getByRole("button", { name: "다른 기기 모두 로그아웃" }).click();
        await toast(page, "다른 기기");
        await page.getByText("활동 기록").waitFor();
        await elsewhere.reload();
        await elsewhere.getByText("접근 권한 없음").waitFor();
      });
    });
  });

  test("changes its password only with the old one, typed the new one twice alike", async () => {
    await signedIn(async (page) => {
      await page.goto("/sd_admin/account");
      await changePassword(page, "틀린 비밀번호", "새로운 비밀번호", "새로운 비밀번호");
      await page.locator("#currentPassword-error").waitFor();
      await changePassword(page, password, "새로운 비밀번호", "다른 비밀번호");
      await page.getByText("두 비밀번호가 서로 다릅니다.").waitFor();
      await changePassword(page, password, "짧다", "짧다");
      await page.getByText("새 비밀번호는 8자 이상").waitFor();
      await changePassword(page, password, password, password);
      await toast(page, "비밀번호를 바꿨습니다.");
    });
  });

  test("asks for a code of the app once the second factor is on, or for a recovery code", async () => {
    let secret: Buffer = Buffer.alloc(0);
    let recoveryCode = "";
    await signedIn(async (page, complaints) => {
      await page.goto("/sd_admin/account");
      await confirmWithPassword(page, "2단계 인증 켜기");
      await page.getByRole("img", { name: "인증 앱에 등록할 QR 코드" }).waitFor();
      secret = fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""));
      await page.getByLabel("인증 코드").fill(codeAt(secret, stepAt(new Date())));
      await page.getByRole("button", { name: "켜기", exact: true }).click();
      await toast(page, "2단계 인증을 켰습니다.");
      recoveryCode = await page.locator("ul.font-mono li").first().innerText();
      await page.getByRole("button", { name: "보관했습니다" }).click();
      await page.getByText("남은 복구 코드 10개").waitFor();
      expect(complaints).toEqual([]);
    });
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, password);
      await enterCode(page, "000000");
      await page.getByRole("alert").locator("p").waitFor();
      // The code of now has been used; the next one counts already.
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
    await visit("/sd_admin/password-reset", {}, async ({ page }) => {
      await page.getByLabel("사용자명").fill(username);
      await page.getByRole("button", { name: "재설정 링크 받기" }).click();
      await page.getByRole("status").waitFor();
      await expect.poll(resetLink, { timeout: 10_000 }).toContain("/sd_admin/password-reset#token=");
      link = resetLink();
    });
    const { pathname, hash } = new URL(link);
    await visit(pathname + hash, {}, async ({ page }) => {
      await page.locator("#newPassword").fill("메일로 바꾼 비밀번호");
      await page.locator("#repeated").fill("메일로 바꾼 비밀번호");
      await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
      await page.getByText("비밀번호를 바꿨습니다.").waitFor();
      expect(new URL(page.url()).hash).toBe("");
      await page.getByRole("link", { name: "로그인 화면으로" }).click();
      await enterPassword(page, "메일로 바꾼 비밀번호");
      await page.waitForURL("**/sd_admin/projects");
    });
    await visit(pathname + hash, {}, async ({ page }) => {
      await page.locator("#newPassword").fill("또 다른 비밀번호");
      await page.locator("#repeated").fill("또 다른 비밀번호");
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

  test("locks the login after ten wrong passwords, for the right one too", async () => {
    await limited.visit("/sd_admin/login", {}, async ({ page }) => {
      for (let attempt = 0; attempt < 10; attempt++) {
        const [answer] = await Promise.all([
          page.waitForResponse("**/api/auth/login"),
          enterPassword(page, `추측 ${attempt}`),
        ]);
        expect(answer.status()).toBe(401);
      }
      await enterPassword(page, password);
      await page.getByRole("alert").getByText("분 후에 다시 시도해 주세요").waitFor();
      expect(new URL(page.url()).pathname).toBe("/sd_admin/login");
    });
  });
});

/** How far the mail about the newest inquiry has come. */
async function mailState(): Promise<string | undefined> {
  const { inquiries } = await site().services.inbox.list({}, 1);
  return inquiries[0]?.mail.state;
}

function resetLink(): string {
  const texts = mailServer?.mails.map(({ text }) => text ?? "") ?? [];
  return texts.join("\n").match(/\S+#token=\S+/)?.[0] ?? "";
}

async function changePassword(page: Page, old: string, next: string, again: string): Promise<void> {
  await page.locator("#currentPassword").fill(old);
  await page.locator("#newPassword").fill(next);
  await page.locator("#repeated").fill(again);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
}

/** Presses a button of the second factor and answers its question for the password. */
async function confirmWithPassword(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.locator("#gate-password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("인증 코드").fill(code);
  await page.getByRole("button", { name: "확인", exact: true }).click();
}
