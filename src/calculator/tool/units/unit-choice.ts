import { capacityUnits, flowUnits, temperatureUnits } from "../../engine/design/units.ts";
import type { UnitChoice } from "../section-props.ts";
import { jsonIn, type Stored, useStored } from "../storage/stored.ts";

const key = "design-tool.units";
const initial: UnitChoice = { flow: "m3h", temperature: "C", capacity: "CRT" };

/** The visitor's units, kept in the browser. */
export function useUnitChoice(): Stored<UnitChoice> {
  return useStored(key, unitChoiceIn);
}

/** What was kept; a part that is missing or unknown is as at first. */
export function unitChoiceIn(text: string | null): UnitChoice {
  const kept = jsonIn(text);
  const part = (name: keyof UnitChoice): unknown =>
    typeof kept === "object" && kept !== null ? Reflect.get(kept, name) : undefined;
  const known = <Unit>(units: readonly Unit[], unit: unknown) => units.find((each) => each === unit);
  return {
    flow: known(flowUnits, part("flow")) ?? initial.flow,
    temperature: known(temperatureUnits, part("temperature")) ?? initial.temperature,
    capacity: known(capacityUnits, part("capacity")) ?? initial.capacity,
  };
}
