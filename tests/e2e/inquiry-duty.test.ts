import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSections } from "../support/design-sections.ts";
import { narrow, openSite } from "../support/visitor.ts";

const { site, visit } = openSite();

const query = "flow=500&hot=40&cold=32&wb=27";
const duty = { flowRate: 500, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 27 };

describe("a duty that is carried into the inquiry form", () => {
  test("is shown with the tower that it needs, sent and stored", async () => {
    await visit(`/?${query}#contact`, {}, async ({ page, pageErrors }) => {
      const form = page.locator("[data-island=inquiry]");
      await form.getByText("500 m³/h", { exact: true }).waitFor();
      expect(await form.innerText()).toContain("865.6 CRT");
      expect(await page.locator("textarea[name=message]").inputValue()).toBe("");
      const company = await fillIn(page);
      await form.locator("button[type=submit]").click();
      await page.getByText("문의가 접수되었습니다").first().waitFor();
      expect(await stored(company)).toMatchObject([{ duty, message: "옥상 설치" }]);
      expect(pageErrors).toEqual([]);
    });
  });

  test.each(["/", "/en"])("stands at the first field of the form on a phone, from %s", async (path) => {
    const about = `${path}?product=sf%2Fsf-300&project=1&${query}#contact`;
    for (const address of [about, `${path}#contact`])
      await visit(address, { viewport: narrow }, async ({ page }) => {
        const first = page.locator("input[name=company]");
        await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeLessThan(narrow.height - 56);
        const title = page.locator("#contact h2");
        expect((await title.boundingBox())?.y).toBeGreaterThan(60);
        // The referrer of the visitor stands above the fields, the details of the office below them.
        const words = await page.locator("#contact").innerText();
        const carried = address === about ? ["SF-300", "865.6 CRT"] : [];
        const positions = [...carried, path === "/" ? "담당자명" : "Name", "info@example.com"].map((word) =>
          words.indexOf(word),
        );
        expect(positions).not.toContain(-1);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      });
  });

  test("is left out when its box is unticked, by keyboard and on a phone", async () => {
    await visit(`/en?${query}#contact`, { viewport: narrow }, async ({ page }) => {
      const company = await fillIn(page);
      const box = page.getByRole("checkbox", { name: /Attach the cooling duty/ });
      expect(await box.isChecked()).toBe(true);
      await box.focus();
      await page.keyboard.press("Space");
      expect(await box.isChecked()).toBe(false);
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.getByText("Inquiry sent successfully").first().waitFor();
      expect(await stored(company)).toMatchObject([{ duty: null }]);
    });
  });

  test("stays unticked when the script takes the form over, and what was typed is not touched", async () => {
    await visit(`/en?${query}#contact`, {}, async ({ page }) => {
      await page.evaluate(() => {
        document.querySelector<HTMLInputElement>("input[name=duty]")?.click();
        const message = document.querySelector("textarea[name=message]");
        if (message instanceof HTMLTextAreaElement) message.value = "Already typed";
      });
      await page.locator("input[name=company]").focus();
      await page.waitForSelector("[data-island=inquiry][data-hydrated]");
      expect(await page.locator("input[name=duty]").isChecked()).toBe(false);
      expect(await page.locator("textarea[name=message]").inputValue()).toBe("Already typed");
    });
  });

  test("keeps to the address: the plain page shows none, and an odd parameter changes nothing", async () => {
    for (const path of ["/", "/?utm_source=mail", "/en"])
      expect(await (await fetch(site().url + path)).text()).not.toContain('name="duty"');
    for (const path of [`/?${query}`, `/?utm_source=mail&${query}`, `/en?${query}`]) {
      const html = await (await fetch(site().url + path)).text();
      expect(html).toContain(`value="${query.replaceAll("&", "&amp;")}"`);
    }
  });

  test("that the calculator would refuse is explained, and costs no inquiry", async () => {
    await visit("/?flow=500&hot=40&cold=32&wb=31#contact", {}, async ({ page }) => {
      await page.getByText("첨부하지 않았습니다").waitFor();
      const company = await fillIn(page);
      await page.locator("[data-island=inquiry] button[type=submit]").click();
      await page.getByText("문의가 접수되었습니다").first().waitFor();
      expect(await stored(company)).toMatchObject([{ duty: null }]);
    });
  });

  test("goes along without script, and survives a form that comes back", async () => {
    await visit(`/en?${query}#contact`, { javaScriptEnabled: false }, async ({ page }) => {
      const company = await fillIn(page, { hydrated: false, phone: "call me" });
      const send = page.locator("[data-island=inquiry] button[type=submit]");
      await send.click();
      await page.locator("[role=alert]").waitFor();
      expect(await page.locator("input[name=duty]").isChecked()).toBe(true);
      await page.locator("input[name=phone]").fill("02-0000-0000");
      await send.click();
      await page.waitForURL(({ pathname }) => pathname === "/en/inquiry/sent");
      expect(await stored(company)).toMatchObject([{ duty }]);
    });
  });

  test("is taken to the other language by its toggle", async () => {
    await visit(`/?${query}`, {}, async ({ page }) => {
      await page.locator("header a[lang=en], header a[hreflang=en]").first().click();
      await page.waitForURL(`**/en?${query}*`);
      expect(await page.locator("input[name=duty]").count()).toBe(1);
    });
  });
});

