import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { findTowers } from "#engine/finder/finder.ts";
import { noPreferences } from "#engine/finder/preferences.ts";
import { offeredTowers } from "#web/calculator/finder/offered-towers.ts";
import { accessibilityViolations } from "../support/accessibility.ts";
import { openSections } from "../support/design-sections.ts";
import { galleryProjects } from "../support/gallery-projects.ts";
import { laidOutText, laidOutTexts } from "../support/laid-out-text.ts";
import { narrow, openSite, type Visitor, type WindowOptions, wide } from "../support/visitor.ts";

const { visit } = openSite(() => ({ projects: galleryProjects }));
const korean = "/resources/calculator";
const english = "/en/resources/calculator";
const standard = "?flow=390&hot=37&cold=32&wb=27";
const toolScript = /\/assets\/(DesignTool|UnitNote)-/;

describe("the design tool", () => {
  test("loads nothing before a result, and its own language after one", () =>
    visit(korean, {}, async ({ page, pageErrors }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      await page.waitForLoadState("networkidle");
      expect(asked.filter((url) => toolScript.test(url))).toEqual([]);
      await page.getByRole("button", { name: "계산하기" }).click();
      await tool(page, "설계 도구").waitFor();
      expect(asked.filter((url) => toolScript.test(url))).toHaveLength(1);
      const text = await laidOutText(tool(page, "설계 도구"));
      expect(text).not.toMatch(/Wet bulb|Compare|Evaporation/);
      expect(pageErrors).toEqual([]);
    }));

  test("has no Korean on the English page, projects included", () =>
    opened(english, {}, async ({ page }) => {
      await section(page, "choice").getByText("Projects of similar size").scrollIntoViewIfNeeded();
      await section(page, "choice")
        .getByText(/, Korea,|, China,|, India,/)
        .first()
        .waitFor();
      expect(await laidOutText(tool(page, "Design tool"))).not.toMatch(/[가-힣]/);
    }));

  test("gives visitors without script a link to the design sheet instead", () =>
    visit(korean + standard, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator("#design-units").count()).toBe(0);
      const sheet = page.locator("#result").getByRole("link", { name: "설계 시트 보기" });
      expect(await sheet.isVisible()).toBe(true);
      expect(await sheet.getAttribute("href")).toBe(`${korean}/sheet${standard}`);
    }));

  test("gives the design sheet's link to whoever cannot load it", () =>
    visit(korean, {}, async ({ page }) => {
      await page.route(toolScript, (route) => route.abort());
      await page.goto(korean + standard);
      await page.locator("#result").getByRole("link", { name: "설계 시트 보기" }).waitFor();
    }));

  test("keeps what was entered in it while the form is refused, and while a calculation has failed", () =>
    opened(english, {}, async ({ page }) => {
      const name = section(page, "compare").getByLabel("Name");
      await name.fill("Roof");
      const calculate = async (wetBulb: string) => {
        await page.locator("input[name=wb]:visible").fill(wetBulb);
        await page.getByRole("button", { name: "Calculate" }).click();
      };
      await calculate("31");
      await expect.poll(() => page.locator("#result").isVisible()).toBe(false);
      await page.route("**/api/calculate-capacity", (route) => route.fulfill({ status: 503 }), { times: 1 });
      await calculate("26");
      await page.locator("form").getByRole("alert").waitFor();
      await calculate("26");
      await expect.poll(() => page.locator("#result").innerText()).toContain("26 °C");
      expect(await name.inputValue()).toBe("Roof");
    }));

  test("keeps its contents at hand and leads to each section by keyboard", () =>
    opened(english, {}, async ({ page }) => {
      const contents = page.getByRole("navigation", { name: "Design tool contents" });
      await section(page, "water")
        .locator("> details")
        .evaluate((details) => details.removeAttribute("open"));
      await contents.getByRole("link", { name: "Water" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => topOf(page, "#design-water")).toBeLessThan(200);
      expect(await topOf(page, "#design-water")).toBeGreaterThan(60);
      await expect
        .poll(() => contents.getByRole("link", { name: "Water" }).getAttribute("aria-current"))
        .toBe("true");
      expect(await contents.isVisible()).toBe(true);
      await contents.getByRole("link", { name: "Result" }).click();
      await expect.poll(() => topOf(page, "#result")).toBeGreaterThan(60);
      const line = await contents.boundingBox();
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(await topOf(page, "#result"));
      expect(line?.y).toBeGreaterThan(0);
    }));
});

