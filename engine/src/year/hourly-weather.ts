import { typedNumber } from "../inputs/typed-number.ts";
import { humidityRatio, humidityRatioOf, pressureAt, saturatedVaporPa } from "../method/air.ts";
import { bisect } from "../numeric/bisection.ts";
import {
  depressionClass,
  type Weather,
  weatherElevation,
  weatherFileBudget,
  wetBulbStep,
} from "./weather.ts";

/**
 * Reasons why a file is not a year of weather: unknown columns, a line without valid numbers (its number in
 * the file), or an incomplete year.
 */
export type WeatherProblem =
  | { kind: "columns" }
  | { kind: "line"; number: number }
  | { kind: "hours"; hours: number };

export type WeatherReading =
  | { kind: "weather"; weather: Weather }
  | { kind: "refused"; problem: WeatherProblem };

/** A year has 8,760 or 8,784 hours; a file may lack a few. */
const minHours = 8_000;

/** Month 1–12, dry bulb, °C, and a measure of humidity; pressure, Pa. */
interface Hour {
  month: number;
  dryBulb: number;
  humidity: { relative: number } | { dewPoint: number };
  pressurePa: number;
}

/**
 * Parses a year of weather with one line for each hour: EPW (EnergyPlus weather, published for most locations
 * of the world), or CSV with a header line: month or date, dry bulb (°C), relative humidity (%) or dew point
 * (°C), and optionally pressure (Pa or hPa). The hours are binned into the classes of `Weather`.
 * @param name of the file, used as the name of the weather
 * @param elevation elevation of the location, m, where the file does not state it
 */
export function weatherIn(text: string, name: string, elevation = 0): WeatherReading {
  const lines = text.slice(0, weatherFileBudget.characters).split(/\r?\n/);
  return /^\uFEFF?LOCATION,/.test(text) ? epwWeather(lines, name) : csvWeather(lines, name, elevation);
}

/** Header lines of an EPW, and the columns of an hour: °C, per cent, Pa. */
const epwHead = 8;
const epwColumns = { month: 1, dryBulb: 6, relativeHumidity: 8, pressure: 9 } as const;

function epwWeather(lines: readonly string[], name: string): WeatherReading {
  const stated = Number(lines[0]?.split(",").at(-1));
  const { lowest, highest } = weatherElevation;
  const known = stated >= lowest && stated <= highest ? stated : 0;
  return binHours(lines, { name: name.replace(/\.epw$/i, ""), elevation: known, head: epwHead }, (cells) => ({
    month: Number(cells[epwColumns.month]),
    dryBulb: Number(cells[epwColumns.dryBulb]),
    humidity: { relative: Number(cells[epwColumns.relativeHumidity]) },
    pressurePa: Number(cells[epwColumns.pressure]),
  }));
}

const csvNames = {
  date: /date|time|일시|날짜/i,
  month: /month|^월$/i,
  dryBulb: /dry.?bulb|건구|기온|temp/i,
  dewPoint: /dew|이슬점|노점/i,
  relative: /humid|습도|^rh/i,
  /** Air pressure of the place: stations also publish vapour pressure and pressure reduced to sea level. */
  pressure: /^(?!.*(증기|vapou?r|해면|sea)).*(press|기압)/i,
};

function csvWeather(lines: readonly string[], name: string, elevation: number): WeatherReading {
  const [names = ""] = lines;
  if (names.length > weatherFileBudget.lineCharacters)
    return { kind: "refused", problem: { kind: "columns" } };
  const separator = names.includes(";") ? ";" : ",";
  // A wet bulb in the file is ignored: it is calculated from dry bulb and humidity.
  const heads = names.split(separator).map((head) => (/wet|습구/i.test(head) ? "" : bare(head)));
  const dewPoint = heads.findIndex((head) => csvNames.dewPoint.test(head));
  const column = (pattern: RegExp) =>
    heads.findIndex((head, index) => index !== dewPoint && pattern.test(head));
  const month = column(csvNames.month);
  const date = column(csvNames.date);
  const dryBulb = column(csvNames.dryBulb);
  const relative = column(csvNames.relative);
  const pressure = column(csvNames.pressure);
  if ((month < 0 && date < 0) || dryBulb < 0 || (relative < 0 && dewPoint < 0))
    return { kind: "refused", problem: { kind: "columns" } };
  const number = (cells: readonly string[], at: number) => typedNumber(bare(cells[at] ?? "")) ?? Number.NaN;
  const standardPressure = pressureAt(elevation);
  return binHours(lines, { name: name.replace(/\.\w+$/, ""), elevation, head: 1, separator }, (cells) => {
    const measured = pressure < 0 ? Number.NaN : number(cells, pressure);
    return {
      month: month < 0 ? monthOf(bare(cells[date] ?? "")) : number(cells, month),
      dryBulb: number(cells, dryBulb),
      humidity: relative < 0 ? { dewPoint: number(cells, dewPoint) } : { relative: number(cells, relative) },
      // A value below 2,000 can only be hPa.
      pressurePa: Number.isNaN(measured) ? standardPressure : measured < 2000 ? measured * 100 : measured,
    };
  });
}

