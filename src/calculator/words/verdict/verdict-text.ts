import { enteredFigure, figure, oneDecimal, wholeNumber } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { selectionBasis, type TowerKind } from "../../engine/design/tower-kind.ts";
import { type TowerVerdict, towerVerdict } from "../../engine/design/towers/tower-verdict.ts";
import { fromTemperature } from "../../engine/design/units.ts";
import type { Duty } from "../../engine/duty/duty.ts";
import { standardUnits, temperatureSigns, type UnitChoice } from "../../figures/measures.ts";
import { towerKindWords } from "../plan/tower-kinds.ts";
import { type VerdictWords, verdictWords } from "./verdict.ts";

/** Number of towers of one model, with the rated size of each, CRT, and their kind. */
export interface ChosenTowers {
  units: number;
  crt: number;
  kind: TowerKind;
}

/**
 * Sentence on towers that do not meet a duty, or whose kind is on request for it; undefined where they meet
 * it. Common to every page, document and API response that names chosen towers.
 */
export function shortfallText(
  locale: Locale,
  { units, crt, kind }: ChosenTowers,
  duty: Duty,
  shownIn: UnitChoice = standardUnits,
): string | undefined {
  const { onRequestNote, onRequest } = towerKindWords[locale];
  if (selectionBasis(kind, duty) === "on-request") return `${onRequestNote} ${onRequest}`;
  const verdict = towerVerdict(units * crt, duty);
  return verdict.kind === "meets" ? undefined : verdictText(verdictWords[locale], verdict, duty, shownIn);
}

/**
 * Chosen towers with their verdict, for the top of a document.
 * @param model name of the model
 * @example "2 × SCP-600 (1,200 CRT) does not meet the duty: outlet 32.7 °C instead of 32.0 °C (85.5%)."
 */
export function towersLine(
  locale: Locale,
  model: string,
  towers: ChosenTowers,
  duty: Duty,
  shownIn: UnitChoice = standardUnits,
): string {
  const { units, crt } = towers;
  const verdict =
    shortfallText(locale, towers, duty, shownIn) ??
    verdictText(verdictWords[locale], towerVerdict(units * crt, duty), duty, shownIn);
  return verdictLine(locale, model, towers, verdict);
}

export function verdictLine(
  locale: Locale,
  model: string,
  { units, crt }: Pick<ChosenTowers, "units" | "crt">,
  verdict: string,
): string {
  const towers = `${units} × ${model} (${enteredFigure(units * crt)} CRT)`;
  return fill(verdictWords[locale].line, { towers, verdict });
}

export function verdictText(
  words: VerdictWords,
  verdict: TowerVerdict,
  { coldWaterTemp: wanted }: Pick<Duty, "coldWaterTemp">,
  shownIn: UnitChoice = standardUnits,
): string {
  const percent = oneDecimal(verdict.capabilityPercent);
  if (verdict.kind === "meets") return fill(words.meets, { percent });
  if (verdict.kind === "overfed")
    return fill(words.overfed, { loading: wholeNumber(verdict.loadingPercent) });
  const { coldWaterTemp: reached, coldWaterAbove } = verdict;
  const told = (celsius: number, decimals: number) =>
    `${figure(fromTemperature(celsius, shownIn.temperature), decimals)} ${temperatureSigns[shownIn.temperature]}`;
  if (reached === undefined)
    return fill(words.tooSmallAbove, { limit: told(coldWaterAbove, 1), wanted: told(wanted, 1), percent });
  // An outlet that differs by less than 0.1 would otherwise equal the required one.
  const decimals = told(reached, 1) === told(wanted, 1) ? 2 : 1;
  return fill(words.tooSmall, { reached: told(reached, decimals), wanted: told(wanted, decimals), percent });
}
