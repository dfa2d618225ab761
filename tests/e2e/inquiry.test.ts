import type { CDPSession, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { minFillTimeMs } from "#domain/inquiries/submission.ts";
import { hold } from "../support/held-requests.ts";
import { openSite, setClockAhead } from "../support/visitor.ts";

const { site, visit } = openSite();

describe("the inquiry form", () => {
  test("sends an inquiry, says so and empties itself", async () => {
    await visit("/en/company/history?from=anywhere", {}, async ({ page, pageErrors }) => {
      await page.locator('main a[href="/en#contact"]').first().click();
      const company = await fillInquiry(page);
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      await page.getByText("We will contact you soon.").first().waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe("");
      expect(await stored(company)).toMatchObject([
        {
          company,
          name: "Kim",
          message: "390 m³/hr, 37/32/27",
          locale: "en",
          page: "/en/company/history",
        },
      ]);
      expect(pageErrors).toEqual([]);
    });
  });

  test("keeps what was typed and chosen while it is sent, and empties itself of what was sent", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      const chosen = page.locator("[data-island=inquiry] li").filter({ hasText: ".pdf" });
      const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
      await page.locator("input[type=file]").setInputFiles(file("first.pdf"));
      await chosen.first().waitFor();
      const release = await hold(page, "**/api/contact/files");
      await send(page);
      await page.getByRole("button", { name: "Sending" }).waitFor();
      await page.getByLabel("Message").press("End");
      await page.getByLabel("Message").pressSequentially(", two towers");
      await page.locator("input[type=file]").setInputFiles(file("second.pdf"));
      await chosen.nth(1).waitFor();
      release();
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe("");
      expect(await page.getByLabel("Message").inputValue()).toBe(", two towers");
      expect(await chosen.allInnerTexts()).toEqual([expect.stringContaining("second.pdf")]);
      expect(await stored(company)).toMatchObject([
        { message: "390 m³/hr, 37/32/27", files: [{ name: "first.pdf" }] },
      ]);
      // The tab may be reloaded: the text is a draft like any other.
      await page.goto("/en?again#contact");
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByLabel("Message").inputValue()).toBe(", two towers");
    });
  });

  test("says so of every inquiry that is sent, not of the first alone", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const toast = page.getByRole("listitem").filter({ hasText: "Inquiry sent successfully" });
      for (let sending = 0; sending < 2; sending++) {
        const company = await fillInquiry(page);
        await send(page);
        await toast.waitFor();
        expect(await stored(company)).toHaveLength(1);
        await toast.getByRole("button").click();
        await toast.waitFor({ state: "hidden" });
      }
    });
  });

  test.each([
    { outcome: "taken", status: 201, says: "Inquiry sent successfully" },
    { outcome: "lost", status: 500, says: "Failed to send inquiry" },
  ])(
    "keeps the focus at its button when an inquiry sent by keyboard is $outcome",
    async ({ status, says }) => {
      await visit("/en#contact", {}, async ({ page }) => {
        await fillInquiry(page);
        const json = { success: true, reference: "Q-7K4M-2P", isCopied: false };
        await page.route("**/api/contact", (route) => route.fulfill({ status, json }));
        const button = page.locator("[data-island=inquiry] button[type=submit]");
        await button.focus();
        await page.keyboard.press("Enter");
        await page.getByText(says).first().waitFor();
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      });
    },
  );

  test("is believed by who takes the time to write, and suspected of being a program otherwise", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const quick = await fillInquiry(page);
      const quickly = await page.evaluate("performance.now()");
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      const [first] = await stored(quick);
      // A slow machine may have exceeded the minimum time.
      if (Number(quickly) < minFillTimeMs - 1_000)
        expect(first).toMatchObject({ status: "spam", suspicion: "too-fast" });
      const calm = await fillInquiry(page);
      await setClockAhead(page, minFillTimeMs);
      await send(page);
      await expect.poll(() => stored(calm)).toMatchObject([{ status: "new", suspicion: null }]);
    });
  });

  test("marks what fills in the field that nobody sees", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      const trap = page.locator("input[name=website]");
      expect(await trap.getAttribute("tabindex")).toBe("-1");
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = "https://spam.example";
      });
      await send(page);
      await expect.poll(() => stored(company)).toMatchObject([{ suspicion: "honeypot", status: "spam" }]);
    });
  });

  test("keeps what was typed when the connection is lost, and sends it once when it is back", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      await page.context().setOffline(true);
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      await page.getByText("An error occurred. Please try again.").first().waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe(company);
      await page.context().setOffline(false);
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toHaveLength(1);
    });
  });

  test("with a file keeps what was typed and chosen when a proxy answers with a page of its own", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await page.locator("input[type=file]").setInputFiles(plan);
      await page.getByText("plan.pdf (1 KB)").waitFor();
      const blocked = { status: 200, contentType: "text/html", body: "<html>Blocked</html>" };
      await page.route("**/api/contact/files", (route) => route.fulfill(blocked));
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe(company);
      expect(await page.getByText("plan.pdf (1 KB)").count()).toBe(1);
      await page.unroute("**/api/contact/files");
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toMatchObject([{ files: [{ name: "plan.pdf" }] }]);
    });
  });

  test("says so even where the connection is lost before anything was typed", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await page.context().setOffline(true);
      const company = await fillInquiry(page);
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe(company);
    });
  });

  test("is stored once when its answer was lost on the way back and it is sent again", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      await page.route("**/api/contact", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      expect(await stored(company)).toHaveLength(1);
      await page.unroute("**/api/contact");
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toHaveLength(1);
    });
  });

  test("is sent once by a double click, and its button tells that it is being sent", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      let calls = 0;
      await page.route("**/api/contact", async (route) => {
        calls += 1;
        await page.getByRole("button", { name: "보내는 중..." }).waitFor();
        await route.continue();
      });
      await page.evaluate(() => {
        const button = document.querySelector<HTMLButtonElement>("[data-island=inquiry] button[type=submit]");
        button?.click();
        button?.click();
        button?.form?.requestSubmit();
      });
      await page.getByText("문의가 접수되었습니다").first().waitFor();
      expect(calls).toBe(1);
      expect(await stored(company)).toHaveLength(1);
    });
  });

  test("keeps its draft over a reload and shows it untouched, until it was sent", async () => {
    await visit("/en#contact", {}, async ({ page, pageErrors }) => {
      const company = await fillInquiry(page);
      await page.locator("select[name=productType]").selectOption("maintenance");
      // Another address of the same page excludes the browser's own form restoration.
      await page.goto("/en?again#contact");
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByLabel("Company").inputValue()).toBe(company);
      expect(await page.getByLabel("Message").inputValue()).toBe("390 m³/hr, 37/32/27");
      expect(await page.locator("select[name=productType]").inputValue()).toBe("maintenance");
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      await page.goto("/en?more#contact");
      await page.getByLabel("Company").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByLabel("Company").inputValue()).toBe("");
      expect(pageErrors).toEqual([]);
    });
  });

  test("keeps what a visitor changed of the values of a product, over a reload and in the other language", async () => {
    const query = "product=sf&flow=390&hot=37&cold=32&wb=27";
    await visit(`/en?${query}#contact`, {}, async ({ page, pageErrors }) => {
      const type = page.locator("select[name=productType]");
      const message = page.locator("textarea[name=message]");
      const duty = page.locator("[data-island=inquiry] [type=checkbox]");
      await type.focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await type.selectOption("maintenance");
      await message.press("Control+End");
      await message.pressSequentially("2 units");
      await duty.uncheck();
      // Another address of the same page excludes the browser's own form restoration.
      await page.goto(`/?again&${query}#contact`);
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await type.inputValue()).toBe("maintenance");
      expect(await message.inputValue()).toMatch(/^문의 제품: .+\n2 units$/);
      expect(await duty.isChecked()).toBe(false);
      await message.fill("Please call.");
      await page.goto(`/?more&${query}#contact`);
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await message.inputValue()).toBe("Please call.");
      expect(pageErrors).toEqual([]);
    });
  });

  test("names the files that a reload and the other language have lost, until they are chosen again or sent as names", async () => {
    await visit("/en#contact", {}, async ({ page, pageErrors }) => {
      const company = await fillInquiry(page);
      const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
      await page.locator("input[type=file]").setInputFiles([file("plan.pdf"), file("section.pdf")]);
      await page.getByText("section.pdf (1 KB)").waitFor();
      await page.reload();
      await page.getByText("Not attached: plan.pdf, section.pdf.").waitFor();
      expect(await page.getByLabel("Company").inputValue()).toBe(company);
      await page.locator("header a[data-language]:visible").click();
      await page.getByText("첨부되지 않는 파일: plan.pdf, section.pdf.").waitFor();
      await page.locator("input[type=file]").setInputFiles(file("plan.pdf"));
      await page.getByText("첨부되지 않는 파일: section.pdf.").waitFor();
      await send(page);
      await page.getByText("문의가 접수되었습니다").first().waitFor();
      expect(await stored(company)).toMatchObject([
        { files: [{ name: "plan.pdf" }], missingFiles: ["section.pdf"] },
      ]);
      await page.goto("/?more#contact");
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByText("첨부되지 않는 파일").count()).toBe(0);
      expect(pageErrors).toEqual([]);
    });
  });

  test("does not name lost files again once the notice is dismissed", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await page.locator("input[type=file]").setInputFiles(plan);
      await page.getByText("plan.pdf (1 KB)").waitFor();
      await page.goto("/en?again#contact");
      await page.getByText("Not attached: plan.pdf.").waitFor();
      await page.getByRole("button", { name: "Dismiss this notice" }).press("Enter");
      expect(await page.evaluate("document.activeElement.name")).toBe("files");
      await page.goto("/en?more#contact");
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByText("Not attached").count()).toBe(0);
    });
  });

  test("names every missing field and moves to the first", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      await page.getByRole("button", { name: "문의 보내기" }).hover();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      await page.getByRole("button", { name: "문의 보내기" }).click();
      await page.getByText("회사명을 입력해 주세요.").waitFor();
      await page.getByText("문의 내용을 입력해 주세요.").waitFor();
      expect(await page.evaluate("document.activeElement.name")).toBe("company");
    });
  });

  test.each(["/#contact", "/en#contact"])(
    "sent untouched from %s before its script has come, shows in place what is missing",
    async (path) => {
      await visit(path, {}, async ({ page }) => {
        const release = await hold(page, "**/assets/InquiryForm-*.js");
        const button = page.locator("[data-island=inquiry] button[type=submit]");
        await page.waitForSelector("html[data-opened]");
        await button.click();
        release();
        await page.locator("[id$=company-error]").waitFor();
        expect(await page.locator("[id$=-error]").count()).toBe(5);
        await expect.poll(() => page.evaluate("document.activeElement.name")).toBe("company");
        expect(new URL(page.url()).pathname).toBe(path.split("#")[0]);
      });
    },
  );

  test("is sent by the browser itself where its script cannot be had", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await page.route("**/assets/InquiryForm-*.js", (route) => route.abort());
      await page.waitForSelector("html[data-opened]");
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.waitForURL("**/en/inquiry");
      expect(await page.locator("[id$=company-error]").count()).toBe(1);
      const company = await typeInto(page);
      const plan = { name: "현장.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
      await page.locator("input[type=file]").setInputFiles(plan);
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.waitForURL("**/en/inquiry/sent*");
      // A form of this encoding cannot upload files, but submits their names.
      expect(await page.locator("main").innerText()).toMatch(/Files not attached\s+현장.pdf/);
      expect(await stored(company)).toMatchObject([{ files: [], missingFiles: ["현장.pdf"] }]);
    });
  });

  test("shows the server's objections at their fields", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await fillInquiry(page);
      const fields = { email: "That mailbox does not exist.", message: "Say a little more." };
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 400, json: { success: false, error: "Please check.", fields } }),
      );
      await send(page);
      await page.locator("[id$=email-error]").getByText(fields.email).waitFor();
      await page.locator("[id$=message-error]").getByText(fields.message).waitFor();
      expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
      expect(await page.evaluate("document.activeElement.name")).toBe("email");
    });
  });

  test("passes on the server's sentence when there were too many", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await fillInquiry(page);
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 429, json: { error: "Please wait a moment." } }),
      );
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      await page.getByText("Please wait a moment.").first().waitFor();
    });
  });

  test("works out a proof where one is asked for, says so meanwhile, and sends the inquiry with it", async () => {
    await visit("/en#contact", {}, async ({ page, pageErrors }) => {
      const company = await fillInquiry(page);
      const token = `m3x.${"Z".repeat(22)}`;
      const proofs: (string | undefined)[] = [];
      await page.route("**/api/contact", async (route) => {
        proofs.push(route.request().headers()["inquiry-proof"]);
        if (proofs.length > 1) return route.continue();
        const challenge = { token, bits: 12, waitMs: 1_000 };
        return route.fulfill({ status: 428, json: { success: false, error: "", challenge } });
      });
      await send(page);
      await page.getByRole("status").filter({ hasText: "Checking..." }).waitFor();
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await page.getByText("Checking...").count()).toBe(0);
      expect(proofs).toEqual(["offered", expect.stringMatching(/^m3x\.Z{22} [0-9a-z]+$/)]);
      expect(await stored(company)).toHaveLength(1);
      expect(pageErrors).toEqual([expect.stringContaining("428")]);
    });
  });

  test("keeps what was typed before its script arrived", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await page.locator("input[name=company]").evaluate((input: HTMLInputElement) => {
        input.value = "Early Works";
      });
      await page.locator("input[name=name]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByLabel("Company").inputValue()).toBe("Early Works");
    });
  });
});

