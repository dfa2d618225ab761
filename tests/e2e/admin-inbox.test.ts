import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import type { SentInquiry } from "#domain/inquiries/submission.ts";
import type { Locale } from "#domain/locale.ts";
import {
  enterPassword,
  faults,
  focus,
  openAdministratorsSite,
  password,
  toast,
} from "../support/administrators-visit.ts";
import { anInquiry } from "../support/builders.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { narrow } from "../support/visitor.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

let mailServer: MailServer | undefined;
const { site, visit, signedIn, signedInAt } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return { smtpUrl: mailServer.url, adminEmail: "owner@example.com" };
});
afterAll(() => mailServer?.down());

describe("an inquiry", () => {
  test("is read, noted by its author, and kept with who answered it and when", async () => {
    await receive({ company: "메모물산", message: "첫 줄\n둘째 줄" });
    await signedIn(async (page, pageErrors) => {
      await page.getByRole("link", { name: "문의함" }).click();
      await page.getByRole("button", { name: "메모물산" }).first().click();
      await page.getByText("첫 줄\n둘째 줄").last().waitFor();
      await page.getByLabel("새 메모").fill("전화함");
      await page.getByRole("button", { name: "메모 저장" }).click();
      await toast(page, "메모를 저장했습니다.");
      await focus(page.getByRole("button", { name: "메모 저장" }));
      const note = page.getByRole("listitem").filter({ hasText: "전화함" });
      expect(await note.innerText()).toMatch(/^admin\s+\d{4}-\d\d-\d\d \d\d:\d\d/);
      expect(await page.getByLabel("새 메모").inputValue()).toBe("");
      await page.getByLabel("상태", { exact: true }).selectOption("견적 보냄");
      await toast(page, "견적 보냄으로 옮겼습니다.");
      await page.getByText("상태: 새 문의 → 견적 보냄").waitFor();
      await page.getByLabel("담당", { exact: true }).selectOption("admin");
      await page.getByText("담당: 없음 → admin").waitFor();
      await page.getByLabel("다음 할 일").fill("2025-03-05");
      await page.getByLabel("금액(원)").fill("120,000,000원");
      await page.getByText("다음 할 일: 없음 → 2025-03-05").waitFor();
      await page.getByLabel("금액(원)").press("Enter");
      await page.getByText("금액: 없음 → 120,000,000원").waitFor();
      await page.getByLabel("금액(원)").fill("120000000");
      await page.getByLabel("금액(원)").blur();
      await expect.poll(() => page.getByLabel("금액(원)").inputValue()).toBe("120,000,000");
      await page.getByRole("button", { name: /^견적 보냄/ }).click();
      const row = page.getByRole("button", { name: "메모물산" }).first();
      expect(await row.innerText()).toMatch(/기한 지남 2025-03-05\s+admin/);
      await row.click();
      await page.getByText(/^admin, \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
      await note.getByRole("button", { name: "admin 메모 삭제" }).click();
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "메모를 삭제했습니다.");
      await note.waitFor({ state: "detached" });
      expect(pageErrors).toEqual([]);
    });
  });

  test("keeps an unsaved note while others are read, and after a failure to save it", async () => {
    await receive({ company: "먼저물산" });
    await receive({ company: "나중물산" });
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const first = page.getByRole("button", { name: "먼저물산" });
      await first.click();
      await page.getByRole("heading", { name: "먼저물산" }).waitFor();
      await page.getByLabel("새 메모").fill("쓰다 만 메모");
      await page.getByText("아직 저장하지 않은 메모입니다.").waitFor();
      await page.getByRole("button", { name: "나중물산" }).click();
      await page.getByRole("heading", { name: "나중물산" }).waitFor();
      expect(await page.getByLabel("새 메모").inputValue()).toBe("");
      expect(await first.innerText()).toContain("저장하지 않은 메모");
      await page.getByRole("link", { name: "계정" }).click();
      await page.getByRole("link", { name: "문의함" }).click();
      await first.click();
      await page.getByRole("heading", { name: "먼저물산" }).waitFor();
      await page.route("**/notes/*", (route) => route.abort());
      await page.getByRole("button", { name: "메모 저장" }).click();
      await toast(page, "메모를 저장하지 못했습니다.", "서버에 연결할 수 없습니다");
      await page.reload();
      expect(await page.getByLabel("새 메모").inputValue()).toBe("쓰다 만 메모");
    });
  });

  test("stays open with an unsaved note when the tab is looked at again after the session has ended", async () => {
    await receive({ company: "만료물산" });
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      await page.getByRole("button", { name: "만료물산" }).click();
      await page.getByLabel("새 메모").fill("쓰다 만 메모");
      await page.context().clearCookies();
      await page.evaluate('dispatchEvent(new Event("visibilitychange"))');
      await page.getByRole("button", { name: "메모 저장" }).click();
      await toast(page, "메모를 저장하지 못했습니다.", "로그인이 만료되었습니다.");
      expect(await page.getByLabel("새 메모").inputValue()).toBe("쓰다 만 메모");
    });
  });

  test("keeps its day while another one is half typed, and says at the field what cannot be read", async () => {
    const id = await receive({ company: "반쪽물산" });
    await site().services.inbox.change(id, { nextOn: "2026-12-31" }, "kim");
    const stored = async () => (await site().services.inbox.find(id))?.nextOn;
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page, pageErrors }) => {
      const [day, value] = [page.getByLabel("다음 할 일"), page.getByLabel("금액(원)")];
      await day.press("Backspace");
      await value.focus();
      await expect.poll(() => describedAs(day)).toContain("끝까지 입력하거나");
      expect(await stored()).toBe("2026-12-31");
      await value.fill("12만");
      await value.press("Enter");
      await expect.poll(() => describedAs(value)).toContain("금액은 0부터 9조까지");
      expect(await faults(page)).toEqual([]);
      await page.reload();
      expect(await day.inputValue()).toBe("2026-12-31");
      await day.press("Backspace");
      await day.pressSequentially("05");
      await expect.poll(() => day.inputValue()).toBe("2026-05-31");
      await value.focus();
      await expect.poll(stored).toBe("2026-05-31");
      await page.getByText("다음 할 일: 2026-12-31 → 2026-05-31").waitFor();
      await day.press("Backspace");
      for (const key of ["ArrowRight", "Backspace", "ArrowRight", "Backspace", "Enter"])
        await page.keyboard.press(key);
      await expect.poll(stored).toBe(null);
      expect(pageErrors).toEqual([]);
    });
  });

  test("takes the status that the arrow keys lead to, once, and keeps the focus there", async () => {
    const id = await receive({ company: "화살물산" });
    const stored = async () => (await site().services.inbox.find(id))?.status;
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      const status = page.getByLabel("상태", { exact: true });
      await status.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByText("상태: 새 문의 → 견적 보냄").waitFor();
      expect(await status.evaluate((select) => select === document.activeElement)).toBe(true);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
      await page.getByText("상태: 견적 보냄 → 수주").waitFor();
      await toast(page, "수주로 옮겼습니다.");
      // A slow change is not overtaken by the next one.
      let delayMs = 600;
      await page.route(`**/api/admin/inquiries/${id}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        await route.continue();
      });
      await status.selectOption("실주");
      delayMs = 0;
      await status.selectOption("보관");
      await page.getByText("상태: 수주 → 실주").waitFor();
      await page.getByText("상태: 실주 → 보관").waitFor();
      expect(await stored()).toBe("archived");
      await page.unroute(`**/api/admin/inquiries/${id}`);
      // Neither a pause nor a way out of the inquiry loses what the keys have reached.
      await status.press("ArrowUp");
      await page.getByText("상태: 보관 → 실주").waitFor();
      await status.press("ArrowUp");
      await page.getByRole("link", { name: "시공사례" }).first().click();
      await expect.poll(stored).toBe("won");
    });
  });

  test("is deleted once that is confirmed", async () => {
    await receive({ company: "지울회사" });
    await signedInAt("/sd_admin/inquiries", {}, async ({ page, pageErrors }) => {
      await page.getByRole("button", { name: "지울회사" }).click();
      await page.getByRole("heading", { name: "지울회사" }).waitFor();
      await page.getByRole("button", { name: "문의 삭제" }).click();
      await page.getByText("지울회사 홍길동 님의 문의를 정말 삭제하시겠습니까?").waitFor();
      await page.getByRole("button", { name: "삭제", exact: true }).last().click();
      await toast(page, "문의를 삭제했습니다.");
      await expect.poll(() => page.getByRole("button", { name: "지울회사" }).count()).toBe(0);
      expect(pageErrors).toEqual([]);
    });
  });

  test("in English is opened by the link of its mail, after the login, and answered in English", async () => {
    const id = await receive({ company: "Acme Cooling", name: "Jane Doe" }, "en");
    const arrived = () => mailServer?.mails.find(({ subject }) => subject?.includes("Acme Cooling"));
    await expect
      .poll(arrived, { timeout: 15_000 })
      .toMatchObject({ subject: expect.stringContaining("[Inquiry] Acme Cooling, Jane Doe (Q-") });
    const [, link = ""] = /https?:\/\/[^/]+(\/sd_admin\/\S+)/.exec(arrived()?.text ?? "") ?? [];
    expect(link).toBe(`/sd_admin/inquiries?id=${id}`);
    await visit(link, {}, async ({ page }) => {
      await page.waitForURL("**/sd_admin/login");
      await enterPassword(page, password);
      await page.getByRole("heading", { name: "Acme Cooling" }).waitFor();
      expect(page.url()).toContain(link);
      await page.getByRole("button", { name: "답변하기" }).click();
      const text = page.getByLabel("내용", { exact: true });
      // Below the facts of the inquiry: opened, it is in view and has the focus.
      await focus(text);
      expect((await page.getByRole("heading", { name: "답변 쓰기" }).boundingBox())?.y).toBeLessThan(400);
      expect(await text.inputValue()).toMatch(/^Dear Jane Doe,[^>]+wrote:\n> /);
      await text.fill(`We can deliver in June.\n${await text.inputValue()}`);
      await page.getByText("아직 보내지 않은 답변입니다.").waitFor();
      await page.reload();
      expect(await text.inputValue()).toMatch(/^We can deliver in June\.\nDear Jane Doe,/);
      await page.getByLabel("제품 자료 첨부").selectOption({ index: 1 });
      await page.getByRole("button", { name: /\.docx 첨부 취소$/ }).waitFor();
      await page.getByRole("button", { name: "답변 보내기" }).click();
      await toast(page, "답변을 발송 대기열에 넣었습니다.");
      await page.getByText(/^답변 발송: Re: .+Q-/).waitFor();
      const reply = () => mailServer?.mails.find(({ text }) => text?.includes("We can deliver in June."));
      await expect.poll(reply, { timeout: 15_000 }).toMatchObject({
        recipients: ["buyer@example.com"],
        from: { name: "SD Cooling Tower" },
        inReplyTo: expect.stringContaining("@"),
        attachments: [{ filename: expect.stringMatching(/\.docx$/) }],
      });
      const confirmation = mailServer?.mails.find(({ messageId }) => messageId === reply()?.inReplyTo);
      expect(reply()?.subject).toBe(`Re: ${confirmation?.subject}`);
      expect(reply()?.raw).not.toMatch(/^Auto-Submitted/im);
      expect(await text.count()).toBe(0);
    });
  });

  test("is answered with files that arrive whole, in one thread, and again after a refusal", async () => {
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    const id = await receive({ company: "Attached Co", name: "Jane Doe" }, "en", {
      duty,
      selection: "flow=390&hot=37&cold=32&wb=27&product=sf",
    });
    const replies = () =>
      mailServer?.mails.filter(({ text }) => text?.includes(`Attached files ${id}`)) ?? [];
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.getByRole("button", { name: "답변하기" }).click();
      const text = page.getByLabel("내용", { exact: true });
      await text.fill(`Attached files ${id}\n${await text.inputValue()}`);
      await page.getByText("고객의 답장은").waitFor();
      const attached = () => page.getByRole("button", { name: /첨부 취소$/ }).count();
      for (const [index, name] of ["데이터 시트 PDF", /시방서\(Word\)$/, /^SF.+ PDF$/].entries()) {
        await page.getByRole("group", { name: "첨부 파일" }).getByRole("button", { name }).first().click();
        await expect.poll(attached).toBe(index + 1);
      }
      const disk = {
        name: "현장 사진.png",
        mimeType: "image/png",
        buffer: Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
      };
      await page.getByLabel("파일 선택").setInputFiles(disk);
      await expect.poll(attached).toBe(4);
      mailServer?.behave("refuse");
      await page.getByRole("button", { name: "답변 보내기" }).click();
      await page.getByText("아직 보내지 못함").waitFor();
      await page.getByText("메일 서버가 고객의 이메일 주소를 거부했습니다.").waitFor();
      const row = page.getByRole("button", { name: "Attached Co" }).first();
      await page.getByRole("button", { name: /^진행 중/ }).click();
      await row.getByText("답변을 보내지 못했습니다.").waitFor();
      await row.click();
      mailServer?.behave("accept");
      const story = page.getByRole("region", { name: "진행 기록" });
      await story.getByRole("button", { name: "다시 보내기" }).click();
      await toast(page, "메일을 보냈습니다.", "메일 서버의 답: “250 ");
      await story.getByText("발송 완료").waitFor();
      await story.getByText("보낸 내용 보기").click();
      await story.getByText("현장 사진.png").waitFor();
      await story.getByText(`Attached files ${id}`).waitFor();
    });
    const [mail, ...others] = replies();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Dear Jane Doe,[^>]+> 견적을 부탁드립니다\./);
    expect(mail?.attachments.map(({ filename, content }) => [filename, firstBytes(content)])).toEqual([
      [expect.stringMatching(/\.pdf$/), "%PDF"],
      [expect.stringMatching(/\.docx$/), "PK\u0003\u0004"],
      [expect.stringMatching(/\.pdf$/), "%PDF"],
      ["현장 사진.png", "\u0089PNG"],
    ]);
    await site().services.inbox.reply(id, {
      key: "second",
      author: "admin",
      subject: mail?.subject ?? "",
      text: `Attached files ${id}, once more`,
      files: [],
    });
    await expect.poll(() => replies().length, { timeout: 20_000 }).toBe(2);
    expect(replies()[1]?.inReplyTo).toBe(mail?.messageId);
    expect(replies()[1]?.references).toContain(mail?.inReplyTo);
  });

  test("that somebody else has answered meanwhile shows that answer, and is answered at the second attempt", async () => {
    const { inbox } = site().services;
    const id = await receive({ company: "둘이물산" });
    const replies = async () =>
      (await inbox.find(id))?.history.flatMap((entry) => (entry.kind === "reply" ? [entry.by] : []));
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.route("**/api/admin/inquiries/news", (route) => route.abort());
      await page.getByRole("button", { name: "답변하기" }).click();
      const text = page.getByLabel("내용", { exact: true });
      await text.fill("9천만원입니다.");
      const sent = { key: "other", author: "kim", subject: "Re", text: "1억원입니다.", files: [] };
      await inbox.reply(id, sent);
      await page.getByRole("button", { name: "답변 보내기" }).click();
      await toast(page, "답변을 보내지 못했습니다.", "답변을 보냈습니다. 그 답변을 확인한 뒤에도");
      const form = page.getByRole("form", { name: "답변 쓰기" });
      await form.getByText("이 답변을 쓰기 시작한 뒤에 보낸 답변이 있습니다.").waitFor();
      expect((await form.getByText("1억원입니다.").boundingBox())?.y).toBeLessThan(500);
      expect(await faults(page)).toEqual([]);
      expect([await text.inputValue(), await replies()]).toEqual(["9천만원입니다.", ["kim"]]);
      await page.getByRole("button", { name: "답변 보내기" }).click();
      await toast(page, "답변을 발송 대기열에 넣었습니다.");
      expect(await replies()).toEqual(["kim", "admin"]);
    });
  });

  test("that somebody else has changed meanwhile is shown as it is now before it is deleted", async () => {
    const { inbox } = site().services;
    const id = await receive({ company: "옛화면물산" });
    const outdated = "그사이 다른 곳에서 이 문의를 수정해 반영하지 않았습니다.";
    const lookAgain = 'dispatchEvent(new Event("visibilitychange"))';
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.route("**/api/admin/inquiries/news", (route) => route.abort());
      const remove = async () => {
        await page.getByRole("button", { name: "문의 삭제" }).click();
        await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).click();
      };
      await page.getByRole("button", { name: "스팸으로 옮기기" }).waitFor();
      await inbox.change(id, { status: "won", valueKrw: 300_000_000 }, "kim");
      await page.getByRole("button", { name: "스팸으로 옮기기" }).click();
      await toast(page, outdated, "바뀐 내용: kim · 상태: 새 문의 → 수주, kim · 금액");
      await page.getByRole("region", { name: "진행 기록" }).getByText("상태: 새 문의 → 수주").waitFor();
      await page.getByLabel("새 메모").fill("쓰다 만 메모");
      await inbox.note(id, { key: "n", author: "lee", text: "계약서 받음" });
      await page.evaluate(lookAgain);
      await page.getByText("계약서 받음").waitFor();
      expect(await page.getByLabel("새 메모").inputValue()).toBe("쓰다 만 메모");
      await inbox.note(id, { key: "m", author: "lee", text: "선금 받음" });
      await remove();
      await toast(page, outdated, "바뀐 내용: lee · 내부 메모");
      await page.getByText("선금 받음").waitFor();
      expect(await inbox.find(id)).toMatchObject({ status: "won" });
      await remove();
      await toast(page, "문의를 삭제했습니다.");
      expect(await inbox.find(id)).toBe(undefined);
    });
  });

  test("that is gone says so where its link leads", async () => {
    await signedInAt("/sd_admin/inquiries?id=999999", {}, async ({ page }) => {
      await page.getByRole("alert").getByText("문의가 없습니다. 이미 삭제되었을 수").waitFor();
    });
  });

  test("whose mail is sent again shows the response of the mail server", async () => {
    mailServer?.behave("refuse");
    const id = await receive({ company: "우편물산" });
    await expect.poll(() => mailOf(id), { timeout: 15_000 }).toMatchObject({ trouble: "recipient" });
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.getByRole("button", { name: "지금 다시 보내기" }).click();
      const response =
        "메일 서버가 받는 주소를 거부했습니다. ‘메일 설정’의 받는 주소를 확인해 주세요. 받은 답: “550 No such mailbox”";
      await toast(page, "메일을 보내지 못했습니다.", response);
      mailServer?.behave("accept");
      await page.getByRole("button", { name: "지금 다시 보내기" }).click();
      await toast(page, "메일을 보냈습니다.", "메일 서버의 답: “250 ");
      await page.getByText("알림 메일 발송 완료").waitFor();
    });
  });
});

describe("the inbox", () => {
  test("shows a new inquiry in title, icon and list without a reload, and notifies where that is allowed", async () => {
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      await page.context().grantPermissions(["notifications"]);
      await page.evaluate(() => {
        const shown: string[] = [];
        const Fake = class {
          constructor(title: string) {
            shown.push(title);
          }
        };
        Object.assign(window, { shown, Notification: Object.assign(Fake, { permission: "granted" }) });
      });
      await page.waitForFunction(() => /^(\(\d+\) )?문의함/.test(document.title));
      // Later responses are compared with the first one.
      await page.waitForResponse("**/api/admin/inquiries/news");
      await receive({ company: "방금물산" });
      await page.getByRole("button", { name: "방금물산" }).waitFor();
      const { new: count } = await site().services.inbox.counts();
      await page.waitForFunction((title) => document.title.startsWith(title), `(${count}) `);
      expect(await page.locator('link[rel="icon"]').first().getAttribute("href")).toMatch(/^data:image\/png/);
      await expect.poll(() => page.evaluate("shown")).toEqual(["새 문의가 들어왔습니다"]);
    });
  });

  test("keeps texts for answers, of which a newer version is decided place by place, and a deleted one is added again", async () => {
    const { replyTemplates } = site().services;
    const stored = async () =>
      (await replyTemplates.list()).map(({ name, body }) => [name, body.ko, body.en]);
    await signedInAt("/sd_admin/inquiries/templates", {}, async ({ page }) => {
      const fresh = page.getByRole("form", { name: "새 답변 문구" });
      await fresh.getByLabel("이름").fill("납기");
      await fresh.getByLabel("한국어 문구").fill("4주");
      await fresh.getByRole("button", { name: "문구 추가" }).click();
      await toast(page, "답변 문구를 저장했습니다.");
      expect(await fresh.getByLabel("이름").inputValue()).toBe("");
      await focus(fresh.getByRole("button", { name: "문구 추가" }));
      const form = page.getByRole("form", { name: "납기" });
      await form.getByLabel("한국어 문구").fill("5주");
      const [template] = await replyTemplates.list();
      const { id = 0, updatedAt = 0 } = template ?? {};
      await replyTemplates.change(id, { name: "납기 안내", body: { ko: "6주", en: "" }, updatedAt });
      await form.getByRole("button", { name: "저장", exact: true }).click();
      await page.getByText("다른 관리자가 이 문구를 저장했습니다.").waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "선택한 내용으로 계속" }).click();
      await page
        .getByRole("form", { name: "납기 안내" })
        .getByRole("button", { name: "저장", exact: true })
        .click();
      await expect.poll(stored).toEqual([["납기 안내", "5주", ""]]);
      await page.getByRole("form", { name: "납기 안내" }).getByLabel("영어 문구").fill("5 weeks");
      await replyTemplates.remove(id);
      await page.reload();
      await page.getByText("고치는 동안 다른 관리자가 삭제한 문구입니다.").waitFor();
      await page.getByRole("button", { name: "문구 추가" }).first().click();
      await expect.poll(stored).toEqual([["납기 안내", "5주", "5 weeks"]]);
      await page.getByText("고치는 동안 다른 관리자가 삭제한 문구입니다.").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "납기 안내 삭제" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).click();
      await expect.poll(stored).toEqual([]);
      await focus(page.getByRole("main"));
    });
  });

  test("counts inquiries of a period by what became of them and where they came from", async () => {
    await receive({ company: "통계물산" }, "ko", { page: "/products/sf" });
    await signedInAt("/sd_admin/inquiries", { viewport: narrow }, async ({ page, pageErrors }) => {
      await page.getByRole("button", { name: "분류·도구" }).click();
      await page.getByRole("link", { name: "문의 통계" }).click();
      const pages = page.getByRole("table", { name: "유입 페이지" });
      await pages.getByRole("rowheader", { name: "/products/sf" }).waitFor();
      await page.getByRole("table", { name: "국가" }).getByRole("rowheader", { name: "대한민국" }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByLabel("종료일").fill("2020-12-31");
      await page.getByLabel("시작일").fill("2020-01-01");
      await page.getByText("3년이 지난 문의는 파기되어 세지 않습니다.").waitFor();
      await page.getByText("이 기간에 받은 문의 가운데 남아 있는 것이 없습니다.").waitFor();
      expect(new URL(page.url()).search).toBe("?from=2020-01-01&to=2020-12-31");
      expect(pageErrors).toEqual([]);
    });
  });

  test("has another program called: it is added with a secret that is shown once, tried and removed", async () => {
    const receiver = await startWebhookReceiver();
    onTestFinished(receiver.close);
    await signedInAt("/sd_admin/inquiries", { viewport: narrow }, async ({ page, pageErrors }) => {
      await page.getByRole("button", { name: "분류·도구" }).click();
      await page.getByRole("link", { name: "외부 알림 (웹훅)" }).click();
      await page.getByLabel("이름").fill("영업팀 채팅방");
      await page.getByLabel("받을 주소").fill("ftp://example.com");
      await page.getByRole("button", { name: "추가", exact: true }).click();
      await page.getByText("https://로 시작하는 주소를 입력해 주세요.").waitFor();
      await page.getByLabel("받을 주소").fill(receiver.url);
      await page.getByRole("button", { name: "추가", exact: true }).click();
      const secret = page.getByRole("region", { name: "서명 비밀 키" });
      expect(await secret.locator("code").innerText()).toMatch(/^[\w-]{43}$/);
      await page.getByRole("button", { name: "시험 알림 보내기" }).click();
      await toast(page, "시험 알림이 도착했습니다.", "응답 200");
      await page
        .getByRole("listitem")
        .filter({ hasText: "시험 알림" })
        .getByText("도착", { exact: true })
        .waitFor();
      expect(receiver.calls).toHaveLength(1);
      expect(await faults(page)).toEqual([]);
      await page.getByRole("link", { name: "문의함으로" }).click();
      await page.getByText("나가면 이 비밀 키를 다시 볼 수 없습니다.").waitFor();
      await page.getByRole("button", { name: "계속 보기" }).click();
      await page.reload();
      await page.getByRole("heading", { name: "영업팀 채팅방" }).waitFor();
      expect(await secret.count()).toBe(0);
      expect(await page.locator("main").innerText()).not.toContain("secret-of-a-room");
      await page.getByRole("button", { name: "삭제", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "삭제", exact: true }).click();
      await toast(page, "웹훅을 삭제했습니다.");
      expect(pageErrors).toEqual([expect.stringContaining("400")]);
    });
  });

  test("prints one inquiry as a sheet without the site around it", async () => {
    const id = await receive({ company: "종이물산" });
    await signedInAt(`/sd_admin/inquiries?id=${id}`, {}, async ({ page }) => {
      await page.getByRole("button", { name: "인쇄" }).waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("heading", { name: "종이물산" }).isVisible()).toBe(true);
      for (const hidden of [
        page.getByRole("list", { name: "문의 목록" }),
        page.locator("header").first(),
        page.getByRole("contentinfo"),
        page.getByLabel("새 메모"),
        page.getByRole("button", { name: "인쇄" }),
      ])
        expect(await hidden.isVisible()).toBe(false);
    });
  });

  test("tells on every page how many inquiries are new", async () => {
    await receive({ company: "새물산" });
    await signedIn(async (page) => {
      const { new: count } = await site().services.inbox.counts();
      await page.getByRole("link", { name: `문의함 새 문의 ${count}건` }).click();
      await page.getByRole("button", { name: "새물산" }).click();
      await page.getByRole("button", { name: "스팸으로 옮기기" }).click();
      await page.getByRole("link", { name: `문의함 새 문의 ${count - 1}건` }).waitFor();
    });
  });

  test("finds what holds every word, whatever its status, and says so", async () => {
    const answered = await receive({ company: "두낱말산업", message: "소음 민원" });
    await site().services.inbox.change(answered, { status: "archived" }, "kim");
    await receive({ company: "두낱말산업", message: "누수" });
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      const search = page.getByLabel("모든 분류에서 검색");
      const found = page.getByRole("list", { name: "문의 목록" }).getByRole("listitem");
      let respond = () => {};
      const held = new Promise<void>((resolve) => {
        respond = resolve;
      });
      await page.route("**/api/admin/inquiries?search=*", async (route) => {
        await held;
        await route.continue();
      });
      await search.fill("두낱말");
      await page.getByText("검색하는 중...").waitFor();
      respond();
      await page.getByText("모든 분류에서 2건을 찾았습니다.").waitFor();
      expect(await found.allInnerTexts()).toEqual([
        expect.stringContaining("새 문의"),
        expect.stringContaining("보관"),
      ]);
      await search.fill("민원 두낱말");
      await page.getByText("모든 분류에서 1건을 찾았습니다.").waitFor();
      await page.getByRole("button", { name: "도구", exact: true }).click();
      const table = await downloaded(page, "CSV 내려받기 (검색 결과 1건)");
      expect(table.split("\r\n")).toHaveLength(3);
      expect(table).toContain("소음 민원");
      await page.getByRole("button", { name: /^새 문의/ }).click();
      await expect.poll(() => search.inputValue()).toBe("");
    });
  });

  test("exports every status, and says when the session has ended instead of saving a file", async () => {
    const id = await receive({ company: "스팸물산", phone: "010-0000-0000" });
    await site().services.inbox.change(id, { status: "spam" }, "kim");
    await signedInAt("/sd_admin/inquiries", {}, async ({ page }) => {
      await page.getByRole("button", { name: "도구", exact: true }).click();
      const table = await downloaded(page, /^CSV 내려받기 \(모든 분류 \d+건\)$/);
      expect(table).toContain('"스팸"');
      expect(table).toContain('"=""010-0000-0000"""');
      await page.context().clearCookies();
      let saved = 0;
      page.on("download", () => {
        saved += 1;
      });
      await page.getByRole("button", { name: /^CSV 내려받기/ }).click();
      await toast(page, "CSV 파일을 내려받지 못했습니다.", "로그인이 만료되었습니다.");
      await page.waitForURL("**/sd_admin/login");
      expect(saved).toBe(0);
    });
  });

  test("leads through its pages from the top of each, and back from one that is not there", async () => {
    for (let index = 0; index < 60; index++) await receive({ company: `쪽물산 ${index}` });
    await signedInAt("/sd_admin/inquiries?search=쪽물산&page=999", { viewport: narrow }, async ({ page }) => {
      await page.getByText("999쪽은 없습니다. 마지막은 2쪽입니다.").waitFor();
      await page.goto("/sd_admin/inquiries?search=쪽물산");
      await page.getByRole("button", { name: "다음" }).click();
      await page.getByRole("button", { name: "쪽물산 9", exact: false }).last().waitFor();
      const first = page.getByRole("list", { name: "문의 목록" }).getByRole("listitem").first();
      await expect.poll(async () => (await first.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      expect((await first.boundingBox())?.y).toBeLessThan(narrow.height / 2);
    });
  });

  test("opens an inquiry at its beginning on phones, and returns to the place in the list", async () => {
    for (let index = 0; index < 30; index++) await receive({ company: `줄물산 ${index}` });
    await signedInAt("/sd_admin/inquiries", { viewport: narrow }, async ({ page }) => {
      const rows = page.getByRole("list", { name: "문의 목록" }).getByRole("button");
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
      const top = () => page.evaluate(() => scrollY);
      async function open() {
        const row = rows.nth(25);
        await row.scrollIntoViewIfNeeded();
        const opened = { top: await top(), text: await row.innerText() };
        expect(opened.top).toBeGreaterThan(1_000);
        await row.click();
        const heading = page.locator("#inquiry-heading");
        await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(narrow.height / 2);
        expect((await heading.boundingBox())?.y).toBeGreaterThan(48);
        return { ...opened, company: opened.text.split("\n")[0] ?? "" };
      }
      for (const leave of [
        () => page.getByRole("button", { name: "목록으로" }).click(),
        () => page.goBack(),
      ]) {
        const { top: before, company } = await open();
        await leave();
        await expect.poll(top).toBe(before);
        await expect.poll(focused).toContain(company);
      }
      const next = (await rows.nth(26).innerText()).split("\n")[0] ?? "";
      const { top: before } = await open();
      await page.getByRole("button", { name: "스팸으로 옮기기" }).click();
      await toast(page, "스팸으로 옮겼습니다.");
      await expect.poll(focused).toContain(next);
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200);
      await expect.poll(async () => (await rows.nth(25).innerText()).split("\n")[0]).toBe(next);
      expect(await focused()).toContain(next);
    });
  });

  test.each([320, 390, 1024])("shows the date beside a long company and contact at %i px", async (width) => {
    await receive({
      company: "긴".repeat(80),
      name: "W".repeat(100),
      email: `${"e".repeat(60)}@example.com`,
    });
    await signedInAt(
      "/sd_admin/inquiries?search=WWWWW",
      { viewport: { width, height: 800 } },
      async ({ page }) => {
        const row = page.getByRole("list", { name: "문의 목록" }).getByRole("button").first();
        const [whole, date] = [await row.boundingBox(), await row.locator("time").boundingBox()];
        expect((date?.x ?? 0) + (date?.width ?? width)).toBeLessThanOrEqual(
          Math.min((whole?.x ?? 0) + (whole?.width ?? 0), width),
        );
        await row.click();
        await page.getByText("내부 메모").waitFor();
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
      },
    );
  });
});

function firstBytes(content: string | ArrayBuffer | Uint8Array): string {
  return Buffer.from(content as ArrayBuffer)
    .toString("latin1")
    .slice(0, 4);
}

/** Returns the texts that describe a field, as its error does. */
function describedAs(field: Locator): Promise<string> {
  return field.evaluate(
    (element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  );
}

async function receive(
  facts: Partial<Inquiry> = {},
  locale: Locale = "ko",
  attached: Partial<SentInquiry> = {},
): Promise<number> {
  const arrival = { address: "203.0.113.7", locale, suspicion: null };
  const result = await site().services.inquiries.receive({ ...anInquiry(facts), ...attached }, arrival);
  if (result.kind !== "stored") throw new Error("The inquiry was not stored.");
  return result.id;
}

async function mailOf(id: number) {
  return (await site().services.inbox.find(id))?.mail;
}

async function downloaded(page: Page, button: string | RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
  return readFileSync(await download.path(), "utf8");
}
