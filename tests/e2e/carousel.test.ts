import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { home } from "#content/pages/home.ts";
import { hold } from "../support/held-requests.ts";
import { narrow, openSharedSite } from "../support/visitor.ts";

const { visit } = openSharedSite({ hasPictures: false });

const count = home.ko.hero.slides.length;
const last = count - 1;

describe("the hero carousel", () => {
  test("goes to the next slide after five seconds, and wraps around after the last", async () => {
    await atRestedClock("/", {}, async ({ page }) => {
      await page.clock.runFor(4_900);
      expect(await currentDot(page)).toBe(0);
      await page.clock.runFor(100);
      await slideShown(page, 1);
      await page.getByRole("button", { name: `${count}번 슬라이드로 이동` }).click();
      await slideShown(page, last);
      await page.evaluate("document.activeElement.blur()");
      await page.clock.runFor(5_100);
      await slideShown(page, 0);
    });
  });

  test("follows its arrows both ways round", async () => {
    await visit("/en", {}, async ({ page }) => {
      await page.getByRole("button", { name: "Previous slide" }).click();
      await slideShown(page, last);
      await page.getByRole("button", { name: "Next slide" }).click();
      await slideShown(page, 0);
    });
  });

  test("stands still for visitors who asked for less motion", async () => {
    await atRestedClock("/", { reducedMotion: "reduce" }, async ({ page }) => {
      await standsStill(page);
    });
  });

  test("stands still while a control is focused from the keyboard", async () => {
    await atRestedClock("/", {}, async ({ page }) => {
      await page.locator("[data-next]").focus();
      await page.keyboard.press("Shift+Tab");
      await standsStill(page);
    });
  });

  test("can be paused", async () => {
    await atRestedClock("/en", {}, async ({ page }) => {
      await page.getByRole("button", { name: "Pause automatic slides" }).click();
      await page.evaluate("document.activeElement.blur()");
      await standsStill(page);
    });
  });

  test("keeps slides that are out of sight out of the tab order", async () => {
    await visit("/", {}, async ({ page }) => {
      expect(await page.locator("[data-track] > [inert]").count()).toBe(last);
    });
  });

  test.each(["[data-next]", "[data-previous]"])(
    "moves two slides on two clicks at %s, however quick",
    async (button) => {
      await visit("/", {}, async ({ page }) => {
        for (const interval of [50, 120, 200, 280, 400]) {
          const before = await currentDot(page);
          await clickTwice(page, button, interval);
          await atRest(page);
          const expected = (before + (button === "[data-next]" ? 2 : count - 2)) % count;
          expect([await currentDot(page), await page.evaluate(positionOfTrack)], `${interval} ms`).toEqual([
            expected,
            expected,
          ]);
        }
      });
    },
  );

  test.each([
    ["next", "[data-next]", last],
    ["previous", "[data-previous]", 0],
  ])("goes %s over its end without passing the slide between", async (_, button, from) => {
    await visit("/en", {}, async ({ page }) => {
      await page.locator("[data-dot]").nth(from).click();
      await slideShown(page, from);
      await atRest(page);
      const seen = page.evaluate(slidesSeen);
      await page.locator(button).click();
      expect(await seen).toEqual([0, last]);
      await slideShown(page, last - from);
    });
  });

  test("counts a swipe as a step by hand: its clock starts anew", async () => {
    await visit("/robots.txt", { viewport: narrow, hasTouch: true }, async ({ page }) => {
      await page.clock.install();
      await page.goto("/", { waitUntil: "networkidle" });
      await page.clock.pauseAt(Date.now() + 60_000);
      // Restarts the interval, which has almost elapsed when the visitor swipes.
      await page.locator("[data-dot]").first().click();
      await page.clock.runFor(100);
      await slideShown(page, 0);
      await page.waitForTimeout(500);
      await page.clock.runFor(4_900);
      await swipe(page);
      await slideShown(page, 1);
      await page.waitForTimeout(500);
      expect(await currentDot(page)).toBe(1);
      await page.clock.runFor(4_900);
      expect(await currentDot(page)).toBe(1);
      await page.clock.runFor(300);
      expect(await currentDot(page)).toBe(2 % count);
      await slideShown(page, 2 % count);
    });
  });

  test("goes on at the first slide after a swipe on the last", async () => {
    await visit("/en", { viewport: narrow, hasTouch: true, reducedMotion: "reduce" }, async ({ page }) => {
      await page.locator("[data-dot]").nth(last).click();
      await slideShown(page, last);
      await swipe(page);
      await slideShown(page, 0);
      await expect.poll(() => currentDot(page)).toBe(0);
      // On the first slide only the opposite swipe wraps around, so this one is native scrolling.
      await swipe(page);
      await slideShown(page, 1);
    });
  });

  test("goes on from the slide that was swiped to before its script came, and lets it be used", async () => {
    await visit("/robots.txt", { viewport: narrow, reducedMotion: "reduce" }, async ({ page }) => {
      const release = await hold(page, "**/assets/visitor-*.js");
      await page.goto("/en", { waitUntil: "commit" });
      await page.locator("[data-track]").evaluate((track) => track.scrollTo({ left: track.clientWidth }));
      await slideShown(page, 1);
      release();
      await expect.poll(() => currentDot(page)).toBe(1);
      const inert = page
        .locator("[data-track] > *")
        .evaluateAll((slides) => slides.map((one) => "inert" in one && one.inert));
      expect((await inert).indexOf(false)).toBe(1);
      await page.getByRole("button", { name: "Previous slide" }).click();
      await slideShown(page, 0);
    });
  });

  test("turns at once for visitors who asked for less motion", async () => {
    await visit("/", { reducedMotion: "reduce" }, async ({ page }) => {
      const position = await page.evaluate(() => {
        document.querySelector<HTMLElement>("[data-previous]")?.click();
        return (document.querySelector("[data-track]")?.scrollLeft ?? 0) / innerWidth;
      });
      expect(position).toBe(last);
    });
  });

  test("is moved by hand without script", async () => {
    await visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      const second = page.locator("[data-track] > :nth-child(2)");
      await page.mouse.move(700, 400);
      await page.mouse.wheel(1_200, 0);
      await expect.poll(async () => (await second.boundingBox())?.x).toBe(0);
    });
  });
});

