import type { Temperatures } from "#domain/calculator/duty.ts";
import { merkelDemand } from "#domain/calculator/merkel.ts";
import { operatingPoint } from "#domain/calculator/operating-point.ts";
import { demands } from "#domain/calculator/reference/demand.ts";
import { sizeRatios } from "#domain/calculator/reference/size-ratios.ts";

/** A published figure, ours for the same case, and how far ours is off, per cent of the published one. */
export interface Comparison {
  source: string;
  temperatures: Temperatures;
  lg?: number;
  published: number;
  ours: number;
  errorPercent: number;
}

/** Published KaV/L against this method's. */
export function demandComparisons(): Comparison[] {
  return demands.map(({ source, temperatures, lg, pressurePa, kavl }) => {
    const needed = merkelDemand(temperatures, pressurePa)(lg);
    if (needed.kind === "pinch") throw new Error(`${source} pinches at L/G ${lg}. Check the reference.`);
    return { temperatures, lg, ...compared(source, kavl, needed.kavl) };
  });
}

/** Published ratios of tower size at equal flow against this method's. */
export function ratioComparisons(): Comparison[] {
  return sizeRatios.map(({ source, temperatures, base, ratio }) => ({
    temperatures,
    ...compared(source, ratio, loadingOf(base) / loadingOf(temperatures)),
  }));
}

/** Number of comparisons, and their mean and largest error without sign, per cent. */
export function summaryOf(comparisons: readonly Comparison[]): {
  count: number;
  mean: number;
  largest: number;
} {
  const errors = comparisons.map(({ errorPercent }) => Math.abs(errorPercent));
  const sum = errors.reduce((total, error) => total + error, 0);
  return { count: errors.length, mean: sum / errors.length, largest: Math.max(...errors) };
}

function compared(source: string, published: number, ours: number) {
  return { source, published, ours, errorPercent: 100 * (ours / published - 1) };
}

function loadingOf(temperatures: Temperatures): number {
  return operatingPoint(temperatures).loading;
}
