/**
 * Processor time of one year of one tower in Chromium, for every kind of load: the first time, when nothing of
 * it has run yet, and the middle of thirty. Time of its own thread: what else the machine does counts little.
 * Run with: npm run bench -- year
 */
import { readFile } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import { build } from "vite";
import { operationInputs, yearDutyInputs } from "../engine/src/inputs/year-inputs.ts";
import type { Load } from "../engine/src/year/load.ts";
import type { Weather } from "../engine/src/year/weather.ts";
import type { YearQuestion, yearOf } from "../engine/src/year/year.ts";
import { browserPath } from "../tests/support/browser-path.ts";
import { median } from "./median.ts";

const repeats = 30;
const shares = [0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 0.9, 1, 0.7, 0.55, 0.45, 0.33];
const loads: Load[] = [
  { kind: "constant" },
  { kind: "air-conditioning", offBelow: 5, fullAt: 27 },
  { kind: "monthly", shares },
];
const tower: Omit<YearQuestion, "load"> = {
  crt: 500,
  flowRate: 390,
  range: 5,
  coldWaterTemp: 25,
  speeds: { least: operationInputs.least.initial, low: yearDutyInputs.low.initial },
  cycles: 4,
  driftPercent: 0.005,
  freeCoolingTemp: 12,
};

const seoul: Weather = JSON.parse(
  await readFile("src/content/places/weather/471080.json", { encoding: "utf8" }),
);
const program = await yearProgram();
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const load of loads) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: program });
  const [first = Number.NaN, ...later] = await timesOf(page, { ...tower, load }, seoul);
  console.log(`${load.kind}: ${first.toFixed(1)} ms the first time, then ${median(later).toFixed(1)} ms`);
  await page.close();
}
await browser.close();

/** Times of the page's own thread, ms, each with a whole year counted in it. */
async function timesOf(page: Page, question: YearQuestion, weather: Weather): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  await page.evaluate((asked) => void Object.assign(window, asked), { question, weather });
  const times: number[] = [];
  for (let time = 0; time <= repeats; time++) {
    const before = await spent();
    await page.evaluate(() => {
      const { year, question, weather } = window as unknown as Asked;
      return year.yearOf(question, weather).total.makeUp;
    });
    times.push((await spent()) - before);
  }
  return times;
}

interface Asked {
  year: { yearOf: typeof yearOf };
  question: YearQuestion;
  weather: Weather;
}

/** The script of a page that calculates a year. */
async function yearProgram(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: "engine/src/year/year.ts", formats: ["iife"], name: "year" },
    },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return output.flatMap((part) => (part.type === "chunk" ? [part.code] : [])).join("\n");
}
