import type { Locale } from "#domain/locale.ts";
import type { CapacityUnit, FlowUnit, TemperatureUnit } from "../engine/design/units.ts";
import type { Duty } from "../engine/duty/duty.ts";
import type { Capacity } from "../engine/method/capacity.ts";

/** What the figures of the design tool are told in. The form stays in m³/h and °C. */
export interface UnitChoice {
  flow: FlowUnit;
  temperature: TemperatureUnit;
  capacity: CapacityUnit;
}

/** What every section of the design tool is given: the words of one language, the result it stands under, the units. */
export interface SectionProps<Words> {
  locale: Locale;
  words: Words;
  duty: Duty;
  capacity: Capacity;
  units: UnitChoice;
}
