/**
 * Compares a year in classes of air with a count of every hour of the same file, for the stations of the calculator's places.
 * Run: `node assets/weather/check-weather.ts <folder of .epw files>`. Prints the largest differences; docs/weather.md quotes them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  humidityRatio,
  pressureAt,
  saturatedHumidityRatio,
  saturatedVaporPa,
} from "../../engine/src/method/air.ts";
import { bisect } from "../../engine/src/numeric/bisection.ts";
import { fanPower } from "../../engine/src/year/fan.ts";
import { weatherIn } from "../../engine/src/year/hourly-weather.ts";
import { type Load, loadAt } from "../../engine/src/year/load.ts";
import {
  type OperatingState,
  operatingStateAt,
  requiredSpeedAt,
} from "../../engine/src/year/operating-state.ts";
import { type YearQuestion, yearOf } from "../../engine/src/year/year.ts";
import { placesByCountry } from "../../src/content/places/places.ts";

const airConditioning: Load = { kind: "air-conditioning", offBelow: 12, fullAt: 27 };
const cases: { load: Load; coldWaterTemp: number }[] = [
  { load: { kind: "constant" }, coldWaterTemp: 32 },
  { load: { kind: "constant" }, coldWaterTemp: 25 },
  { load: airConditioning, coldWaterTemp: 25 },
  { load: airConditioning, coldWaterTemp: 30 },
];
const tower = { crt: 500, flowRate: 390, range: 5, cycles: 4, driftPercent: 0.005, freeCoolingTemp: 10 };
const speeds = { least: 0.2, low: 0.5 };

interface Hour {
  month: number;
  wetBulb: number;
  dryBulb: number;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder with the .epw files.");
const stations = new Set(
  placesByCountry.flatMap(({ lists }) => lists.flat().flatMap(({ station }) => station ?? [])),
);
const rows = readdirSync(folder)
  .filter((file) => stations.has(/\.(\d{6})_TMYx\.2009-2023\.epw$/.exec(file)?.[1] ?? ""))
  .flatMap((file) => differences(file, readFileSync(join(folder, file), "latin1")));
const far = rows.filter(({ percent, hours }) => Math.abs(percent) > 2 && Math.abs(hours) > 25);
console.log(`${rows.length} comparisons, ${far.length} off by more than 2 % and 25 h`);
for (const [name, ofName] of Map.groupBy(rows, ({ name }) => name)) {
  const worst = ofName.toSorted((a, b) => error(b) - error(a))[0];
  if (worst) console.log(name, worst.station, `${worst.percent.toFixed(1)} %, ${worst.hours.toFixed(0)} h`);
}

/** Part of what is allowed, 2 % or 25 h, whichever is more. */
function error({ percent, hours }: { percent: number; hours: number }): number {
  return Math.min(Math.abs(percent) / 2, Math.abs(hours) / 25);
}

function differences(file: string, text: string) {
  const reading = weatherIn(text, file);
  if (reading.kind === "refused") throw new Error(`${file}: ${JSON.stringify(reading.problem)}`);
  const { height: elevation } = reading.weather;
  const hours = hoursOf(text);
  return cases.flatMap((asked) => {
    const question: YearQuestion = { ...tower, ...asked, speeds };
    const { total } = yearOf(question, reading.weather);
    const counted = countedHours(question, hours, elevation);
    const fan = (name: string) => total.fans.find(({ control }) => control === name)?.fullPower ?? 0;
    const byClass: typeof counted = {
      load: total.loadHours,
      warm: total.warmHours,
      plume: total.plumeHours,
      free: total.freeCoolingHours ?? 0,
      "on-off": fan("on-off"),
      "variable-speed": fan("variable-speed"),
    };
    return Object.entries(counted).map(([name, hours]) => {
      const difference = (byClass[name] ?? 0) - hours;
      const percent = difference === 0 ? 0 : (100 * difference) / hours;
      return {
        station: file,
        name: `${asked.load.kind} ${asked.coldWaterTemp} ${name}`,
        percent,
        hours: difference,
      };
    });
  });
}

/** Every hour of an EPW file, its wet bulb by the psychrometric equation. */
function hoursOf(text: string): Hour[] {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(8)
    .map((line) => {
      const cells = line.split(",");
      const [dryBulb, relative, pressure] = [Number(cells[6]), Number(cells[8]), Number(cells[9])];
      const vapour = (saturatedVaporPa(dryBulb, pressure) * relative) / 100;
      const humidity = (0.621945 * vapour) / (pressure - vapour);
      const wetBulb =
        relative >= 100
          ? dryBulb
          : bisect(
              { low: -80, high: dryBulb, width: 1e-6 },
              (t) => humidityRatio(dryBulb, t, pressure) > humidity,
            );
      return { month: Number(cells[1]) - 1, wetBulb, dryBulb };
    });
}

function countedHours(
  question: YearQuestion,
  hours: readonly Hour[],
  elevation: number,
): Record<string, number> {
  const sum: Record<string, number> = {
    load: 0,
    warm: 0,
    plume: 0,
    free: 0,
    "on-off": 0,
    "variable-speed": 0,
  };
  const add = (name: string, part: number) => {
    sum[name] = (sum[name] ?? 0) + part;
  };
  for (const { month, wetBulb, dryBulb } of hours) {
    const part = loadAt(question.load, month, wetBulb);
    if (part <= 0) continue;
    const duty = { ...question, range: question.range * part, elevation };
    const state = operatingStateAt(duty, wetBulb);
    const speed = state?.speed ?? Number.POSITIVE_INFINITY;
    add("load", 1);
    add("warm", speed > 1 ? 1 : 0);
    add("plume", state && showsPlume(state, { wetBulb, dryBulb }, elevation) ? 1 : 0);
    add(
      "free",
      requiredSpeedAt({ ...duty, coldWaterTemp: question.freeCoolingTemp ?? 0 }, wetBulb) <= 1 ? 1 : 0,
    );
    for (const control of ["on-off", "variable-speed"] as const)
      add(control, fanPower(control, speed, speeds));
  }
  return sum;
}

/** The mixing line from the discharge to the outside air passes above saturation somewhere between the two. */
function showsPlume(
  { leavingAirTemp }: OperatingState,
  { wetBulb, dryBulb }: Pick<Hour, "wetBulb" | "dryBulb">,
  elevation: number,
): boolean {
  const pressure = pressureAt(elevation);
  const leaving = saturatedHumidityRatio(leavingAirTemp, pressure);
  const outside = humidityRatio(dryBulb, wetBulb, pressure);
  return Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200).some((share) => {
    const temperature = leavingAirTemp + share * (dryBulb - leavingAirTemp);
    return leaving + share * (outside - leaving) > saturatedHumidityRatio(temperature, pressure);
  });
}
