import { selectionWords } from "#content/calculator/selection.ts";
import { enteredFigure, figureApart } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { selectionBasis } from "#engine/design/tower-kind.ts";
import { roundSize } from "#engine/design/towers/tower-verdict.ts";
import { runningOf } from "#engine/finder/tower.ts";
import { runningSize, shortfallText, type VerdictTowers, verdictLine } from "../sheet/plan/towers-verdict.ts";
import type { Selection } from "./selection.ts";

/** Chosen towers that are not known to meet the duty or the capacity of their selection. */
export interface Shortfall {
  reason: string;
  line: string;
  /** True where the maker calculates towers of this kind at this duty: they may meet it. */
  isOnRequest: boolean;
}

/** Shortfall of the selection's towers; undefined where there is none, or no towers or no duty. */
export function shortfallOf(
  locale: Locale,
  {
    duty,
    crt: needed,
    plan: { tower },
    unitChoice: units,
    preferences,
  }: Pick<Selection, "duty" | "crt" | "plan" | "unitChoice" | "preferences">,
  model: Pick<VerdictTowers, "crt" | "kind"> | undefined,
): Shortfall | undefined {
  if (!tower?.towerCount || !model) return undefined;
  const towers = {
    towerCount: tower.towerCount,
    running: runningOf(tower.towerCount, preferences.hasReserve),
    ...model,
  };
  const reason = duty
    ? shortfallText(locale, towers, duty, units)
    : capacityShortfallText(locale, towers, needed);
  if (reason === undefined) return undefined;
  return {
    reason,
    line: verdictLine(locale, tower.model, towers, reason),
    isOnRequest: duty !== undefined && selectionBasis(model.kind, duty) === "on-request",
  };
}

function capacityShortfallText(
  locale: Locale,
  towers: VerdictTowers,
  needed: number | undefined,
): string | undefined {
  const installed = runningSize(towers);
  if (needed === undefined || installed >= roundSize(needed) - 1e-9) return undefined;
  const percent = figureApart((100 * installed) / needed, 100);
  return fill(selectionWords[locale].smaller, { needed: enteredFigure(needed), percent });
}
