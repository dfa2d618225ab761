import type { Locale } from "#domain/locale.ts";
import type { FigureNames } from "../../figures/figure-rows.ts";
import type { calculator } from "../../words/calculator.ts";

/** The words of one language that results are told in. */
export type ResultsWords = Pick<
  (typeof calculator)[Locale],
  "form" | "results" | "validity" | "consultation"
> & { figures: FigureNames };
