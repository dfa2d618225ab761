import { waterBalanceOf } from "../design/water.ts";
import { type FanControl, type FanSpeeds, fanControls, fanPower, fanTurning } from "./fan.ts";
import {
  evaporatedIn,
  type HourlyDuty,
  isPlumeVisible,
  speedFor,
  type WaterHour,
  waterHour,
} from "./hour.ts";
import { type Load, loadAt } from "./load.ts";
import { airOf, type Weather } from "./weather.ts";

/** A tower, what it is asked for all year, and how its fan and its water are kept. */
export interface YearQuestion {
  /** Nominal size of all cells together, CRT. */
  crt: number;
  /** Circulating water, m³/h. */
  flowRate: number;
  /** Range at full load, K. */
  range: number;
  /** Outlet that is wanted all year, °C. */
  coldWaterTemp: number;
  load: Load;
  speeds: FanSpeeds;
  /** Cycles of concentration, above 1, and drift, per cent of the flow. */
  cycles: number;
  driftPercent: number;
  /** Outlet with which the plant does without its chiller, °C, where it can. */
  freeCoolingTemp?: number | undefined;
}

/** What a fan does under one control. Hours; `fullPower` are the hours at rated power that take the same energy. */
export interface FanHours {
  control: FanControl;
  fullPower: number;
  fullSpeed: number;
  reducedSpeed: number;
}

/** A month, or the year as their sum. Hours and m³. */
export interface Spell {
  hours: number;
  /** With any load. */
  loadHours: number;
  fans: FanHours[];
  evaporation: number;
  drift: number;
  blowdown: number;
  makeUp: number;
  /** Hours at which full speed leaves the water warmer than wanted. */
  warmHours: number;
  plumeHours: number;
  /** Hours with load at which full speed would reach `freeCoolingTemp`; absent where none was asked for. */
  freeCoolingHours?: number | undefined;
}

export interface Year {
  months: Spell[];
  total: Spell;
  /** Warmest outlet of the year, °C; absent where there is no load, or the method has no answer for an hour. */
  warmestWaterTemp: number | undefined;
}

/**
 * A year of a tower in a place's weather, hour by hour in classes of air. Water and plume are those of water held at
 * the wanted outlet, or of full speed where that does not suffice; with a fan that is always on the water is colder.
 * Throws a RangeError for cycles of 1 or less.
 */
export function yearOf(question: YearQuestion, weather: Weather): Year {
  const months = yearByMonth(question, weather);
  let step = months.next();
  while (!step.done) step = months.next();
  return step.value;
}

/** As `yearOf`, with a pause after each month for whoever has other work in between. */
export function* yearByMonth(question: YearQuestion, weather: Weather): Generator<void, Year> {
  const hourAt = rememberedHours(question, weather.height);
  let warmest: number | undefined = Number.NEGATIVE_INFINITY;
  const months: Spell[] = [];
  for (const [index, month] of weather.months.entries()) {
    const spell = emptySpell(question);
    for (const air of airOf(month, weather.height)) {
      spell.hours += air.hours;
      const part = loadAt(question.load, index, air.wetBulbTemp);
      if (part === 0) continue;
      const hour = hourAt(air.wetBulbTemp, part, air.dryBulbTemp);
      add(spell, question, { hour, hours: air.hours });
      const reached = hour.water?.coldWaterTemp;
      warmest = warmest === undefined || reached === undefined ? undefined : Math.max(warmest, reached);
    }
    months.push(spell);
    yield;
  }
  return { months, total: sumOf(months), warmestWaterTemp: Number.isFinite(warmest) ? warmest : undefined };
}

/** What becomes of water and air in an hour with load. */
interface KnownHour {
  water: WaterHour | undefined;
  /** Part of the flow. */
  evaporated: number;
  isPlumeVisible: boolean;
  isFree: boolean;
}

