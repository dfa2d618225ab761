import { describe, expect, test } from "vitest";
import { seriesModels } from "#content/samples/series-models.ts";
import { aModel } from "../../../../tests/support/builders.ts";
import { contradictions, implausible } from "./plausibility.ts";
import { quietModel, towerFactsOf } from "./tower-facts.ts";

const pipe = { count: null, standard: null, side: null, at: null };

test("the connection of a model is the largest of circulating water", () => {
  const connections = [
    { ...pipe, purpose: "순환수 입구" as const, dn: 150 },
    { ...pipe, purpose: "순환수 출구" as const, dn: 200 },
    { ...pipe, purpose: "오버플로" as const, dn: 250 },
  ];
  expect(towerFactsOf(aModel({ connections })).connection).toBe(200);
  expect(towerFactsOf(aModel()).connection).toBeNull();
});

test("a model with a low-noise option has its capacity and its level", () => {
  const option = {
    kind: "토출 소음기",
    capacity: 95,
    motor: null,
    sound: 60,
    height: 600,
    weight: 120,
  } as const;
  const model = aModel({ crt: 200, motor: 7.5, sound: 67, height: 3_000, lowNoise: [option] });
  expect(quietModel(model, "토출 소음기")).toMatchObject({
    crt: 190,
    motor: 7.5,
    sound: 60,
    height: 3_600,
    operatingWeight: null,
  });
  expect(quietModel(model, "저소음 팬")).toBe(model);
  expect(quietModel(model, undefined)).toBe(model);
});

test("a model with a low-noise option has neither the sound of the standard version nor its weights", () => {
  const option = {
    kind: "저소음 팬",
    capacity: 92,
    motor: null,
    sound: 60,
    height: null,
    weight: 120,
  } as const;
  const bands = [91, 90, 87, 81, 81, 76, 73, 66];
  const levels = { soundPower: 92, soundInlet: 63.5, soundBlind: 60, soundTop: 66.5, soundSideDistance: 3 };
  const half = { soundPowerHalf: 80, soundInletHalf: 51, soundBlindHalf: 48, soundTopHalf: 54 };
  const sound = { ...levels, ...half, soundBands: bands, soundBandsHalf: bands };
  const model = aModel({
    ...sound,
    sound: 67,
    shippingWeight: 2_000,
    operatingWeight: 4_000,
    lowNoise: [option],
  });
  const none = Object.fromEntries(Object.keys(sound).map((name) => [name, null]));
  expect(quietModel(model, "저소음 팬")).toMatchObject({
    ...none,
    sound: 60,
    shippingWeight: 2_120,
    operatingWeight: 4_120,
  });
});

describe("a model with a low-noise option has none of the figures that it contradicts", () => {
  const supports = [{ count: 4, load: 1_000, at: null }];
  const sections = [{ count: 2, name: "하부", nameEn: null, size: null, weight: 1_000, points: null }];
  const stated = { motor: 7.5, fanPower: 6.8, airflow: 1_200, supports, sections };
  const none = {
    kind: "저소음 팬",
    capacity: 100,
    motor: null,
    sound: 60,
    height: null,
    weight: null,
  } as const;

  test.each([
    ["a weight", { weight: 120 }, { supports: [], sections: [] }],
    ["a height", { height: 600 }, { sections: [] }],
    ["another motor", { motor: 5.5 }, { motor: 5.5, fanPower: null }],
    ["the same motor", { motor: 7.5 }, {}],
    ["another capacity", { motor: 7.5, capacity: 98 }, { fanPower: null }],
    ["neither", {}, {}],
  ])("with %s", (_, figures, expected) => {
    const model = aModel({ ...stated, lowNoise: [{ ...none, ...figures }] });
    expect(quietModel(model, none.kind)).toMatchObject({ ...stated, airflow: null, ...expected });
  });

  test("among the models of our own series", () => {
    for (const model of Object.values(seriesModels).flat())
      for (const { kind } of model.lowNoise) {
        const quiet = quietModel(model, kind);
        expect({ ...contradictions(quiet), ...implausible(quiet) }, `${model.name} ${kind}`).toEqual({});
      }
  });
});
