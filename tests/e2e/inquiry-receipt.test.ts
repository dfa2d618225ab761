import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { localizeProject } from "#content/lookup/projects.ts";
import { minFillTimeMs } from "#domain/inquiries/submission.ts";
import { pathIn } from "#domain/locale.ts";
import { accessibilityViolations, wcag } from "../support/accessibility.ts";
import { openAdministratorsSite } from "../support/administrators-visit.ts";
import { aStoredProject } from "../support/builders.ts";
import { fileOnDisk } from "../support/file-on-disk.ts";
import { hold } from "../support/held-requests.ts";
import { type CaughtMail, type MailServer, startMailServer } from "../support/mail-server.ts";
import { narrow, setClockAhead } from "../support/visitor.ts";

let mailServer: MailServer | undefined;
const { site, visit, signedInAt } = openAdministratorsSite(async () => {
  mailServer = await startMailServer();
  return { smtpUrl: mailServer.url, adminEmail: "owner@example.com" };
});
afterAll(() => mailServer?.down());

const plan = { name: "냉각탑 도면.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a plan") };
const spelled = /^Q-\w{4}-\w{2}$/;

describe("an inquiry with a file", () => {
  test.each([
    {
      path: "/?product=sf#contact",
      region: "알림 (F8)",
      toast: "문의가 접수되었습니다",
      lead: "접수되었으며",
    },
    {
      path: "/en?product=sf#contact",
      region: "Notifications (F8)",
      toast: "Inquiry sent successfully",
      lead: "We have received it",
    },
  ])(
    "sent from $path has a number that its sender, the mails and the staff know",
    async (words) => {
      const { path, region, toast, lead } = words;
      let reference = "";
      const company = await sentFrom(path, {}, async (page) => {
        await page.locator("input[type=file]").setInputFiles(plan);
        await page.getByText("냉각탑 도면.pdf (1 KB)").waitFor();
        await send(page);
        await page.getByText(toast).first().waitFor();
        reference = await page.locator("[data-reference]").innerText();
        expect(reference).toMatch(spelled);
        const confirmation = await page.locator("section:has(> p [data-reference])").innerText();
        for (const fact of ["Kim", "kim@example.com", "냉각탑 도면.pdf", "390 m³/hr"])
          expect(confirmation).toContain(fact);
        expect(await accessibilityViolations(page, wcag, ["[data-island=inquiry]"])).toEqual([]);
        const shown = page
          .getByRole("region", { name: region, exact: true })
          .getByRole("listitem")
          .filter({ hasText: toast });
        const [covering, receipt] = await Promise.all(
          [shown, page.locator("section:has(> p [data-reference])")].map((part) => part.boundingBox()),
        );
        expect((covering?.y ?? 0) + (covering?.height ?? 0)).toBeLessThan(receipt?.y ?? 0);
        // The receipt stays after the toast has closed and the form is reset.
        await shown.getByRole("button").click();
        await shown.waitFor({ state: "hidden" });
        expect(await page.locator("[data-reference]").innerText()).toBe(reference);
        expect(await page.locator("input[name=company]").inputValue()).toBe("");
        expect(await page.getByText("냉각탑 도면.pdf").count()).toBe(1);
        await page.emulateMedia({ media: "print" });
        expect(await page.locator("[data-reference]").isVisible()).toBe(true);
        expect(await page.locator("section:has(> p [data-reference]) dl").isVisible()).toBe(true);
        expect(await page.locator("input[name=company]").isVisible()).toBe(false);
      });
      await expect.poll(() => mailsWith(reference), { timeout: 15_000 }).toHaveLength(2);
      const [confirmation] = mailsWith(reference).filter(({ recipients }) =>
        recipients.includes("kim@example.com"),
      );
      expect(confirmation?.text).toContain(lead);
      expect(confirmation?.text).not.toMatch(/냉각탑 도면|Kim|390/);
      const [, receipt = ""] = /https?:\/\/[^/]+(\/\S*number=\S+)/.exec(confirmation?.text ?? "") ?? [];
      await visit(receipt, {}, async ({ page }) => {
        expect(await page.locator("[data-reference]").innerText()).toBe(reference);
      });
      await signedInAt("/sd_admin/inquiries", {}, async ({ page, pageErrors }) => {
        await page.getByRole("searchbox").fill(reference.toLowerCase().replaceAll("-", ""));
        await page.getByText("모든 분류에서 1건을 찾았습니다.").waitFor();
        await page.getByRole("button", { name: company }).click();
        await page.getByText(reference, { exact: true }).waitFor();
        const saving = page.waitForEvent("download");
        await page.getByRole("link", { name: /냉각탑 도면\.pdf/ }).click();
        expect((await saving).suggestedFilename()).toBe("냉각탑 도면.pdf");
        // The download has scrolled to its link, and the sticky header may cover half of the bar.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await accessibilityViolations(page, wcag)).toEqual([]);
        expect(pageErrors).toEqual([]);
      });
    },
    60_000,
  );

  test("that cannot be attached is reported beside the field, and the inquiry is sent without it", async () => {
    const company = await sentFrom("/en#contact", { viewport: narrow }, async (page) => {
      const field = page.locator("input[type=file]");
      await field.setInputFiles({
        name: "plan.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("MZ...."),
      });
      await page.getByRole("alert").getByText("“plan.pdf” is of a type that cannot be attached").waitFor();
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      await field.setInputFiles(await fileOnDisk("big.pdf", Buffer.alloc(11 * 1024 * 1024)));
      await page.getByRole("alert").getByText("exceed 10 MB in total").waitFor();
      await field.setInputFiles([plan, { ...plan, name: "other.pdf" }]);
      await page.getByRole("button", { name: "Remove 냉각탑 도면.pdf" }).click();
      expect(await page.getByRole("alert").count()).toBe(0);
      await page.getByText("Not attached: plan.pdf, big.pdf.").waitFor();
      await send(page);
      const confirmation = page.locator("section:has(> p [data-reference])");
      await confirmation.getByText("Files not attached").waitFor();
      expect(await page.getByText("Not attached: ").count()).toBe(0);
    });
    expect(await stored(company)).toMatchObject([
      { files: [{ name: "other.pdf" }], missingFiles: ["plan.pdf", "big.pdf"] },
    ]);
    await expect.poll(() => mailsWith(company)[0]?.text).toContain("Files not attached: plan.pdf, big.pdf");
  }, 60_000);

  test("takes it along even where it is sent while the file is still being looked at", async () => {
    const company = await sentFrom("/en#contact", {}, async (page) => {
      const release = await hold(page, "**/assets/file-type-*.js");
      const field = page.locator("input[type=file]");
      await field.setInputFiles({ ...plan, name: "other.pdf", buffer: Buffer.from("MZ....") });
      await send(page);
      await page.getByRole("button", { name: "Sending" }).waitFor();
      release();
      // A rejected file is reported first.
      await page.getByRole("alert").getByText("“other.pdf” is of a type that cannot be attached").waitFor();
      await page.getByRole("button", { name: "Send" }).waitFor();
      expect(await stored(await page.locator("input[name=company]").inputValue())).toHaveLength(0);
      await field.setInputFiles(plan);
      await send(page);
      await page.locator("[data-reference]").waitFor();
    });
    expect(await stored(company)).toMatchObject([{ files: [{ name: plan.name }] }]);
  }, 60_000);

  test("keeps its number when the answer was lost and it is sent again", async () => {
    const company = await sentFrom("/en#contact", {}, async (page) => {
      await page.locator("input[type=file]").setInputFiles(plan);
      await page.getByText("냉각탑 도면.pdf (1 KB)").waitFor();
      await page.route("**/api/contact/files", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page);
      await page.getByText("Failed to send inquiry").first().waitFor();
      expect(await page.getByText("냉각탑 도면.pdf (1 KB)").count()).toBe(1);
      await page.unroute("**/api/contact/files");
      await send(page);
      const shown = await page.locator("[data-reference]").innerText();
      expect(await stored(await companyIn(page))).toMatchObject([{ reference: shown, files: [{ file: 0 }] }]);
    });
    expect(await stored(company)).toHaveLength(1);
  }, 60_000);
});