describe("every way from the calculator to the inquiry form", () => {
  const onward = `/en?${query}#contact`;

  test("takes the calculated duty along, and the next one after it", async () => {
    await visit("/en/resources/calculator", {}, async ({ page }) => {
      expect(await waysToInquiry(page)).toEqual(["/en#contact"]);
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      for (const flow of ["500", "700"]) {
        await calculate(page, { flow, hot: "40" });
        const expected = onward.replace("500", flow);
        await expect.poll(() => waysToInquiry(page)).toEqual(Array(5).fill(expected));
      }
    });
  });

  test("takes it along without script, too", async () => {
    await visit(`/en/resources/calculator?${query}`, { javaScriptEnabled: false }, async ({ page }) => {
      expect(new Set(await waysToInquiry(page))).toEqual(new Set([onward]));
    });
  });

  test("takes it along by way of the design sheet", async () => {
    await visit(`/en/resources/calculator/sheet?${query}`, {}, async ({ page }) => {
      expect(await waysToInquiry(page)).toEqual([onward]);
    });
  });

  test("takes it along by way of the method, which also leads back to the result", async () => {
    const result = `/en/resources/calculator?${query}`;
    await visit(result, {}, async ({ page }) => {
      await openSections(page, "why");
      await page.locator("main a[href*='/calculator/method']").click();
      await page.waitForURL(`**/method?${query}`);
      expect(await waysToInquiry(page)).toEqual([onward]);
      expect(await page.locator(`main a[href="${result}"]:visible`).count()).toBe(1);
    });
  });

  test("takes nothing along from a page that was opened without a result", async () => {
    for (const path of ["/en/resources/calculator/method", "/en/resources/calculator?flow=500"]) {
      await visit(path, { javaScriptEnabled: false }, async ({ page }) => {
        expect(await waysToInquiry(page)).toEqual(["/en#contact"]);
      });
    }
  });
});

/** Targets of the page's links to the inquiry form. */
function waysToInquiry(page: Page): Promise<string[]> {
  const links = page.locator("main a[href$='#contact']");
  return links.evaluateAll((found) =>
    found.map((link) => {
      const { pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
      return pathname + search + hash;
    }),
  );
}

async function calculate(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(typed))
    await page.locator(`input[name=${name}]:visible`).fill(text);
  await page.getByRole("button", { name: "Calculate", exact: true }).click();
}

interface Typed {
  hydrated?: boolean;
  phone?: string;
}

/** Fills in the form with a unique company name. @returns the company name */
async function fillIn(page: Page, { hydrated = true, phone = "02-0000-0000" }: Typed = {}): Promise<string> {
  const company = `Works ${crypto.randomUUID()}`;
  await page.locator("input[name=company]").focus();
  if (hydrated) await page.waitForSelector("[data-island=inquiry][data-hydrated]");
  await page.locator("input[name=company]").fill(company);
  await page.locator("input[name=name]").fill("Kim");
  await page.locator("input[name=phone]").fill(phone);
  await page.locator("input[name=email]").fill("kim@example.com");
  await page.locator("textarea[name=message]").fill("옥상 설치");
  return company;
}

async function stored(company: string) {
  const { inquiries } = await site().services.inbox.list({ search: company }, 1);
  return inquiries;
}