describe("the phone field", () => {
  test("takes nothing but phone characters from the keyboard, in full width as well", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      const phone = await focusPhone(page);
      await phone.pressSequentially("02-abc(12) 34가");
      await page.keyboard.insertText("x+5y");
      await page.keyboard.insertText("６－");
      expect(await phone.inputValue()).toBe("02-(12) 34+56-");
      expect(await page.locator("[id$=phone-error]").count()).toBe(0);
    });
  });

  test.each([
    ["/#contact", "전화번호는 숫자, 하이픈(-), 플러스(+), 괄호(), 공백만 입력 가능합니다."],
    [
      "/en#contact",
      "Phone number may contain only digits, hyphens (-), plus signs (+), parentheses () and spaces.",
    ],
  ])("on %s keeps all of what was pasted, and says at once what it may contain", async (path, message) => {
    await visit(path, {}, async ({ page }) => {
      const phone = await focusPhone(page);
      await paste(page, "０２.123.4567 내선 12");
      const error = page.locator("[id$=phone-error]");
      await error.waitFor();
      expect(await error.innerText()).toBe(message);
      expect(await phone.inputValue()).toBe("02.123.4567 내선 12");
      await page.keyboard.type("x3");
      expect(await phone.inputValue()).toBe("02.123.4567 내선 123");
      await phone.fill("02 123 4567");
      await error.waitFor({ state: "detached" });
    });
  });

  test("asks for the number where there are signs alone", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      await fillInquiry(page);
      await (await focusPhone(page)).fill("-");
      await send(page);
      await page.getByText("Enter your phone number.").waitFor();
      expect(await page.evaluate("document.activeElement.name")).toBe("phone");
    });
  });

  test("keeps the cursor where something was typed in the middle", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      const phone = await focusPhone(page);
      await phone.pressSequentially("0200");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.insertText("ㅎ-");
      await page.keyboard.type("1");
      expect(await phone.inputValue()).toBe("02-100");
    });
  });

  test("takes away Hangul when its composition ends, leaves it alone before, and then sends", async () => {
    await visit("/en#contact", {}, async ({ page }) => {
      const company = await fillInquiry(page);
      const phone = await focusPhone(page);
      const keyboard = await page.context().newCDPSession(page);
      await phone.fill("02-12");
      await compose(keyboard, ["ㅎ", "하", "한"]);
      expect(await phone.inputValue()).toBe("02-12한");
      await keyboard.send("Input.insertText", { text: "한" });
      expect(await phone.inputValue()).toBe("02-12");
      await page.keyboard.type("34");
      expect(await phone.inputValue()).toBe("02-1234");
      await send(page);
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toMatchObject([{ phone: "02-1234" }]);
    });
  });

  test("leaves Tab, paste, select-all and undo to the browser", async () => {
    await visit("/#contact", {}, async ({ page }) => {
      const phone = await focusPhone(page);
      await phone.fill("02-0000");
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      await page.keyboard.press("End");
      await page.keyboard.press("Control+V");
      expect(await phone.inputValue()).toBe("02-000002-0000");
      await page.keyboard.press("Control+Z");
      expect(await phone.inputValue()).toBe("02-0000");
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.name")).toBe("email");
    });
  });
});