describe("the mail to the staff about an inquiry", () => {
  const query = "product=sf%2Fsf-300&project=1&flow=234&hot=37&cold=32&wb=27";
  test.each([
    ["ko", "문의 제품: SF 시리즈, SF-300"],
    ["en", "Product: SF series, SF-300"],
  ] as const)(
    "in %s tells the model, the project and the duty that it is about, without script as well",
    async (locale, product) => {
      const project = await site().services.projects.find(1);
      const { title } = localizeProject(locale, project ?? aStoredProject());
      const path = pathIn(locale, "/");
      let reference = "";
      await visit(`${path}?${query}#contact`, { javaScriptEnabled: false }, async ({ page }) => {
        const begun = await page.locator("textarea[name=message]").inputValue();
        await fillIn(page, `${begun}2 EA`);
        await send(page);
        await page.waitForURL(/\/inquiry\/sent/);
        reference = await page.locator("[data-reference]").innerText();
        const confirmation = await page.locator("main").innerText();
        for (const fact of [product, title, "234 m³/h"]) expect(confirmation).toContain(fact);
      });
      await expect.poll(() => mailsWith(reference), { timeout: 15_000 }).toHaveLength(2);
      const toStaff = mailsWith(reference).filter(
        ({ recipients }) => !recipients.includes("kim@example.com"),
      );
      expect(toStaff).toHaveLength(1);
      for (const { text, html } of toStaff) {
        for (const fact of [product, title, pathIn(locale, "/projects/1"), "234 m³/h", "300.0 CRT"]) {
          expect(text).toContain(fact);
          expect(html).toContain(fact);
        }
      }
    },
  );
});

