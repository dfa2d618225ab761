import { standardUnits, type UnitChoice } from "#content/figures/measures.ts";
import { capacityUnits, flowUnits, lengthUnits, temperatureUnits } from "#engine/design/units.ts";
import { jsonIn, type Stored, useStored } from "./stored.ts";

export const unitChoiceKey = "design-tool.units";

export function useUnitChoice(): Stored<UnitChoice> {
  return useStored(unitChoiceKey, unitChoiceIn);
}

/** Parses the stored choice; missing or unknown parts become the defaults. */
export function unitChoiceIn(text: string | null): UnitChoice {
  const stored = jsonIn(text);
  const part = (name: keyof UnitChoice): unknown =>
    typeof stored === "object" && stored !== null ? Reflect.get(stored, name) : undefined;
  const known = <Unit>(units: readonly Unit[], unit: unknown) => units.find((each) => each === unit);
  return {
    flow: known(flowUnits, part("flow")) ?? standardUnits.flow,
    temperature: known(temperatureUnits, part("temperature")) ?? standardUnits.temperature,
    capacity: known(capacityUnits, part("capacity")) ?? standardUnits.capacity,
    height: known(lengthUnits, part("height")) ?? standardUnits.height,
  };
}
