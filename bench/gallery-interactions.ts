/**
 * How the gallery answers a visitor with 100, 1,000 and 10,000 projects: interaction to next paint (INP) in Chromium
 * with the processor slowed down four times, what its page weighs, and how long the API takes with 10,000 projects
 * compared to 100. Run after a build: npm run bench -- gallery-interactions
 */
import { Agent, get } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { generateProjects } from "../scripts/generate-projects.ts";
import { browserPath } from "../tests/support/browser-path.ts";
import { aProject, storeProject } from "../tests/support/builders.ts";
import { type Site, startSite } from "../tests/support/site.ts";

const sizes = [100, 1_000, 10_000] as const;
const seed = 1;
const slowdown = 4;
const visits = 3;
const requests = 200;
const coldRequests = 15;
/** Time in which everything that an interaction has started comes to rest, ms. */
const restMs = 700;

const browserFlags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Interactions of a visitor, in order; each begins with the page at rest. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  "type a word": async (page) => {
    await page.getByRole("searchbox").click();
    await page.keyboard.type("hxv", { delay: 150 });
  },
  "take it back": async (page) => {
    for (const _ of "hxv") await page.keyboard.press("Backspace", { delay: 100 });
  },
  "choose a country": async (page) => {
    await page.locator("select[name=country]").focus();
    await page.keyboard.press("ArrowDown");
  },
  "choose a type": async (page) => {
    await page.locator("select[name=type]").focus();
    await page.keyboard.press("ArrowDown");
  },
  "open the tags": (page) => page.locator("[data-tag-toggle]").click(),
  "choose a tag": (page) => page.locator("label:has(input[name=tags]:enabled)").first().click(),
  "choose another": (page) =>
    page.locator("label:has(input[name=tags]:enabled:not(:checked))").first().click(),
  reset: (page) => page.getByRole("button", { name: "초기화" }).first().click(),
  "show more": (page) => page.getByRole("button", { name: "프로젝트 더 보기" }).click(),
};

const agent = new Agent({ keepAlive: true });
const sites = new Map<number, Site>();
for (const size of sizes) sites.set(size, await startSite({ projects: generateProjects(size, seed) }));
const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });

await reportPages();
await reportInteractions(browser);
await reportApi();

agent.destroy();
await browser.close();
for (const site of sites.values()) await site.close();

async function reportPages(): Promise<void> {
  const rows = [];
  for (const [size, { url }] of sites) {
    const html = await (await fetch(`${url}/projects/gallery`)).text();
    const list = await (await fetch(`${url}/api/projects?limit=120`)).text();
    rows.push({
      projects: size,
      "page, KB": kilobytes(html),
      "first part of the list, KB": kilobytes(list),
      "cards in the page": html.split("<article").length - 1,
    });
  }
  console.table(rows);
}

async function reportInteractions(browser: Browser): Promise<void> {
  const worst = new Map<string, Map<number, number[]>>();
  for (let visit = 0; visit < visits; visit++) {
    for (const [size, site] of sites) {
      for (const [step, ms] of await walkThrough(browser, site)) {
        const ofStep = worst.get(step) ?? new Map<number, number[]>();
        ofStep.set(size, [...(ofStep.get(size) ?? []), ms]);
        worst.set(step, ofStep);
      }
    }
  }
  console.table(
    [...worst].map(([step, ofSize]) => ({
      "INP, ms (median, worst)": step,
      ...Object.fromEntries(
        [...ofSize].map(([size, all]) => [`${size}`, `${percentile(all, 0.5)}, ${Math.max(...all)}`]),
      ),
    })),
  );
  console.log(`Worst interaction of each step, ${visits} visits, processor ${slowdown}× slower.`);
}

/** One visit. @returns the longest interaction of each step, ms; 0 where all were too short to be reported */
async function walkThrough(browser: Browser, { url }: Site): Promise<[string, number][]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url });
  const page = await context.newPage();
  await page.addInitScript(`
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) window.interactions.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
  `);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto("/projects/gallery", { waitUntil: "load" });
  await page.locator("[data-island=gallery][data-hydrated]").waitFor({ state: "attached" });
  await page.locator("#filters").scrollIntoViewIfNeeded();
  const longest: [string, number][] = [];
  for (const [name, act] of Object.entries(steps)) {
    await page.waitForTimeout(restMs);
    await page.evaluate("window.interactions.length = 0");
    await act(page);
    await page.waitForTimeout(restMs);
    longest.push([name, await page.evaluate<number>("Math.max(0, ...window.interactions)")]);
  }
  await context.close();
  return longest;
}

async function reportApi(): Promise<void> {
  const few = siteOf(100);
  const many = siteOf(10_000);
  const tags = encodeURIComponent("개방형,대향류");
  const rows = [];
  for (const path of [
    "/api/projects?limit=120",
    "/api/projects?limit=120&offset=60",
    "/api/projects",
    `/api/projects/filter?tags=${tags}&limit=120`,
    `/api/projects/filter?tags=${tags}`,
    `/api/projects/filter?countries=${encodeURIComponent("한국")}&types=bac&limit=120`,
    "/api/projects/stats",
    "/api/projects/tags",
    `/api/projects/tags/related?tags=${tags}`,
  ]) {
    const [cached, made] = [
      await p95s(few, many, path, requests, false),
      await p95s(few, many, path, coldRequests, true),
    ];
    rows.push({
      "API, p95 in ms": decodeURIComponent(path),
      "100": cached[0].toFixed(2),
      "10,000": cached[1].toFixed(2),
      ratio: (cached[1] / cached[0]).toFixed(1),
      "100, after a change": made[0].toFixed(1),
      "10,000, after a change": made[1].toFixed(1),
    });
  }
  console.table(rows);
}

/** Both sites in turn, so that a machine that slows down slows both. */
async function p95s(few: Site, many: Site, path: string, times: number, cold: boolean) {
  const durations: [number[], number[]] = [[], []];
  for (let i = 0; i < times; i++) {
    for (const [index, site] of [few, many].entries()) {
      if (cold) await change(site);
      durations[index]?.push(await timed(site.url + path));
    }
  }
  return [percentile(durations[0], 0.95), percentile(durations[1], 0.95)] as const;
}

/** Clears all caches of responses. */
async function change({ services }: Site): Promise<void> {
  const { id } = await storeProject(services.projects, aProject());
  await services.projects.remove(id);
}

/** Until the last byte, still compressed: what the visitor's browser does with it is not the API's time. */
function timed(url: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url} answered ${response.statusCode}. Build the site first: npm run build.`));
      }
      response.resume().on("end", () => resolve(performance.now() - start));
    }).on("error", reject);
  });
}

function siteOf(size: number): Site {
  const site = sites.get(size);
  if (site === undefined)
    throw new Error(`There is no site with ${size} projects. Add the number to "sizes".`);
  return site;
}

function kilobytes(text: string): number {
  return Number((brotliCompressSync(text).length / 1024).toFixed(1));
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
