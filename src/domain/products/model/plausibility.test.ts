import { describe, expect, test } from "vitest";
import { seriesModels } from "#content/samples/series-models.ts";
import { totalOf } from "#engine/sound/octave-bands.ts";
import { aModel } from "../../../../tests/support/builders.ts";
import type { Model } from "../model-columns.ts";
import { contradictions, implausible } from "./plausibility.ts";
import { boreArea, waterSpeeds } from "./water-speed.ts";

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

test.each<[Partial<Model>, ReturnType<typeof contradictions>]>([
  [{}, {}],
  [{ shippingWeight: 2_401, operatingWeight: 2_400 }, { operatingWeight: "lighterFull" }],
  [{ shippingWeight: 2_400, operatingWeight: 2_400 }, {}],
  [{ shippingWeight: 2_400, operatingWeight: null }, {}],
  [{ sound: 60 }, { soundDistance: "noDistance" }],
  [{ sound: 60, soundDistance: 10 }, {}],
  [{ soundBlindHalf: 60 }, { soundSideDistance: "noDistance" }],
  [{ soundInlet: 60, soundSideDistance: 3 }, {}],
  [{ soundPower: 60, soundPowerHalf: 50 }, {}],
  [{ fanPower: 5, motor: 5 }, {}],
  [{ fanPower: 5, motor: null }, {}],
  [{ soundInlet: 60, soundInletHalf: 61, soundSideDistance: 3 }, { soundInletHalf: "louderHalf" }],
  [{ soundBlind: 60, soundBlindHalf: 61, soundSideDistance: 3 }, { soundBlindHalf: "louderHalf" }],
  [{ soundTop: 60, soundTopHalf: 61, soundSideDistance: 3 }, { soundTopHalf: "louderHalf" }],
])("the numbers %j contradict each other in %j", (facts, expected) => {
  expect(contradictions(aModel(facts))).toEqual(expected);
});

