import { fromTemperature, type TemperatureUnit, toSixDecimals, toTemperature } from "#engine/design/units.ts";
import { boxText } from "#engine/duty/duty-query.ts";
import { typedNumber } from "#engine/inputs/typed-number.ts";

/**
 * Typed temperature, °C; `undefined` where it is no number. Rounded to six decimals like the form's, so that
 * a wet bulb of 78.4 °F typed in both is equal.
 */
export function typedTemperature(text: string, unit: TemperatureUnit): number | undefined {
  const typed = typedNumber(text);
  return typed === undefined ? undefined : toSixDecimals(toTemperature(typed, unit));
}

/**
 * Converts the text of a temperature typed in another unit. Text that is no number stays unchanged.
 * @example temperatureTextIn("F", "30", "C") // "86"
 */
export function temperatureTextIn(unit: TemperatureUnit, text: string, typedIn: TemperatureUnit): string {
  const typed = unit === typedIn ? undefined : typedNumber(text);
  return typed === undefined ? text : temperatureText(toTemperature(typed, typedIn), unit);
}

/**
 * Text of a temperature, °C, in a box: in °C with all stored decimals, so that it stays equal to the wet bulb of the form, in °F
 * with fewer, as 67 °F are stored as 19.444444 °C.
 */
export function temperatureText(celsius: number, unit: TemperatureUnit): string {
  return unit === "C" ? String(toSixDecimals(celsius)) : boxText(fromTemperature(celsius, unit));
}
