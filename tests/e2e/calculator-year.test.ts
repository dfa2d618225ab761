import { describe, expect, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { openSections } from "../support/design-sections.ts";
import { hold } from "../support/held-requests.ts";
import { laidOutText } from "../support/laid-out-text.ts";
import { narrow, openSite, type Visitor, type WindowOptions, wide } from "../support/visitor.ts";

const { visit } = openSite();
const english = "/en/resources/calculator";
const standard = "?flow=390&hot=37&cold=32&wb=27";

describe("a year of running", () => {
  test("is loaded when its line comes into view, in the weather of the first place, and chosen when it is opened", () =>
    visit(english + standard, {}, async ({ page, pageErrors }) => {
      const year = page.locator("#design-year");
      const isLoaded = () =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").some(({ name }) => /YearTool/.test(name)),
        );
      await year.waitFor();
      await page.waitForLoadState("networkidle");
      expect(await isLoaded()).toBe(false);
      await year.scrollIntoViewIfNeeded();
      await year.getByText(/^[\d,]+ full-power fan hours \(Seoul\)$/).waitFor();
      expect(new URL(page.url()).search).toBe(standard);
      await year.locator("summary").first().press("Enter");
      await expect.poll(() => new URL(page.url()).searchParams.get("station")).toBe("471080");
      await year.getByLabel("Rated fan power A").fill("15");
      await year.getByText(/^Fan energy [\d.]+ MWh \(Seoul\)$/).waitFor();
      expect(await laidOutText(year)).not.toMatch(/[가-힣]/);
      expect(pageErrors).toEqual([]);
    }));

  test("says what another drive saves and pays back, from the visitor's prices alone", () =>
    opened(english, {}, async ({ page }) => {
      const year = page.locator("#design-year");
      await year.getByLabel("Rated fan power A").fill("15");
      await year.getByLabel("Rated fan power B").fill("15");
      expect(await laidOutText(year)).not.toContain("paid back");
      await year.getByLabel("Price of electricity (optional)").fill("150");
      await year.getByLabel("Extra cost of B (optional)").fill("5,000,000");
      await expect.poll(() => laidOutText(year)).toMatch(/paid back in about [\d.]+ years/);
      await year.getByLabel("Rated fan power A").fill("-1");
      await year.getByText("Enter a number from 0.01 to 10,000.").waitFor();
    }));

  test("is that of the place whose design wet bulb was chosen", () =>
    opened(english, {}, async ({ page }) => {
      await page.getByLabel("Country").selectOption("한국");
      await page.getByLabel("City", { exact: true }).selectOption("annex-7-busan");
      await page.locator("#design-year").getByText("KOR_PU_Busan", { exact: false }).first().waitFor();
    }));

  test("is counted in the weather of a file that the visitor brings along, which is sent nowhere", () =>
    opened(english, {}, async ({ page }) => {
      const year = page.locator("#design-year");
      await year.getByText("Full-power fan hours").first().waitFor();
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      const lines = days.flatMap((count, month) => Array(count * 24).fill(`${month + 1},20,50`));
      const file = (text: string) => ({ name: "Lagos.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      const input = year.getByLabel("Weather file for another place (optional)");
      await input.setInputFiles(file(["month,dry bulb,relative humidity", ...lines].join("\n")));
      await year.getByText("Calculated with the weather of Lagos.").waitFor();
      expect(await year.getByLabel("Weather data").inputValue()).toBe("own");
      await input.setInputFiles(file("month,dry bulb,relative humidity\n1,20,50"));
      await year.getByText("There must be 8,760 hours, one per line.").waitFor();
      // Empty, the box takes the corrected file of the same name.
      expect(await input.inputValue()).toBe("");
      expect(sent).toEqual([]);
      const share = page.locator("#share");
      await share.getByText("appears only in the PDF", { exact: false }).waitFor();
      expect(await share.getByLabel("Address of this result").inputValue()).not.toContain("station=");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        share.getByRole("button", { name: "Download PDF" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("design-sheet-en.pdf");
    }));

  test("opens again from the link that shares it, with place, margin, towers and water", () =>
    opened(english, {}, async ({ page }) => {
      await page.getByLabel("Country").selectOption("한국");
      await page.getByLabel("City", { exact: true }).selectOption("annex-7-busan");
      await page.locator("#design-choice table").first().locator("input[type=radio]").last().check();
      const water = page.locator("#design-water");
      await water.getByLabel("Cycles of concentration").fill("6");
      const link = page.locator("#share").getByLabel("Address of this result");
      // Boxes of the year follow the towers: a power that arrives while one types would stand before the typed one.
      await expect.poll(() => link.inputValue()).toMatch(/model=.*cycles=6/);
      const year = page.locator("#design-year");
      await year.getByLabel("Rated fan power A").fill("18");
      await year.getByLabel("Target outlet all year").fill("29");
      await expect.poll(() => link.inputValue()).toMatch(/place=annex-7-busan.*kw=18/);
      await expect.poll(() => link.inputValue()).toContain("ycold=29");
      const shared = await link.inputValue();
      const chosen = page.locator("#design-choice p[role=status]:not(.sr-only)");
      const towers = await laidOutText(chosen);
      await page.goto(shared);
      await year.getByText("Full-power fan hours").first().waitFor();
      expect(await page.locator("#design-place").getByLabel("City", { exact: true }).inputValue()).toBe(
        "annex-7-busan",
      );
      expect(await water.getByLabel("Cycles of concentration").inputValue()).toBe("6");
      expect(await year.getByLabel("Rated fan power A").inputValue()).toBe("18");
      expect(await year.getByLabel("Target outlet all year").inputValue()).toBe("29");
      await expect.poll(() => laidOutText(chosen)).toBe(towers);
      await expect.poll(() => link.inputValue()).toBe(shared);
      // The address of a sheet may omit the size, which its towers determine.
      await page.goto(shared.replace(/&ycrt=[^&]*/, ""));
      await expect.poll(() => link.inputValue()).toBe(shared);
      await page.goto(`${shared}&least=9`);
      await page.getByText("The link contains invalid values for least", { exact: false }).waitFor();
      // An elevation is the duty's, and is named like a value of the plan.
      const origin = new URL(shared).origin;
      await page.goto(`${origin}${english}${standard}&height=5000`);
      await page.getByText("The link contains invalid values for height", { exact: false }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe(standard);
    }));

  test("follows the duty and the towers after a reload, except for what was entered", () =>
    visit(english + standard.replace("390", "780"), {}, async ({ page }) => {
      await openSections(page, "year");
      const year = page.locator("#design-year");
      await year.getByLabel("Fan control A").selectOption("two-speed");
      const query = () => new URL(page.url()).searchParams;
      await expect.poll(() => query().get("control")).toBe("two-speed");
      expect([query().get("ycrt"), query().get("ycold")]).toEqual([null, null]);
      await page.reload();
      const size = year.getByLabel("Tower A");
      await expect.poll(() => size.inputValue()).toBe("1000");
      await page.locator("form input[name=flow]:visible").fill("390");
      await page.getByRole("button", { name: "Calculate" }).click();
      await expect.poll(() => size.inputValue()).toBe("500");
      await page.locator("#design-choice table").first().getByRole("radio", { name: "SCP" }).first().check();
      await expect.poll(() => year.getByLabel("Rated fan power A").inputValue()).not.toBe("");
      expect(query().get("control")).toBe("two-speed");
    }));

  test("keeps what was entered when another unit is chosen, and so does the water", () =>
    opened(english, {}, async ({ page }) => {
      const year = page.locator("#design-year");
      await year.getByLabel("Price of electricity (optional)").fill("150");
      await year.getByLabel("Target outlet all year").fill("30");
      const dryBulb = page.locator("#design-water").getByLabel("dry bulb");
      await dryBulb.fill("33");
      const unit = (sign: string) =>
        page.locator("#design-units").getByRole("radio", { name: sign, exact: true });
      await unit("°F").check({ force: true });
      await expect.poll(() => dryBulb.inputValue()).toBe("91.4");
      await expect.poll(() => year.getByLabel("Target outlet all year").inputValue()).toBe("86");
      expect(await year.getByLabel("Price of electricity (optional)").inputValue()).toBe("150");
      expect(await page.locator("#design-water [aria-invalid], #design-year [aria-invalid]").count()).toBe(0);
      await unit("°C").check({ force: true });
      await expect.poll(() => dryBulb.inputValue()).toBe("33");
      await expect.poll(() => year.getByLabel("Target outlet all year").inputValue()).toBe("30");
    }));

  test("keeps what was entered, and a flow not yet calculated, when a link of the contents leads to it", () =>
    opened(english, {}, async ({ page, pageErrors }) => {
      const year = page.locator("#design-year");
      const query = () => new URL(page.url()).searchParams;
      const price = year.getByLabel("Price of electricity (optional)");
      await price.fill("150");
      // A choice changes the address, but neither the price nor the flow does.
      await year.getByLabel("Rated fan power A").fill("15");
      await expect.poll(() => query().get("kw")).toBe("15");
      await page.locator("form input[name=flow]:visible").fill("400");
      const contents = page.getByRole("navigation", { name: "Design tool contents" });
      await contents.getByRole("link", { name: "Year", exact: true }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#design-year");
      // Once this choice is in the address, a restart by the link would have emptied the fields.
      await year.getByLabel("Target outlet all year").fill("29");
      await expect.poll(() => query().get("ycold")).toBe("29");
      expect(await price.inputValue()).toBe("150");
      expect(await page.locator("form input[name=flow]:visible").inputValue()).toBe("400");
      await contents.getByRole("link", { name: "Water", exact: true }).click();
      await expect.poll(() => new URL(page.url()).hash).toBe("#design-water");
      await year.getByLabel("Target outlet all year").fill("28");
      await expect.poll(() => query().get("ycold")).toBe("28");
      expect(await price.inputValue()).toBe("150");
      expect(query().get("flow")).toBe("390");
      expect(pageErrors).toEqual([]);
    }));

  test("is that of the link even where it is asked for before the towers have come", () =>
    opened(english, {}, async ({ page }) => {
      const release = await hold(page, "**/api/products");
      await page.goto(
        `${english}${standard}&model=SCP-500&units=1&station=471590&ycold=30&load=constant&control=on-off&ycrt=500&least=0.35`,
      );
      const year = page.locator("#design-year");
      await openSections(page, "year");
      await year.getByLabel("Price of electricity (optional)").fill("150");
      release();
      await expect.poll(() => year.getByLabel("Target outlet all year").inputValue()).toBe("30");
      expect(await year.getByLabel("Minimum fan speed (variable-speed drive)").inputValue()).toBe("35");
      expect(await year.getByLabel("Price of electricity (optional)").inputValue()).toBe("150");
    }));

  test.each([
    ["wide", wide],
    ["narrow", narrow],
  ])("has no barriers on a %s screen", (_, screen) =>
    opened(english, { viewport: screen }, async ({ page }) => {
      await page.locator("#design-year").getByText("Wet-bulb duration curve").first().waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );
});

describe("the evaluation of a test", () => {
  const path = "/en/resources/calculator/test";
  const point = "p1-flow=390&p1-hot=38&p1-cold=33&p1-wb=27&i-flow=2";

  test("works without script, from a form whose address holds the test", () =>
    visit(path + standard, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator("#flow").inputValue()).toBe("390");
      for (const [name, value] of new URLSearchParams(point)) await page.locator(`#${name}`).fill(value);
      await page.getByRole("button", { name: "Evaluate" }).click();
      await page.getByText("The tower does not meet the acceptance criterion of 100%.").waitFor();
      expect(new URL(page.url()).searchParams.get("p1-cold")).toBe("33");
    }));

  test("names what is wrong, and keeps what was entered", () =>
    visit(`${path}${standard}&p1-flow=390&p1-hot=38&p1-cold=33&p1-wb=abc`, {}, async ({ page }) => {
      expect(await page.getByRole("alert").innerText()).toContain("Test point 1 Wet bulb, °C");
      expect(await page.locator("#p1-wb").inputValue()).toBe("abc");
    }));

  test("gives its report as a file in either language, with the job that was named", () =>
    visit(`${path}${standard}&${point}&project=Plant+7`, {}, async ({ page }) => {
      expect(await page.locator("#report").innerText()).toContain("Project: Plant 7");
      for (const name of ["Download PDF", "PDF in Korean"]) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name, exact: true }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(
          `acceptance-test-${name === "Download PDF" ? "en" : "ko"}.pdf`,
        );
      }
    }));

  test("prints on one page, without the rest of the site", () =>
    visit(`${path}${standard}&${point}`, {}, async ({ page }) => {
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("button", { name: "Evaluate" }).isVisible()).toBe(false);
      const file = (await page.pdf({ format: "A4" })).toString("latin1");
      expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }));
});

function opened(
  path: string,
  options: WindowOptions,
  act: (visitor: Visitor) => Promise<void>,
  sections = ["place", "year", "water", "units", "share"],
) {
  return visit(path + standard, options, async (visitor) => {
    await openSections(visitor.page, ...sections);
    await act(visitor);
  });
}
