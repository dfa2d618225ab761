import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { type VerdictWords, verdictWords } from "#content/calculator/verdict/verdict.ts";
import { standardUnits, temperatureSigns, type UnitChoice } from "#content/figures/measures.ts";
import { figure } from "#content/figures/number-format.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { decimalsApart, enteredFigure, figureApart, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { selectionBasis, type TowerKind } from "#engine/design/tower-kind.ts";
import { type TowerVerdict, towerVerdict } from "#engine/design/towers/tower-verdict.ts";
import { fromTemperature } from "#engine/design/units.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { maxLoading } from "#engine/method/size-to-select.ts";

/** Number of towers of one model, with the rated size of each, CRT, and their kind. */
export interface VerdictTowers {
  /** Standby included. */
  towerCount: number;
  /** Towers that run; absent where all do. */
  running?: number | undefined;
  crt: number;
  kind: TowerKind;
}

type InstalledTowers = Pick<VerdictTowers, "towerCount" | "running" | "crt">;

/**
 * Sentence on towers that do not meet a duty, or whose kind is on request for it; undefined where they meet
 * it. Common to every page, document and API response that names chosen towers.
 */
export function shortfallText(
  locale: Locale,
  towers: VerdictTowers,
  duty: Duty,
  shownIn: UnitChoice = standardUnits,
): string | undefined {
  const { onRequestNote, onRequest } = towerKindWords[locale];
  if (selectionBasis(towers.kind, duty) === "on-request") return `${onRequestNote} ${onRequest}`;
  const { kind } = towerVerdict(runningSize(towers), duty);
  return kind === "meets" ? undefined : judgedText(locale, towers, duty, shownIn);
}

/**
 * Chosen towers with their verdict, for the top of a document.
 * @param model name of the model
 * @example "2 × SCP-600 (1,200 CRT) does not meet the duty: outlet 32.7 °C instead of 32.0 °C (85.5%)."
 */
export function towersLine(
  locale: Locale,
  model: string,
  towers: VerdictTowers,
  duty: Duty,
  shownIn: UnitChoice = standardUnits,
): string {
  const verdict = shortfallText(locale, towers, duty, shownIn) ?? judgedText(locale, towers, duty, shownIn);
  return verdictLine(locale, model, towers, verdict);
}

/** Verdict of the method, with its caveat for a kind of tower that it is not validated for. */
function judgedText(locale: Locale, towers: VerdictTowers, duty: Duty, shownIn: UnitChoice): string {
  const text = verdictText(verdictWords[locale], towerVerdict(runningSize(towers), duty), duty, shownIn);
  const isEstimate = selectionBasis(towers.kind, duty) === "estimated";
  return isEstimate ? `${text} ${towerKindWords[locale].estimatedNote}` : text;
}

export function verdictLine(locale: Locale, model: string, towers: InstalledTowers, verdict: string): string {
  return fill(verdictWords[locale].line, { towers: towersText(locale, model, towers), verdict });
}

/** @example towersText("en", "SF-200", { towerCount: 2, crt: 200 }) // "2 × SF-200 (400 CRT)" */
export function towersText(locale: Locale, model: string, towers: InstalledTowers): string {
  const size = `${enteredFigure(runningSize(towers))} CRT`;
  const { towerCount, running = towerCount } = towers;
  const sizes = running < towerCount ? `${size}, ${verdictWords[locale].standby}` : size;
  return `${towerCount} × ${model} (${sizes})`;
}

/** Capacity of the towers that run, CRT. */
export function runningSize({ towerCount, running = towerCount, crt }: InstalledTowers): number {
  return running * crt;
}

export function verdictText(
  words: VerdictWords,
  verdict: TowerVerdict,
  { coldWaterTemp: wanted }: Pick<Duty, "coldWaterTemp">,
  shownIn: UnitChoice = standardUnits,
): string {
  const percent = capabilityFigure(verdict);
  if (verdict.kind === "meets") return fill(words.meets, { percent });
  if (verdict.kind === "overfed")
    return fill(words.overfed, { loading: loadingText(verdict.loadingPercent) });
  const { coldWaterTemp: reached, coldWaterAbove } = verdict;
  const shown = (celsius: number) => fromTemperature(celsius, shownIn.temperature);
  const temperature = (celsius: number, decimals: number) =>
    `${figure(shown(celsius), decimals)} ${temperatureSigns[shownIn.temperature]}`;
  if (reached === undefined)
    return fill(words.tooSmallAbove, {
      limit: temperature(coldWaterAbove, 1),
      wanted: temperature(wanted, 1),
      percent,
    });
  const decimals = decimalsApart(shown(reached), shown(wanted));
  return fill(words.tooSmall, {
    reached: temperature(reached, decimals),
    wanted: temperature(wanted, decimals),
    percent,
  });
}

/** Capability in per cent; for towers that are too small with as many decimals as distinguish it from 100. */
export function capabilityFigure({
  kind,
  capabilityPercent,
}: Pick<TowerVerdict, "kind" | "capabilityPercent">): string {
  return kind === "too-small" ? figureApart(capabilityPercent, 100) : oneDecimal(capabilityPercent);
}

/** A whole number where it differs from the limit, otherwise with the decimals that do. */
function loadingText(percent: number): string {
  const limit = 100 * maxLoading;
  const whole = wholeNumber(percent);
  return whole === wholeNumber(limit) ? figureApart(percent, limit) : whole;
}
