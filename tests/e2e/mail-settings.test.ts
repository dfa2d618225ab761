import { afterAll, expect, test } from "vitest";
import { faults, openAdministratorsSite, toast } from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { mailEntry } from "../support/mail-options.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { narrow } from "../support/visitor.ts";

let mailServer: MailServer;
const { site, signedInAt } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return {};
});
afterAll(() => mailServer.down());

test("the first field of the mail settings stands near the top on phones", () =>
  signedInAt("/sd_admin/mail", { viewport: narrow }, async ({ page }) => {
    const box = await page.getByLabel("알림 받을 주소").boundingBox();
    expect(box?.y).toBeLessThanOrEqual(210);
    await page.getByText("메일 발송이 설정되지 않았습니다.").waitFor();
  }));

test("a form that is older than the settings of another administrator keeps what was typed and takes over the rest", () =>
  signedInAt("/sd_admin/mail", {}, async ({ page }) => {
    const save = page.getByRole("button", { name: "저장", exact: true });
    const recipients = page.getByLabel("알림 받을 주소");
    await recipients.fill("kim@example.com");
    const headers = { origin: new URL(site().url).origin };
    const change = (data: object) => page.request.put("/api/admin/mail", { data, headers });
    const entry = { ...mailEntry({ recipients: "", senderName: "다른 이름" }), host: "", username: "" };
    expect((await change(entry)).status()).toBe(200);
    await save.click();
    await page.getByText("그사이 다른 곳에서 메일 설정을 수정했습니다.").waitFor();
    await expect.poll(() => page.getByLabel("이름", { exact: true }).inputValue()).toBe("다른 이름");
    expect(await recipients.inputValue()).toBe("kim@example.com");
    await save.click();
    await toast(page, "메일 설정을 저장했습니다.");
    await change({ ...entry, senderName: "", senderAddress: "" });
  }));

test("mail settings are entered, tried, and used for the mail about the next inquiry", async () => {
  await signedInAt("/sd_admin/account", {}, async ({ page, pageErrors }) => {
    await page
      .getByRole("navigation", { name: "관리 메뉴" })
      .getByRole("link", { name: "메일 설정" })
      .click();
    await page.getByText("메일 발송이 설정되지 않았습니다.").waitFor();
    await page.getByLabel("알림 받을 주소").fill("sales@example.com, kim@example.com");
    await page.getByLabel("이름", { exact: true }).fill("한빛냉각");
    await page.getByLabel("주소", { exact: true }).fill("site@example.com");
    await page.getByLabel("서버 이름").fill("127.0.0.1");
    await page.getByLabel("연결 방식").selectOption("optional");
    await page.getByLabel("포트").fill(new URL(mailServer.url).port);
    await page.getByLabel("계정").fill("site");
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await page.getByText("계정의 비밀번호를 입력해 주세요.").waitFor();
    await page.reload();
    const recipients = page.getByLabel("알림 받을 주소");
    await expect.poll(() => recipients.inputValue()).toBe("sales@example.com, kim@example.com");
    await page.getByLabel("계정").fill("");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "저장", exact: true }).click();
    await toast(page, "메일 설정을 저장했습니다.");
    await page.getByText("보내는 주소는 한빛냉각 <site@example.com>입니다.").waitFor();

    await page.getByLabel("받는 주소").fill("me@example.com");
    await page.getByRole("button", { name: "시험 메일 보내기" }).click();
    await page.getByText("me@example.com 주소로 시험 메일을 보냈습니다.").waitFor();
    expect(mailServer.mails.at(-1)).toMatchObject({ recipients: ["me@example.com"] });
    await mailServer.down();
    await page.getByRole("button", { name: "시험 메일 보내기" }).click();
    await page.getByText(`메일 서버: ${new URL(mailServer.url).host}`).waitFor();
    await page.getByText("메일 서버에 연결할 수 없습니다.").waitFor();
    await mailServer.up();
    // The console reports the status of the rejected entry.
    expect(pageErrors.filter((pageError) => !pageError.includes("400 (Bad Request)"))).toEqual([]);
  });

  const sent = await fetch(`${site().url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(anInquiry({ company: "가나화학" })),
  });
  expect(sent.status).toBe(201);
  await expect
    .poll(() => mailServer.mails.find(({ subject }) => subject?.includes("가나화학")))
    .toMatchObject({
      recipients: ["sales@example.com", "kim@example.com"],
      from: { name: "한빛냉각", address: "site@example.com" },
    });
});
