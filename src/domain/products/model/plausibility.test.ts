import { describe, expect, test } from "vitest";
import { seriesModels } from "#content/samples/series-models.ts";
import { aModel } from "../../../../tests/support/builders.ts";
import type { Model } from "../model-columns.ts";
import { contradictions, implausible } from "./plausibility.ts";

const tower: Model = {
  ...aModel(),
  crt: 100,
  length: 2_240,
  width: 3_260,
  height: 3_750,
  shippingWeight: 1_100,
  operatingWeight: 2_400,
  fans: 1,
  motor: 3.7,
  airflow: 740,
  pumpHead: 2.6,
};

const inlet = { count: null, purpose: "순환수 입구", standard: null, side: null, at: null } as const;

test("half speed is no louder than full speed, and a fan takes no more than its motor gives", () => {
  const levels = { soundPower: 80, soundPowerHalf: 85, soundTop: 60, soundTopHalf: 60 };
  expect(contradictions({ ...tower, ...levels, fanPower: 4 })).toEqual({
    soundPowerHalf: "louderHalf",
    soundSideDistance: "noDistance",
    fanPower: "aboveMotor",
  });
});

describe("a value that does not fit its neighbours", () => {
  test.each<[string, Partial<Model>, keyof Model, string]>([
    ["m³/h as m³/min", { airflow: 44_400 }, "airflow", "airPerCrt"],
    ["CFM as m³/min", { airflow: 26_130 }, "airflow", "airPerCrt"],
    ["L/s as m³/min", { airflow: 12_330 }, "airflow", "airPerCrt"],
    ["m³/s as m³/min", { airflow: 12.3 }, "airflow", "airPerCrt"],
    ["the motor of another row", { motor: 110 }, "motor", "powerPerCrt"],
    ["all motors of 20 fans as one", { motor: 74, fans: 20 }, "motor", "powerPerCrt"],
    ["t as kg", { shippingWeight: 11 }, "shippingWeight", "shippingPerCrt"],
    ["lb of another tower as kg", { operatingWeight: 52_910 }, "operatingWeight", "operatingPerCrt"],
    ["heavier than its volume of water", { operatingWeight: 30_000 }, "operatingWeight", "density"],
    ["cm as mm", { length: 224, width: 326, height: 375 }, "length", "planPerCrt"],
    ["cm as mm in the height alone", { height: 375 }, "height", "slenderness"],
    ["kPa as m", { pumpHead: 26 }, "pumpHead", "headAboveTower"],
    [
      "the motor of all fans as the power of one",
      { fans: 2, motor: 1.8, fanPower: 0.3 },
      "fanPower",
      "fanPerMotor",
    ],
    [
      "a pressure as a power",
      { soundPower: 58, sound: 58, soundDistance: 10 },
      "soundPower",
      "powerAbovePressure",
    ],
    [
      "A-weighted bands",
      { soundPower: 86, soundBands: [65, 74, 79, 79, 81, 77, 75, 65] },
      "soundBands",
      "bandsAboveTotal",
    ],
    ["litres as m³", { waterVolume: 1_300 }, "waterVolume", "waterPerWeight"],
    [
      "the whole load on each support",
      { supports: [{ count: 4, load: 2_400, at: null }] },
      "supports",
      "supportsPerWeight",
    ],
    ["a bore too small", { connections: [{ ...inlet, dn: 65 }] }, "connections", "slowestWater"],
    ["inches as mm", { connections: [{ ...inlet, dn: 600 }] }, "connections", "slowestWater"],
    ["mmAq as kPa", { coilPressureDrop: 1_500 }, "coilPressureDrop", "coilPerHead"],
    ["kcal/h as CRT", { crt: 100_000 }, "airflow", "airPerCrt"],
  ])("%s", (_, wrong, column, ratio) => {
    expect(implausible({ ...tower, ...wrong })[column as "crt"]).toMatchObject({ ratio });
  });

  test.each<[Partial<Model>, boolean]>([
    [{ motor: 60 }, true],
    [{ motor: 61 }, false],
    [{ airflow: 200 }, true],
    [{ airflow: 199 }, false],
    [{ airflow: 4_000 }, true],
    [{ airflow: 4_001 }, false],
  ])("at its bound belongs to the range: %j fits 100 CRT, %s", (given, fits) => {
    const [column = ""] = Object.keys(given);
    expect(column in implausible({ ...tower, ...given })).toBe(!fits);
  });

  test("is none in the sample series, nor where the neighbours are not known", () => {
    for (const model of Object.values(seriesModels).flat())
      expect(implausible(model), model.name).toEqual({});
    expect(implausible(tower)).toEqual({});
    expect(implausible({ ...aModel(), crt: 100, airflow: null, motor: 3.7 })).toEqual({});
  });
});
