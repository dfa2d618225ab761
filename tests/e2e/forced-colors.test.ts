import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();
const duty = "flow=390&hot=37&cold=32&wb=27";
const white = "rgb(255, 255, 255)";
const contrast = { forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" } as const;

describe("with a contrast theme of the system", () => {
  test("a series marks the choice that is on, not boxes with a list, and has drawings on a white ground", () =>
    visit("/products/package/sf", contrast, async ({ page }) => {
      const main = page.locator("main");
      await expectMarked(main, "label:has([type=radio]:checked)", "label:has([type=radio]:not(:checked))");
      const box = await ground(main.locator("label:has(select)"));
      expect(box).toBe(await ground(main.locator("label:has([type=checkbox])")));
      expect(await ground(main.locator("figure svg[role=img]"))).toBe(white);
    }));

  test("the calculator marks the choice that is on, its notes are readable, and drawings are on a white ground", () =>
    visit(`/en/resources/calculator?${duty}#design-curves`, contrast, async ({ page }) => {
      const main = page.locator("main");
      const drawing = main.locator("#design-curves figure svg[role=img]").first();
      await drawing.waitFor({ state: "attached" });
      expect(await ground(drawing)).toBe(white);
      await expectMarked(main, "button[aria-pressed=true]", "button[aria-pressed=false]");
      await main.locator("tbody label [type=radio]").first().check();
      const label = main.locator("tbody label:has(:checked)");
      expect(await color(label.locator(".text-muted"))).toBe(await color(label));
    }));

  test("the acceptance test marks the choice that is on", () =>
    visit("/en/resources/calculator/test", contrast, ({ page }) =>
      expectMarked(page.locator("main"), "button[aria-pressed=true]", "button[aria-pressed=false]"),
    ));

  test("drawings of an article are on a white ground", () =>
    visit("/resources/water-quality", contrast, async ({ page }) => {
      expect(await ground(page.locator("main figure svg.w-full"))).toBe(white);
    }));

  test.each(["/", "/projects/gallery", "/en/resources/calculator/sound"])(
    "buttons of %s have an edge",
    (path) =>
      visit(path, contrast, async ({ page }) => {
        const buttons = page.locator("main :is(a, button).rounded-button").filter({ visible: true });
        const edges = await buttons.evaluateAll((all) =>
          all.filter((button) => getComputedStyle(button).borderTopWidth === "0px").map((it) => it.outerHTML),
        );
        expect(edges).toEqual([]);
      }),
  );
});

async function expectMarked(main: Locator, on: string, off: string): Promise<void> {
  const [marked, others] = await Promise.all([ground(main.locator(on)), ground(main.locator(off))]);
  expect(marked).not.toBe(others);
}

function ground(locator: Locator): Promise<string> {
  return locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);
}

function color(locator: Locator): Promise<string> {
  return locator.first().evaluate((element) => getComputedStyle(element).color);
}