describe("the confirmation without script", () => {
  test.each([
    ["/#contact", "접수 번호"],
    ["/en#contact", "Reference number"],
  ])("of %s has the number and what was received, for its sender alone", async (path, label) => {
    await visit(path, { javaScriptEnabled: false, viewport: narrow }, async ({ page }) => {
      const company = await fillIn(page);
      // Uploads need a multipart form: without script the file input is hidden.
      expect(await page.locator("input[type=file]").isVisible()).toBe(false);
      const answered = page.waitForResponse((response) => response.url().includes("/inquiry/sent?"));
      await send(page);
      const response = await answered;
      expect(response.headers()["cache-control"]).toBe("private, no-store");
      await page.waitForLoadState("load");
      const [inquiry] = await stored(company);
      expect(await page.locator("[data-reference]").innerText()).toBe(inquiry?.reference);
      expect(await page.locator("main").innerText()).toContain(label);
      expect(await page.locator("main").innerText()).toContain(company);
      const own = page.url();
      expect(new URL(own).search).toBe(`?number=${inquiry?.reference}`);
      await page.locator("details[data-menu=mobile] > summary").click();
      await page.locator("header a[data-language]:visible").click();
      expect(new URL(page.url()).pathname).not.toBe(new URL(own).pathname);
      expect(await page.locator("[data-reference]").innerText()).toBe(inquiry?.reference);
      expect(await page.locator("main").innerText()).toContain(company);
      // Another browser, or another inquiry's number in the address, gets the number alone.
      await page.goto(own.replace(/number=.*/, "number=Q-7K4M-2P"));
      expect(await page.locator("[data-reference]").innerText()).toBe("Q-7K4M-2P");
      expect(await page.locator("main").innerText()).not.toContain(company);
      await page.context().clearCookies();
      await page.goto(own);
      expect(await page.locator("[data-reference]").innerText()).toBe(inquiry?.reference);
      expect(await page.locator("main").innerText()).not.toContain(company);
      await page.goto(own.replace(/number=.*/, "number=%3Cb%3E"));
      expect(await page.locator("[data-reference]").count()).toBe(0);
      expect(await page.locator("h1").count()).toBe(1);
    });
  });
});

