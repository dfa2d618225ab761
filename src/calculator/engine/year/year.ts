import { waterBalanceOf } from "../design/water.ts";
import {
  type FanParts,
  fanParts,
  partBeyondFull,
  plumePart,
  spanAbove,
  type WetBulbSpan,
} from "./class-hours.ts";
import { type FanControl, type FanSpeeds, fanControls } from "./fan.ts";
import { evaporatedIn, type HourlyDuty, speedFor, type WaterHour, waterHour } from "./hour.ts";
import { type Load, loadAt, offBelow } from "./load.ts";
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
 * A year of a tower in a place's weather: the hours of each class of air, spread over its width. Water and plume are those of water held at
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
      const span = spanAbove(air.wetBulbTemp, offBelow(question.load, index));
      if (!span) continue;
      const hour = hourAt(span, index, air.dryBulbTemp);
      add(spell, question, { hour, hours: air.hours * span.part });
      const reached = hour.water?.coldWaterTemp;
      warmest = warmest === undefined || reached === undefined ? undefined : Math.max(warmest, reached);
    }
    months.push(spell);
    yield;
  }
  return { months, total: sumOf(months), warmestWaterTemp: Number.isFinite(warmest) ? warmest : undefined };
}

/** What becomes of water and air in the hours of a class with load; parts of them, 0…1. */
interface ClassHours {
  /** At the middle of the class. */
  water: WaterHour | undefined;
  fans: readonly FanParts[];
  warm: number;
  free: number;
  plume: number;
  /** Part of the flow. */
  evaporated: number;
}

/** What depends on wet bulb and load alone is computed once for each pair, and so is what the dry bulb adds. */
function rememberedHours(question: YearQuestion, height: number) {
  const { freeCoolingTemp, load, speeds } = question;
  const dutyAt = (part: number): HourlyDuty => ({ ...question, range: question.range * part, height });
  const waterAt = remembered((wetBulbTemp: number, part: number) => waterHour(dutyAt(part), wetBulbTemp));
  const freeAt = remembered((wetBulbTemp: number, part: number) =>
    freeCoolingTemp === undefined
      ? Number.POSITIVE_INFINITY
      : speedFor({ ...dutyAt(part), coldWaterTemp: freeCoolingTemp }, wetBulbTemp),
  );
  const turning = remembered((low: number, high: number) => fanParts([low, high], speeds));
  return (span: WetBulbSpan, month: number, dryBulbTemp: number): ClassHours => {
    const { low, high } = span;
    const wetBulbTemp = (low + high) / 2;
    const [partAtLow, part, partAtHigh] = [low, wetBulbTemp, high].map((at) => loadAt(load, month, at));
    const water = waterAt(wetBulbTemp, part);
    const ends = [waterAt(low, partAtLow), waterAt(high, partAtHigh)] as const;
    const wanted = [speedOf(ends[0]), speedOf(ends[1])] as const;
    const air = { wetBulbTemp, dryBulbTemp };
    return {
      water,
      fans: turning(...wanted),
      warm: partBeyondFull(wanted),
      free: 1 - partBeyondFull([freeAt(low, partAtLow), freeAt(high, partAtHigh)]),
      plume: ends[0] && ends[1] ? plumePart(span, [ends[0], ends[1]], { dryBulbTemp, height }) : 0,
      evaporated: water ? evaporatedIn(water, dutyAt(part ?? 0), air) : 0,
    };
  };
}

function speedOf(water: WaterHour | undefined): number {
  return water?.speed ?? Number.POSITIVE_INFINITY;
}

function remembered<Answer>(answer: (one: number, other: number) => Answer) {
  const known = new Map<string, { answer: Answer }>();
  return (one: number, other = 0): Answer => {
    const key = `${one} ${other}`;
    const found = known.get(key) ?? { answer: answer(one, other) };
    known.set(key, found);
    return found.answer;
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

/** Adds the hours of a class to a month. Hours without an answer run at full speed and are warm. */
function add(
  spell: Spell,
  question: YearQuestion,
  { hour, hours }: { hour: ClassHours; hours: number },
): void {
  spell.loadHours += hours;
  for (const [index, fan] of spell.fans.entries()) {
    const parts = hour.fans[index];
    fan.fullPower += hours * (parts?.power ?? 0);
    fan.fullSpeed += hours * (parts?.full ?? 0);
    fan.reducedSpeed += hours * (parts?.reduced ?? 0);
  }
  const { flowRate } = question;
  const water = waterBalanceOf(flowRate * hour.evaporated, flowRate, question);
  spell.evaporation += hours * water.evaporation;
  spell.drift += hours * water.drift;
  spell.blowdown += hours * water.blowdown;
  spell.makeUp += hours * water.makeUp;
  spell.warmHours += hours * hour.warm;
  spell.plumeHours += hours * hour.plume;
  if (spell.freeCoolingHours !== undefined) spell.freeCoolingHours += hours * hour.free;
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