describe("sections", () => {
  test.each([
    [korean, "견적 문의"],
    [english, "Get a quote"],
  ])(
    "of %s are lines with their main figure: at most twelve screens of a phone, the quotation in the first",
    (path, quotation) =>
      visit(path, { viewport: narrow }, async ({ page }) => {
        await page.waitForSelector("[data-island=calculator][data-hydrated]");
        await page.locator("[data-island=calculator] form button[type=submit]").click();
        const lines = page.locator(".design-section > details > summary");
        await expect.poll(() => lines.count()).toBe(9);
        await section(page, "year").scrollIntoViewIfNeeded();
        const [choice, ...closed] = await lines.all();
        expect(await choice?.locator("..").getAttribute("open")).not.toBeNull();
        for (const line of closed) {
          await expect.poll(() => line.locator("h3 + span").innerText()).not.toBe("");
          expect(await line.locator("..").getAttribute("open")).toBeNull();
        }
        await section(page, "choice")
          .getByRole("link", { name: /RT|시공사례|projects/ })
          .first()
          .waitFor();
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThanOrEqual(12 * narrow.height);
        const result = page.locator("#result");
        const [whole, ask] = await Promise.all([
          result.boundingBox(),
          result.getByRole("link", { name: quotation }).boundingBox(),
        ]);
        expect((ask?.y ?? Number.NaN) - (whole?.y ?? 0)).toBeLessThan(narrow.height / 2);
      }),
  );

  test("open where the address points into them, by its fragment or by a value, and on paper", () =>
    visit(`${english}${standard}&cycles=6#design-curves`, {}, async ({ page }) => {
      const isOpen = (name: string) =>
        section(page, name)
          .locator("> details")
          .evaluate((details) => (details as HTMLDetailsElement).open);
      await expect.poll(() => isOpen("curves")).toBe(true);
      expect(await isOpen("water")).toBe(true);
      expect(await isOpen("why")).toBe(false);
      await page.evaluate(() => {
        location.hash = "design-why";
      });
      await expect.poll(() => isOpen("why")).toBe(true);
      const lead = section(page, "place").locator("p").first();
      expect(await lead.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await lead.isVisible()).toBe(true);
    }));

  test("without script leave the method of the page to be opened", () =>
    visit(`${english}#method`, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.getByText("The standard tonnage of a tower").isVisible()).toBe(true);
      await page.goto("about:blank");
      await page.goto(english);
      const steps = page.getByText("The standard tonnage of a tower");
      expect(await steps.isVisible()).toBe(false);
      await page.getByText("From heat to final CRT").click();
      expect(await steps.isVisible()).toBe(true);
    }));
});

describe("units", () => {
  test("change every figure of the tool by keyboard, and stay after a reload; sizes of the results are CRT", () =>
    opened(english, {}, async ({ page }) => {
      await unit(page, "m³/h").focus();
      await page.keyboard.press("ArrowRight");
      await unit(page, "°C").focus();
      await page.keyboard.press("ArrowRight");
      await unit(page, "CRT").focus();
      await page.keyboard.press("ArrowRight");
      const place = section(page, "place");
      await expect.poll(() => laidOutText(place)).toContain("406.0 US ton");
      expect(await laidOutText(place)).toContain("80.6 °F");
      await expect.poll(() => laidOutText(section(page, "water"))).toContain("L/min");
      const result = await page.locator("#result").innerText();
      for (const figure of ["500.0 CRT", "6,500 L/min", "98.6 °F"]) expect(result).toContain(figure);
      expect(await page.locator("form input[name=flow]:visible").inputValue()).toBe("6500");
      await page.reload();
      await openSections(page);
      await expect.poll(() => laidOutText(place)).toContain("406.0 US ton");
      expect(await unit(page, "L/min").isChecked()).toBe(true);
    }));

  test("are as at first where what was kept is broken", () =>
    visit(english, {}, async ({ page }) => {
      await page.evaluate(() => localStorage.setItem("design-tool.units", '{"flow":7'));
      await page.goto(english + standard);
      await openSections(page, "units");
      expect(await unit(page, "CRT").isChecked()).toBe(true);
    }));

  test("explain a quotation of the duty's heat in tons of 15,000 Btu/h", () =>
    opened(english, {}, async ({ page }) => {
      await page.getByText("Check a tonnage from elsewhere").click();
      // 390 m³/h × 5 K = 1,950,000 kcal/h are 515.9 tons of 3,780 kcal/h.
      await page.getByLabel("Tonnage quoted").fill("516");
      await section(page, "units").getByText("US cooling tower tons (15,000 Btu/h = 3,780 kcal/h)").waitFor();
      expect(await laidOutText(section(page, "units"))).toContain("500.1 CRT");
      await page.getByLabel("Tonnage quoted").fill("515,9");
      await section(page, "units").getByText("515.9 tons").waitFor();
      await page.getByLabel("Tonnage quoted").fill("1.515,9");
      await section(page, "units").getByText("Enter the tonnage as a number.").waitFor();
    }));
});

