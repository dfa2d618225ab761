import { enteredFigure, figure, oneDecimal, wholeNumber } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { capabilityPercent } from "../../engine/design/cold-water.ts";
import { selectionBasis, type TowerKind } from "../../engine/design/tower-kind.ts";
import { waterBalance } from "../../engine/design/water.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import { capacity } from "../../engine/method/capacity.ts";
import { selection } from "../../engine/method/selection.ts";
import type { Weather } from "../../engine/year/weather.ts";
import { type Year, yearOf } from "../../engine/year/year.ts";
import { standardUnits, type UnitChoice } from "../../figures/measures.ts";
import { foreignStation, weatherPlaces } from "../../places/weather-station.ts";
import { type PlanWords, planWords } from "../../words/plan/plan.ts";
import { towerKindWords } from "../../words/plan/tower-kinds.ts";
import { towersLine } from "../../words/verdict/verdict-text.ts";
import type { SheetTable, SheetText } from "../paper-parts.ts";
import type { Plan } from "./plan.ts";
import { type PlannedYear, yearQuestion } from "./planned-year.ts";

/** What a plan refers to: the model by its name, the weather by its station. */
export interface PlanFacts {
  model: { model: Model; kind: TowerKind; isSample: boolean } | undefined;
  weather: Weather | undefined;
}

/** A plan as it stands on the sheet's second page, worded and in order. */
export interface PlanSheet {
  title: string;
  lead: string;
  /** The towers chosen: their kind, their size together, CRT, and a line with the verdict on them. */
  towers?: { kind: TowerKind; crt: number; line: string } | undefined;
  /** Site, towers and water. */
  tables: SheetTable[];
  /** The year as a whole and by month; empty where none was counted. */
  year: SheetTable[];
  notes: SheetText[];
}

/** A plan with the whole address at which it is found again: that of the sheet. */
export interface AddressedPlan extends PlanSheet {
  address: string;
}

/** The model of that name among our own products, and whether the program has brought it along. */
export function modelNamed(products: readonly Product[], name: string): PlanFacts["model"] {
  return products
    .filter(({ brand }) => brand === null)
    .flatMap(({ models, tags, hasSampleModels: isSample }) => {
      const kind = towerKindOf(tags);
      return models.map((model) => ({ model, kind, isSample }));
    })
    .find(({ model }) => model.name === name);
}

/** The second page of a duty's sheet. Throws a RangeError for a duty that `checkDuty` refuses. */
export function planSheet(
  locale: Locale,
  duty: Duty,
  plan: Plan,
  facts: PlanFacts,
  units: UnitChoice = standardUnits,
): PlanSheet {
  const words = planWords[locale];
  const crt = plan.year?.crt ?? towerSize(duty, plan, facts);
  const year = plan.year && facts.weather && yearOf(yearQuestion(duty, plan.year, crt), facts.weather);
  const tables = [
    ...(plan.site ? [siteTable(locale, duty, plan.site)] : []),
    ...(plan.water ? [waterTable(words, duty, plan.water)] : []),
    ...(plan.tower && facts.model ? [towerTable(locale, duty, plan.tower, facts.model)] : []),
  ];
  const headline = foreignHeadline(locale, plan);
  return {
    title: words.title,
    lead: headline ? `${headline}. ${words.lead}` : words.lead,
    towers: plan.tower && facts.model && towersOf(locale, duty, plan.tower, { ...facts.model, units }),
    tables,
    year:
      plan.year && year
        ? [
            { ...yearTable(locale, plan.year, year, crt), ...(headline && { title: headline }) },
            monthTable(words, plan.year, year),
          ]
        : [],
    notes: [
      ...(plan.water ? [{ title: words.water.title, paragraphs: [waterNote(words, plan.water)] }] : []),
      ...(year ? [{ title: words.year.title, paragraphs: yearNotes(words, plan.year) }] : []),
      ...(facts.model?.isSample ? [{ title: words.tower.title, paragraphs: [words.tower.sample] }] : []),
    ],
  };
}

