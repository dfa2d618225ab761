import { capacityUnits, flowUnits, lengthUnits, temperatureUnits } from "#engine/design/units.ts";
import { standardUnits, type UnitChoice } from "./measures.ts";

/**
 * Choice of units as an address parameter; undefined for m³/h, °C, CRT and m, so that a duty without a choice
 * has one address. No two measures share a unit, so the units need no names.
 * @example unitChoiceText({ flow: "gpm", temperature: "F", capacity: "CRT", height: "ft" }) // "gpm-F-ft"
 */
export function unitChoiceText({ flow, temperature, capacity, height }: UnitChoice): string | undefined {
  const standard: readonly string[] = Object.values(standardUnits);
  const chosen = [flow, temperature, capacity, height].filter((unit) => !standard.includes(unit));
  return chosen.length === 0 ? undefined : chosen.join("-");
}

/** Parses a choice of units; a measure without a known unit has its standard one. */
export function parseUnitChoice(text: string | undefined): UnitChoice {
  const parts = text?.split("-") ?? [];
  const known = <Unit extends string>(units: readonly Unit[]) => units.find((unit) => parts.includes(unit));
  return {
    flow: known(flowUnits) ?? standardUnits.flow,
    temperature: known(temperatureUnits) ?? standardUnits.temperature,
    capacity: known(capacityUnits) ?? standardUnits.capacity,
    height: known(lengthUnits) ?? standardUnits.height,
  };
}
