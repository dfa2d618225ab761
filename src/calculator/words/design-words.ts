import type { Locale } from "#domain/locale.ts";
import { figureNames } from "../figures/duty-figures.ts";
import { choice } from "./tool/choice.ts";
import { compare } from "./tool/compare.ts";
import { curves } from "./tool/curves.ts";
import { place } from "./tool/place.ts";
import { share } from "./tool/share.ts";
import { tool } from "./tool/tool.ts";
import { units } from "./tool/units.ts";
import { water } from "./tool/water.ts";
import { why } from "./tool/why.ts";

/** Everything the design tool says in one language. */
export function designWords(locale: Locale) {
  return {
    figures: figureNames(locale),
    tool: tool[locale],
    units: units[locale],
    why: why[locale],
    curves: curves[locale],
    place: place[locale],
    choice: choice[locale],
    water: water[locale],
    compare: compare[locale],
    share: share[locale],
  };
}
export type DesignWords = ReturnType<typeof designWords>;