/** Cell without quotes, whitespace and a byte order mark. */
function bare(cell: string): string {
  return cell.replaceAll(/["\uFEFF]/g, "").trim();
}

/** Month of a date written as 2024-07-01, 2024/07/01, 2024.07.01 or 20240701. */
function monthOf(date: string): number {
  return Number(/^\d{4}[-/.]?\s?(\d{1,2})/.exec(date)?.[1]);
}

interface Layout {
  name: string;
  elevation: number;
  head: number;
  separator?: string;
}

function binHours(
  lines: readonly string[],
  { name, elevation, head, separator = "," }: Layout,
  hourIn: (cells: readonly string[]) => Hour,
): WeatherReading {
  const months = Array.from({ length: 12 }, () => ({ hours: 0, classes: new Map<string, ClassSum>() }));
  let count = 0;
  /** First line that its month has no room for; a file with more hours than a year is refused by their number instead. */
  let excess: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (index < head || line.trim() === "") continue;
    if (line.length > weatherFileBudget.lineCharacters)
      return { kind: "refused", problem: { kind: "line", number: index + 1 } };
    const hour = hourIn(line.split(separator));
    const month = months[hour.month - 1];
    if (!month || !isPossible(hour)) return { kind: "refused", problem: { kind: "line", number: index + 1 } };
    month.hours += 1;
    if (month.hours > weatherFileBudget.hoursOfMonth) excess ??= index + 1;
    addHour(month.classes, hour);
    count += 1;
    if (count > weatherFileBudget.hours) return { kind: "refused", problem: { kind: "hours", hours: count } };
  }
  if (excess !== undefined) return { kind: "refused", problem: { kind: "line", number: excess } };
  if (count < minHours) return { kind: "refused", problem: { kind: "hours", hours: count } };
  return {
    kind: "weather",
    weather: {
      source: name.slice(0, 80),
      height: elevation,
      months: months.map(({ classes }) => toWeatherClasses(classes)),
    },
  };
}

/** Rejects the markers of missing values (99.9 °C, 999 %, 999999 Pa), too. */
function isPossible({ dryBulb, humidity, pressurePa }: Hour): boolean {
  const isHumidityValid =
    "relative" in humidity
      ? humidity.relative >= 0 && humidity.relative <= 110
      : humidity.dewPoint >= -80 && humidity.dewPoint <= dryBulb + 1;
  return isHumidityValid && dryBulb >= -60 && dryBulb <= 60 && pressurePa >= 50_000 && pressurePa <= 110_000;
}

/** Hours of a class, the middle of its wet bulbs, °C, and lower end and sum of its depressions, K. */
interface ClassSum {
  hours: number;
  wetBulb: number;
  low: number;
  depressions: number;
}

function addHour(classes: Map<string, ClassSum>, hour: Hour): void {
  const wetBulbTemp = wetBulbOf(hour);
  const depression = hour.dryBulb - wetBulbTemp;
  // Adding 0 turns -0 into 0.
  const wetBulb = Math.round(wetBulbTemp / wetBulbStep) * wetBulbStep + 0;
  const { low } = depressionClass(depression);
  const sum = classes.get(`${wetBulb} ${low}`) ?? { hours: 0, wetBulb, low, depressions: 0 };
  sum.hours += 1;
  sum.depressions += depression;
  classes.set(`${wetBulb} ${low}`, sum);
}

/** Minimum hours of a stored mean: the mean of one or two would disclose a single observation. */
const minOfMean = 5;
const meanStep = 0.05;

/** Wet-bulb classes of a month; those with few hours get their common mean depression. */
function toWeatherClasses(classes: ReadonlyMap<string, ClassSum>): Weather["months"][number] {
  const sums = [...classes.values()];
  return sums
    .map((sum): [number, number, number] => {
      const { wetBulb, low, hours } = sum;
      const few = sums.filter((other) => other.low === low && other.hours < minOfMean);
      return [wetBulb, roundTo(wetBulb + meanDepression(hours < minOfMean ? few : [sum]), 0.01), hours];
    })
    .sort(([a, b], [c, d]) => a - c || b - d);
}

function meanDepression(sums: readonly ClassSum[]): number {
  const hours = sums.reduce((sum, part) => sum + part.hours, 0);
  const mean = sums.reduce((sum, part) => sum + part.depressions, 0) / hours;
  const { low, high } = depressionClass(mean);
  if (hours < minOfMean) return (low + high) / 2;
  // Rounding must not leave the class, whose lower end belongs to the previous one.
  return Math.min(high, Math.max(low === 0 ? 0 : low + meanStep, roundTo(mean, meanStep)));
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) / Math.round(1 / step);
}

/** Wet bulb of an hour, °C, solved from the psychrometric equation for its humidity ratio. */
function wetBulbOf({ dryBulb, humidity: moist, pressurePa }: Hour): number {
  const saturated = (temperature: number) => saturatedVaporPa(temperature, pressurePa);
  const vapour =
    "relative" in moist
      ? (saturated(dryBulb) * moist.relative) / 100
      : saturated(Math.min(dryBulb, moist.dewPoint));
  const humidity = humidityRatioOf(vapour, pressurePa);
  // Same comparison as in the root search below: rounding must not leave saturated air without a root.
  if (humidityRatio(dryBulb, dryBulb, pressurePa) <= humidity) return dryBulb;
  return bisect(
    { low: -80, high: dryBulb, width: 1e-6 },
    (wetBulb) => humidityRatio(dryBulb, wetBulb, pressurePa) > humidity,
  );
}
