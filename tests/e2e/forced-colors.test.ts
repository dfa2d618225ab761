import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite();
const duty = "flow=390&hot=37&cold=32&wb=27";
const contrast = { forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" } as const;

describe("with a contrast theme of the system", () => {
  test.each([
    [`/resources/calculator?${duty}`, "button[aria-pressed=true]", "button[aria-pressed=false]"],
    ["/en/resources/calculator/test", "button[aria-pressed=true]", "button[aria-pressed=false]"],
    ["/products/package/sf", "label:has([type=radio]:checked)", "label:has([type=radio]:not(:checked))"],
  ])("%s marks which choice is on", (path, on, off) =>
    visit(path, contrast, async ({ page }) => {
      const main = page.locator("main");
      const [marked, others] = await Promise.all([ground(main.locator(on)), ground(main.locator(off))]);
      expect(marked).not.toBe(others);
    }),
  );

  test("a form's boxes with a list to choose from are not marked as chosen", () =>
    visit("/products/package/sf", contrast, async ({ page }) => {
      const box = page.locator("main label:has(select)");
      expect(await ground(box)).toBe(await ground(page.locator("main label:has([type=checkbox])")));
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

  test.each([
    ["/products/package/sf", "figure svg[role=img]"],
    [`/en/resources/calculator?${duty}#design-curves`, "#design-curves figure svg[role=img]"],
    ["/resources/water-quality", "figure svg.w-full"],
  ])("drawings of %s are on a white ground", (path, drawings) =>
    visit(path, contrast, async ({ page }) => {
      const drawing = page.locator("main").locator(drawings);
      await drawing.first().waitFor({ state: "attached" });
      expect(await ground(drawing)).toBe("rgb(255, 255, 255)");
    }),
  );
});

function ground(locator: Locator): Promise<string> {
  return locator.first().evaluate((element) => getComputedStyle(element).backgroundColor);
}
