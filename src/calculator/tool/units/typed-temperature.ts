import {
  fromTemperature,
  type TemperatureUnit,
  toSixDecimals,
  toTemperature,
} from "../../engine/design/units.ts";
import { boxText } from "../../engine/duty/entry.ts";
import { typedNumber } from "../../engine/inputs/typed-number.ts";

/**
 * A temperature as it was typed, °C; `undefined` where it is no number. It ends at the sixth decimal, as the form's do: the
 * wet bulb of a duty that was typed as 78.4 °F, too, is then the very same.
 */
export function typedTemperature(text: string, unit: TemperatureUnit): number | undefined {
  const typed = typedNumber(text);
  return typed === undefined ? undefined : toSixDecimals(toTemperature(typed, unit));
}

/**
 * Converts the text of a temperature that was typed in another unit. Text that is no number stays as it is.
 * @example temperatureTextIn("F", "30", "C") // "86"
 */
export function temperatureTextIn(unit: TemperatureUnit, text: string, typedIn: TemperatureUnit): string {
  const typed = unit === typedIn ? undefined : typedNumber(text);
  return typed === undefined ? text : boxText(fromTemperature(toTemperature(typed, typedIn), unit));
}
