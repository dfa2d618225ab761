import { describe, expect, test } from "vitest";
import { setTypeSize, unreadableTexts } from "../support/large-type.ts";
import { beside, reflowed } from "../support/reflow.ts";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();

const duty = "flow=1250&hot=39.8&cold=34.8&wb=32";
/** Pages of the route table are checked in `pages.test.ts`. */
const unlisted = ["", "/en"].flatMap((prefix) => [
  `${prefix}/resources/calculator/sheet?${duty}`,
  `${prefix}/resources/calculator/sheet?flow=1`,
  `${prefix}/resources/calculator?flow=0&hot=28&cold=30&wb=35`,
  `${prefix}/inquiry?${duty}`,
  `${prefix}/inquiry/sent`,
  `${prefix}/inquiry?project=1`,
  `${prefix}/no-such-page`,
]);

describe("at 400 % nothing is beside the window", () => {
  test.each(unlisted)("on %s", async (path) => {
    await visit(path, { viewport: reflowed }, async ({ page }) => {
      expect(await beside(page)).toEqual([]);
    });
  });

  test.each([
    ["/resources/calculator", "설계 도구"],
    ["/en/resources/calculator", "Design tool"],
  ])("on %s with a result and its design tool, whatever the units", async (path, tool) => {
    await visit(`${path}?${duty}`, { viewport: reflowed }, async ({ page }) => {
      await page.getByRole("heading", { name: tool }).waitFor();
      const openAll = () =>
        page.locator("main details").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
      await openAll();
      // The charts of a year come later, with tables of their values.
      await page.locator("#design-year figure").first().waitFor();
      await openAll();
      await page.locator("#design-compare button[type=submit]").click();
      await page.locator("#design-compare table").waitFor();
      const units = await page.locator("#design-units input[type=radio]").all();
      expect(units.length).toBeGreaterThan(0);
      for (const unit of units) {
        await unit.press("Space");
        expect(await unit.isChecked()).toBe(true);
        expect(await beside(page)).toEqual([]);
      }
    });
  });
});

describe("with the browser's own type at twice its size nothing is beside the window or cut off", () => {
  test.each(["/", "/en/company/contact", "/en/products/industrial", "/en/products/package/sf"])(
    "on %s",
    async (path) => {
      await visit("/robots.txt", {}, async ({ page }) => {
        await setTypeSize(page, 32);
        await page.goto(path, { waitUntil: "load" });
        const found: string[] = [];
        // Every page in every size: npm run bench -- large-type.
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await unreadableTexts(page)).map((fault) => `${width} px: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    },
  );
});

describe("with type of 24 px in a window of 320 px", () => {
  test.each([
    ["/en/projects/gallery?countries=kazakhstan", "main select"],
    ["/products/package/sf", "#find-model :is(select, input[type=text])"],
    ["/en/products/compare", "main form:has([name=count]) :is(select, input[type=text])"],
    ["/resources/calculator/chiller", "main form :is(select, input[type=text])"],
    ["/en/resources/calculator/sound", "main form :is(select, input[type=text])"],
  ])("the boxes of %s have room for the words chosen in them", async (path, boxes) => {
    await visit("/robots.txt", { viewport: reflowed }, async ({ page }) => {
      await setTypeSize(page, 24);
      await page.goto(path, { waitUntil: "load" });
      const rooms = await page.locator(boxes).evaluateAll((all) =>
        all
          .filter((box) => box.checkVisibility())
          .map((box) => {
            const { fontSize, paddingLeft, paddingRight } = getComputedStyle(box);
            const paddings = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
            return (box.clientWidth - paddings) / Number.parseFloat(fontSize);
          }),
      );
      expect(rooms.length).toBeGreaterThan(1);
      // Ten letters, or five syllables.
      expect(Math.min(...rooms)).toBeGreaterThan(5);
    });
  });

  test.each([
    [`/resources/calculator?${duty}`, "#result dt > span:first-child"],
    ["/en/no-such-page", "[data-action-bar] li:last-child a"],
  ])("no word of %s is broken between its letters", async (path, words) => {
    await visit("/robots.txt", { viewport: reflowed }, async ({ page }) => {
      await setTypeSize(page, 24);
      await page.goto(path, { waitUntil: "load" });
      await page.locator(words).first().waitFor();
      const lines = await page.locator(words).evaluateAll((all) =>
        all.map((element) => {
          const range = document.createRange();
          const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Text;
          range.selectNodeContents(text);
          return { text: text.data, lines: range.getClientRects().length };
        }),
      );
      expect(lines.filter(({ text, lines }) => lines > text.split(" ").length)).toEqual([]);
    });
  });
});