describe("values in other units", () => {
  test("are explained where the form refuses them, and turned into its own on request", () =>
    visit(english, {}, async ({ page }) => {
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      for (const [name, value] of Object.entries({ flow: "6500", hot: "98.6", cold: "89.6", wb: "80.6" })) {
        await page.locator(`input[name=${name}]:visible`).fill(value);
      }
      await page.getByRole("button", { name: "Calculate" }).click();
      const note = page.locator("form").getByRole("status");
      await note.waitFor();
      const text = await laidOutText(note);
      expect(text).toContain("Flow rate 6,500 L/min would be 390 m³/h");
      expect(text).toContain("Wet bulb temperature 80.6 °F would be 27 °C");
      expect(text).toContain("15,000 Btu/h");
      for (const figure of ["390 m³/h", "37 °C", "32 °C", "27 °C"]) {
        await page.getByRole("button", { name: `Use ${figure}` }).click();
      }
      expect(await note.count()).toBe(0);
      await page.getByRole("button", { name: "Calculate" }).click();
      await page.locator("#result").getByText("500.0 CRT").first().waitFor();
    }));

  test("all in °F raise the question of gpm, which stays until it is answered, and are taken over exactly", () =>
    visit(english, {}, async ({ page }) => {
      await page.waitForSelector("[data-island=calculator][data-hydrated]");
      for (const [name, value] of Object.entries({ flow: "1,500", hot: "95", cold: "85", wb: "78" })) {
        await page.locator(`input[name=${name}]:visible`).fill(value);
      }
      await page.getByRole("button", { name: "Calculate" }).click();
      for (const figure of ["35 °C", "29.4 °C", "25.6 °C"]) {
        await page.getByRole("button", { name: `Use ${figure}` }).click();
      }
      const note = page.locator("form").getByRole("status");
      expect(await laidOutText(note)).toContain("Flow rate 1,500 gpm would be 340.7 m³/h");
      await page.getByRole("button", { name: "Use 340.7 m³/h" }).click();
      expect(await note.count()).toBe(0);
      await page.getByRole("button", { name: "Calculate" }).click();
      // CALCULATOR.md: rounding to 29.4 and 25.6 °C would give 628.7 CRT.
      await page.locator("#result").getByText("615.6 CRT").first().waitFor();
    }));

  test("are explained as well when the address brings them", () =>
    visit(`${korean}?flow=390&hot=95&cold=85&wb=78`, {}, async ({ page }) => {
      const note = page.locator("form").getByRole("status");
      await note.waitFor();
      expect(await laidOutText(note)).toContain("입구수온 95 °F라면 35 °C입니다.");
    }));
});

