import type { Place } from "#content/places/place.ts";
import { placeByKey } from "#content/places/places.ts";
import { dryBulbLimits, type WaterQuestion } from "#engine/design/water.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { elevationInput } from "#engine/inputs/duty-inputs.ts";
import { keysOf, without } from "#engine/inputs/input.ts";
import { siteInputs, towerInputs } from "#engine/inputs/site-inputs.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import type { Weather } from "#engine/year/weather.ts";
import { type PlanReader, type PlanTexts, planReader, planTextsOf, type RefusedName } from "./plan-reader.ts";
import { type PlannedYear, yearIn, yearTexts } from "./planned-year.ts";

/** Plan: the visitor's choices beyond the duty. A part that was not chosen is absent. */
export interface Plan {
  /** Source of the wet bulb, and its margin, K. */
  site?: { place: Place; margin: number } | undefined;
  /** A model of ours by its name, and how many of it; without a number it is still open. */
  tower?: { model: string; towerCount: number | undefined } | undefined;
  water?: WaterQuestion | undefined;
  year?: PlannedYear | undefined;
}

export type PlanReading = { kind: "plan"; plan: Plan } | { kind: "refused"; names: RefusedName[] };

/** Longest name of a model, characters. */
const maxModelLength = 60;

/**
 * Parses the plan in an address; without a duty only its towers. Rejected parameters are returned by name, the duty's elevation
 * among them: a sheet must not leave out a choice.
 * @param customWeather weather of the visitor's file, which no address holds
 */
export function parsePlan(
  query: Pick<URLSearchParams, "get">,
  duty: Duty | undefined,
  customWeather?: Weather,
): PlanReading {
  const reader = planReader(query);
  if (duty) reader.number(elevationInput);
  const tower = towerIn(reader);
  const water = duty && waterIn(reader, duty);
  const plan: Plan = duty
    ? { site: siteIn(reader, duty), tower, water, year: yearIn(reader, { water, customWeather }) }
    : { tower };
  return reader.wrong.size > 0 ? { kind: "refused", names: [...reader.wrong] } : { kind: "plan", plan };
}

/** Returns true when there is nothing to print. */
export function isEmptyPlan({ site, tower, water, year }: Plan): boolean {
  return !site && !tower && !water && !year;
}

/** Parameters of an address that parse to the plan; a year in the visitor's own weather has none. */
export function planTexts({ site, tower, water, year }: Plan): PlanTexts {
  return {
    ...planTextsOf(siteInputs, { place: site?.place.key, margin: site?.margin || undefined }),
    ...planTextsOf(towerInputs, tower ?? {}),
    ...planTextsOf(waterInputs, water ?? {}),
    ...(year && !year.weather ? yearTexts(year, water) : {}),
  };
}

/** The place's wet bulb plus the margin must equal the wet bulb of the duty: otherwise the sheet would name a wrong source for it. */
function siteIn({ wrong, text, number }: PlanReader, { wetBulbTemp }: Duty): Plan["site"] {
  const key = text(siteInputs.place.key);
  const margin = number(siteInputs.margin) ?? siteInputs.margin.initial;
  if (key === undefined) return undefined;
  const place = placeByKey(key);
  if (place && Math.abs(place.wetBulbTemp + margin - wetBulbTemp) < 0.01) return { place, margin };
  wrong.add("place");
  return undefined;
}

function towerIn({ wrong, text, number }: PlanReader): Plan["tower"] {
  const model = text(towerInputs.model.key);
  const towerCount = number(towerInputs.towerCount);
  if (model === undefined) return undefined;
  if (model.length > maxModelLength) wrong.add("model");
  if (towerCount !== undefined && !Number.isInteger(towerCount)) wrong.add("units");
  return { model, towerCount };
}

function waterIn({ text, number, numbers }: PlanReader, { wetBulbTemp, height }: Duty): Plan["water"] {
  const water = {
    ...numbers(without(waterInputs, "dryBulbTemp")),
    dryBulbTemp: number(waterInputs.dryBulbTemp, dryBulbLimits(wetBulbTemp, height)),
  };
  const isChosen = keysOf(waterInputs).some((key) => text(key) !== undefined);
  return isChosen ? water : undefined;
}
