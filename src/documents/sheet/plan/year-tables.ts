import { type PlanWords, planWords } from "#content/calculator/plan/plan.ts";
import { formatWithUnit } from "#content/figures/figure.ts";
import {
  enteredInBothUnits,
  formatAsEntered,
  measured,
  quantityText,
  standardUnits,
  type UnitChoice,
  volumeSigns,
} from "#content/figures/measures.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { enteredFigure, enteredShare } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { weatherPlaces } from "#content/places/weather-station.ts";
import type { Locale } from "#domain/locale.ts";
import type { Year, YearQuestion } from "#engine/year/year.ts";
import { rowsInBothUnits, type SheetRow, type SheetTable } from "../paper-parts.ts";
import type { PlannedYear } from "./planned-year.ts";

/** Makes the rows of a figure: in the visitor's units and in the standard ones. */
export type Rows = (label: string, format: (units: UnitChoice) => string) => SheetRow[];

export function rowsIn(units: UnitChoice): Rows {
  return (label, format) => rowsInBothUnits(label, [format(units)], [format(standardUnits)]);
}

/** Rows of a temperature with the digits with which it was entered. */
export function enteredRow(label: string, celsius: number, rows: Rows): SheetRow[] {
  return rows(label, (units) => formatWithUnit(formatAsEntered(celsius, "temperature", units)));
}

/** The size of towers by their catalog: CRT as entered. */
export function installedText(crt: number, units: UnitChoice): string {
  const rated = `${enteredFigure(crt)} CRT`;
  return units.capacity === "CRT" ? rated : quantityText(crt, "size", units);
}

/** The whole year. */
export function yearTable(
  locale: Locale,
  planned: PlannedYear,
  { total, warmestWaterTemp }: Year,
  { question, units }: { question: YearQuestion; units: UnitChoice },
): SheetTable {
  const { year: words } = planWords[locale];
  const rows = rowsIn(units);
  const place = weatherPlaces.find(({ station }) => station === planned.station)?.name[locale];
  const hours = (value: number) => `${wholeNumber(value)} ${words.hours}`;
  const power = (value: number) =>
    planned.fanKilowatts === undefined ? hours(value) : `${wholeNumber(value * planned.fanKilowatts)} kWh`;
  return {
    title: words.title,
    rows: [
      ...rows(words.weather, () => place ?? planned.weather?.source ?? planned.station),
      ...rows(words.tower, (units) => installedText(question.crt, units)),
      ...enteredRow(words.wanted, question.coldWaterTemp, rows),
      ...rows(words.load, () => words.loads[planned.load.kind]),
      ...total.fans.flatMap(({ control, fullPower }) =>
        rows(`${words.fan}: ${words.controls[control]}${control === planned.control ? " *" : ""}`, () =>
          power(fullPower),
        ),
      ),
      ...rows(words.makeUp, (units) => quantityText(total.makeUp, "volume", units)),
      ...rows(words.warm, () => hours(total.warmHours)),
      ...(warmestWaterTemp === undefined
        ? []
        : rows(words.warmest, (units) => quantityText(warmestWaterTemp, "temperature", units))),
      ...rows(words.plume, () => hours(total.plumeHours)),
      ...(total.freeCoolingHours === undefined || planned.freeCoolingTemp === undefined
        ? []
        : [
            {
              label: fill(words.free, {
                outlet: enteredInBothUnits(planned.freeCoolingTemp, "temperature", units),
              }),
              figures: [hours(total.freeCoolingHours)],
            },
          ]),
      ...rows(words.water, () =>
        fill(words.waterAt, {
          cycles: enteredFigure(planned.cycles),
          drift: enteredShare(planned.driftPercent),
        }),
      ),
    ],
  };
}

/** A year in the visitor's own weather is marked: the address below it does not bring it back. */
export function yearNotes({ year: words }: PlanWords, planned: PlannedYear | undefined): string[] {
  const { weather } = planned ?? {};
  return weather ? [...words.notes, fill(words.own, { source: weather.source })] : words.notes;
}

/** Twelve months and their sum: the fan under the chosen control, and the water. */
export function monthTable(
  { year: words }: PlanWords,
  { control, fanKilowatts }: PlannedYear,
  { months, total }: Year,
  units: UnitChoice,
): SheetTable {
  const factor = fanKilowatts ?? 1;
  const isInGallons = volumeSigns[units.flow] !== volumeSigns.m3h;
  const unit = isInGallons ? `${volumeSigns[units.flow]} (${volumeSigns.m3h})` : volumeSigns.m3h;
  const volumes = (cubicMetres: number) => {
    const [chosen, standard] = [units, standardUnits].map((as) => measured(cubicMetres, "volume", as).figure);
    return isInGallons ? `${chosen} (${standard})` : (chosen ?? "");
  };
  const figures = ({ fans, makeUp, evaporation, plumeHours }: Year["total"]) => [
    wholeNumber((fans.find((fan) => fan.control === control)?.fullPower ?? 0) * factor),
    volumes(evaporation),
    volumes(makeUp),
    wholeNumber(plumeHours),
  ];
  return {
    title: fill(words.byMonth, { control: words.controls[control] }),
    columns: [
      `${words.fan} ${fanKilowatts === undefined ? words.hours : "kWh"}`,
      `${words.evaporation} ${unit}`,
      `${words.makeUp} ${unit}`,
      `${words.plumeShort} ${words.hours}`,
    ],
    rows: [
      ...months.map((month, index) => ({ label: words.months[index] ?? "", figures: figures(month) })),
      { label: words.total, figures: figures(total) },
    ],
  };
}
