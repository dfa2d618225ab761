import { placeByKey } from "#content/places/places.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import {
  dutyTexts,
  preferenceTexts,
  readSelection,
  type SelectionTexts,
  withoutDuty,
  withPreferences,
} from "#documents/selection/selection-texts.ts";
import { dutyFields, readDuty, type Violation } from "#engine/duty/duty.ts";
import {
  initialText,
  isElevationWrong,
  type UnvalidatedDuty,
  unvalidatedDutyIn,
} from "#engine/duty/duty-query.ts";
import { capacityInput, dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { type Calculation, calculate } from "#engine/method/calculation.ts";

export interface InitialState {
  entry: UnvalidatedDuty;
  violations: Violation[];
  calculation: Calculation | null;
  choices: SelectionTexts;
}

/** Reads the address: four values have a result or violations at once; fewer only fill the form. */
export function initialStateAt(query: URLSearchParams): InitialState {
  const entry = unvalidatedDutyIn(withInitialValues(query));
  // Without preferences that have their initial values.
  const texts = withPreferences(readSelection(query), preferenceTexts(query));
  // The duty leaves out an elevation outside the limits. Its text is kept among the choices, so that the design tool can report it.
  const choices = { ...withoutDuty(texts), ...(isElevationWrong(query) && { height: texts.height }) };
  const initial = { entry, violations: [], calculation: null, choices };
  if (!dutyFields.every((field) => query.has(dutyInputs[field].key))) return initial;
  const reading = readDuty(entry);
  if (reading.kind === "refused") return { ...initial, violations: reading.violations };
  // A duty has a size of its own, which replaces a capacity.
  const { [capacityInput.key]: _, ...others } = choices;
  return { ...initial, calculation: calculate(reading.duty), choices: others };
}

/**
 * State of the page from the server, without a place whose wet bulb is no longer that of the duty: without script the form sends it
 * beside the changed wet bulb.
 */
export function servedStateAt(query: URLSearchParams): InitialState {
  const state = initialStateAt(query);
  const { place, margin, ...others } = state.choices;
  if (!state.calculation || !place || !placeByKey(place)) return state;
  const { plan } = selectionOf({ ...dutyTexts(state.calculation.input), place, margin });
  return plan.site ? state : { ...state, choices: others };
}

/** Appends the initial values: `get` returns the first value, that of the address if it has one. */
function withInitialValues(query: URLSearchParams): URLSearchParams {
  const initial = dutyFields.map((field) => [dutyInputs[field].key, initialText(field)]);
  return new URLSearchParams([...query, ...initial]);
}
