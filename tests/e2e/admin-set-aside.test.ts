import { expect, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";

const { site, signedInAt } = openAdministratorsSite(() => ({ rateLimit: true }));

test("an inquiry that came when too many came gets the usual thanks, and waits in a part of its own", async () => {
  for (let index = 0; index < 100; index++) {
    const arrival = {
      address: `203.0.113.${Math.floor(index / 10)}`,
      locale: "ko",
      suspicion: null,
    } as const;
    await site().services.inquiries.receive(anInquiry(), arrival);
  }
  const late = await fetch(`${site().url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(anInquiry({ company: "늦은물산" })),
  });
  expect([late.status, await late.json()]).toMatchObject([201, { success: true, isCopied: false }]);

  await signedInAt("/sd_admin/inquiries", {}, async ({ page, pageErrors }) => {
    await page.getByRole("button", { name: "보류 1" }).click();
    await page.getByRole("button", { name: "늦은물산" }).click();
    await page.getByText("알림 메일을 보내지 않고 보류했습니다.").waitFor();
    await page.getByText("알림 메일 보내지 않음").waitFor();
    expect(await page.getByRole("button", { name: "보류로" }).count()).toBe(0);
    await page.getByRole("button", { name: "새 문의로 옮기기" }).click();
    await toast(page, "새 문의로 옮겼습니다.");
    await page.getByRole("button", { name: "보류 0" }).click();
    await page.getByText("보류한 문의가 없습니다.").waitFor();
    expect(pageErrors).toEqual([]);
  });
});

test("a line above every page says that nothing can be stored, until it can again", async () => {
  let troubles: object[] = [{ kind: "not-writable", reason: "disk-full" }];
  await signedInAt("/sd_admin/login", {}, async ({ page, pageErrors }) => {
    await page.route("**/api/admin/health", (route) => route.fulfill({ json: { troubles } }));
    await page.goto(`${site().url}/sd_admin/inquiries`);
    const line = page.getByRole("region", { name: "사이트 상태" });
    await line.getByText("디스크가 가득 차서 저장할 수 없습니다.").waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    troubles = [];
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await line.count()).toBe(0);
    expect(pageErrors).toEqual([]);
  });
});