describe("a ratio between the numbers of a model", () => {
  const bands = [91, 90, 87, 81, 81, 76, 73, 66];
  const total = totalOf(bands);
  const cube = { length: 10_000, width: 10_000, height: 10_000 };
  const small = { length: 1_000, width: 1_000, height: 1_000, crt: 5 };
  const loads = (count: number | null, load: number) => ({ supports: [{ count, load, at: null }] });
  const section = { name: null, nameEn: null, size: null, points: null };
  const sections = (count: number | null, weight: number | null) => ({
    sections: [
      { ...section, count, weight },
      { ...section, count: null, weight: 400 },
    ],
  });

  // The rated size is 100 CRT; whatever is not given is not known.
  test.each<[keyof Model, Partial<Model>, string | undefined]>([
    ["motor", { motor: 0.61 }, undefined],
    ["motor", { motor: 0.59 }, "powerPerCrt"],
    ["motor", { motor: 30, fans: 2 }, undefined],
    ["motor", { motor: 30.1, fans: 2 }, "powerPerCrt"],
    ["shippingWeight", { shippingWeight: 100 }, undefined],
    ["shippingWeight", { shippingWeight: 99 }, "shippingPerCrt"],
    ["shippingWeight", { shippingWeight: 20_000 }, undefined],
    ["shippingWeight", { shippingWeight: 20_001 }, "shippingPerCrt"],
    ["operatingWeight", { operatingWeight: 200 }, undefined],
    ["operatingWeight", { operatingWeight: 199 }, "operatingPerCrt"],
    ["operatingWeight", { operatingWeight: 40_000 }, undefined],
    ["operatingWeight", { operatingWeight: 40_001 }, "operatingPerCrt"],
    ["operatingWeight", { ...cube, operatingWeight: 5_000 }, undefined],
    ["operatingWeight", { ...cube, operatingWeight: 4_999 }, "density"],
    ["operatingWeight", { ...small, operatingWeight: 1_000 }, undefined],
    ["operatingWeight", { ...small, operatingWeight: 1_001 }, "density"],
    ["length", { length: 1_000, width: 500 }, undefined],
    ["length", { length: 1_000, width: 499 }, "planPerCrt"],
    ["length", { length: 10_000, width: 10_000 }, undefined],
    ["length", { length: 10_000, width: 10_001 }, "planPerCrt"],
    ["height", { height: 200, length: 1_000, width: 2_000 }, undefined],
    ["height", { height: 199, length: 2_000, width: 1_000 }, "slenderness"],
    ["height", { height: 8_000, length: 1_000, width: 2_000 }, undefined],
    ["height", { height: 8_001, length: 1_000, width: 2_000 }, "slenderness"],
    ["pumpHead", { pumpHead: 22, height: 2_000 }, undefined],
    ["pumpHead", { pumpHead: 22.1, height: 2_000 }, "headAboveTower"],
    ["pumpHead", { pumpHead: 10, height: 30_000 }, undefined],
    ["pumpHead", { pumpHead: 9.9, height: 30_000 }, "headAboveTower"],
    ["fanPower", { motor: 10, fanPower: 3 }, undefined],
    ["fanPower", { motor: 10, fanPower: 2.9 }, "fanPerMotor"],
    ["fanPower", { motor: 10, fanPower: 10 }, undefined],
    ["fanPower", { motor: 10, fanPower: 10.1 }, "fanPerMotor"],
    ["soundPower", { soundPower: 72, sound: 50, soundDistance: 10 }, undefined],
    ["soundPower", { soundPower: 71.9, sound: 50, soundDistance: 10 }, "powerAbovePressure"],
    ["soundPower", { soundPower: 86, sound: 50, soundDistance: 10 }, undefined],
    ["soundPower", { soundPower: 86.1, sound: 50, soundDistance: 10 }, "powerAbovePressure"],
    ["soundPowerHalf", { soundPower: 90, soundPowerHalf: 87 }, undefined],
    ["soundPowerHalf", { soundPower: 90, soundPowerHalf: 87.1 }, "quieterAtHalf"],
    ["soundPowerHalf", { soundPower: 90, soundPowerHalf: 70 }, undefined],
    ["soundPowerHalf", { soundPower: 90, soundPowerHalf: 69.9 }, "quieterAtHalf"],
    ["soundBands", { soundBands: bands, soundPower: total + 0.9 }, undefined],
    ["soundBands", { soundBands: bands, soundPower: total + 1.1 }, "bandsAboveTotal"],
    ["soundBands", { soundBands: bands, soundPower: total - 1.1 }, "bandsAboveTotal"],
    ["soundBands", { soundBands: null, soundPower: total }, undefined],
    ["soundBandsHalf", { soundBandsHalf: null, soundPowerHalf: total }, undefined],
    ["soundBandsHalf", { soundBandsHalf: bands, soundPowerHalf: total - 0.9 }, undefined],
    ["soundBandsHalf", { soundBandsHalf: bands, soundPowerHalf: total + 1.1 }, "bandsAboveTotalHalf"],
    ["soundBandsHalf", { soundBandsHalf: bands, soundPowerHalf: total - 1.1 }, "bandsAboveTotalHalf"],
    ["waterVolume", { waterVolume: 0.6, operatingWeight: 2_000, shippingWeight: 1_000 }, undefined],
    ["waterVolume", { waterVolume: 0.59, operatingWeight: 2_000, shippingWeight: 1_000 }, "waterPerWeight"],
    ["waterVolume", { waterVolume: 1.2, operatingWeight: 2_000, shippingWeight: 1_000 }, undefined],
    ["waterVolume", { waterVolume: 1.21, operatingWeight: 2_000, shippingWeight: 1_000 }, "waterPerWeight"],
    ["supports", { ...loads(2, 475), operatingWeight: 1_000 }, undefined],
    ["supports", { ...loads(2, 474), operatingWeight: 1_000 }, "supportsPerWeight"],
    ["supports", { ...loads(2, 525), operatingWeight: 1_000 }, undefined],
    ["supports", { ...loads(2, 526), operatingWeight: 1_000 }, "supportsPerWeight"],
    ["supports", { ...loads(null, 1_000), operatingWeight: 1_000 }, undefined],
    ["supports", { supports: [], operatingWeight: 1_000 }, undefined],
    ["sections", { ...sections(2, 251), shippingWeight: 1_000 }, undefined],
    ["sections", { ...sections(2, 249), shippingWeight: 1_000 }, "sectionsPerWeight"],
    ["sections", { ...sections(2, 349), shippingWeight: 1_000 }, undefined],
    ["sections", { ...sections(2, 351), shippingWeight: 1_000 }, "sectionsPerWeight"],
    ["sections", { ...sections(2, null), shippingWeight: 1_000 }, undefined],
    ["coilPressureDrop", { coilPressureDrop: 4.91, pumpHead: 10 }, undefined],
    ["coilPressureDrop", { coilPressureDrop: 4.9, pumpHead: 10 }, "coilPerHead"],
    ["coilPressureDrop", { coilPressureDrop: 102.9, pumpHead: 10 }, undefined],
    ["coilPressureDrop", { coilPressureDrop: 103, pumpHead: 10 }, "coilPerHead"],
  ])("of %s in %j is outside of %s", (column, facts, ratio) => {
    expect(implausible({ ...aModel(), crt: 100, ...facts })[column as "crt"]?.ratio).toBe(ratio);
  });

  test("is told with its bounds, one for each column", () => {
    expect(implausible({ ...aModel(), crt: 100, airflow: 4_100 })).toEqual({
      airflow: { ratio: "airPerCrt", found: 41, min: 2, max: 40 },
    });
    const both = implausible({ ...aModel(), ...small, crt: 1, operatingWeight: 2_000 });
    expect(both.operatingWeight?.ratio).toBe("operatingPerCrt");
  });
});