function towersOf(
  locale: Locale,
  duty: Duty,
  tower: NonNullable<Plan["tower"]>,
  { model, kind, units }: NonNullable<PlanFacts["model"]> & { units: UnitChoice },
): NonNullable<PlanSheet["towers"]> {
  const chosen = { units: tower.units ?? 1, crt: model.crt, kind };
  return {
    kind,
    crt: chosen.units * chosen.crt,
    line: towersLine(locale, model.name, chosen, duty, units),
  };
}

/** What heads a year in weather that is not that of the place. */
function foreignHeadline(locale: Locale, { site, year }: Plan): string | undefined {
  const foreign = foreignStation(site?.place, year?.station);
  return (
    foreign &&
    site &&
    fill(planWords[locale].year.foreign, { station: foreign[locale], place: site.place.name[locale] })
  );
}

/** Nominal size of the towers chosen, CRT; without any that of the duty in whole tons. */
function towerSize(duty: Duty, { tower }: Plan, { model }: PlanFacts): number {
  if (tower && model) return (tower.units ?? 1) * model.model.crt;
  return selection(duty.flowRate, capacity(duty).finalCRT).nominalCRT;
}

const celsius = (value: number) => `${oneDecimal(value)} °C`;
const cubicMetres = (value: number) => `${figure(value, 2)} m³/h`;

function siteTable(
  locale: Locale,
  { wetBulbTemp, height = 0 }: Duty,
  { place, margin }: NonNullable<Plan["site"]>,
): SheetTable {
  const { site } = planWords[locale];
  return {
    title: site.title,
    rows: [
      row(site.place, place.name[locale]),
      row(site.source, site.sources[place.source]),
      row(site.published, celsius(place.wetBulbTemp)),
      row(site.margin, `+${oneDecimal(margin)} K`),
      row(site.design, celsius(wetBulbTemp)),
      row(site.dryBulb, celsius(place.dryBulbTemp)),
      row(site.height, `${wholeNumber(height)} m`),
    ],
  };
}

function towerTable(
  locale: Locale,
  duty: Duty,
  { units = 1 }: NonNullable<Plan["tower"]>,
  { model, kind }: NonNullable<PlanFacts["model"]>,
): SheetTable {
  const { tower: words } = planWords[locale];
  const { kinds, estimated } = towerKindWords[locale];
  const { length, width, height, shippingWeight, operatingWeight, fans, motor, sound, soundDistance } = model;
  const installed = units * model.crt;
  const { finalCRT } = capacity(duty);
  const known = (label: string, text: string | undefined) => (text === undefined ? [] : [row(label, text)]);
  const isSized = length !== null && width !== null && height !== null;
  return {
    title: words.title,
    rows: [
      row(words.model, `${units} × ${model.name}`),
      row(words.kind, kinds[kind]),
      row(words.installed, `${enteredFigure(installed)} CRT`),
      row(
        selectionBasis(kind, duty) === "estimated" ? `${words.capability} (${estimated})` : words.capability,
        `${oneDecimal(capabilityPercent(installed, finalCRT))}%`,
      ),
      ...known(
        words.size,
        isSized ? `${[length, width, height].map(wholeNumber).join(" × ")} mm` : undefined,
      ),
      ...known(words.operating, operatingWeight === null ? undefined : `${wholeNumber(operatingWeight)} kg`),
      ...known(words.shipping, shippingWeight === null ? undefined : `${wholeNumber(shippingWeight)} kg`),
      ...known(words.fans, motor === null ? undefined : `${fans ?? 1} × ${enteredFigure(motor)} kW`),
      ...known(
        words.sound,
        sound === null || soundDistance === null
          ? undefined
          : fill(words.soundAt, { sound: enteredFigure(sound), distance: enteredFigure(soundDistance) }),
      ),
    ],
  };
}