describe("the inquiry form without script", () => {
  const noScript = { javaScriptEnabled: false };

  test.each([
    ["/#contact", "/inquiry/sent", "문의가 접수되었습니다", "담당자가 곧 연락드리겠습니다."],
    ["/en#contact", "/en/inquiry/sent", "Inquiry sent successfully", "We will contact you soon."],
  ])("on %s is stored and leads to a confirmation", async (path, confirmation, title, description) => {
    await visit(path, noScript, async ({ page }) => {
      const company = await typeInto(page);
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.waitForURL(({ pathname }) => pathname === confirmation);
      expect(await page.locator("h1").innerText()).toBe(title);
      expect(await page.locator("main").innerText()).toContain(description);
      const locale = path.startsWith("/en") ? "en" : "ko";
      expect(await stored(company)).toMatchObject([{ locale, status: "new" }]);
      await page.reload();
      expect(await stored(company)).toHaveLength(1);
      expect(await page.locator("main").innerText()).toContain(company);
      const inOther = locale === "en" ? "/inquiry/sent" : "/en/inquiry/sent";
      await page.goto(inOther + new URL(page.url()).search);
      expect(await page.locator("main").innerText()).toContain(company);
    });
  });

  test("comes back with what was typed and a message at every wrong field", async () => {
    await visit("/en#contact", noScript, async ({ page }) => {
      await typeInto(page, { name: "", phone: "call me" });
      await page.locator("select[name=productType]").selectOption("package");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      const response = await answered;
      expect(response.status()).toBe(400);
      expect(response.headers()["cache-control"]).toContain("no-store");
      expect(response.headers()["content-security-policy"]).toContain("script-src");
      await page.waitForLoadState("load");
      expect(await page.locator("[role=alert]").innerText()).toBe("Please check the marked fields.");
      expect(await page.locator("[id$=name-error]").innerText()).toBe("Enter your name.");
      expect(await page.locator("[id$=phone-error]").innerText()).toContain("may contain only digits");
      expect(await page.getByLabel("Phone").inputValue()).toBe("call me");
      expect(await page.locator("select[name=productType]").inputValue()).toBe("package");
      expect(await page.getByLabel("Message").inputValue()).toBe("390 m³/hr\n37/32/27");
      const company = await page.getByLabel("Company").inputValue();
      await page.locator("input[name=name]").fill("Kim");
      await page.getByLabel("Phone").fill("02-0000-0000");
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.waitForURL(({ pathname }) => pathname === "/en/inquiry/sent");
      expect(await stored(company)).toMatchObject([{ message: "390 m³/hr\n37/32/27" }]);
    });
  });

  test("that comes back is taken over by the script where there is one after all", async () => {
    await visit("/en/inquiry", {}, async ({ page, pageErrors }) => {
      await page.evaluate(() => {
        const form = document.querySelector("form");
        form?.querySelector<HTMLInputElement>("[name=company]")?.setAttribute("value", "Late Script");
        form?.submit();
      });
      await page.locator("[role=alert]").waitFor();
      await page.getByLabel("Phone").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.getByLabel("Company").inputValue()).toBe("Late Script");
      expect(await page.locator("[id$=message-error]").innerText()).toBe("Enter your message.");
      expect(pageErrors).toEqual([expect.stringContaining("400")]);
    });
  });

  test("is stored once however often it is sent within minutes", async () => {
    const body = form({ company: "Twice Works" });
    const responses = await Promise.all([post("/inquiry", body), post("/inquiry", body)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(await stored("Twice Works")).toHaveLength(1);
  });

  test("is answered in its own language even where the visitor prefers the other", async () => {
    const response = await post("/inquiry", form({ company: "두 언어" }), { cookie: "lang=en" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/inquiry\/sent\?number=Q-[\w-]+$/),
    ]);
  });

  test("is refused when another site sends it", async () => {
    const body = form({ company: "Other Site" });
    for (const headers of [
      { origin: "https://other.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ]) {
      expect((await post("/inquiry", body, headers)).status).toBe(403);
    }
    expect(await stored("Other Site")).toEqual([]);
  });

  test.each([
    ["the address it is visited at", () => site().url],
    ["the configured address", () => "http://127.0.0.1:1"],
  ])("is taken from %s", async (_, origin) => {
    const response = await post("/inquiry", form({ company: `From ${origin()}` }), { origin: origin() });
    expect(response.status).toBe(303);
  });

  test.each([
    ["a body of another kind", "{}", "application/json"],
    ["a broken multipart body", "x", "multipart/form-data"],
    ["no body", "", "application/x-www-form-urlencoded"],
  ])("that is %s lacks every field", async (_, body, type) => {
    const response = await post("/en/inquiry", body, { "content-type": type });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Enter your company name.");
  });

  test.each([
    ["/inquiry", "보내신 내용이 너무 깁니다."],
    ["/en/inquiry", "What you sent is too long."],
  ])("to %s that is longer than any inquiry is refused with a sentence", async (path, words) => {
    const body = form({ company: "Long Works", message: "탑".repeat(30_000) });
    const response = await post(path, body);
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(words);
    expect(await stored("Long Works")).toEqual([]);
  });

  test("whose message is too long comes back with all of it", async () => {
    const message = "냉각탑".repeat(3_000);
    const response = await post(
      "/inquiry",
      form({ company: "Long Message", message, surplus: "never asked" }),
    );
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).not.toContain("never asked");
  });

  test("has pages that no search engine lists, and no others below them", async () => {
    for (const path of ["/inquiry", "/en/inquiry/sent"]) {
      const html = await (await fetch(site().url + path)).text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await fetch(`${site().url}/inquiry/none`)).status).toBe(404);
    expect(await (await fetch(`${site().url}/sitemap.xml`)).text()).not.toContain("/inquiry");
  });
});

