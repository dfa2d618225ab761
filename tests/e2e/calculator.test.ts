import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { hold } from "../support/held-requests.ts";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { visit } = openSharedSite();
const korean = "/resources/calculator";
const english = "/en/resources/calculator";

describe("the calculator", () => {
  test("opens with the standard conditions and no result", () =>
    visit(english, {}, async ({ page, pageErrors }) => {
      expect(await values(page)).toEqual(["390", "37", "32", "27"]);
      expect(await page.locator("#result").count()).toBe(0);
      expect(pageErrors).toEqual([]);
    }));

  test("shows the five numbers with their units, brings them into view and keeps the address in step", () =>
    visit(english, {}, async ({ page }) => {
      await ready(page);
      await box(page, "hot").fill("42");
      await calculate(page);
      const result = page.locator("#result");
      await result.waitFor();
      const shown = (await result.textContent()) ?? "";
      for (const figure of ["10.0 °C", "5.0 °C", "1,000.0 CRT", "0.765", "764.9 CRT", "3,900,000 kcal/h"]) {
        expect(shown.replaceAll(/\s+/g, " ")).toContain(figure);
      }
      await expect.poll(() => focusedId(page)).toBe("result");
      await expect.poll(() => topOf(page, "#result")).toBeLessThan(150);
      expect(new URL(page.url()).search).toBe("?flow=390&hot=42&cold=32&wb=27");
    }));

  test.each([
    [korean, "계산하기"],
    [english, "Calculate"],
  ])(
    "makes each calculation a step of the history, typing none, and goes back through them at %s",
    (path, button) =>
      visit(path.replace(/resources.*/, "resources"), {}, async ({ page, pageErrors }) => {
        await page.goto(path);
        await ready(page);
        const steps = () => page.evaluate(() => history.length);
        const query = () => new URL(page.url()).search;
        const before = await steps();
        const send = () => page.getByRole("button", { name: button, exact: true }).click();
        await box(page, "flow").fill("500");
        expect([await steps(), query()]).toEqual([before, ""]);
        await send();
        await expect.poll(query).toBe("?flow=500&hot=37&cold=32&wb=27");
        await page.locator("#design-choice table").first().waitFor();
        await page.locator("#design-choice table").first().getByRole("radio").first().check();
        await expect.poll(query).toContain("&model=");
        const chosen = query();
        await box(page, "hot").fill("42");
        // A rejected entry adds no history entry and does not change the address.
        await box(page, "wb").fill("31");
        await send();
        await page.locator("[aria-invalid=true]").first().waitFor();
        expect([await steps(), query()]).toEqual([before + 1, chosen]);
        await box(page, "wb").fill("26");
        await send();
        await expect.poll(query).toContain("?flow=500&hot=42&cold=32&wb=26");
        expect(await steps()).toBe(before + 2);
        await box(page, "flow").fill("999");
        const later = await page.locator("#result").innerText();
        await page.goBack();
        await expect.poll(() => values(page)).toEqual(["500", "37", "32", "27"]);
        expect(query()).toBe(chosen);
        await expect.poll(() => page.locator("#result").innerText()).not.toBe(later);
        await page.goBack();
        // No result, no pending entry and no error remains.
        await expect.poll(() => page.locator("#result").count()).toBe(0);
        expect([await values(page), query()]).toEqual([["390", "37", "32", "27"], ""]);
        expect(await page.locator("[aria-invalid=true], #design-choice").count()).toBe(0);
        const carried = page.locator("a[data-takes-selection]");
        const queries = () =>
          carried.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
        await expect.poll(async () => (await queries()).join("")).toBe("");
        expect((await page.locator("[data-duty-size]").allTextContents()).join("")).toBe("");
        await page.goForward();
        await expect.poll(() => values(page)).toEqual(["500", "37", "32", "27"]);
        await page.locator("#result").waitFor();
        await page.goBack();
        await page.goBack();
        await page.waitForURL((url) => url.pathname.endsWith("/resources"));
        expect(pageErrors).toEqual([]);
      }),
  );

  test("waits with a disabled button while the server calculates", () =>
    visit(korean, {}, async ({ page }) => {
      await ready(page);
      const release = await hold(page, "**/api/calculate-capacity");
      await calculate(page);
      const button = page.getByRole("button", { name: "계산 중..." });
      await button.waitFor();
      expect(await button.isDisabled()).toBe(true);
      release();
      await page.getByRole("region", { name: "계산 결과" }).waitFor();
      expect(await page.getByRole("button", { name: "계산하기" }).isEnabled()).toBe(true);
    }));

  test("keeps the towers that are chosen while the server calculates", () =>
    visit(`${english}?flow=390&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
      await ready(page);
      const release = await hold(page, "**/api/calculate-capacity");
      await box(page, "flow").fill("400");
      await calculate(page);
      await page.locator("#design-choice table").first().getByRole("radio").first().check();
      const query = () => new URL(page.url()).search;
      await expect.poll(query).toContain("&model=");
      release();
      await expect.poll(query).toContain("?flow=400&");
      await page.locator("form[aria-busy=false]").first().waitFor();
      expect(query()).toContain("&model=");
    }));

  test("turns a non-numeric entry into 0, says so, sends nothing, and takes the message back when it is edited", () =>
    visit(english, {}, async ({ page }) => {
      await ready(page);
      const sent: string[] = [];
      page.on("request", (request) => request.url().includes("/api/") && sent.push(request.url()));
      await box(page, "flow").fill("");
      await box(page, "hot").fill("36");
      await calculate(page);
      expect(await box(page, "flow").inputValue()).toBe("0");
      expect(await messages(page, "flow")).toEqual(["Flow rate must be a number."]);
      expect(await messages(page, "hot")).toEqual(["Temperature range must be at least 5°C."]);
      expect(await messages(page, "cold")).toEqual(["Temperature range must be at least 5°C."]);
      expect(await focusedText(page)).toContain("Please check the input.");
      await box(page, "flow").fill("400");
      expect(await messages(page, "flow")).toEqual([]);
      expect(await messages(page, "hot")).not.toEqual([]);
      expect(sent).toEqual([]);
    }));

  test("understands a typed comma, shows how, and calculates with it", () =>
    visit(english, {}, async ({ page }) => {
      await ready(page);
      await type(page, "flow", "1,200");
      await type(page, "hot", "42,5");
      await box(page, "cold").focus();
      expect(await values(page)).toEqual(["1200", "42.5", "32", "27"]);
      await calculate(page);
      await page.locator("#result").getByText("10.5 °C").waitFor();
      expect(new URL(page.url()).search).toBe("?flow=1200&hot=42.5&cold=32&wb=27");
    }));

  test("never makes another number of one that it cannot read", () =>
    visit(korean, {}, async ({ page }) => {
      await ready(page);
      await type(page, "flow", "1.200,5");
      await page.keyboard.press("Enter");
      expect(await box(page, "flow").inputValue()).toBe("0");
      expect(await messages(page, "flow")).toEqual(["순환수량은 숫자여야 합니다."]);
    }));

  test("takes a step up or down with the arrow keys", () =>
    visit(korean, {}, async ({ page }) => {
      await ready(page);
      for (const name of ["flow", "hot"]) await box(page, name).press("ArrowUp");
      for (const name of ["cold", "wb"]) await box(page, name).press("ArrowDown");
      expect(await values(page)).toEqual(["391", "37.1", "31.9", "26.9"]);
    }));

  test("is filled in in gpm and °F where the visitor switches, and address, server and sheet have m³/h and °C", () =>
    visit(english, {}, async ({ page, pageErrors }) => {
      await ready(page);
      const unit = (name: string) => page.locator("form").getByRole("button", { name, exact: true });
      await box(page, "wb").fill("26.5");
      await unit("gpm").click();
      await unit("°F").click();
      expect(await values(page)).toEqual(["1717.1", "98.6", "89.6", "79.7"]);
      await unit("m³/h").click();
      await unit("°C").click();
      expect(await values(page)).toEqual(["390", "37", "32", "26.5"]);
      await unit("gpm").click();
      await unit("°F").click();
      for (const [name, value] of Object.entries({ flow: "1,500", hot: "116", cold: "85", wb: "78" }))
        await type(page, name, value);
      await calculate(page);
      expect(await messages(page, "hot")).toEqual(["Inlet temperature must be between 86-113\u00a0°F."]);
      expect(await page.locator("form").getByText("220.2–22,014.3\u00a0gpm").count()).toBe(1);
      await box(page, "hot").fill("95");
      await calculate(page);
      // CALCULATOR.md, section 11: 615.6 CRT for 1,500 gpm at 95/85/78 °F.
      await page.locator("#result").getByText("615.6 CRT").first().waitFor();
      const shown = (await page.locator("#result").innerText()).replaceAll(/\s+/g, " ");
      for (const figure of ["1,500 gpm", "95 °F", "10.0 °F", "7.0 °F"]) expect(shown).toContain(figure);
      expect(new URL(page.url()).search).toBe("?flow=340.687061&hot=35&cold=29.444444&wb=25.555556&in=gpm-F");
      const steps = await page.evaluate(() => history.length);
      await Promise.all([page.waitForResponse("**/api/calculate-capacity"), calculate(page)]);
      await page.locator("form[aria-busy=false]").first().waitFor();
      expect(await page.evaluate(() => history.length)).toBe(steps);
      await page.reload();
      await ready(page);
      await expect.poll(() => values(page)).toEqual(["1500", "95", "85", "78"]);
      await unit("°C").click();
      expect(await values(page)).toEqual(["1500", "35", "29.4444", "25.5556"]);
      expect(pageErrors).toEqual([]);
    }));

  test("leaves Hangul alone while it is composed, in either unit, and says afterwards that it is no number", () =>
    visit(korean, {}, async ({ page }) => {
      await ready(page);
      await page.locator("form").getByRole("button", { name: "°F", exact: true }).click();
      await box(page, "hot").fill("");
      const session = await page.context().newCDPSession(page);
      await box(page, "hot").focus();
      await session.send("Input.imeSetComposition", { text: "하", selectionStart: 1, selectionEnd: 1 });
      await session.send("Input.imeSetComposition", { text: "한", selectionStart: 1, selectionEnd: 1 });
      expect(await box(page, "hot").inputValue()).toBe("한");
      await session.send("Input.insertText", { text: "한" });
      await calculate(page);
      expect(await messages(page, "hot")).toEqual(["입구수온은 숫자여야 합니다."]);
    }));

  test("says that the standard duty is exact, and of its neighbours where the comparison ends", () =>
    visit(`${english}?flow=390&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
      const verdict = async () => (await page.locator("#result").innerText()).replaceAll(/\s+/g, " ");
      expect(await verdict()).toContain("the correction factor is exactly 1");
      await page.goto(`${english}?flow=390&hot=38&cold=32&wb=27`);
      expect(await verdict()).toContain("above the limit of the published performance regressions");
      expect(await verdict()).toContain("26.67 °C");
      await page.goto(`${english}?flow=390&hot=38&cold=32&wb=26`);
      expect(await verdict()).toMatch(/within ±3% for most duties, 4\.4% at worst/);
      expect(await verdict()).not.toMatch(/maker|manufacturer/i);
    }));

  test("opens its method with the flow type and kind of every figure that it was compared with", () =>
    visit(`${english}/method`, {}, async ({ page }) => {
      await page.locator("main details").evaluateAll((parts) => {
        for (const part of parts) part.setAttribute("open", "");
      });
      const rows = (caption: string) =>
        page.getByRole("table", { name: caption, exact: true }).locator("tbody tr").allInnerTexts();
      const ratios = await rows("Compared with published ratios of size");
      expect(ratios).toHaveLength(22);
      expect(ratios.filter((row) => /\tcrossflow\t/.test(row))).toHaveLength(14);
      expect(ratios.filter((row) => /\tunknown\t/.test(row))).toHaveLength(8);
      expect(ratios.filter((row) => /\t(regression|spreadsheet)\t/.test(row))).toHaveLength(22);
      const branch = await rows("Compared with the spreadsheet’s counterflow branch");
      for (const [index, figures] of ["1.109\t1.152", "1.359\t1.530", "1.315\t1.439"].entries()) {
        expect(branch[index]).toContain(figures);
      }
      expect((await page.locator("main").innerText()).replaceAll(/\s+/g, " ")).toContain("216 CRT");
    }));

  test("tells why a calculation failed, keeps what was entered and works the next time", () =>
    visit(korean, {}, async ({ page }) => {
      await ready(page);
      await page.route("**/api/calculate-capacity", (route) => route.fulfill({ status: 503, body: "away" }), {
        times: 1,
      });
      await box(page, "flow").fill("1200");
      await calculate(page);
      const alert = page.getByRole("alert");
      expect(await alert.textContent()).toContain("계산 오류");
      await alert.locator("summary").click();
      expect(await alert.locator("pre").textContent()).toBe("503: away");
      expect(await box(page, "flow").inputValue()).toBe("1200");
      await calculate(page);
      await page.getByRole("region", { name: "계산 결과" }).waitFor();
      expect(await alert.count()).toBe(0);
    }));

  test("says what the water needs where the heat alone would give too small a tower", () =>
    visit(`${english}?flow=600&hot=45&cold=40&wb=10`, {}, async ({ page }) => {
      const shown = await page.locator("#result").textContent();
      expect(shown).toContain("Far above the hydraulic limit");
      expect(shown).toContain("512.8 CRT");
      expect(shown).toContain("513 CRT");
    }));

  test("keeps what was typed before the script had arrived", () =>
    visit("/en", {}, async ({ page }) => {
      const release = await hold(page, "**/assets/*.js");
      await page.goto(english, { waitUntil: "commit" });
      await box(page, "wb").fill("25");
      expect(await page.locator("[data-hydrated]").count()).toBe(0);
      release();
      await ready(page);
      expect(await box(page, "wb").inputValue()).toBe("25");
    }));

  test("keeps the limit and the towers that were chosen before the script had arrived", () =>
    visit("/en", {}, async ({ page }) => {
      const release = await hold(page, "**/assets/*.js");
      await page.goto(`${english}?flow=390&hot=37&cold=32&wb=27`, { waitUntil: "commit" });
      const finder = page.locator("#design-choice");
      await finder.getByText("Set limits and margin").click();
      await finder.getByLabel("Height up to (m)").fill("9");
      await finder.getByLabel("Sort by").selectOption("Lightest");
      const towers = finder.getByRole("radio", { name: "2 × SCP-250" });
      await towers.check();
      expect(await page.locator("[data-hydrated]").count()).toBe(0);
      release();
      await page.waitForURL("**&model=SCP-250&units=2&maxheight=9&sort=weight**");
      expect(await towers.isChecked()).toBe(true);
      expect(await finder.getByLabel("Height up to (m)").inputValue()).toBe("9");
      expect(await finder.getByLabel("Sort by").inputValue()).toBe("weight");
    }));

  test("does what was pressed while its script was on its way", () =>
    visit("/en", {}, async ({ page }) => {
      const asked = page.waitForRequest("**/assets/Calculator-*.js");
      const release = await hold(page, "**/assets/Calculator-*.js");
      await page.goto(english, { waitUntil: "commit" });
      await asked;
      for (const unit of ["gpm", "°F"])
        await page.locator("form").getByRole("button", { name: unit }).click();
      release();
      await ready(page);
      await expect.poll(() => box(page, "wb").inputValue()).toBe("80.6");
      expect(await page.locator("form [aria-pressed=true]").allInnerTexts()).toEqual(["gpm", "°F"]);
    }));

  test("comes to life even where a file of it is lost on the way the first time", () =>
    visit("/robots.txt", {}, async ({ page }) => {
      await page.route("**/assets/Calculator-*.js", (route) => route.abort(), { times: 1 });
      await page.goto(english);
      await ready(page);
      await page.getByRole("button", { name: "°F" }).click();
      expect(await box(page, "hot").inputValue()).toBe("98.6");
    }));

  test("works without script: the form asks the page itself, in m³/h and °C alone", () =>
    visit(english, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator("form").getByRole("button", { name: "gpm" }).count()).toBe(0);
      await box(page, "wb").fill("28");
      await calculate(page);
      await page.waitForURL("**?flow=390&hot=37&cold=32&wb=28#result");
      expect(await page.locator("#result").textContent()).toContain("575.9 CRT");
      await box(page, "wb").fill("30");
      await calculate(page);
      await page.waitForURL("**wb=30#result");
      expect(await page.locator("#result").count()).toBe(0);
      expect(await messages(page, "wb")).toEqual(["Approach temperature must be at least 2.8°C (5°F)."]);
    }));

  test("has the design sheet as a file and the way to a quotation beside the result, with its duty", () =>
    visit(`${english}?flow=390&hot=42&cold=32&wb=27`, { javaScriptEnabled: false }, async ({ page }) => {
      const result = page.locator("#result");
      const pdf = result.getByRole("link", { name: "Download PDF" });
      const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
      expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
      const quotation = result.getByRole("link", { name: "Get a quote" });
      expect(await quotation.getAttribute("href")).toBe("/en?flow=390&hot=42&cold=32&wb=27#contact");
    }));

  test("leads to the inquiry form of the home page", () =>
    visit(english, {}, async ({ page }) => {
      await page.locator("main").getByRole("link", { name: "Request a consultation" }).click();
      await page.waitForURL("**/en#contact");
    }));
});

