/**
 * How soon a page is seen after a click, in Chromium: from the pointer's press to the first frame of the next page,
 * with the speculation rules of the site and with them taken out. Under automation Chromium only fetches beforehand
 * what it would otherwise also render beforehand, so visitors see pages sooner than this. Run: npm run bench -- navigation
 */
import { chromium } from "playwright-core";
import { startSite } from "../tests/support/site.ts";
import { record } from "./record.ts";

const rounds = 9;
/** A visitor's pointer rests on a link about this long before it is pressed, ms. */
const restMs = 250;
const ways = [
  ["/", "/company/intro"],
  ["/company/intro", "/projects/gallery"],
  ["/", "/resources/catalog"],
  ["/en", "/en/resources/calculator"],
  ["/en/products/package", "/en/projects/gallery"],
] as const;

const site = await startSite();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const lines: string[] = [];
for (const [from, to] of ways) {
  const [withRules, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    withRules.push(await clickToPaint(from, to, true));
    without.push(await clickToPaint(from, to, false));
  }
  lines.push(`| ${from} → ${to} | ${median(withRules).toFixed(0)} | ${median(without).toFixed(0)} |`);
  console.log(lines.at(-1));
}
await browser.close();
await site.close();
const head = "| click | seen after, ms | without speculation rules, ms |\n|---|---|---|";
if (process.argv.includes("--record"))
  record("From click to paint", `Medians of ${rounds} clicks, 1440 × 900.`, [head, ...lines].join("\n"));

async function clickToPaint(from: string, to: string, speculates: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url + from, { waitUntil: "load" });
  if (!speculates) await page.evaluate(removeRules);
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForTimeout(restMs);
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname === to, { waitUntil: "domcontentloaded" });
  const painted = await page.evaluate(firstPaintAt);
  await context.close();
  return painted - pressed;
}

function removeRules(): void {
  for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
}

/** When the page was first painted, as a time of day in ms. */
async function firstPaintAt(): Promise<number> {
  const paint = () => performance.getEntriesByName("first-contentful-paint")[0];
  while (!paint()) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.timeOrigin + (paint()?.startTime ?? 0);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
