import type { ChartWords } from "#content/calculator/findings.ts";
import type { YearOpeningWords } from "#content/calculator/tool.ts";
import type { YearWords } from "#content/calculator/year/year.ts";
import type { Place } from "#content/places/place.ts";
import type { PlannedYear, YearWater } from "#documents/sheet/plan/planned-year.ts";
import type { SectionProps } from "../../ui/section-props.ts";

export interface YearSectionProps extends SectionProps<YearOpeningWords> {
  /** Chosen location, whose weather is the initial one. */
  place: Place | undefined;
  drawing: ChartWords;
  /** Initial tower size: all cells together, CRT. */
  towerCRT: number;
  /** Rated power of all its fans, kW, where known. */
  fanKilowatts: number | undefined;
  /** Initial water of the year: that of design conditions. */
  water: YearWater;
  /** Price of a cubic meter of make-up as typed, shared with the water section. */
  price: string;
  onPrice: (price: string) => void;
  /** Year that the address held when the page was opened. */
  yearOfAddress: PlannedYear | undefined;
  /** Receives the first choice for the design sheet. */
  onYear: (year: PlannedYear | undefined) => void;
}

export interface YearToolProps extends Omit<YearSectionProps, "words">, SectionProps<YearWords> {
  /** True once the visitor has opened the year: only then it belongs to the selection. */
  isOpened: boolean;
  /** Receives the main figure of the year, as text. */
  onFigure: (figure: string) => void;
}
