import { type UnitSystem, unitSystems } from "#content/details/measured.ts";
import { capacityIn, selectionOf } from "#documents/selection/selection.ts";
import {
  dutyTexts,
  preferenceTexts,
  readSelection,
  type SelectionTexts,
  selectionQuery,
  withPreferences,
} from "#documents/selection/selection-texts.ts";
import { checkDuty, type Duty, type DutyField, dutyFields } from "#engine/duty/duty.ts";
import { isElevationWrong, parseDutyQuery } from "#engine/duty/duty-query.ts";
import { capacityInput, dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import { quietInput } from "#engine/inputs/site-inputs.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";
import { sizeToSelectFor } from "#engine/method/size-to-select.ts";
import { boxValue, exactText, inStandardUnits, systemName, systemOf } from "../units/unit-system.ts";

/** Parameters of a need; the elevation accompanies a duty in a hidden input. */
export const needNames = [capacityInput.key, ...keysOf(dutyInputs), elevationInput.key];

/** Parameter of the number of towers, in addresses of every page. */
const towerCountName = "units";

/**
 * Required duty or capacity, CRT; `refused` if the parameters are invalid. `carried` is the rest of the selection without product and
 * towers; every link includes it.
 */
export type Need = (
  | { kind: "none" }
  | { kind: "capacity"; crt: number }
  | { kind: "duty"; crt: number; duty: Duty }
  | { kind: "refused"; what: "capacity" | "duty" | "elevation" }
) & { carried?: SelectionTexts };

/** Parameter of a form for the capacity that it was filled with. Addresses of pages do not have it. */
export const filledCapacityName = "filled";

/** Parses the need in the query of an address or a form. A duty that was typed beside the capacity found before is the newer need. */
export function needIn(sent: URLSearchParams): Need {
  const query = inStandardUnits(sent);
  const carried = carriedIn(query);
  const need = (isDutyNewer(sent) ? undefined : capacityTypedIn(query)) ?? dutyIn(query);
  return Object.keys(carried).length === 0 ? need : { ...need, carried };
}

function carriedIn(query: URLSearchParams): SelectionTexts {
  const texts = withPreferences(readSelection(query), preferenceTexts(query));
  const excluded = new Set([
    ...needNames,
    "product",
    "model",
    towerCountName,
    quietInput.key,
    ...selectionOf(texts).dropped,
  ]);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !excluded.has(name)));
}

function isDutyNewer(sent: URLSearchParams): boolean {
  const isFilled = (name: string) => (sent.get(name)?.trim() ?? "") !== "";
  return sent.get(filledCapacityName) === sent.get(capacityInput.key) && keysOf(dutyInputs).every(isFilled);
}

function capacityTypedIn(query: URLSearchParams): Need | undefined {
  const typed = query.get(capacityInput.key)?.trim() ?? "";
  if (typed === "") return undefined;
  const crt = capacityIn(typed);
  return crt === undefined ? { kind: "refused", what: "capacity" } : { kind: "capacity", crt };
}

function dutyIn(query: URLSearchParams): Need {
  // A form sends its empty boxes, too.
  const filled = new URLSearchParams([...query].filter(([, value]) => value.trim() !== ""));
  const reading = parseDutyQuery(filled);
  if (reading === undefined) return { kind: "none" };
  const crt = reading.kind === "duty" ? neededFor(reading.duty) : undefined;
  if (crt !== undefined && isElevationWrong(filled)) return { kind: "refused", what: "elevation" };
  return reading.kind === "refused" || crt === undefined
    ? { kind: "refused", what: "duty" }
    : { kind: "duty", duty: reading.duty, crt };
}

/**
 * Returns true for the query of a form, which has a system of units and maybe empty boxes, unless its need is refused; the page
 * redirects to the canonical address.
 */
export function isNotCanonical(sent: URLSearchParams, { kind }: Need): boolean {
  return sent.has(systemName) && kind !== "refused";
}

/** Parameters that parse to the need; empty without a valid one. */
export function needQuery(need: Need): URLSearchParams {
  return new URLSearchParams(selectionQuery(needTexts(need)));
}

/** Need as parts of a selection. */
export function needTexts(need: Need): SelectionTexts {
  if (need.kind === "capacity") return { ...need.carried, [capacityInput.key]: String(need.crt) };
  return { ...need.carried, ...(need.kind === "duty" && dutyTexts(need.duty)) };
}

/** Content of the boxes of a need. */
export interface EnteredNeed {
  system: UnitSystem;
  capacity: string;
  /** Elevation of the site, m. */
  elevation: string;
  /** Texts in the units of the system. */
  duty: Readonly<Record<DutyField, string>>;
  /** Exact values of the texts: see `exactName`. */
  exact: string;
}

/**
 * Valid values, or invalid texts to correct; before any input the temperatures that define a size in CRT, if `hasStandard`.
 */
export function enteredNeed(sent: URLSearchParams, need: Need, hasStandard = false): EnteredNeed {
  const text = (name: string) => sent.get(name)?.slice(0, 40) ?? "";
  const isFirst = !needNames.some((name) => sent.has(name));
  const typedIn = unitSystems.find((each) => each === sent.get(systemName));
  const system = typedIn ?? systemOf(need.carried?.in);
  const known = (field: DutyField) => {
    if (need.kind === "duty") return need.duty[field];
    if (isFirst && hasStandard && field !== "flowRate") return dutyInputs[field].initial;
    return typedIn === undefined ? typedNumber(text(dutyInputs[field].key)) : undefined;
  };
  const values = dutyFields.map(known);
  return {
    system,
    capacity: text(capacityInput.key),
    elevation: need.kind === "duty" ? String(need.duty.height ?? "") : elevationText(sent),
    duty: inEachField((field) => {
      const value = known(field);
      return value === undefined ? text(dutyInputs[field].key) : boxValue(value, field, system);
    }),
    exact: exactText(system, values),
  };
}

/** Without one beyond the limits, which the form has no box to correct. */
function elevationText(sent: URLSearchParams): string {
  return isElevationWrong(sent) ? "" : (sent.get(elevationInput.key) ?? "");
}

function inEachField<T>(of: (field: DutyField) => T): Record<DutyField, T> {
  const [flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp] = dutyFields.map(of) as [T, T, T, T];
  return { flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp };
}

/** As the calculator selects: large enough for the heat and for the water. */
function neededFor(duty: Duty): number | undefined {
  if (checkDuty(duty).length > 0) return undefined;
  return sizeToSelectFor(duty).selectionCRT;
}
