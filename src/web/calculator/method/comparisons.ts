import type { Temperatures } from "#engine/duty/duty.ts";
import { merkelDemand } from "#engine/method/merkel.ts";
import { operatingPoint } from "#engine/method/operating-point.ts";
import { demands } from "#engine/reference/demand.ts";
import type { Evidence } from "#engine/reference/evidence.ts";
import { counterflowBranch, type SizeRatio, sizeRatios } from "#engine/reference/size-ratios.ts";

/** Published figure, our result for the same case, and its error, per cent of the published one. */
export interface Comparison extends Evidence {
  temperatures: Temperatures;
  lg?: number;
  published: number;
  ours: number;
  errorPercent: number;
}

export function demandComparisons(): Comparison[] {
  return demands.map(({ temperatures, lg, pressurePa, kavl, ...evidence }) => {
    const needed = merkelDemand(temperatures, pressurePa)(lg);
    if (needed.kind === "pinch") {
      throw new Error(`${evidence.source} pinches at L/G ${lg}. Check the reference.`);
    }
    return { temperatures, lg, ...compared(evidence, kavl, needed.kavl) };
  });
}

export function ratioComparisons(): Comparison[] {
  return sizeRatios.map(ratioCompared);
}

export function counterflowComparisons(): Comparison[] {
  return counterflowBranch.map(ratioCompared);
}

/** Counts of all and of crossflow comparisons, and mean and maximum absolute error, per cent. */
export function summaryOf(comparisons: readonly Comparison[]): {
  count: number;
  crossFlow: number;
  mean: number;
  largest: number;
} {
  const errors = comparisons.map(({ errorPercent }) => Math.abs(errorPercent));
  const sum = errors.reduce((total, error) => total + error, 0);
  const crossFlow = comparisons.filter(({ flowType }) => flowType === "crossflow").length;
  return { count: errors.length, crossFlow, mean: sum / errors.length, largest: Math.max(...errors) };
}

function ratioCompared({ temperatures, base, ratio, ...evidence }: Omit<SizeRatio, "ceiling">): Comparison {
  return { temperatures, ...compared(evidence, ratio, loadingOf(base) / loadingOf(temperatures)) };
}

function compared({ source, kind, flowType }: Evidence, published: number, ours: number) {
  return { source, kind, flowType, published, ours, errorPercent: 100 * (ours / published - 1) };
}

function loadingOf(temperatures: Temperatures): number {
  return operatingPoint(temperatures).loading;
}