/** Opens the page with a paused clock. */
const atRestedClock: typeof visit = (path, options, act) =>
  visit("/robots.txt", options, async (visitor) => {
    await visitor.page.clock.install({ time: 0 });
    await visitor.page.clock.pauseAt(1_000);
    await visitor.page.goto(path);
    await act(visitor);
  });

/** A moving carousel would be at its second slide again after one round and five seconds. */
async function standsStill(page: Page): Promise<void> {
  await page.clock.runFor(5_000 * (count + 1));
  expect(await currentDot(page)).toBe(0);
  await page.waitForTimeout(500);
  expect(await page.evaluate(positionOfTrack)).toBe(0);
}

/** Index of the slide at the track's scroll position. */
function positionOfTrack(): number {
  return Math.round((document.querySelector("[data-track]")?.scrollLeft ?? 0) / innerWidth);
}

async function slideShown(page: Page, index: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Math.round((document.querySelector("[data-track]")?.scrollLeft ?? 0) / innerWidth) === wanted,
    index,
  );
}

async function currentDot(page: Page): Promise<number> {
  return page
    .locator("[data-dot]")
    .evaluateAll((dots) => dots.findIndex(({ ariaCurrent }) => ariaCurrent === "true"));
}

/** Clicks inside the page, so that the interval is exact. */
async function clickTwice(page: Page, button: string, intervalMs: number): Promise<void> {
  await page.locator(button).evaluate(async (element: HTMLElement, pause) => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, pause));
    element.click();
  }, intervalMs);
}

async function atRest(page: Page): Promise<void> {
  await page.locator("[data-track]").evaluate(async (track) => {
    for (let last = -1, frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      if (track.scrollLeft !== last) frames = 0;
      last = track.scrollLeft;
    }
  });
}

/** Slides that are visible during the next second. */
async function slidesSeen(): Promise<number[]> {
  const slides = [...(document.querySelector("[data-track]")?.children ?? [])];
  const seen = new Set<number>();
  for (const end = performance.now() + 1_500; performance.now() < end; ) {
    await new Promise(requestAnimationFrame);
    slides.forEach((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      if (right > 2 && left < innerWidth - 2) seen.add(index);
    });
  }
  return [...seen].sort();
}

async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 340, y: 300 }] });
  for (let x = 320; x >= 80; x -= 20)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: 300 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
