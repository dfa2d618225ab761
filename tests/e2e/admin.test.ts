import { readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { company } from "#content/company.ts";
import {
  enterPassword,
  faults,
  focus,
  openAdministratorsSite,
  password,
  submitLogin,
  toast,
} from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { narrow, wide } from "../support/visitor.ts";

const { site, visit, signedIn, signedInAt } = openAdministratorsSite(() => ({ projects: galleryProjects }));

describe("the guard", () => {
  test.each([
    "/sd_admin",
    "/sd_admin/projects",
    "/sd_admin/inquiries",
    "/sd_admin/administrators",
    "/sd_admin/account",
  ])("checks, refuses and sends to the login: %s", async (path) => {
    await visit("/robots.txt", {}, async ({ page }) => {
      let respond = () => {};
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      await page.route("**/api/auth/status", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      await page.getByText("인증 확인 중").waitFor();
      await page.getByText("관리자 권한을 확인하고 있습니다...").waitFor();
      respond();
      await page.getByText("접근 권한 없음").waitFor();
      await page.getByText("관리자 로그인이 필요합니다.").waitFor();
      await page.waitForURL("**/sd_admin/login");
    });
  });

  test("sends to the login when it cannot check", async () => {
    await visit("/robots.txt", {}, async ({ page }) => {
      await page.route("**/api/auth/status", (route) => route.abort());
      await page.goto("/sd_admin/projects");
      await page.getByText("인증 상태 확인 실패").waitFor();
      await page.waitForURL("**/sd_admin/login");
    });
  });

  test("says that the account cannot be loaded after one attempt, and opens the page on the next one", async () => {
    await signedIn(async (page) => {
      let calls = 0;
      await page.route("**/api/admin/account", (route) => {
        calls += 1;
        return route.fulfill({ status: 500, json: { error: "" } });
      });
      await page.goto("/sd_admin/projects");
      await page.getByRole("alert").getByText("계정 정보를 불러오지 못했습니다.").waitFor();
      await page.waitForLoadState("networkidle");
      expect(calls).toBe(1);
      await page.unroute("**/api/admin/account");
      await page.getByRole("button", { name: "다시 시도" }).click();
      await page.getByRole("heading", { name: "시공사례" }).waitFor();
    });
  });

  test("shows the same screen on both addresses of the projects", async () => {
    await signedIn(async (page) => {
      for (const path of ["/sd_admin", "/sd_admin/projects"]) {
        await page.goto(path);
        await page.getByRole("heading", { name: "시공사례" }).waitFor();
        await expect.poll(() => page.locator("tbody tr").count()).toBe(50);
        const menu = page.getByRole("navigation", { name: "관리 메뉴" });
        expect(await menu.getByRole("link", { name: "시공사례" }).getAttribute("aria-current")).toBe("page");
      }
    });
  });

  test("stands in the frame of the site with all pages but the login", async () => {
    await signedIn(async (page, pageErrors) => {
      for (const path of ["projects", "inquiries", "account", "password-reset"]) {
        await page.goto(`/sd_admin/${path}`);
        await page
          .getByRole("contentinfo")
          .getByText(company.offices[0]?.name.ko ?? "")
          .waitFor();
        await page.getByRole("main").waitFor();
        await page.getByText("회사소개").first().hover();
        await page.getByRole("banner").getByRole("link", { name: "연혁" }).waitFor();
        await page
          .getByRole("banner")
          .getByRole("link", { name: /영어|English/ })
          .waitFor();
      }
      expect(pageErrors).toEqual([]);
    });
    await visit("/sd_admin/login", {}, async ({ page }) => {
      expect(await page.getByRole("contentinfo").count()).toBe(0);
    });
  });

  test("moves the focus to the screen that is chosen in the menu of a phone", async () => {
    await signedIn(
      async (page) => {
        await page.getByRole("button", { name: "더 보기" }).press("Enter");
        await page.getByRole("link", { name: "계정" }).press("Enter");
        await page.getByText("지금 사용 중").waitFor();
        await focus(page.getByRole("main"));
        expect(await page.getByRole("link", { name: "계정" }).isVisible()).toBe(false);
        await page.getByRole("button", { name: "더 보기" }).press("Enter");
        await page.getByRole("link", { name: "계정" }).waitFor();
      },
      { viewport: narrow },
    );
  });

  test("lets nothing of the area be stored, listed or translated", async () => {
    const headers = { cookie: "lang=en", referer: `${site().url}/en` };
    for (const path of ["/sd_admin", "/sd_admin/projects", "/sd_admin/login", "/sd_admin/password-reset"]) {
      const response = await fetch(site().url + path, { headers, redirect: "manual" });
      expect(response.status, path).toBe(200);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      expect(response.headers.get("x-robots-tag"), path).toBe("noindex, nofollow");
      expect(response.headers.get("set-cookie"), path).toBeNull();
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex, nofollow"/>');
    }
    expect((await fetch(`${site().url}/en/sd_admin`)).status).toBe(404);
    const sitemap = await (await fetch(`${site().url}/sitemap.xml`)).text();
    expect(sitemap).toContain("/projects/gallery");
    expect(sitemap).not.toContain("sd_admin");
  });
});

describe("the login", () => {
  test("leads to the projects", async () => {
    await visit("/sd_admin/login", {}, async ({ page, pageErrors }) => {
      await enterPassword(page, password);
      await page.waitForURL("**/sd_admin/projects");
      await page.locator("tbody tr").first().waitFor();
      expect(pageErrors).toEqual([]);
    });
  });

  test("asks for both fields", async () => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await submitLogin(page);
      await page.getByText("사용자명을 입력해주세요").waitFor();
      await page.getByText("비밀번호를 입력해주세요").waitFor();
      expect(await page.evaluate("document.activeElement.id")).toBe("username");
    });
  });

  test("says in red what the server says of a wrong password", async () => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await enterPassword(page, "틀린 비밀번호");
      await page.getByRole("alert").getByText("사용자명 또는 비밀번호가 올바르지 않습니다").waitFor();
      expect(new URL(page.url()).pathname).toBe("/sd_admin/login");
      await focus(page.getByRole("button", { name: "로그인", exact: true }));
    });
  });

  test.each([
    ["the line is broken", "서버에 연결할 수 없습니다", undefined],
    [
      "a proxy answers for the server",
      "서버가 응답하지 못했습니다",
      { status: 502, body: "<h1>Bad gateway</h1>" },
    ],
  ])("does not sound like a wrong password when %s", async (_, sentence, response) => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await page.route("**/api/auth/login", (route) => (response ? route.fulfill(response) : route.abort()));
      await enterPassword(page, password);
      const alert = page.getByRole("alert");
      await alert.getByText(`로그인에 실패했습니다. ${sentence}`).waitFor();
      expect(await alert.innerText()).not.toContain("비밀번호");
    });
  });

  test("links to the reset of a forgotten password", async () => {
    await visit("/sd_admin/login", {}, async ({ page }) => {
      await page.getByRole("link", { name: "비밀번호를 잊으셨나요?" }).click();
      await page.waitForURL("**/sd_admin/password-reset");
      await page.getByRole("heading", { name: "비밀번호 재설정" }).waitFor();
    });
  });
});