describe("the design wet bulb", () => {
  test("of a city recalculates the duty everywhere, and says where it comes from", () =>
    opened(korean, {}, async ({ page }) => {
      await page.getByLabel("국가").selectOption("한국");
      await page.getByLabel("지역").selectOption("annex-7-busan");
      await expect.poll(() => box(page, "wb")).toBe("26.2");
      await expect.poll(() => page.locator("#result").innerText()).toContain("5.8 °C");
      await expect
        .poll(() => new URL(page.url()).search)
        .toBe("?flow=390&hot=37&cold=32&wb=26.2&height=71&place=annex-7-busan");
      const text = await laidOutText(section(page, "place"));
      expect(text).toContain("별표 7");
      expect(text).toContain("제2026-360호");
    }));

  test("takes a height in feet, which stands in the address in metres", () =>
    opened(english, {}, async ({ page }) => {
      await section(page, "units").getByText("ft", { exact: true }).click();
      const height = page.getByLabel("Elevation");
      await height.fill("9,843");
      const place = section(page, "place");
      await expect.poll(() => laidOutText(place)).toContain("Enter a number from 0 to 9,842 ft.");
      await height.fill("1000");
      await expect.poll(() => new URL(page.url()).searchParams.get("height")).toBe("304.8");
      await expect.poll(() => laidOutText(page.locator("#result"))).toContain("1,000 ft");
      await section(page, "units").getByText("m", { exact: true }).click();
      await expect.poll(() => height.inputValue()).toBe("304.8");
    }));

  test("takes a margin by keyboard, says what it and the next degree cost, and leaves a typed flow in its box", () =>
    opened(english, {}, async ({ page }) => {
      await page.locator("input[name=flow]:visible").fill("780");
      const slider = page.getByRole("slider", { name: "Margin on the wet bulb" });
      await slider.focus();
      for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
      // CALCULATOR.md: 37/32/28 needs 575.885 CRT.
      expect(await slider.getAttribute("aria-valuetext")).toBe("+1.0 °C");
      await expect.poll(() => laidOutText(section(page, "place"))).toContain("+75.9 CRT (+15.2%)");
      await expect.poll(() => box(page, "wb")).toBe("28");
      await expect.poll(() => page.locator("#result").innerText()).toContain("575.9");
      expect(new URL(page.url()).search).toBe("?flow=390&hot=37&cold=32&wb=28");
      expect(await box(page, "flow")).toBe("780");
      await slider.press("End");
      await section(page, "place").getByRole("alert").waitFor();
      expect(await laidOutText(section(page, "place").getByRole("alert"))).toContain("at least 32.8 °C");
      await page.waitForTimeout(400);
      expect(await box(page, "wb")).toBe("28");
      const nearest = section(page, "place").getByRole("button", { name: "nearest possible duty" });
      await nearest.press("Enter");
      await expect.poll(() => nearest.count()).toBe(0);
      expect(await hasFocus(section(page, "place").locator("summary").first())).toBe(true);
    }));

  test("starts again from the form's when the form is calculated", () =>
    opened(english, {}, async ({ page }) => {
      const slider = page.getByRole("slider", { name: "Margin on the wet bulb" });
      await slider.fill("0.5");
      await expect.poll(() => box(page, "wb")).toBe("27.5");
      await page.locator("input[name=wb]:visible").fill("25");
      await page.getByRole("button", { name: "Calculate" }).click();
      await expect.poll(() => slider.inputValue()).toBe("0");
      expect(await laidOutText(section(page, "place"))).toContain("Wet bulb without margin 25.0 °C");
    }));
});

