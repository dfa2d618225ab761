import type { Locale } from "#domain/locale.ts";
import type { Duty } from "../engine/duty/duty.ts";
import type { Capacity } from "../engine/method/capacity.ts";
import type { UnitChoice } from "../figures/measures.ts";

/** Props of every section of the design tool: words of one language, the result, the units. */
export interface SectionProps<Words> {
  locale: Locale;
  words: Words;
  duty: Duty;
  capacity: Capacity;
  units: UnitChoice;
}
