import { toSixDecimals } from "#engine/design/units.ts";
import { elevationInput } from "#engine/inputs/duty-inputs.ts";
import { type Inputs, keysOf } from "#engine/inputs/input.ts";
import { type InputReader, inputReader } from "#engine/inputs/input-reader.ts";
import { siteInputs, towerInputs } from "#engine/inputs/site-inputs.ts";
import { waterInputs } from "#engine/inputs/water-inputs.ts";
import { loadInputs, operationInputs } from "#engine/inputs/year-inputs.ts";

/** Names of the towers and of the year in an address. */
export const towerNames = keysOf(towerInputs);
export const yearNames = [...keysOf(loadInputs), ...keysOf(operationInputs)];
/** Names of a plan's parameters, in the order of an address. */
export const planNames = [...keysOf(siteInputs), ...towerNames, ...keysOf(waterInputs), ...yearNames];
export type PlanName = (typeof planNames)[number];

/** A plan as parameters of an address. */
export type PlanTexts = Partial<Record<PlanName, string>>;

/** Name of a value that cannot be used: of the plan, or the elevation of the duty. */
export type RefusedName = PlanName | typeof elevationInput.key;
const refusableNames: readonly RefusedName[] = [elevationInput.key, ...planNames];

/** Reader of an address that keeps the names of values that cannot be used. */
export interface PlanReader extends InputReader {
  wrong: Set<RefusedName>;
}

export function planReader(query: Pick<URLSearchParams, "get">): PlanReader {
  const wrong = new Set<RefusedName>();
  const reader = inputReader(query, (key) => {
    const name = refusableNames.find((each) => each === key);
    if (name) wrong.add(name);
  });
  return { wrong, ...reader };
}

type PlanValues<Table> = { [Name in keyof Table]?: string | number | undefined };

/** Parameters of an address for the values of a table, in its order; what has no value is left out. */
export function planTextsOf<Table extends Inputs>(table: Table, values: PlanValues<Table>): PlanTexts {
  const texts = Object.entries(table).flatMap(([name, { key }]) => {
    const value = values[name];
    return key === undefined || value === undefined
      ? []
      : [[key, typeof value === "number" ? String(toSixDecimals(value)) : value]];
  });
  return Object.fromEntries(texts);
}
