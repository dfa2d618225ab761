import { chillerInputs, chillerTowerInputs } from "../inputs/chiller-inputs.ts";
import { capacityInput } from "../inputs/duty-inputs.ts";
import { keysOf, type Limits } from "../inputs/input.ts";
import { inputReader } from "../inputs/input-reader.ts";
import {
  type ChillerDuty,
  type ChillerQuestion,
  chillerDrives,
  chillerDuty,
  coolingUnits,
} from "./chiller.ts";

/** Every parameter of an address that holds a chiller. */
export const chillerKeys: readonly string[] = [...keysOf(chillerInputs), ...keysOf(chillerTowerInputs)];

/** A box with a number that is not accepted, by its key. */
export type ChillerProblem = { key: string } & Limits;

export type ChillerState =
  | { kind: "empty" }
  | { kind: "refused"; problems: ChillerProblem[] }
  | { kind: "answered"; question: ChillerQuestion; result: ChillerDuty };

/** Reads an address: one that names no cooling capacity only fills the form. */
export function chillerAt(query: URLSearchParams): ChillerState {
  if (!query.has(chillerInputs.cooling.key)) return { kind: "empty" };
  const problems: ChillerProblem[] = [];
  const { text, numbers } = inputReader(query, (key, limits) => problems.push({ key, ...limits }));
  const unit = text(chillerInputs.unit.key);
  const drive = text(chillerInputs.drive.key);
  const question = {
    ...numbers(chillerInputs),
    ...numbers(chillerTowerInputs),
    unit: coolingUnits.find((each) => each === unit) ?? coolingUnits[0],
    drive: chillerDrives.find((each) => each === drive) ?? chillerDrives[0],
  };
  if (problems.length > 0) return { kind: "refused", problems };
  const result = chillerDuty(question);
  // The inquiry, to which a tower of this size leads, takes no larger capacity.
  const { highest: maxCRT } = capacityInput;
  if (result.basicCRT <= maxCRT) return { kind: "answered", question, result };
  const highest = Math.floor((question.cooling * maxCRT) / result.basicCRT);
  return { kind: "refused", problems: [{ ...chillerInputs.cooling, highest }] };
}
