/**
 * Counts the hours of typical years by month, wet bulb and wet-bulb depression, for the stations of the calculator's places.
 * Run: `node assets/weather/build-weather.ts <folder of .epw files>`. Writes src/content/places/weather/<station>.json.
 * What the files are and what may be done with them: docs/weather.md. The files themselves are not kept.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { weatherIn } from "../../engine/src/year/hourly-weather.ts";
import { placesByCountry } from "../../src/content/places/places.ts";

/** The younger of two typical years of a station. */
const period = "2009-2023";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the .epw files.");
const target = new URL("../../src/content/places/weather/", import.meta.url);
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

/** The classes of a file as JSON, a line for each month: `[wet bulb, dry bulb, hours]` of each class. */
function tableOf(file: string, text: string): string {
  const reading = weatherIn(text, file);
  if (reading.kind === "refused") throw new Error(`${file}: ${JSON.stringify(reading.problem)}`);
  const { source, height, months } = reading.weather;
  const rows = months.map((month) => JSON.stringify(month));
  return `{"source":${JSON.stringify(source)},"height":${height},"months":[\n${rows.join(",\n")}\n]}\n`;
}
