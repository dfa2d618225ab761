/**
 * How soon a page is seen after a click, in Chromium: from the pointer's press to the first frame of the next page,
 * with the speculation rules of the site and with them taken out. Run: npm run bench -- navigation
 */
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "../tests/support/site.ts";
import { median } from "./median.ts";
import { openTab, type Point } from "./navigation/tab.ts";
import { record } from "./record.ts";

const rounds = 9;
/** Time after which what the scrolling to the link has shown is drawn, ms. */
const settleMs = 400;
/** A visitor's pointer rests on a link before it is pressed: in a hurry, and at leisure. */
const visitors = [
  { name: "pressed after 250 ms", restMs: 250, speculates: true },
  { name: "pressed after 500 ms", restMs: 500, speculates: true },
  { name: "after 250 ms, without speculation rules", restMs: 250, speculates: false },
];
/** Time after which the next page is there in any case, ms. */
const arriveMs = 1_200;
const ways = [
  ["/", "/company/intro"],
  ["/company/intro", "/"],
  ["/company/intro", "/projects/gallery"],
  ["/", "/resources/catalog"],
  ["/en", "/en/resources/calculator"],
  ["/en/products/package", "/en/projects/gallery"],
] as const;

const site = await startSite();
const tab = await openTab(1440, 900);
const lines: string[] = [];
let prerendered = 0;
for (const [from, to] of ways) {
  const seen = visitors.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [column, visitor] of visitors.entries())
      seen[column]?.push(await clickToPaint(from, to, visitor));
  }
  lines.push(`| ${from} → ${to} | ${seen.map((all) => median(all).toFixed(0)).join(" | ")} |`);
  console.log(lines.at(-1));
}
await tab.close();
await site.close();
const head = `| click | ${visitors.map(({ name }) => `${name}, ms`).join(" | ")} |\n|---|${"---|".repeat(visitors.length)}`;
const asked = rounds * ways.length * visitors.filter(({ speculates }) => speculates).length;
const how = `Medians of ${rounds} clicks, 1440 × 900, drawn in software; with the rules ${prerendered} of ${asked} pages were rendered beforehand.`;
console.log(how);
if (process.argv.includes("--record")) record("From click to paint", how, [head, ...lines].join("\n"));

/** @returns ms from the press to the first frame. */
async function clickToPaint(
  from: string,
  to: string,
  { restMs, speculates }: (typeof visitors)[number],
): Promise<number> {
  await tab.open(site.url + from);
  if (!speculates) await tab.ask(removeRules, undefined);
  const link = await tab.ask(linkPosition, to);
  if (!link) throw new Error(`There is no link to ${to} that can be pressed on ${from}.`);
  await pause(settleMs);
  await tab.move(link);
  await pause(restMs);
  const pressed = await tab.ask(() => performance.timeOrigin + performance.now(), undefined);
  tab.press(link);
  await pause(arriveMs);
  const seen = await tab.ask(firstFrame, to);
  if (!seen) throw new Error(`${to} was not seen ${arriveMs} ms after the click on ${from}.`);
  if (speculates && seen.isPrerendered) prerendered += 1;
  return seen.at - pressed;
}

function removeRules(): void {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/** Where the first link to `path` is that nothing covers, px. */
function linkPosition(path: string): Point | undefined {
  for (const link of document.querySelectorAll(`a[href="${path}"]`)) {
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = link.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (link.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return undefined;
}

/** When the page at `path` was first painted, as a time of day in ms. */
function firstFrame(path: string): { at: number; isPrerendered: boolean } | undefined {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation");
  if (location.pathname !== path || !paint) return undefined;
  const isPrerendered =
    navigation !== undefined && "activationStart" in navigation && Number(navigation.activationStart) > 0;
  return { at: performance.timeOrigin + paint.startTime, isPrerendered };
}
