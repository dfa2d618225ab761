import { type UnitSystem, unitSystems } from "#content/details/measured.ts";
import { enteredValue } from "#content/figures/measures.ts";
import { parseUnitChoice } from "#content/figures/units-text.ts";
import { unitChoiceName } from "#documents/selection/selection-texts.ts";
import { toFlow, toSixDecimals, toTemperature } from "#engine/design/units.ts";
import { type DutyField, dutyFields } from "#engine/duty/duty.ts";
import { boxText } from "#engine/duty/duty-query.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";

/** Parameter of a form for the system of units of its inputs. Addresses of pages do not have it. */
export const systemName = "as";
/**
 * Parameter with the system and the initial values of the inputs, in m³/h and °C: a figure that was not edited stays exact, also in
 * another system of units.
 */
export const exactName = "exact";
const separator = "_";

const imperialText = "gpm-F-ft";
/** The units of either system. */
export const unitsOf = { metric: parseUnitChoice(undefined), imperial: parseUnitChoice(imperialText) };

/** System of units for a selection's unit choice. */
export function systemOf(text: string | undefined): UnitSystem {
  const { flow, temperature } = parseUnitChoice(text);
  return flow === "gpm" && temperature === "F" ? "imperial" : "metric";
}

/** Formats a value of a duty for its input. @example boxValue(716.6, "flowRate", "imperial") // "3155.1" */
export function boxValue(value: number, field: DutyField, system: UnitSystem): string {
  return system === "metric"
    ? boxText(Number(value.toFixed(2)))
    : boxText(enteredValue(value, dutyInputs[field].measure, unitsOf.imperial));
}

/** Exact values of the four inputs, each empty if there is none. @example exactText("metric", [390, 37, 32, 27]) // "metric_390_37_32_27" */
export function exactText(system: UnitSystem, values: readonly (number | undefined)[]): string {
  return [system, ...values.map((value) => value ?? "")].join(separator);
}

/** Converts the query of a form to that of an address: values in m³/h and °C, with the units of the form's inputs. */
export function inStandardUnits(sent: URLSearchParams): URLSearchParams {
  const system = unitSystems.find((each) => each === sent.get(systemName));
  if (system === undefined) return sent;
  const query = new URLSearchParams(sent);
  const [filled, ...exact] = sent.get(exactName)?.split(separator) ?? [];
  const filledIn = unitSystems.find((each) => each === filled) ?? system;
  for (const [index, field] of dutyFields.entries()) {
    const name = dutyInputs[field].key;
    const text = query.get(name);
    if (text !== null)
      query.set(name, standardText(text, field, { system, filledIn, exact: exact[index] ?? "" }));
  }
  const units = query.get(unitChoiceName) ?? undefined;
  if (system === "imperial" && systemOf(units) === "metric") query.set(unitChoiceName, imperialText);
  if (system === "metric" && systemOf(units) === "imperial") query.delete(unitChoiceName);
  query.delete(systemName);
  query.delete(exactName);
  return query;
}

/** Converts a typed text to m³/h or °C; a text that is not a number is kept, for correction. */
function standardText(
  text: string,
  field: DutyField,
  { system, filledIn, exact }: { system: UnitSystem; filledIn: UnitSystem; exact: string },
): string {
  const typed = typedNumber(text);
  const known = typedNumber(exact);
  if (typed === undefined) return text;
  if (known !== undefined && boxValue(known, field, filledIn) === boxText(typed)) return String(known);
  if (system === "metric") return text;
  const { flow, temperature } = unitsOf.imperial;
  const value =
    dutyInputs[field].measure === "flow" ? toFlow(typed, flow) : toTemperature(typed, temperature);
  return String(toSixDecimals(value));
}

/** Factor and zero point of the imperial unit, by which the page's script converts from the standard unit. */
export function boxScale(field: DutyField): string {
  const of = (value: number) =>
    dutyInputs[field].measure === "flow" ? value / toFlow(1, "gpm") : value * 1.8 + 32;
  return [of(1) - of(0), of(0)].join(" ");
}