describe("the page", () => {
  test.each([
    ["a result", `${korean}?flow=390&hot=42&cold=32&wb=27`],
    ["a warning", `${english}?flow=600&hot=45&cold=40&wb=10`],
    ["every message", `${english}?flow=0&hot=28&cold=30&wb=35`],
  ])("with %s is accessible, and fits a wide window and a phone", (_content, path) =>
    visit(path, { viewport: wide }, async ({ page, pageErrors }) => {
      await ready(page);
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
      expect(pageErrors).toEqual([]);
    }),
  );
});

async function ready(page: Page): Promise<void> {
  await page.locator('[data-island="calculator"][data-hydrated]').waitFor({ state: "attached" });
}

function box(page: Page, name: string) {
  return page.locator(`input[name="${name}"]:visible`);
}

/** Types key by key, replacing the text of the box. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await box(page, name).selectText();
  await box(page, name).pressSequentially(text);
}

async function calculate(page: Page): Promise<void> {
  await page.locator('[data-island=calculator] form button[type="submit"]').first().click();
}

function values(page: Page): Promise<string[]> {
  return page
    .locator("form input:is([name=flow], [name=hot], [name=cold], [name=wb]):visible")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** Messages in the accessible description of a box. */
async function messages(page: Page, name: string): Promise<string[]> {
  const input = box(page, name);
  if ((await input.getAttribute("aria-invalid")) !== "true") return [];
  const [, errors] = (await input.getAttribute("aria-describedby"))?.split(" ") ?? [];
  return page.locator(`[id="${errors}"] li`).allTextContents();
}

function focusedId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.id);
}

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}