const facts = {
  name: "Kim",
  phone: "+1 678-555-0100",
  email: "kim@example.com",
  productType: "",
  message: "390 m³/hr",
};

function form(typed: Partial<typeof facts> & { company: string; surplus?: string }): URLSearchParams {
  return new URLSearchParams({ ...facts, ...typed });
}

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site().url + path, { method: "POST", redirect: "manual", body, headers });
}

async function stored(company: string) {
  const { inquiries } = await site().services.inbox.list({ search: company }, 1);
  return inquiries;
}

async function send(page: Page): Promise<void> {
  await page.locator("[data-island=inquiry] button[type=submit]").click();
}

/** Fills in the form with a unique company name. @returns the company name */
async function fillInquiry(page: Page): Promise<string> {
  const company = `Works ${crypto.randomUUID()}`;
  await page.locator("input[name=company]").focus();
  await page.waitForSelector("[data-island=inquiry][data-hydrated]");
  await page.locator("input[name=company]").fill(company);
  await page.locator("input[name=name]").fill("Kim");
  await page.locator("input[name=phone]").fill("+1 678-555-0100");
  await page.locator("input[name=email]").fill("kim@example.com");
  await page.locator("textarea[name=message]").fill("390 m³/hr, 37/32/27");
  return company;
}

/** Same for a page without script. */
async function typeInto(page: Page, typed: Partial<typeof facts> = {}): Promise<string> {
  const company = `Works ${crypto.randomUUID()}`;
  const { name, phone, email, message } = { ...facts, message: "390 m³/hr\n37/32/27", ...typed };
  await page.locator("input[name=company]").fill(company);
  await page.locator("input[name=name]").fill(name);
  await page.locator("input[name=phone]").fill(phone);
  await page.locator("input[name=email]").fill(email);
  await page.locator("textarea[name=message]").fill(message);
  return company;
}

async function focusPhone(page: Page) {
  const phone = page.locator("input[name=phone]");
  await phone.focus();
  await page.waitForSelector("[data-island=inquiry][data-hydrated]");
  return phone;
}

/** Pastes a text from the clipboard, copied from another field of the page. */
async function paste(page: Page, text: string): Promise<void> {
  const message = page.locator("textarea[name=message]");
  await message.fill(text);
  await message.press("Control+A");
  await page.keyboard.press("Control+X");
  await page.locator("input[name=phone]").focus();
  await page.keyboard.press("Control+V");
}

/** Sends real composition events of an input method. */
async function compose(keyboard: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    await keyboard.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
}
