import type { calculator } from "#content/calculator.ts";
import type { Locale } from "#domain/locale.ts";

/** The words of one language that results are told in. */
export type ResultsWords = Pick<
  (typeof calculator)[Locale],
  "form" | "results" | "validity" | "consultation"
>;
