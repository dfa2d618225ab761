import { planWords } from "#content/calculator/plan/plan.ts";
import { selectionWords } from "#content/calculator/selection.ts";
import { yearWords } from "#content/calculator/year/year.ts";
import { enteredInBothUnits, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure, enteredShare } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { weatherPlaces } from "#content/places/weather-station.ts";
import type { Locale } from "#domain/locale.ts";
import { loadInputs, operationInputs } from "#engine/inputs/year-inputs.ts";
import type { Plan } from "../sheet/plan/plan.ts";
import { type PlannedYear, yearTexts } from "../sheet/plan/planned-year.ts";

const yearInputs = { ...loadInputs, ...operationInputs };
type YearInput = keyof typeof yearInputs;

/** Words for the texts that an address has for the inputs of a year. */
type YearFormats = Record<YearInput, (text: string) => string>;

/** Weather, load and fan of a chosen year, and whatever else was entered or differs from its initial value. */
export function yearText(
  locale: Locale,
  { year, water }: Pick<Plan, "year" | "water">,
  units: UnitChoice,
): string | undefined {
  if (!year) return undefined;
  const texts = yearTexts(year, water);
  const formats = yearFormats(locale, year, units);
  const names = Object.keys(yearInputs) as YearInput[];
  return names
    .flatMap((name) => {
      const text = texts[yearInputs[name].key];
      return text === undefined ? [] : [formats[name](text)];
    })
    .join(", ");
}

function yearFormats(locale: Locale, { load, control }: PlannedYear, units: UnitChoice): YearFormats {
  const { year: words, water } = planWords[locale];
  const { offBelow, fullAt, least, cycles } = yearWords[locale].inputs;
  const place = (key: string) => weatherPlaces.find(({ station }) => station === key)?.name[locale];
  const number = (text: string) => enteredFigure(Number(text));
  const temperature = (text: string) => enteredInBothUnits(Number(text), "temperature", units);
  const monthly = (share: string, month: number) => `${words.months[month]} ${number(share)}%`;
  return {
    station: (text) => fill(selectionWords[locale].weatherOf, { station: place(text) ?? text }),
    coldWaterTemp: (text) => `${words.wanted} ${temperature(text)}`,
    load: () => words.loads[load.kind],
    offBelow: (text) => `${offBelow.label} ${temperature(text)}`,
    fullAt: (text) => `${fullAt.label} ${temperature(text)}`,
    shares: (text) => text.split("-").map(monthly).join(" / "),
    control: () => words.controls[control],
    fanKilowatts: (text) => `${number(text)} kW`,
    crt: (text) => `${words.tower} ${number(text)} CRT`,
    least: (text) => `${least.label} ${enteredFigure(100 * Number(text))}%`,
    cycles: (text) => `${cycles.label} ${number(text)}`,
    driftPercent: (text) => `${water.drift} ${enteredShare(Number(text))}%`,
    freeCoolingTemp: (text) => fill(words.free, { outlet: temperature(text) }),
  };
}
