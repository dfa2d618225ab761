import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxText } from "../duty/duty-query.ts";
import { capacity } from "../method/capacity.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { suspectedUnits } from "./suspected-units.ts";
import { fromFlow, fromTemperature } from "./units.ts";

const standard = { flowRate: 390, ...at(37, 32, 27) };

describe("temperatures", () => {
  test("95/85/78 are °F", () => {
    expect(suspectedUnits(at(95, 85, 78))).toEqual([
      { kind: "fahrenheit", field: "hotWaterTemp", value: 95, wouldBe: 35 },
      { kind: "fahrenheit", field: "coldWaterTemp", value: 85, wouldBe: expect.closeTo(29.444, 3) },
      { kind: "fahrenheit", field: "wetBulbTemp", value: 78, wouldBe: expect.closeTo(25.556, 3) },
    ]);
  });

  test("all in °F raise the question of gpm, even for a flow that would pass as m³/h", () => {
    expect(suspectedUnits({ flowRate: 1500, ...at(95, 85, 78) })).toContainEqual({
      kind: "gpm",
      field: "flowRate",
      value: 1500,
      wouldBe: expect.closeTo(340.687, 3),
    });
    expect(suspectedUnits({ flowRate: 1500, ...at(95, 85, 25) }).map(({ kind }) => kind)).not.toContain(
      "gpm",
    );
    expect(suspectedUnits({ flowRate: 100, ...at(95, 85, 78) }).map(({ kind }) => kind)).not.toContain("gpm");
  });

  test("carry what they are exactly: 1,500 gpm at 95/85/78 °F take 615.6 CRT, not the 628.7 of rounded figures", () => {
    const suspected = suspectedUnits({ flowRate: 1500, ...at(95, 85, 78) });
    const [hot = 0, cold = 0, wet = 0, flow = 0] = suspected.map(({ wouldBe }) => Number(boxText(wouldBe)));
    const { finalCRT } = capacity({ flowRate: flow, ...at(hot, cold, wet) });
    expect(finalCRT).toBeCloseTo(615.6, 1);
  });

  test("what is too hot for either is not explained away", () => {
    expect(suspectedUnits({ hotWaterTemp: 200, wetBulbTemp: 40 })).toEqual([]);
  });
});

describe("a flow", () => {
  test("of 6,500 may be 390 m³/h in L/min or 1,476 m³/h in gpm", () => {
    expect(suspectedUnits({ flowRate: 6500 })).toEqual([
      { kind: "lpm", field: "flowRate", value: 6500, wouldBe: expect.closeTo(390, 9) },
      { kind: "gpm", field: "flowRate", value: 6500, wouldBe: expect.closeTo(1476.3, 1) },
    ]);
  });

  test("of 50,000 can only be L/min, 200 is a flow as it stands", () => {
    expect(suspectedUnits({ flowRate: 50_000 }).map(({ kind }) => kind)).toEqual(["lpm"]);
    expect(suspectedUnits({ flowRate: 200 })).toEqual([]);
  });

  test("of 13 to the ton is L/min, of 3 to the ton gpm", () => {
    expect(suspectedUnits({ flowRate: 1300, tons: 100 })).toEqual([
      { kind: "lpm", field: "flowRate", value: 1300, wouldBe: 78 },
    ]);
    expect(suspectedUnits({ flowRate: 1500, tons: 500 })).toEqual([
      { kind: "gpm", field: "flowRate", value: 1500, wouldBe: expect.closeTo(340.7, 1) },
    ]);
  });
});

describe("tons against 390 m³/h from 37 to 32 °C", () => {
  test.each([500, 502, 497])("%d are CRT", (tons) => {
    expect(suspectedUnits({ ...standard, tons })).toEqual([]);
  });

  test("515.9 are US tower tons of 15,000 Btu/h: 3 % less heat each", () => {
    expect(suspectedUnits({ ...standard, tons: 515.9 })).toEqual([
      { kind: "us-tower-ton", field: "tons", value: 515.9, wouldBe: expect.closeTo(500, 0) },
    ]);
  });

  test("645 are the heat in refrigeration tons", () => {
    expect(suspectedUnits({ ...standard, tons: 645 })).toEqual([
      { kind: "usrt", field: "tons", value: 645, wouldBe: expect.closeTo(500, 0) },
    ]);
  });

  test("406 are US nominal tons", () => {
    expect(suspectedUnits({ ...standard, tons: 406 })).toEqual([
      { kind: "us-nominal-ton", field: "tons", value: 406, wouldBe: expect.closeTo(500, 9) },
    ]);
  });

  test("800 are no convention we know, and tons say nothing while the duty is incomplete", () => {
    expect(suspectedUnits({ ...standard, tons: 800 })).toEqual([]);
    expect(suspectedUnits({ flowRate: 390, hotWaterTemp: 37, tons: 645 })).toEqual([]);
  });
});

test("no duty in our own units is suspected, with its own size beside it or without", () => {
  fc.assert(
    fc.property(anyDuty(), (duty) => {
      expect(suspectedUnits(duty)).toEqual([]);
      const suspicions = suspectedUnits({ ...duty, tons: capacity(duty).finalCRT });
      expect(suspicions.filter(({ field }) => field === "tons")).toEqual([]);
    }),
  );
});

test("any duty typed in °F and L/min is recognised where the numbers cannot be ours", () => {
  fc.assert(
    fc.property(anyDuty(), ({ flowRate, hotWaterTemp, coldWaterTemp, wetBulbTemp }) => {
      const [hot, cold, wet] = [hotWaterTemp, coldWaterTemp, wetBulbTemp].map((t) => fromTemperature(t, "F"));
      const found = suspectedUnits({
        flowRate: fromFlow(flowRate, "lpm"),
        hotWaterTemp: hot,
        coldWaterTemp: cold,
        wetBulbTemp: wet,
      });
      expect(found.filter(({ kind }) => kind === "fahrenheit").map(({ wouldBe }) => wouldBe)).toEqual([
        expect.closeTo(hotWaterTemp, 9),
        expect.closeTo(coldWaterTemp, 9),
        expect.closeTo(wetBulbTemp, 9),
      ]);
      if (fromFlow(flowRate, "lpm") > 5000) {
        expect(found.find(({ kind }) => kind === "lpm")?.wouldBe).toBeCloseTo(flowRate, 6);
      }
    }),
  );
});