describe("an answer without mail settings", () => {
  test("is whole in the person's own program: as an address, and as a file where it is too long for one", async () => {
    const arrival = { address: "203.0.113.7", locale: "ko" as const, suspicion: null };
    const result = await site().services.inquiries.receive(anInquiry(), arrival);
    const id = result.kind === "stored" ? result.id : 0;
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.getByRole("button", { name: "답변하기" }).click();
      await page.getByLabel("제목").fill("견적");
      const text = page.getByLabel("내용", { exact: true });
      await text.fill("첫 줄\n둘째 줄");
      const href = await page.getByRole("link", { name: "메일 프로그램에서 열기" }).getAttribute("href");
      expect(Object.fromEntries(new URL(href ?? "").searchParams)).toEqual({
        subject: "견적",
        body: "첫 줄\r\n둘째 줄",
      });
      const long = "냉각탑 두 대의 납기는 12주입니다. ".repeat(100).trim();
      await text.fill(long);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "메일 파일로 열기 (.eml)" }).click(),
      ]);
      const mail = await PostalMime.parse(readFileSync(await download.path()));
      expect([mail.subject, mail.to?.[0]?.address, mail.text?.trim()]).toEqual([
        "견적",
        "buyer@example.com",
        long,
      ]);
    });
  });
});

describe("the logout", () => {
  test("says what it does, and closes the area", async () => {
    await signedIn(async (page) => {
      let go = () => {};
      const held = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route("**/api/auth/logout", async (route) => {
        await held;
        await route.continue();
      });
      await page.evaluate(() => sessionStorage.setItem("draft:inquiry", "begun"));
      await page.getByRole("button", { name: "로그아웃" }).click();
      await page.getByText("로그아웃 중...").waitFor();
      go();
      await page.waitForURL("**/sd_admin/login");
      await toast(page, "로그아웃 성공", "성공적으로 로그아웃되었습니다.");
      // An inquiry that was typed as a visitor stays.
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["draft:inquiry"]);
      await page.goto("/sd_admin/projects");
      await page.getByText("접근 권한 없음").waitFor();
    });
  });

  test("tells when it fails, and stays", async () => {
    await signedIn(async (page) => {
      await page.route("**/api/auth/logout", (route) => route.abort());
      await page.getByRole("button", { name: "로그아웃" }).click();
      await toast(page, "로그아웃 실패", "로그아웃 중 오류가 발생했습니다.");
      expect(new URL(page.url()).pathname).toBe("/sd_admin/projects");
    });
  });
});

describe("every screen is sound", () => {
  test.each([wide, narrow])("at $width px", async (viewport) => {
    const options = { viewport };
    for (const path of ["/sd_admin/login", "/sd_admin/password-reset", "/sd_admin/password-reset#token=x"]) {
      await visit(path, options, async ({ page }) => {
        await page.waitForLoadState("networkidle");
        expect(await faults(page), path).toEqual([]);
      });
    }
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    await site().services.inquiries.receive(anInquiry(), arrival);
    await signedIn(async (page) => {
      expect(await faults(page), "projects").toEqual([]);
      await page.getByRole("button", { name: "시공사례 추가" }).click();
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByText("카드 미리보기").waitFor();
      expect(await faults(page), "dialog").toEqual([]);
      await page.goto("/sd_admin/inquiries");
      await page.getByRole("button", { name: "다라물산" }).first().click();
      await page.getByText("내부 메모").waitFor();
      expect(await faults(page), "inquiry").toEqual([]);
      await page.goto("/sd_admin/account");
      await page.getByText("지금 사용 중").waitFor();
      expect(await faults(page), "account").toEqual([]);
    }, options);
  });
});
