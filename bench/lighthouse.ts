/**
 * Lighthouse on every page of the sitemap, in both languages, as a phone on slow 4G, simulated: one table of scores.
 * The median of a page's runs counts, three unless `--runs=` sets another number. Paths may be named to measure only them.
 * Run: npm run bench -- lighthouse
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { installPeer } from "./peer.ts";
import { record } from "./record.ts";
import { startServer, untilIdle } from "./serving/process.ts";
import { site } from "./serving/subjects.ts";

const runs = Number(process.argv.find((argument) => argument.startsWith("--runs="))?.slice(7) ?? 3);
/** Scores that issue and README promise of every public page. */
const targets = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  lcp: 1800,
  cls: 0.02,
  tbt: 100,
};
type Figures = Record<keyof typeof targets, number>;

interface LighthouseReport {
  categories: Record<"performance" | "accessibility" | "best-practices" | "seo", { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const folder = installPeer("lighthouse");
const subject = site();
const { origin } = new URL(subject.url);
const server = await startServer({ ...subject, env: { ...subject.env, SITE_URL: origin } });
await untilIdle(server);
const reports = mkdtempSync(join(tmpdir(), "lighthouse-"));
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
const asked = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const lines: string[] = [];
try {
  for (const path of asked.length > 0 ? asked : addresses) {
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run++) figures.push(await lighthouse(origin + path));
    lines.push(line(path, medianOf(figures)));
    console.log(lines.at(-1));
  }
} finally {
  await server.stop();
  rmSync(reports, { recursive: true });
}

const head =
  "| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms | |\n|---|---|---|---|---|---|---|---|---|";
const table = [head, ...lines].join("\n");
if (process.argv.includes("--record"))
  record(
    "Lighthouse, phone on simulated slow 4G",
    runs === 1 ? "One run of each page." : `Medians of ${runs} runs.`,
    table,
  );

/** One run in a browser of its own. */
async function lighthouse(url: string): Promise<Figures> {
  const file = join(reports, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";
  const command = [
    join(folder, "node_modules/lighthouse/cli/index.js"),
    ...[url, "--quiet", "--output=json", `--output-path=${file}`, `--chrome-flags=${flags}`],
  ];
  const run = () =>
    promisify(execFile)(process.execPath, command, {
      env: { ...process.env, CHROME_PATH: "/usr/bin/chromium" },
    });
  // Now and then it loses sight of the page that it has opened itself (NO_NAVSTART).
  await run().catch(run);
  const { categories, audits }: LighthouseReport = JSON.parse(readFileSync(file, "utf8"));
  const score = (name: keyof typeof categories) => Math.round(categories[name].score * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
  };
}

/** By performance. */
function medianOf(all: readonly Figures[]): Figures {
  const sorted = all.toSorted((a, b) => a.performance - b.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("There was no run. Set runs to 1 or more.");
  return middle;
}

function line(path: string, figures: Figures): string {
  const { performance, accessibility, "best-practices": practices, seo, lcp, cls, tbt } = figures;
  const isGood =
    Math.min(performance - targets.performance, accessibility - 100, practices - 100, seo - 100) >= 0 &&
    lcp < targets.lcp &&
    cls < targets.cls &&
    tbt < targets.tbt;
  const cells = [
    path,
    performance,
    accessibility,
    practices,
    seo,
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    Math.round(tbt),
  ];
  return `| ${cells.join(" | ")} | ${isGood ? "" : "below target"} |`;
}
