/**
 * How soon a page is seen after a click, in Chromium: from the pointer's press to the first frame of the next page,
 * with the speculation rules of the site and with them taken out. Under automation Chromium only fetches beforehand
 * what it would otherwise also render beforehand, so visitors see pages sooner than this. Run: npm run bench -- navigation
 */
import { chromium, type Route } from "playwright-core";
import { startSite } from "../tests/support/site.ts";
import { record } from "./record.ts";

const rounds = 9;
/** Time after which the page has scrolled to where it begins, ms. */
const settleMs = 800;
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
  if (!speculates) await page.route(site.url + from, withoutRules);
  await page.goto(site.url + from, { waitUntil: "load" });
  await page.unroute(site.url + from);
  await page.waitForTimeout(settleMs);
  await page.locator(`a[href="${to}"]:visible`).first().hover();
  await page.waitForTimeout(restMs);
  const pressed = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.mouse.down();
  await page.mouse.up();
  const painted = await (await page.waitForFunction(firstPaintAt, to, { polling: 20 })).jsonValue();
  await context.close();
  return painted - pressed;
}

async function withoutRules(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({
    response,
    body: html.replace(/<script type="speculationrules"[^>]*>[^<]*<\/script>/, ""),
  });
}

/** When the page at `path` was first painted, as a time of day in ms; 0 before that. */
function firstPaintAt(path: string): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return location.pathname === path && paint ? performance.timeOrigin + paint.startTime : 0;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