describe("the quote button", () => {
  test.each([
    ["/products/package/sf", "견적 문의", "/?product=sf#contact"],
    ["/en/products/package/sf", "Get a quote", "/en?product=sf#contact"],
  ])("of %s stands in the header and carries the page's product into the form", async (path, name, href) => {
    await visit(path, {}, async ({ page }) => {
      const button = page.locator("header").getByRole("link", { name });
      expect(await button.getAttribute("href")).toBe(href);
      expect(await page.locator("[data-action-bar]").isVisible()).toBe(false);
    });
    await visit(path, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
      const bar = page.locator("[data-action-bar] a").filter({ hasText: name });
      expect(await bar.innerText()).toMatch(new RegExp(`^${name}\\s+SF`));
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
      await bar.click();
      await page.waitForURL(`**${href}`);
      expect(await page.locator("textarea[name=message]").inputValue()).toContain("SF");
    });
  });

  test("tells on a phone the duty that was just calculated, and carries it", async () => {
    await visit("/en/resources/calculator", { viewport: narrow }, async ({ page }) => {
      const bar = page.locator("[data-action-bar] a[data-takes-selection]");
      expect(await bar.getAttribute("href")).toBe("/en#contact");
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      await page.locator("input[name=flow]:visible").fill("500");
      await page.locator("input[name=hot]:visible").fill("40");
      await page.getByRole("button", { name: "Calculate", exact: true }).click();
      await bar.getByText("865.6 CRT").waitFor();
      expect(await bar.getAttribute("href")).toContain("/en?flow=500&hot=40&cold=32&wb=27#contact");
    });
  });

  test.each([
    ["/products/package/sf", "전화 02-0000-0000", "모델 찾기"],
    ["/en/projects/gallery", "Call +82-2-0000-0000", "Search"],
    ["/en/company/history", "Call +82-2-0000-0000", "Calculator"],
  ])(
    "stands on %s in a bar with telephone and tool, also without script, but not while text is typed",
    async (path, call, tool) => {
      for (const javaScriptEnabled of [true, false])
        await visit(path, { viewport: { width: 320, height: 640 }, javaScriptEnabled }, async ({ page }) => {
          const bar = page.locator("[data-action-bar]");
          await page.locator("main").waitFor();
          expect(await bar.boundingBox()).toMatchObject({ height: 56, y: 640 - 56 });
          expect(await bar.getByRole("link", { name: call }).getAttribute("href")).toBe("tel:+82200000000");
          expect(await bar.getByRole("link", { name: tool }).count()).toBe(1);
          if (javaScriptEnabled)
            expect(await accessibilityViolations(page, wcag, ["[data-action-bar]"])).toEqual([]);
          const field = page.locator("main input:is([type=search], [inputmode=decimal])").first();
          if ((await field.count()) === 0) return;
          await field.focus();
          expect(await bar.isVisible()).toBe(false);
        });
      await visit(path, { viewport: { width: 769, height: 640 } }, async ({ page }) => {
        expect(await page.locator("[data-action-bar]").isVisible()).toBe(false);
        const header = page.getByRole("banner");
        expect(await header.locator("> div > a[href^='tel:']").isVisible()).toBe(true);
        expect(await header.locator("> div > a[href*='#contact']").isVisible()).toBe(true);
      });
    },
  );

  test("is in the menu of a phone, beside the head office's telephone", async () => {
    await visit("/", { viewport: narrow }, async ({ page }) => {
      await page.locator("details[data-menu=mobile] > summary").click();
      const menu = page.locator("details[data-menu=mobile]");
      const { company } = await site().services.siteContent.published();
      const [office] = company.offices;
      expect(await menu.locator(`a[href="${office?.phoneHref}"]`).innerText()).toContain(office?.phone.ko);
      await menu.getByRole("link", { name: "견적 문의" }).click();
      await page.waitForURL("**/#contact");
      expect(await accessibilityViolations(page, wcag, ["header"])).toEqual([]);
    });
  });
});

/**
 * Fills in the form of a page at human speed by a mocked clock, and submits it through `act`. @returns the
 * company name
 */
async function sentFrom(
  path: string,
  options: Parameters<typeof visit>[1],
  act: (page: Page) => Promise<void>,
): Promise<string> {
  let company = "";
  await visit(path, options, async ({ page }) => {
    await page.locator("input[name=company]").focus();
    await page.waitForSelector("[data-island=inquiry][data-hydrated]");
    company = await fillIn(page);
    await setClockAhead(page, minFillTimeMs);
    await act(page);
  });
  return company;
}

async function fillIn(page: Page, message = "390 m³/hr"): Promise<string> {
  const company = `Works ${crypto.randomUUID()}`;
  await page.locator("input[name=company]").fill(company);
  await page.locator("input[name=name]").fill("Kim");
  await page.locator("input[name=phone]").fill("+1 678-555-0100");
  await page.locator("input[name=email]").fill("kim@example.com");
  await page.locator("textarea[name=message]").fill(message);
  return company;
}

async function send(page: Page): Promise<void> {
  await page.locator("[data-island=inquiry] button[type=submit]").click();
}

async function companyIn(page: Page): Promise<string> {
  return page.locator("section:has(> p [data-reference]) dd").first().innerText();
}

async function stored(company: string) {
  return (await site().services.inbox.list({ search: company }, 1)).inquiries;
}

function mailsWith(reference: string): CaughtMail[] {
  return (mailServer?.mails ?? []).filter(({ subject }) => subject?.includes(reference));
}
