import type { Place } from "../../places/place.ts";
import type { PlannedYear, YearWater } from "../../sheet/plan/planned-year.ts";
import type { SectionProps } from "../../ui/section-props.ts";
import type { ChartWords } from "../../words/findings.ts";
import type { YearOpeningWords } from "../../words/tool.ts";
import type { YearWords } from "../../words/year/year.ts";

export interface YearSectionProps extends SectionProps<YearOpeningWords> {
  /** The chosen place: its weather stands there at first. */
  place: Place | undefined;
  /** Words of a chart's reader and files. */
  drawing: ChartWords;
  /** The tower at first: all its cells together, CRT. */
  towerCRT: number;
  /** Rated power of all its fans, kW, where towers are chosen and it is known. */
  fanKilowatts: number | undefined;
  /** Initial water of the year: that of design conditions. */
  water: YearWater;
  /** Price of a cubic metre of make-up as it was typed, the same as in the water section. */
  price: string;
  onPrice: (price: string) => void;
  /** The year that the page's address has brought along. */
  opened: PlannedYear | undefined;
  /** Told of the first choice, which the design sheet can show. */
  onYear: (year: PlannedYear | undefined) => void;
}

export interface YearToolProps extends Omit<YearSectionProps, "words">, SectionProps<YearWords> {
  /** The visitor has opened the year: only then it belongs to the selection. */
  isAsked: boolean;
  /** Receives the main figure of the year, as text. */
  onFigure: (figure: string) => void;
}
