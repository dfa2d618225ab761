import type { Locale } from "#domain/locale.ts";
import type { FigureNames } from "../../figures/figure-rows.ts";
import type { calculator } from "../../words/calculator.ts";

export type ResultsWords = Pick<
  (typeof calculator)[Locale],
  "form" | "results" | "validity" | "consultation"
> & { figures: FigureNames };