describe("models", () => {
  test("meet the size with the margin, and a chosen set draws the cold-water curve", () =>
    opened(english, {}, async ({ page }) => {
      const choice = section(page, "choice");
      await expect.poll(async () => (await rows(page)).length).toBe(5);
      expect((await rows(page))[0]).toContain(best(0).name);
      await choice.getByText("Set limits and margin").click();
      await choice.getByLabel("Selection margin (%)").fill("10");
      await expect.poll(async () => (await rows(page))[0]).toContain(best(10).name);
      await choice.getByText(/^Show \d+ more$/).press("Enter");
      expect((await rows(page)).length).toBeGreaterThan(5);
      await choice
        .getByRole("radio", { name: best(10).name })
        .first()
        .press("Space");
      await choice.getByText(`Chosen: ${best(10).name}`).waitFor();
      await expect
        .poll(() => laidOutText(section(page, "curves")))
        .toContain(`Outlet temperature with ${wholeNumber(best(10).crt)} CRT installed`);
      expect(await laidOutText(choice)).toContain("Sample data");
      const release = choice.getByRole("button", { name: "Back to the selection size" });
      await release.press("Enter");
      await expect.poll(() => release.count()).toBe(0);
      expect(await hasFocus(choice)).toBe(true);
    }));

  test.each([
    ["model=SF-999&units=2", "There is no model SF-999.", undefined],
    ["model=SF-350&units=99", "The link contains invalid values for units.", "SF-350"],
  ])("of a link that cannot be used, %s, are named until others are chosen", (towers, sentence, model) =>
    visit(`${english}${standard}&${towers}`, {}, async ({ page }) => {
      const choice = section(page, "choice");
      await tool(page, "Design tool").waitFor();
      await expect.poll(() => new URL(page.url()).searchParams.get("units")).not.toBe("99");
      await expect.poll(() => new URL(page.url()).searchParams.get("model")).toBe(model ?? null);
      expect(await page.getByText(sentence).count()).toBe(1);
      await choice.getByRole("radio").last().press("Space");
      await expect.poll(() => page.getByText(sentence).count()).toBe(0);
    }),
  );

  test.each([
    ["All", 1, 1],
    ["SF", 1, 0],
    ["SCP", 0, 0],
    ["THF", 0, 1],
    ["Modular cooling towers", 0, 0],
  ])(
    "of the series %s are estimates or on request away from 37/32/27: %i, %i",
    (series, estimates, requests) =>
      visit(`${english}?flow=390&hot=37&cold=32&wb=26`, {}, async ({ page }) => {
        const choice = section(page, "choice");
        await page.locator("[data-island=calculator][data-hydrated]").waitFor({ state: "attached" });
        const request = choice.getByText("THF: We calculate this duty for you.");
        await request.waitFor();
        await choice.getByLabel("Series").selectOption({ label: series });
        await expect.poll(() => request.count()).toBe(requests);
        const note = choice.getByText("Crossflow figures are estimates made with the counterflow method.");
        await expect.poll(() => note.count()).toBe(estimates);
        expect(await choice.getByRole("radio", { name: /× THF/ }).count()).toBe(0);
        if (requests > 0)
          expect(
            await choice.getByRole("link", { name: "Request the calculation" }).getAttribute("href"),
          ).toMatch(/\?flow=390&hot=37&cold=32&wb=26(&only=thf)?#contact$/);
      }),
  );

  test("of the largest duties are field-erected and modular towers, and of the smallest none", async () => {
    await visit(`${english}?flow=3900&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
      await expect.poll(async () => (await rows(page))[0]).toContain("1 × FX-1000-5");
      await expect.poll(async () => (await rows(page)).join()).toContain("2 × MX-700-4");
    });
    await visit(`${english}?flow=78&hot=37&cold=32&wb=27`, {}, async ({ page }) => {
      await expect.poll(async () => (await rows(page))[0]).toContain("1 × SF-100");
      expect((await rows(page)).join()).not.toMatch(/MX|FX/);
    });
  });

  test("that are too many give way to modular towers", () =>
    visit(`${english}?flow=5000&hot=40&cold=30&wb=26`, {}, async ({ page }) => {
      await tool(page, "Design tool").waitFor();
      await section(page, "choice").getByLabel("Series").selectOption("SF");
      const link = section(page, "choice").getByRole("link", { name: "See modular towers" });
      expect(await link.getAttribute("href")).toBe("/en/products/industrial#modular");
    }));
});

describe("water", () => {
  test("of a year costs what the visitor's price says, and leads to water treatment", () =>
    opened(korean, {}, async ({ page }) => {
      const water = section(page, "water");
      await water.getByLabel("연간 운전 시간").fill("1,000");
      await water.getByLabel("수도 요금 단가").fill("1000");
      // E = 0.00153 × 390 × 5 = 2.9835, with four cycles and 0.005 % of drift make-up is 3.978 m³/h.
      await expect.poll(() => laidOutText(water)).toContain("3,978,000원");
      await water.getByLabel("연간 운전 시간").fill("9000");
      expect(await laidOutText(water)).toContain("1~8,760 사이의 숫자를 입력하세요.");
      const link = water.getByRole("link", { name: "수처리로 농축배수 높이기" });
      expect(await link.getAttribute("href")).toBe("/products/water-treatment");
    }));
});

describe("kept duties", () => {
  test("survive a reload, are named, opened and removed", () =>
    opened(english, {}, async ({ page }) => {
      const compare = section(page, "compare");
      await compare.getByLabel("Name").fill("Roof");
      await page.keyboard.press("Enter");
      await page.getByRole("slider", { name: "Margin on the wet bulb" }).fill("1");
      await expect.poll(() => box(page, "wb")).toBe("28");
      // The section follows the form with a delay; until then it has the stored duty.
      const keep = compare.getByRole("button", { name: "Save this duty" });
      await expect.poll(() => keep.getAttribute("aria-disabled")).toBe("false");
      await keep.press("Enter");
      await expect.poll(() => laidOutText(compare)).toContain("+75.9");
      await page.reload();
      await openSections(page, "compare");
      await compare.getByText("Roof").waitFor();
      await compare.getByRole("link", { name: "Open Roof" }).press("Enter");
      await expect.poll(() => box(page, "wb")).toBe("27");
      await compare.getByRole("button", { name: "Remove Duty 1" }).press("Enter");
      await expect.poll(() => laidOutText(compare)).not.toContain("+75.9");
      expect(await laidOutText(compare)).toContain("Roof");
      expect(await hasFocus(compare)).toBe(true);
    }));

  test("are the same in another tab at once", () =>
    opened(english, {}, async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto(`${english}?flow=500&hot=40&cold=32&wb=27`);
      await openSections(other, "compare");
      await section(other, "compare").getByRole("button", { name: "Save this duty" }).click();
      await expect.poll(() => laidOutText(section(page, "compare"))).toContain("865.6");
    }));

  test("can be kept for the visit where the browser stores nothing", () =>
    visit(english, {}, async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await page.goto(english + standard);
      const compare = section(page, "compare");
      await openSections(page, "compare");
      await compare.getByRole("button", { name: "Save this duty" }).click();
      await compare.getByText("This browser does not allow storage").waitFor();
      expect(await compare.getByRole("link", { name: "Open Duty 1" }).count()).toBe(1);
    }));
});

describe("the design tool with every part open", () => {
  test.each([
    [korean, "설계 도구", wide],
    [english, "Design tool", narrow],
  ])("of %s fits its width and has no accessibility fault", (path, name, viewport) =>
    visit(path, { viewport }, async ({ page, pageErrors }) => {
      const duties = [28, 27, 26, 25].map((wetBulbTemp) => ({
        name: `${wetBulbTemp} °C`,
        duty: { flowRate: 5000, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp },
      }));
      await page.evaluate(
        (stored) => localStorage.setItem("design-tool.duties", stored),
        JSON.stringify(duties),
      );
      await page.goto(path + standard);
      await tool(page, name).waitFor();
      await section(page, "choice").locator("table").first().scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await openSections(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(pageErrors).toEqual([]);
    }),
  );
});

const { models } = offeredTowers(
  sampleProducts.map((product) => ({
    ...product,
    id: 1,
    catalogUrl: null,
    hasSampleModels: true,
    isActive: true,
  })),
  "en",
);

/** First set of towers for the standard duty with a margin, %. */
function best(margin: number): { name: string; crt: number } {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const [first] = findTowers(models, { duty }, { ...noPreferences, extra: margin }).sets;
  if (first === undefined) throw new Error("No model meets the standard duty.");
  return { name: `${first.towerCount} × ${first.tower.model.name}`, crt: first.installedCRT };
}

/** Opens the standard duty's result and waits for the tool. */
function opened(path: string, options: WindowOptions, act: (visitor: Visitor) => Promise<void>) {
  return visit(path + standard, options, async (visitor) => {
    await tool(visitor.page, path === korean ? "설계 도구" : "Design tool").waitFor();
    await openSections(visitor.page);
    await act(visitor);
  });
}

function tool(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function section(page: Page, name: string) {
  return page.locator(`#design-${name}`);
}

function unit(page: Page, name: string) {
  return section(page, "units").getByRole("radio", { name, exact: true });
}

function box(page: Page, name: string): Promise<string> {
  return page.locator(`input[name=${name}]:visible`).inputValue();
}

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

function rows(page: Page): Promise<string[]> {
  return laidOutTexts(section(page, "choice").locator("tbody tr:visible"));
}

function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}
