import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityViolations } from "../support/accessibility.ts";
import { openSections } from "../support/design-sections.ts";
import { narrow, openSharedSite, wide } from "../support/visitor.ts";

const { visit } = openSharedSite();
const korean = "/resources/calculator?flow=500&hot=40&cold=32&wb=27";
const english = `/en${korean}`;

describe("a chart", () => {
  test("is read by keyboard: it starts at the design point and follows the curve", () =>
    visit(english, {}, async ({ page, pageErrors }) => {
      const chart = await figureOf(page, "Required size against wet bulb");
      const reader = chart.getByRole("slider");
      expect(await reader.getAttribute("aria-label")).toBe("Read values: Required size against wet bulb");
      expect(await reader.getAttribute("aria-valuetext")).toBe(
        "Wet bulb 27.0 °C, Final CRT 865.6 CRT, Selection CRT 865.6 CRT",
      );
      await reader.focus();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
      expect(await reader.getAttribute("aria-valuenow")).toBe("26");
      expect(await readout(chart)).toContain("Wet bulb 26.0 °C");
      await page.keyboard.press("Home");
      expect(await readout(chart)).toContain("Wet bulb 10.0 °C");
      await page.keyboard.press("ArrowLeft");
      expect(await reader.getAttribute("aria-valuenow")).toBe("10");
      await page.keyboard.press("End");
      expect(await readout(chart)).toContain("Wet bulb 29.2 °C");
      expect(pageErrors).toEqual([]);
    }));

  test("is read by pointing, and shows the place", () =>
    visit(korean, {}, async ({ page }) => {
      const chart = await figureOf(page, "습구온도에 따른 필요 용량");
      expect(await chart.locator("svg circle").count()).toBe(1);
      const box = await chart.getByRole("slider").boundingBox();
      if (box === null) throw new Error("The chart is not displayed.");
      await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
      await expect.poll(() => readout(chart)).toMatch(/습구온도 1[3-6]\.\d °C/);
      expect(await chart.locator("svg circle").count()).toBeGreaterThan(1);
    }));

  test("has a title, a description and its values as a table with units", () =>
    visit(english, {}, async ({ page }) => {
      const chart = await figureOf(page, "Outlet temperature with 866 CRT installed");
      const drawing = chart.getByRole("img");
      const names = (await drawing.getAttribute("aria-labelledby"))?.split(" ") ?? [];
      const texts = await Promise.all(names.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(texts).toEqual([
        "Outlet temperature with 866 CRT installed",
        expect.stringContaining("rises with the wet bulb"),
      ]);
      await chart.locator("summary").click();
      expect(await chart.locator("thead th").allTextContents()).toEqual([
        "Wet bulb (°C)",
        "80% range (°C)",
        "100% range (°C)",
        "120% range (°C)",
      ]);
      expect(await chart.locator("tbody tr").count()).toBeGreaterThan(10);
      const design = chart
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: "27.0", exact: true }) });
      expect(await design.getByRole("cell").nth(1).textContent()).toBe("32.0");
    }));

  test("is taken away as CSV that spreadsheets read, with units in its head", () =>
    visit(korean, {}, async ({ page }) => {
      const chart = await figureOf(page, "습구온도에 따른 필요 용량");
      const file = await download(page, chart, "CSV 저장");
      expect(file.name).toBe("wet-bulb-500-40-32-27.csv");
      expect(file.text.startsWith("\uFEFF")).toBe(true);
      const [head, ...rows] = file.text.slice(1).trim().split("\r\n");
      expect(head).toBe('"습구온도 (°C)","최종 CRT (CRT)","선정 기준 CRT (CRT)"');
      const design = rows.find((row) => row.startsWith('"27"'))?.split(",")[1] ?? "";
      expect(Number(design.replaceAll('"', ""))).toBeCloseTo(865.6, 1);
    }));

  test.each([
    [
      english,
      /^2 × SF-200 \(400 CRT\) does not meet the duty: outlet (above )?[\d.]+ °C instead of 32\.0 °C \(46\.2%\)\. Crossflow figures are estimates /,
      ["Outlet temperature with 400 CRT installed", "Save CSV", "Save SVG"],
    ],
    [
      korean,
      /^2 × SF-200 \(400 CRT\): 설계 조건을 만족하지 못합니다: 출구수온 32\.0 °C 대신 [\d.]+ °C( 초과)? \(46\.2%\)\. 직교류형의 값은 /,
      ["400 CRT 냉각탑의 출구수온", "CSV 저장", "SVG 저장"],
    ],
  ] as const)(
    "of chosen towers that do not meet the duty says so at the result, at the models and first in its files, from %s",
    (path, sentence, [title, saveTable, saveDrawing]) =>
      visit(`${path}&model=SF-200&units=2`, {}, async ({ page }) => {
        await page.locator("#design-choice table").first().waitFor();
        const line = (await page.locator("#result [role=status]").innerText()).trim();
        expect(line).toMatch(sentence);
        const atModels = await page.locator("#design-choice [role=status] strong").innerText();
        expect(atModels).not.toBe("");
        expect(line).toContain(atModels);
        const chart = await figureOf(page, title);
        const table = await download(page, chart, saveTable);
        expect(table.text.slice(1).split("\r\n")[0]).toBe(`"${line}"`);
        const drawing = await download(page, chart, saveDrawing);
        expect(drawing.text.replaceAll("</tspan><tspan", " <tspan").replaceAll(/<[^>]*>/g, "")).toContain(
          line,
        );
      }),
  );

  test("is taken away as an SVG file that needs no page around it", () =>
    visit(english, {}, async ({ page, pageErrors }) => {
      const chart = await figureOf(page, "Demand against the standard tower");
      const file = await download(page, chart, "Save SVG");
      expect(file.name).toBe("demand-500-40-32-27.svg");
      expect(file.text).toContain("<title>Demand against the standard tower</title>");
      expect(file.text).toContain("Flow 500.0 m³/h");
      expect(file.text).not.toMatch(/class=|style=/);
      await page.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(file.text)}`);
      expect(await page.evaluate(() => document.querySelectorAll("path").length)).toBeGreaterThan(3);
      expect(pageErrors).toEqual([]);
    }));

  test("follows the visitor's units", () =>
    visit(english, {}, async ({ page }) => {
      await openSections(page);
      await page.getByRole("radio", { name: "°F" }).check({ force: true });
      const chart = await figureOf(page, "Required size against wet bulb");
      await expect.poll(() => readout(chart)).toContain("Wet bulb 80.6 °F");
    }));
});

describe.each([
  ["an ordinary duty", korean],
  ["a duty that the water decides", "/en/resources/calculator?flow=600&hot=45&cold=40&wb=10"],
])("the charts of %s", (_duty, path) => {
  test.each([wide, narrow])("fit into $width px, and nothing in them is cut off or covered", (viewport) =>
    visit(path, { viewport }, async ({ page, pageErrors }) => {
      await openSections(page);
      await page.locator("#design-curves figure").nth(1).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      expect(await labelConflicts(page)).toEqual([]);
      expect(await accessibilityViolations(page, {}, ["#design-why", "#design-curves"])).toEqual([]);
      expect(pageErrors).toEqual([]);
    }),
  );
});

test("on paper the charts keep their figures and lose what only a screen can work", () =>
  visit(korean, {}, async ({ page }) => {
    const chart = await figureOf(page, "습구온도에 따른 필요 용량");
    await page.emulateMedia({ media: "print" });
    expect(await chart.getByRole("img").isVisible()).toBe(true);
    expect(await chart.locator("[data-readout]").isVisible()).toBe(true);
    expect(await chart.getByRole("button").count()).toBe(0);
    expect(await chart.getByRole("slider").count()).toBe(0);
  }));

test("on paper the charts are drawn for half a sheet, with letters of 9 points", () =>
  visit(korean, {}, async ({ page }) => {
    const chart = await figureOf(page, "습구온도에 따른 필요 용량");
    const drawing = chart.getByRole("img");
    const onScreen = await drawing.getAttribute("viewBox");
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await drawing.getAttribute("viewBox")).toMatch(/^0 0 330 /);
    expect(await drawing.locator("g").first().getAttribute("font-size")).toBe("12");
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(onScreen).not.toMatch(/^0 0 330 /);
    await expect.poll(() => drawing.getAttribute("viewBox")).toBe(onScreen);
  }));

/** Loaded chart with a title. */
async function figureOf(page: Page, title: string): Promise<Locator> {
  await openSections(page, "curves", "why");
  const figure = page.getByRole("figure", { name: title });
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

async function readout(figure: Locator): Promise<string> {
  const items = await figure
    .locator("[data-readout] > div")
    .evaluateAll((all) => all.map((item) => [...item.children].map((part) => part.textContent).join(" ")));
  return items.join(", ");
}

async function download(
  page: Page,
  figure: Locator,
  button: string,
): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("button", { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

/** Texts of charts that overlap or leave their drawing, as rendered by the browser. */
function labelConflicts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("figure svg")].flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const texts = [...drawing.querySelectorAll("text")].map((text) => ({
        name: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      return texts.flatMap(({ name, box }, index) => [
        ...texts
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 4 &&
              other.top < box.bottom - 4,
          )
          .map((other) => `${name} touches ${other.name}`),
        ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${name} is cut off`] : []),
      ]);
    }),
  );
}
