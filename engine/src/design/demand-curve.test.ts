import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merkelDemand } from "../method/merkel.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { errorPercent } from "../reference/error-percent.ts";
import { results } from "../reference/results.ts";
import { type DemandCurve, demandCurve, type Point } from "./demand-curve.ts";

test.each(results)("$duty crosses at its reference L/G and KaV/L", ({ duty, expected }) => {
  const { at, standard } = demandCurve(duty);
  expect(errorPercent(at.lg, expected.lg)).toBeLessThan(0.5);
  expect(errorPercent(at.kavl, expected.kavl)).toBeLessThan(0.5);
  expect(standard.lg).toBe(1.5);
  expect(standard.kavl).toBeCloseTo(0.8196, 4);
});

describe("for any duty", () => {
  test("the demand equals the characteristic at the crossing and nowhere else", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { at, demand } = demandCurve(duty);
        expect(merkelDemand(duty)(at.lg)).toEqual({ kind: "possible", kavl: expect.closeTo(at.kavl, 9) });
        for (const { x, y } of demand) {
          if (Math.abs(x - at.lg) > 1e-4 * at.lg) expect(y > offered(x)).toBe(x > at.lg);
        }
      }),
    );
  });

  test("the characteristic is 1.1336 · lg^−0.8", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        for (const { x, y } of demandCurve(duty).characteristic) {
          expect(errorPercent(y, offered(x))).toBeLessThan(0.01);
        }
      }),
    );
  });

  test("the demand climbs towards the pinch and stays left of it; the characteristic falls", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { pinchLg, demand, characteristic, at } = demandCurve(duty);
        expect(at.lg).toBeLessThan(pinchLg);
        expect(demand.every(({ x }) => x < pinchLg)).toBe(true);
        expect(isClimbing(demand)).toBe(true);
        expect(isClimbing(characteristic.map(({ x, y }) => ({ x, y: -y })))).toBe(true);
      }),
    );
  });

  test("the frame holds both curves, both operating points and the pinch", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { frame, ...curve } = demandCurve(duty);
        const outside = everyPoint(curve).filter(
          ({ x, y }) => !isWithin(frame.lg, x) || !isWithin(frame.kavl, y),
        );
        expect(outside).toEqual([]);
      }),
    );
  });

  test("the demand is followed to the top of the frame or to the pinch itself", () => {
    fc.assert(
      fc.property(anyDuty(), (duty) => {
        const { demand, frame, pinchLg } = demandCurve(duty);
        const last = demand.at(-1) ?? { x: 0, y: 0 };
        expect(last.y > 0.999 * frame.kavl[1] || last.x > 0.998 * pinchLg).toBe(true);
      }),
    );
  });
});

function offered(lg: number): number {
  return 1.13358 * lg ** -0.8;
}

function isClimbing(points: Point[]): boolean {
  const [first, ...rest] = points;
  if (!first) return false;
  let before = first;
  return rest.every((point) => {
    const climbs = point.x > before.x && point.y > before.y;
    before = point;
    return climbs;
  });
}

function everyPoint({ demand, characteristic, at, standard, pinchLg }: Omit<DemandCurve, "frame">): Point[] {
  const crossings = [at, standard].map(({ lg, kavl }) => ({ x: lg, y: kavl }));
  return [...demand, ...characteristic, ...crossings, { x: pinchLg, y: 0 }];
}

/** Allows for the rounding error of a sum. */
function isWithin([min, max]: [number, number], value: number): boolean {
  return value >= min - 1e-9 && value <= max + 1e-9;
}
