/**
 * Counts the hours of typical years by month, wet bulb and dry bulb, for the stations of the calculator's places.
 * Run: `node assets/weather/build-weather.ts <folder of .epw files>`. Writes src/calculator/places/weather/<station>.json.
 * What the files are and what may be done with them: docs/weather.md. The files themselves are not kept.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  enhancementFactor,
  humidityRatio,
  saturationPressurePa,
} from "../../src/calculator/engine/method/air.ts";
import { bisect } from "../../src/calculator/engine/numeric/bisection.ts";
import { placesByCountry } from "../../src/calculator/places/places.ts";

/** Lines before the hours, and what stands in the columns of an hour: °C, per cent, Pa. */
const headLines = 8;
const column = { month: 1, dryBulb: 6, relativeHumidity: 8, pressure: 9 } as const;
/** The younger of two typical years of a station. */
const period = "2009-2023";
/** Width of a class of dry bulbs, K; wet bulbs have classes of one. */
const dryBulbStep = 2;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the .epw files.");
const target = new URL("../../src/calculator/places/weather/", import.meta.url);
mkdirSync(target, { recursive: true });
const stations = new Set(
  placesByCountry.flatMap(({ lists }) => lists.flat().flatMap(({ station }) => station ?? [])),
);
for (const file of readdirSync(folder).sort()) {
  const [, station = "", years] = /\.(\d{6})_TMYx\.(.+)\.epw$/.exec(file) ?? [];
  if (!stations.has(station) || years !== period) continue;
  writeFileSync(
    new URL(`${station}.json`, target),
    tableOf(file, readFileSync(join(folder, file), "latin1")),
  );
}

/** The classes of a file as JSON, a line for each month: `[wet bulb, dry bulb, hours]`, classes named by their middle. */
function tableOf(file: string, text: string): string {
  const lines = text.split(/\r?\n/).filter(Boolean);
  const height = Number(lines[0]?.split(",").at(-1));
  const months: Map<string, number>[] = Array.from({ length: 12 }, () => new Map());
  for (const line of lines.slice(headLines)) {
    const cells = line.split(",").map(Number);
    const key = classOf(cells);
    const hours = months[(cells[column.month] ?? 0) - 1];
    hours?.set(key, (hours.get(key) ?? 0) + 1);
  }
  const rows = months.map((hours) => {
    const sorted = [...hours].map(([key, count]) => [...key.split(" ").map(Number), count]);
    sorted.sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    return JSON.stringify(sorted);
  });
  const source = JSON.stringify(file.replace(".epw", ""));
  return `{"source":${source},"height":${height},"months":[\n${rows.join(",\n")}\n]}\n`;
}

function classOf(cells: number[]): string {
  const dryBulb = cells[column.dryBulb] ?? 0;
  const wetBulb = wetBulbOf(dryBulb, cells[column.relativeHumidity] ?? 0, cells[column.pressure] ?? 0);
  return `${Math.round(wetBulb)} ${Math.round(dryBulb / dryBulbStep) * dryBulbStep}`.replaceAll("-0", "0");
}

/** Wet bulb of an hour, °C: the temperature at which the psychrometric equation gives the hour's humidity. */
function wetBulbOf(dryBulb: number, relativeHumidity: number, pressurePa: number): number {
  if (relativeHumidity >= 100) return dryBulb;
  const vapour = (enhancementFactor(pressurePa) * saturationPressurePa(dryBulb) * relativeHumidity) / 100;
  const humidity = (0.621945 * vapour) / (pressurePa - vapour);
  return bisect(
    { low: -60, high: dryBulb, width: 1e-6 },
    (wetBulb) => humidityRatio(dryBulb, wetBulb, pressurePa) > humidity,
  );
}
