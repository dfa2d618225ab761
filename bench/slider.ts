/**
 * Interaction to next paint while the design tool's sliders are dragged and keyed, with the processor slowed down four
 * times. Run with the site up: `node bench/slider.ts http://localhost:3000`. Meaningful on an idle machine only.
 */
import { chromium, type Page } from "playwright-core";
import { browserPath } from "../tests/support/browser-path.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const slowdown = 4;
const sliders = ["Margin on the wet bulb", "Cycles of concentration"];

const browser = await chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
await page.goto(`${site}/en/resources/calculator?flow=390&hot=37&cold=32&wb=25`, {
  waitUntil: "networkidle",
});
await page.getByRole("slider").first().waitFor();
await page.locator(".design-section:not(#design-year) > details").evaluateAll((sections) => {
  for (const section of sections) section.setAttribute("open", "");
});
await watchInteractions(page);
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
await dragAndKey("");
await page.locator("#design-year summary").first().click();
await page.locator("#design-year table").first().waitFor();
await durations(page);
await dragAndKey(", with the year open");
await browser.close();

async function dragAndKey(beside: string): Promise<void> {
  for (const name of sliders) {
    await drag(page, name);
    report(`${name}, dragged${beside}`, await durations(page));
    await key(page, name);
    report(`${name}, keyed${beside}`, await durations(page));
  }
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

/** From the left end to the right in forty moves, resting now and then, so that the duty is recalculated on the way. */
async function drag(page: Page, name: string): Promise<void> {
  const slider = page.getByRole("slider", { name });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error(`The slider "${name}" is not in view.`);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 8, y);
  await page.mouse.down();
  for (let move = 1; move <= 40; move += 1) {
    await page.mouse.move(box.x + 8 + ((box.width - 16) * move) / 40, y);
    await page.waitForTimeout(move % 10 === 0 ? 400 : 16);
  }
  await page.mouse.up();
  await page.waitForTimeout(1000);
}

async function key(page: Page, name: string): Promise<void> {
  await page.getByRole("slider", { name }).focus();
  for (let press = 1; press <= 20; press += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForTimeout(press % 5 === 0 ? 400 : 40);
  }
  await page.waitForTimeout(1000);
}

/** Interactions since the last call, ms; browsers do not report those that were painted within 16 ms. */
function durations(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0));
}

function report(what: string, ms: number[]): void {
  const sorted = ms.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${what}: worst ${sorted.at(-1) ?? 0} ms, median ${median} ms of ${ms.length} reported`);
}