/** What depends on wet bulb and load alone is computed once for each pair, and so is what the dry bulb adds. */
function rememberedHours(question: YearQuestion, height: number) {
  const { freeCoolingTemp } = question;
  const dutyAt = (part: number): HourlyDuty => ({ ...question, range: question.range * part, height });
  const waterAt = remembered((wetBulbTemp: number, part: number) => {
    const duty = dutyAt(part);
    const isFree =
      freeCoolingTemp !== undefined &&
      speedFor({ ...duty, coldWaterTemp: freeCoolingTemp }, wetBulbTemp) <= 1;
    return { duty, isFree, water: waterHour(duty, wetBulbTemp) };
  });
  return remembered((wetBulbTemp: number, part: number, dryBulbTemp: number): KnownHour => {
    const { duty, water, isFree } = waterAt(wetBulbTemp, part, 0);
    const air = { wetBulbTemp, dryBulbTemp };
    return {
      water,
      isFree,
      evaporated: water ? evaporatedIn(water, duty, air) : 0,
      isPlumeVisible: water ? isPlumeVisible(water, air, height) : false,
    };
  });
}

function remembered<Answer>(answer: (wetBulb: number, part: number, dryBulb: number) => Answer) {
  const known = new Map<string, Answer>();
  return (wetBulb: number, part: number, dryBulb: number): Answer => {
    const key = `${wetBulb} ${part} ${dryBulb}`;
    const found = known.get(key) ?? answer(wetBulb, part, dryBulb);
    known.set(key, found);
    return found;
  };
}

function emptySpell({ freeCoolingTemp }: Pick<YearQuestion, "freeCoolingTemp">): Spell {
  return {
    hours: 0,
    loadHours: 0,
    fans: fanControls.map((control) => ({ control, fullPower: 0, fullSpeed: 0, reducedSpeed: 0 })),
    evaporation: 0,
    drift: 0,
    blowdown: 0,
    makeUp: 0,
    warmHours: 0,
    plumeHours: 0,
    ...(freeCoolingTemp === undefined ? {} : { freeCoolingHours: 0 }),
  };
}

/** Adds hours of one kind to a month. An hour without an answer runs at full speed and is warm. */
function add(
  spell: Spell,
  question: YearQuestion,
  { hour, hours }: { hour: KnownHour; hours: number },
): void {
  const speed = hour.water?.speed ?? Number.POSITIVE_INFINITY;
  spell.loadHours += hours;
  for (const fan of spell.fans) {
    const { full, reduced } = fanTurning(fan.control, speed, question.speeds);
    fan.fullPower += hours * fanPower(fan.control, speed, question.speeds);
    fan.fullSpeed += hours * full;
    fan.reducedSpeed += hours * reduced;
  }
  const { flowRate } = question;
  const water = waterBalanceOf(flowRate * hour.evaporated, flowRate, question);
  spell.evaporation += hours * water.evaporation;
  spell.drift += hours * water.drift;
  spell.blowdown += hours * water.blowdown;
  spell.makeUp += hours * water.makeUp;
  if (speed > 1) spell.warmHours += hours;
  if (hour.isPlumeVisible) spell.plumeHours += hours;
  if (hour.isFree && spell.freeCoolingHours !== undefined) spell.freeCoolingHours += hours;
}

function sumOf(months: readonly Spell[]): Spell {
  const sum = (of: (spell: Spell) => number) => months.reduce((all, spell) => all + of(spell), 0);
  const isFreeAsked = months[0]?.freeCoolingHours !== undefined;
  return {
    hours: sum(({ hours }) => hours),
    loadHours: sum(({ loadHours }) => loadHours),
    fans: fanControls.map((control, index) => ({
      control,
      fullPower: sum(({ fans }) => fans[index]?.fullPower ?? 0),
      fullSpeed: sum(({ fans }) => fans[index]?.fullSpeed ?? 0),
      reducedSpeed: sum(({ fans }) => fans[index]?.reducedSpeed ?? 0),
    })),
    evaporation: sum(({ evaporation }) => evaporation),
    drift: sum(({ drift }) => drift),
    blowdown: sum(({ blowdown }) => blowdown),
    makeUp: sum(({ makeUp }) => makeUp),
    warmHours: sum(({ warmHours }) => warmHours),
    plumeHours: sum(({ plumeHours }) => plumeHours),
    ...(isFreeAsked ? { freeCoolingHours: sum(({ freeCoolingHours = 0 }) => freeCoolingHours) } : {}),
  };
}
