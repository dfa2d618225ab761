import { describe, expect, test } from "vitest";
import { rangeOf, type Temperatures } from "../duty/duty.ts";
import { at } from "../reference/at.ts";
import { demands } from "../reference/demand.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { saturatedEnthalpy } from "./air.ts";
import { waterHeatCapacity } from "./heat-load.ts";
import { merkelDemand } from "./merkel.ts";

const standard = at(37, 32, 27);

describe("published KaV/L", () => {
  test.each(demands)("$source: $temperatures at L/G $lg within $ceiling %", (row) => {
    const kavl = kavlOf(row.temperatures, row.lg, row.pressurePa);
    expect(errorPercent(kavl, row.kavl)).toBeLessThan(row.ceiling);
  });

  test("no row was dropped", () => {
    expect(counted(demands.map((row) => row.source))).toEqual({
      "Baker & Shryock 1961, table 1(b)": 4,
      "CTI Toolkit": 1,
      "adaptive quadrature, same air": 3,
      "Simpson's rule, real-gas air (CoolProp 8.0.0)": 5,
    });
  });
});

describe("pinch", () => {
  test("25 / 15 / 10 at L/G 1.5 is infeasible", () => {
    expect(merkelDemand(at(25, 15, 10))(1.5)).toEqual({ kind: "pinch" });
  });

  test("is seen at the hot end, where no quadrature node lies", () => {
    const full = (saturatedEnthalpy(37) - saturatedEnthalpy(27)) / (waterHeatCapacity * 5);
    expect(merkelDemand(standard)(full * 0.999999).kind).toBe("possible");
    expect(merkelDemand(standard)(full).kind).toBe("pinch");
  });

  test("is seen at the cold end, when the outlet is at its wet bulb", () => {
    expect(merkelDemand(at(37, 27, 27))(1)).toEqual({ kind: "pinch" });
  });

  test("is the answer to values that are no numbers", () => {
    expect(merkelDemand(standard)(Number.NaN)).toEqual({ kind: "pinch" });
    expect(merkelDemand(at(37, Number.NaN, 27))(1.5)).toEqual({ kind: "pinch" });
  });
});

test("demand rises with L/G", () => {
  const demand = [0.2, 0.5, 1, 1.5, 2, 2.5].map((lg) => kavlOf(standard, lg));
  expect(demand).toEqual(demand.toSorted((a, b) => a - b));
  expect(new Set(demand).size).toBe(6);
});

describe("the CTI's four-point Chebyshev rule", () => {
  test("agrees within 0.01 % near standard conditions", () => {
    expect(errorPercent(chebyshev(standard, 1.5), kavlOf(standard, 1.5))).toBeLessThan(0.01);
  });

  test("is off by up to 0.5 % at a range of 20 K with a small approach", () => {
    const wide = at(45, 25, 22);
    const error = errorPercent(chebyshev(wide, 0.4074), kavlOf(wide, 0.4074));
    expect(error).toBeGreaterThan(0.3);
    expect(error).toBeLessThan(0.5);
  });
});

function kavlOf(temperatures: Temperatures, lg: number, pressurePa?: number): number {
  const demand = merkelDemand(temperatures, pressurePa)(lg);
  if (demand.kind === "pinch") throw new Error(`Pinch at L/G ${lg}. Choose a row that a tower can do.`);
  return demand.kavl;
}

/** Four-point Chebyshev integration, BS 4485; hand calculations use 0.1, 0.4, 0.6 and 0.9. */
function chebyshev(temperatures: Temperatures, lg: number): number {
  const range = rangeOf(temperatures);
  const inverses = [0.1026728, 0.4062038, 0.5937962, 0.8973272].map((x) => {
    const air = saturatedEnthalpy(temperatures.wetBulbTemp) + lg * waterHeatCapacity * range * x;
    return 1 / (saturatedEnthalpy(temperatures.coldWaterTemp + x * range) - air);
  });
  return (waterHeatCapacity * range * inverses.reduce((sum, inverse) => sum + inverse)) / 4;
}

function counted(sources: string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(sources)].map((source) => [source, sources.filter((other) => other === source).length]),
  );
}
