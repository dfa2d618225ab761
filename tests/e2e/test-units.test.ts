import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { narrow, openSite, wide } from "../support/visitor.ts";

const { visit } = openSite();
const path = "/en/resources/calculator/test";
const korean = "/resources/calculator/test";
const standard = "?flow=390&hot=37&cold=32&wb=27";
const point = "p1-flow=390&p1-hot=38&p1-cold=33&p1-wb=27&i-hot=0.1";

describe("a test in the visitor's units", () => {
  test("is typed in gpm and °F, kept in m³/h and °C, and shown again as it was typed", () =>
    visit(path, {}, async ({ page, pageErrors }) => {
      await pick(page, "gpm", "°F", "hp", "inHg");
      const typed = {
        flow: "1,500",
        hot: "95",
        cold: "85",
        wb: "78",
        "p1-flow": "1490.5",
        "p1-hot": "95.2",
        "p1-cold": "85.35",
        "p1-wb": "77.9",
        "p1-kw": "20.1",
        "p1-hpa": "29.921",
        "i-hot": "0.2",
      };
      for (const [name, text] of Object.entries(typed)) await page.locator(`#${name}`).fill(text);
      await page.locator("#p1-wb").press("Enter");
      await page.locator("#report").waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get("flow")).toBe("340.687061");
      expect(searchParams.get("p1-cold")).toBe("29.638889");
      expect(page.url()).not.toMatch(/gpm|Unit/);
      await expect.poll(() => page.locator("#p1-cold").inputValue()).toBe("85.35");
      for (const [name, text] of Object.entries({ ...typed, flow: "1500" }))
        expect(await page.locator(`#${name}`).inputValue(), name).toBe(text);
      const report = await page.locator("#report").innerText();
      expect(report).toMatch(/Flow, gpm \(m³\/h\)\s+1,500\.0 \(340\.69\)\s+1,490\.5 \(338\.53\)/);
      expect(report).toMatch(/Barometric pressure, inHg \(hPa\)\s+–\s+29\.921 \(1,013\.24\d?\)/);
      const href = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
      expect(href).toContain("&flowUnit=gpm&temperatureUnit=F&powerUnit=hp&pressureUnit=inHg");
      expect((await page.request.get(href ?? "")).headers()["content-type"]).toBe("application/pdf");
      expect(pageErrors).toEqual([]);
    }));

  test("keeps what was typed over a reload and another page, until it is cleared", () =>
    visit(path, {}, async ({ page }) => {
      await pick(page, "°F");
      await page.locator("#p1-hot").fill("95.2");
      await page.locator("#project").fill("Plant 2");
      await page.locator("#pass").selectOption("95");
      await page.reload();
      await expect.poll(() => page.locator("#p1-hot").inputValue()).toBe("95.2");
      await page.goto("/en/resources/calculator/test?p9-flow=x");
      await page.goto(path);
      await expect.poll(() => page.locator("#project").inputValue()).toBe("Plant 2");
      expect(await page.locator("#pass").inputValue()).toBe("95");
      await page.getByRole("link", { name: "Clear" }).click();
      await expect.poll(() => page.locator("#project").inputValue()).toBe("");
      await page.reload();
      expect(await page.locator("#p1-hot").inputValue()).toBe("");
    }));

  test("with a point outside the agreed limits has no verdict, on the page and in both languages", async () => {
    const outside = `${standard}&${point.replace("p1-wb=27", "p1-wb=12")}&a-wb=8.5`;
    const sentences = {
      [path]: "not a valid test under the agreed limits",
      [korean]: "유효한 시험이 아닙니다",
    };
    for (const [where, sentence] of Object.entries(sentences))
      await visit(where + outside, { javaScriptEnabled: false }, async ({ page }) => {
        const report = await page.locator("#report").innerText();
        expect(report).toContain(sentence);
        expect(report).not.toMatch(/acceptance criterion of|pass mark|합격 기준|±\d/);
      });
  });

  test("begins in the units that were chosen at the calculator, and the calculator follows it", () =>
    visit(`/en/resources/calculator${standard}`, {}, async ({ page }) => {
      await page.locator("form").getByRole("button", { name: "°F", pressed: false }).click();
      await page.locator("form").getByRole("button", { name: "°F", pressed: true }).waitFor();
      await page.goto(path + standard);
      await expect.poll(() => page.locator("#hot").inputValue()).toBe("98.6");
      expect(await page.locator("#flow").inputValue()).toBe("390");
      await pick(page, "L/min", "hp");
      expect(await page.locator("#flow").inputValue()).toBe("6500");
      await page.goto(`/en/resources/calculator${standard}`);
      await expect.poll(() => page.locator("main form [name=flow]:visible").inputValue()).toBe("6500");
      await page.goto(path + standard);
      await expect.poll(() => pressed(page)).toEqual(["L/min", "°F", "hp", "hPa", "m"]);
    }));

  test("switched to and fro stands for the same values, and what was typed meanwhile is converted", () =>
    visit(`${path}${standard}&${point}`, {}, async ({ page }) => {
      await pick(page, "gpm", "°F");
      expect(await page.locator("#p1-flow").inputValue()).toBe("1717.12");
      expect(await page.locator("#i-hot").inputValue()).toBe("0.18");
      await page.locator("#p1-hot").fill("100.4");
      await page.locator("#p1-wb").fill("abc");
      await pick(page, "m³/h", "°C");
      expect(await page.locator("#p1-flow").inputValue()).toBe("390");
      expect(await page.locator("#p1-hot").inputValue()).toBe("38");
      expect(await page.locator("#p1-wb").inputValue()).toBe("abc");
    }));

  test("says what is wrong with it in these units", () =>
    visit(`${path}${standard}&p1-flow=390&p1-hot=99&p1-cold=33&p1-wb=27`, {}, async ({ page }) => {
      const alert = page.getByRole("alert");
      expect(await alert.innerText()).toContain("Inlet, °C: enter a number from 5 to 60.");
      await page.getByRole("button", { name: "°F", exact: true }).press("Enter");
      expect(await alert.innerText()).toContain("Inlet, °F: enter a number from 41 to 140.");
      expect(await alert.innerText()).not.toContain("°C");
      await page.goto(`${path}?flow=390&hot=37&cold=32&wb=31&p1-flow=390`);
      await expect.poll(() => alert.innerText()).toContain("5.04\u00a0°F");
    }));

  test.each([
    ["wide", wide, path],
    ["narrow", narrow, korean],
  ])("has no barriers on a %s screen, and prints on one page", (_, screen, address) =>
    visit(`${address}${standard}&${point}`, { viewport: screen }, async ({ page }) => {
      await pick(page, "gpm", "°F", "hp", "psi", "ft");
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button", { name: "psi" }).isVisible()).toBe(false);
      const file = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }),
  );

  test("is that of the contract without script, which leaves nothing to choose", () =>
    visit(`${path}${standard}&${point}`, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator("[data-units]").isVisible()).toBe(false);
      expect(await page.locator("#report").innerText()).toMatch(/Flow \(m³\/h\)\s+390\.0\s+390\.0/);
      // The note on tables of curves names the units that they may have.
      const note = await page.locator("#curves-note").innerText();
      expect((await page.locator("main").innerText()).replace(note, "")).not.toContain("gpm");
    }));
});

async function pick(page: Page, ...units: string[]): Promise<void> {
  for (const name of units)
    await page.locator("[data-units]").getByRole("button", { name, exact: true }).click();
}

function pressed(page: Page): Promise<string[]> {
  return page.locator("[data-units] [aria-pressed=true]").allInnerTexts();
}