describe("the water in the connections", () => {
  const outlet = { ...inlet, purpose: "순환수 출구" } as const;
  const drain = { ...inlet, purpose: "배수" } as const;

  // 78 m³/h of 100 CRT.
  test("is as fast as all of a kind together let it be", () => {
    const speed = 78 / 3_600 / (Math.PI * 0.1 ** 2);
    expect(
      waterSpeeds({
        crt: 100,
        connections: [
          { ...inlet, dn: 200 },
          { ...drain, dn: 50 },
        ],
      }),
    ).toEqual([{ purpose: "순환수 입구", speed: expect.closeTo(speed, 3) }]);
    const connections = [
      { ...inlet, dn: 200 },
      { ...inlet, dn: 200 },
      { ...outlet, dn: 200, count: 4 },
    ];
    expect(waterSpeeds({ crt: 100, connections }).map((each) => each.speed)).toEqual([
      expect.closeTo(speed / 2, 3),
      expect.closeTo(speed / 4, 3),
    ]);
    expect(waterSpeeds({ crt: 100, connections: [] })).toEqual([]);
    expect(boreArea(2_000)).toBeCloseTo(Math.PI, 9);
  });

  // DN 75 has 4.9 m/s, DN 198 0.7 m/s.
  test.each<[number, number, string | undefined]>([
    [75, 150, undefined],
    [74, 150, "fastestWater"],
    [150, 74, "fastestWater"],
    [198, 150, undefined],
    [200, 150, "slowestWater"],
    [150, 200, "slowestWater"],
  ])("through DN %d and DN %d is outside of %s", (dn, other, ratio) => {
    const connections = [
      { ...inlet, dn },
      { ...outlet, dn: other },
    ];
    expect(implausible({ ...aModel(), crt: 100, connections }).connections?.ratio).toBe(ratio);
  });
});
