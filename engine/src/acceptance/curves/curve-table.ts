import { pointInputs } from "../../inputs/test-inputs.ts";
import { naturalSpline } from "../../numeric/natural-spline.ts";

/** Performance curves of a maker: outlet by flow, wet bulb and range. m³/h, K, °C; every list ascends. */
export interface CurveTable {
  ranges: readonly number[];
  flows: readonly CurveFlow[];
}

export interface CurveFlow {
  flowRate: number;
  wetBulbs: readonly CurveRow[];
}

export interface CurveRow {
  wetBulbTemp: number;
  /** One for each range. */
  coldWaterTemps: readonly number[];
}

/** Numbers of flows and ranges, and of wet bulbs at each flow, that a table has. */
export const curveCounts = {
  flows: { min: 3, max: 5 },
  ranges: { min: 3, max: 5 },
  wetBulbs: { min: 5, max: 12 },
} as const;

/** Rows that are read: one more than a table has is enough to refuse it. */
export const maxRowsRead = curveCounts.flows.max * curveCounts.wetBulbs.max + 1;

export const curveLimits = {
  flowRate: pointInputs.flowRate,
  wetBulbTemp: pointInputs.wetBulbTemp,
  coldWaterTemp: pointInputs.coldWaterTemp,
  range: { lowest: 0.5, highest: 50 },
} as const;

/** A value of a table: indices of its flow, wet bulb and range. */
export interface CurvePosition {
  flow: number;
  wetBulb: number;
  range?: number;
}

export type CurveFault =
  | { rule: "flowCount" | "rangeCount"; count: number }
  | { rule: "wetBulbCount"; count: number; flowRate: number }
  | { rule: "repeated" | "approach" | "byWetBulb" | "byRange" | "byFlow"; at: CurvePosition };

/**
 * Reasons for which a table is not evaluated: too few or too many values, one wet bulb twice, an outlet at or below its wet bulb,
 * or one that does not rise with wet bulb, range or flow.
 */
export function curveFaults(table: CurveTable): CurveFault[] {
  const { flows, ranges } = table;
  const counts: CurveFault[] = [
    ...(isCount("flows", flows.length) ? [] : [{ rule: "flowCount", count: flows.length } as const]),
    ...(isCount("ranges", ranges.length) ? [] : [{ rule: "rangeCount", count: ranges.length } as const]),
    ...flows.flatMap(({ flowRate, wetBulbs: { length: count } }) =>
      isCount("wetBulbs", count) ? [] : [{ rule: "wetBulbCount", count, flowRate } as const],
    ),
  ];
  if (counts.length > 0) return counts;
  const within = flows.flatMap((each, flow) => faultsOfFlow(each, flow));
  return within.length > 0 ? within : faultsBetweenFlows(table);
}

function isCount(of: keyof typeof curveCounts, count: number): boolean {
  return count >= curveCounts[of].min && count <= curveCounts[of].max;
}

function faultsOfFlow({ wetBulbs }: CurveFlow, flow: number): CurveFault[] {
  return wetBulbs.flatMap(({ wetBulbTemp, coldWaterTemps }, wetBulb): CurveFault[] => {
    const before = wetBulbs[wetBulb - 1];
    if (before?.wetBulbTemp === wetBulbTemp) return [{ rule: "repeated", at: { flow, wetBulb } }];
    return coldWaterTemps.flatMap((cold, range): CurveFault[] => {
      const at = { flow, wetBulb, range };
      if (cold <= wetBulbTemp) return [{ rule: "approach", at }];
      if (cold <= (before?.coldWaterTemps[range] ?? -Infinity)) return [{ rule: "byWetBulb", at }];
      return cold <= (coldWaterTemps[range - 1] ?? -Infinity) ? [{ rule: "byRange", at }] : [];
    });
  });
}

/** At the wet bulbs of the larger flow that the curves of the smaller one reach. */
function faultsBetweenFlows({ flows, ranges }: CurveTable): CurveFault[] {
  return flows.slice(1).flatMap(({ wetBulbs }, index) => {
    const smaller = flows[index] ?? { flowRate: 0, wetBulbs: [] };
    const [lowest, highest] = wetBulbSpan(smaller);
    return ranges.flatMap((_, range) => {
      const below = curveOf(smaller, range);
      return wetBulbs.flatMap(({ wetBulbTemp, coldWaterTemps }, wetBulb): CurveFault[] => {
        const isShared = wetBulbTemp >= lowest && wetBulbTemp <= highest;
        const isRising = (coldWaterTemps[range] ?? Number.NaN) > below(wetBulbTemp);
        return isShared && !isRising ? [{ rule: "byFlow", at: { flow: index + 1, wetBulb, range } }] : [];
      });
    });
  });
}

/** Outlet against wet bulb at one flow and range, °C. @param range its index */
export function curveOf({ wetBulbs }: CurveFlow, range: number): (wetBulbTemp: number) => number {
  return naturalSpline(
    wetBulbs.map(({ wetBulbTemp }) => wetBulbTemp),
    wetBulbs.map(({ coldWaterTemps }) => coldWaterTemps[range] ?? Number.NaN),
  );
}

/** Lowest and highest wet bulb of a flow's curves, °C. */
export function wetBulbSpan({ wetBulbs }: CurveFlow): [lowest: number, highest: number] {
  return [wetBulbs[0]?.wetBulbTemp ?? Number.NaN, wetBulbs.at(-1)?.wetBulbTemp ?? Number.NaN];
}
