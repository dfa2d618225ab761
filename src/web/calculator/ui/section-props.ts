import type { UnitChoice } from "#content/figures/measures.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { Capacity } from "#engine/method/capacity.ts";

/** Common props of the design tool's sections: texts of one language, result, units. */
export interface SectionProps<Words> {
  locale: Locale;
  words: Words;
  duty: Duty;
  capacity: Capacity;
  units: UnitChoice;
}