function waterTable(
  { water: words }: PlanWords,
  duty: Duty,
  question: NonNullable<Plan["water"]>,
): SheetTable {
  const { evaporation, drift, blowdown, makeUp } = waterBalance(duty, question);
  return {
    title: words.title,
    rows: [
      row(words.cycles, enteredFigure(question.cycles)),
      row(words.drift, cubicMetres(drift)),
      row(words.evaporation, cubicMetres(evaporation)),
      row(words.blowdown, cubicMetres(blowdown)),
      row(words.makeUp, cubicMetres(makeUp)),
    ],
  };
}

function waterNote({ water: words }: PlanWords, { dryBulbTemp }: NonNullable<Plan["water"]>): string {
  return dryBulbTemp === undefined ? words.estimated : fill(words.counted, { dryBulb: celsius(dryBulbTemp) });
}

function yearTable(
  locale: Locale,
  planned: PlannedYear,
  { total, warmestWaterTemp }: Year,
  crt: number,
): SheetTable {
  const { year: words } = planWords[locale];
  const place = weatherPlaces.find(({ station }) => station === planned.station)?.name[locale];
  const hours = (value: number) => `${wholeNumber(value)} ${words.hours}`;
  const power = (value: number) =>
    planned.fanKilowatts === undefined ? hours(value) : `${wholeNumber(value * planned.fanKilowatts)} kWh`;
  return {
    title: words.title,
    rows: [
      row(words.weather, place ?? planned.weather?.source ?? planned.station),
      row(words.tower, `${enteredFigure(crt)} CRT`),
      row(words.wanted, celsius(planned.coldWaterTemp)),
      row(words.load, words.loads[planned.load.kind]),
      ...total.fans.map(({ control, fullPower }) =>
        row(
          `${words.fan}: ${words.controls[control]}${control === planned.control ? " *" : ""}`,
          power(fullPower),
        ),
      ),
      row(words.makeUp, `${wholeNumber(total.makeUp)} m³`),
      row(words.warm, hours(total.warmHours)),
      ...(warmestWaterTemp === undefined ? [] : [row(words.warmest, celsius(warmestWaterTemp))]),
      row(words.plume, hours(total.plumeHours)),
      ...(total.freeCoolingHours === undefined || planned.freeCoolingTemp === undefined
        ? []
        : [
            row(
              fill(words.free, { outlet: celsius(planned.freeCoolingTemp) }),
              hours(total.freeCoolingHours),
            ),
          ]),
      row(
        words.water,
        fill(words.waterAt, {
          cycles: enteredFigure(planned.cycles),
          drift: enteredFigure(planned.driftPercent),
        }),
      ),
    ],
  };
}

/** A year in the visitor's own weather is told to be that: the address below it does not bring it back. */
function yearNotes({ year: words }: PlanWords, planned: PlannedYear | undefined): string[] {
  const { weather } = planned ?? {};
  return weather ? [...words.notes, fill(words.own, { source: weather.source })] : words.notes;
}

/** Twelve months and their sum: the fan under the chosen control, and the water. */
function monthTable(
  { year: words }: PlanWords,
  { control, fanKilowatts }: PlannedYear,
  { months, total }: Year,
): SheetTable {
  const factor = fanKilowatts ?? 1;
  const figures = ({ fans, makeUp, evaporation, plumeHours }: Year["total"]) => [
    wholeNumber((fans.find((fan) => fan.control === control)?.fullPower ?? 0) * factor),
    wholeNumber(evaporation),
    wholeNumber(makeUp),
    wholeNumber(plumeHours),
  ];
  return {
    title: fill(words.byMonth, { control: words.controls[control] }),
    columns: [
      `${words.fan} ${fanKilowatts === undefined ? words.hours : "kWh"}`,
      `${words.evaporation} m³`,
      `${words.makeUp} m³`,
      `${words.plumeShort} ${words.hours}`,
    ],
    rows: [
      ...months.map((month, index) => ({ label: words.months[index] ?? "", figures: figures(month) })),
      { label: words.total, figures: figures(total) },
    ],
  };
}

function row(label: string, text: string) {
  return { label, figures: [text] };
}
