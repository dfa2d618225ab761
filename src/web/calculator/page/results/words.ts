import type { calculator } from "#content/calculator/calculator.ts";
import type { FigureNames } from "#content/figures/figure-rows.ts";
import type { Locale } from "#domain/locale.ts";

export type ResultsWords = Pick<
  (typeof calculator)[Locale],
  "form" | "results" | "validity" | "consultation"
> & { figures: FigureNames };
