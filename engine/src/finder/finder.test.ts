import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TowerKind } from "../design/tower-kind.ts";
import { capacity } from "../method/capacity.ts";
import { sizeToSelect } from "../method/size-to-select.ts";
import { anyDuty } from "../reference/any-duty.ts";
import { at } from "../reference/at.ts";
import { type FoundTowers, findTowers, isLimited, type TowerNeed } from "./finder.ts";
import { withOneOut } from "./one-out.ts";
import { noPreferences, parsePreferences, type TowerPreferences } from "./preferences.ts";
import { figuresOf, soundAt } from "./set-figures.ts";
import { maxTowers, type OfferedTower, type TowerFacts, withOption } from "./tower.ts";

const standard = { flowRate: 390, ...at(37, 32, 27) };
const table: Record<string, { kind: TowerKind; sizes: number[] }> = {
  SF: { kind: "crossflow", sizes: [125, 175, 250, 350] },
  SCP: { kind: "counterflow", sizes: [250, 500, 600] },
  THF: { kind: "closed-circuit", sizes: [100, 250] },
};
const all = Object.keys(table).flatMap(modelsOf);

describe("500 CRT at standard conditions", () => {
  test("are one tower of 500, two of 250 or three of 175, none larger than it needs to be, closed circuits last", () => {
    const names = namesOf(found(all));
    expect(names.slice(0, 4)).toEqual(["1 × SCP-500", "2 × SF-250", "2 × SCP-250", "3 × SF-175"]);
    expect(names).not.toContain("1 × SCP-600");
    expect(names.findIndex((name) => name.includes("THF"))).toBe(names.length - 2);
  });

  test("are one tower of 600 with 10 % more", () => {
    expect(namesOf(found(modelsOf("SCP"), { extra: 10 }))[0]).toBe("1 × SCP-600");
  });

  test("of a number that is fixed are the smallest models that do it", () => {
    expect(namesOf(found(all, { count: 3 }))).toEqual(["3 × SF-175", "3 × SCP-250", "3 × THF-250"]);
    expect(namesOf(found(modelsOf("THF"), { count: 1 }))).toEqual([]);
  });

  test("with a reserve are one tower more, or one that runs less where the number is fixed", () => {
    const [first] = found(modelsOf("SCP"), { hasReserve: true }).sets;
    expect(first).toMatchObject({ towerCount: 2, running: 1, installedCRT: 500 });
    expect(namesOf(found(modelsOf("SCP"), { hasReserve: true, count: 2 }))).toEqual(["2 × SCP-500"]);
  });

  test("as a capacity are the same as their rated duty", () => {
    expect(namesOf(found(all, {}, { crt: 500 }))).toEqual(namesOf(found(all)));
  });

  test("are not offered as more towers than anyone would put up", () => {
    const smallest = 500 / maxTowers;
    expect(found([aTower(smallest - 0.1)]).sets).toEqual([]);
    expect(found([aTower(smallest + 0.1)]).sets).toHaveLength(1);
    expect(found([aTower(smallest + 0.1)], { hasReserve: true }).sets).toEqual([]);
  });
});

test("a set of more than twice the smallest is left out, unless it is the only one found", () => {
  const small = { duty: { ...standard, flowRate: 78 } };
  const cell = aTower(400, { name: "MX-400" }, "MX");
  expect(namesOf(found([...all, cell], {}, small))).toEqual(["1 × SF-125", "1 × THF-100"]);
  expect(found([cell], {}, small).sets).toHaveLength(1);
});

test.each([
  ["counterflow", "calculated"],
  ["crossflow", "estimated"],
] as const)("a %s tower away from 37/32/27 is %s", (kind, basis) => {
  const tower = { ...aTower(500), kind };
  expect(found([tower], {}, { duty: { flowRate: 390, ...at(37, 32, 26) } }).sets[0]?.basis).toBe(basis);
  expect(found([tower]).sets[0]?.basis).toBe("rated");
});

test("away from 37/32/27 closed circuits are on request, with any preferences, and never a set", () => {
  const other = { duty: { ...standard, wetBulbTemp: 26 } };
  for (const preferences of [
    {},
    { count: 2 },
    { hasReserve: true },
    { maxSound: 60 },
    { order: "sound" as const },
  ]) {
    const { sets, onRequest } = found(all, preferences, other);
    expect(sets.some(({ tower }) => tower.kind === "closed-circuit")).toBe(false);
    expect(onRequest).toEqual(["THF"]);
  }
  expect(found(all, { series: "SF" }, other).onRequest).toEqual([]);
  expect(found(all).onRequest).toEqual([]);
});

test("where the water decides, the number follows the water", () => {
  // 183.9 CRT by heat, 512.8 CRT by flow.
  const [set] = found([aTower(200)], {}, { duty: { flowRate: 600, ...at(45, 40, 10) } }).sets;
  expect(set?.towerCount).toBe(3);
  expect(set?.loadingPercent).toBeLessThan(150);
  expect(set?.capabilityPercent).toBeCloseTo((100 * 600) / 183.896, 0);
});

describe("limits", () => {
  const low = { name: "LOW", height: 3_000, length: 4_000, width: 3_000, operatingWeight: 6_000 };
  const tall = aTower(500, { name: "TALL", height: 5_000, length: 2_000, width: 2_000 });
  const unknown = aTower(500, { name: "UNKNOWN" }, "X");

  test("leave out what exceeds them, and say how many models exceed and how many state no figure", () => {
    const { sets, unstated, beyond } = found([aTower(250, low), tall, unknown], { maxHeight: 4.5 });
    expect(sets.map(({ tower }) => tower.model.name)).toEqual(["LOW"]);
    expect(unstated).toEqual({ height: 1 });
    expect(beyond).toEqual({ height: 1 });
  });

  test("hold for all towers together, but for the height", () => {
    const [set] = found([aTower(250, { ...low, fans: 2, motor: 7.5, connection: 200 })]).sets;
    expect(set?.figures).toMatchObject({ height: 3, area: 24, weight: 12, power: 30, connection: 200 });
    const names = (preferences: Partial<TowerPreferences>) => namesOf(found([aTower(250, low)], preferences));
    expect(names({ maxArea: 24, maxWeight: 12 })).toEqual(["2 × LOW"]);
    expect(names({ maxWeight: 11.9 })).toEqual([]);
  });

  test("choose a larger model where the smallest exceeds them", () => {
    const flat = aTower(550, { name: "FLAT", height: 3_000 });
    expect(namesOf(found([tall, flat], { maxHeight: 4 }))).toEqual(["1 × FLAT"]);
  });

  test("order by the figure that the visitor prefers, those without it last", () => {
    const order = (preferences: Partial<TowerPreferences>) =>
      found([unknown, tall, aTower(250, low, "L")], preferences).sets.map(({ tower }) => tower.model.name);
    expect(order({ order: "height" })).toEqual(["LOW", "TALL", "UNKNOWN"]);
    expect(order({ order: "area" })).toEqual(["TALL", "LOW", "UNKNOWN"]);
  });
});

test("the order picks the model of a series and number, too: the lower one though it is larger", () => {
  const models = [aTower(300, { height: 5_460 }), aTower(400, { height: 4_960 })];
  const names = (preferences: Partial<TowerPreferences>) => namesOf(found(models, preferences, { crt: 300 }));
  expect(names({})).toEqual(["1 × SCP-300"]);
  expect(names({ order: "height" })).toEqual(["1 × SCP-400"]);
});

test.each([
  [{}, 40, false],
  [{ count: 1 }, 40, true],
  [{ hasReserve: true, count: 1 }, 500, true],
  [{ series: "SCP" }, 40, false],
  [{ maxHeight: 4 }, 500, true],
] as const)(
  "that %j finds no tower of %d CRT for 500 is due to a preferences: %s",
  (preferences, crt, expected) => {
    const none = found([aTower(crt)], preferences);
    expect(none.sets).toEqual([]);
    expect(isLimited(none, { ...noPreferences, ...preferences })).toBe(expected);
  },
);

describe("sound", () => {
  const loud = { sound: 67, soundDistance: 10, length: 3_000, width: 3_000, height: 3_000 };
  const quiet = { kind: "저소음 팬", capacity: 98, motor: null, sound: 62, height: null, weight: null };

  test("falls by 20 dB for ten times the distance, and by 3 dB less for two towers", () => {
    expect(soundAt(aTower(500, loud).model, 100)).toBeCloseTo(47, 10);
    const [set] = found([aTower(250, loud)], { distance: 100 }).sets;
    expect(set?.figures.sound).toBeCloseTo(50.01, 2);
  });

  test("comes from the sound power where no pressure is stated: 95 dB(A) are 53.0 at 50 m", () => {
    // By hand: 95 − 20·lg 50 − 8 = 95 − 33.979 − 8 = 53.021.
    const model = aTower(500, { ...loud, sound: null, soundDistance: null, soundPower: 95 }).model;
    expect(soundAt(model, 50)).toBeCloseTo(53.021, 3);
  });

  test("has no figure nearer than the maker's distance and than twice the size of the tower", () => {
    const { model } = aTower(500, loud);
    expect(soundAt(model, 6)).toBeCloseTo(71.44, 2);
    expect(soundAt(model, 5.9)).toBeUndefined();
    expect(soundAt({ ...model, length: null }, 9)).toBeUndefined();
    expect(soundAt({ ...model, length: null }, 10)).toBe(67);
  });

  test("brings low-noise options in, with their own capacity and level", () => {
    const towers = [aTower(500, { ...loud, lowNoise: [quiet] }), aTower(600, { ...loud, lowNoise: [quiet] })];
    expect(namesOf(found(towers))).toEqual(["1 × SCP-500"]);
    const { sets, beyond } = found(towers, { maxSound: 55, distance: 25 });
    // 62 − 20·lg 2.5 = 54.04; the standard has 59.04.
    expect(sets).toHaveLength(1);
    expect(sets[0]).toMatchObject({
      option: quiet,
      crt: 588,
      towerCount: 1,
      tower: { model: { name: "SCP-600" } },
    });
    expect(sets[0]?.figures.sound).toBeCloseTo(54.04, 2);
    expect(beyond).toEqual({ sound: 1 });
    expect(namesOf(found(towers, { order: "sound", distance: 25 }))[0]).toBe("1 × SCP-600 저소음 팬");
  });

  test("falls with the fan speed: by the maker's figure at half speed where it is stated, else by the fifth power; slower is never louder", () => {
    const level = (speed: number, halfSpeedSound: number | null = null) =>
      found([aTower(500, { ...loud, halfSpeedSound })], { speed }).sets[0]?.figures.sound;
    expect([level(100), level(50, -12), level(25, -12)]).toEqual([67, 55, expect.closeTo(43, 9)]);
    expect([level(50), level(60)]).toEqual([expect.closeTo(51.95, 2), expect.closeTo(55.91, 2)]);
    const slowing = [100, 60, 51, 50, 49, 10].map((speed) => level(speed, -12) ?? Number.NaN);
    expect(slowing).toEqual(slowing.toSorted((a, b) => b - a));
    expect(namesOf(found([aTower(500, loud)], { maxSound: 45, distance: 25 }))).toEqual([]);
    expect(namesOf(found([aTower(500, loud)], { maxSound: 45, distance: 25, speed: 50 }))).toEqual([
      "1 × SCP-500",
    ]);
  });

  test("of an option is stated from the far field of the tower as it is with the option", () => {
    const tall = { ...quiet, height: 1_000, weight: 200, motor: 15 };
    const { model } = aTower(500, { ...loud, operatingWeight: 9_000, fans: 2, motor: 11 });
    const figures = (distance: number) =>
      figuresOf(withOption(model, tall), { towerCount: 2, distance, speed: 100 });
    expect(figures(8)).toMatchObject({ height: 4, weight: 18.4, power: 60 });
    // Twice 4 m instead of twice 3 m.
    expect([figures(7.9).sound, soundAt(model, 7.9)]).toEqual([undefined, expect.closeTo(69.05, 2)]);
    expect(figures(8).sound).toBeCloseTo(62 + 20 * Math.log10(10 / 8) + 10 * Math.log10(2), 10);
  });

  test("of an option without a level or a capacity is no answer", () => {
    const options = [
      { ...quiet, capacity: null },
      { ...quiet, kind: "토출 소음기", sound: null },
    ];
    const { sets, unstated } = found([aTower(600, { ...loud, lowNoise: options })], {
      maxSound: 55,
      distance: 25,
    });
    expect(sets).toEqual([]);
    expect(unstated).toEqual({ sound: 1 });
  });
});

describe("with one tower out", () => {
  test("two towers of 250 keep half of 500 CRT: warmer water, and more of it on each", () => {
    const [set] = found(modelsOf("SF"), { count: 2 }).sets;
    const out = set && withOneOut(set, standard);
    expect(out).toMatchObject({ capabilityPercent: 50, loadingPercent: 200 });
    expect(out?.coldWaterTemp).toBeGreaterThan(35);
    expect(out?.coldWaterTemp).toBeLessThan(38);
  });

  test("a reserve keeps the outlet", () => {
    const [set] = found(modelsOf("SCP"), { hasReserve: true }).sets;
    const out = set && withOneOut(set, standard);
    expect(out?.capabilityPercent).toBe(100);
    expect(out?.coldWaterTemp).toBeCloseTo(32, 6);
  });

  test.each([40, 7_000])("a set for %d CRT, whose flow no duty may have, is answered all the same", (crt) => {
    const flow = { flowRate: crt * 0.78, ...at(37, 32, 27) };
    const [set] = found([aTower(crt / 2)], {}, { crt }).sets;
    expect(set && withOneOut(set, flow)).toMatchObject({ capabilityPercent: 50, loadingPercent: 200 });
  });

  test("a single tower has no answer, and a closed circuit no outlet", () => {
    const [one] = found(modelsOf("SCP")).sets;
    expect(one && withOneOut(one, standard)).toBeUndefined();
    const [closed] = found(modelsOf("THF")).sets;
    expect(closed && withOneOut(closed, standard)?.coldWaterTemp).toBe("on-request");
  });
});

test("every set meets the size with its surplus, and one tower fewer would not, in the order of numbers", () => {
  fc.assert(
    fc.property(anyDuty(), anyTowers(), fc.integer({ min: 0, max: 30 }), (duty, towers, extra) => {
      const size = sizeToSelect(duty.flowRate, capacity(duty).finalCRT).selectionCRT;
      const wanted = size * (1 + extra / 100);
      const { sets } = found(towers, { extra }, { duty });
      for (const { crt, towerCount, running, installedCRT, loadingPercent } of sets) {
        expect(running).toBe(towerCount);
        expect(installedCRT).toBe(towerCount * crt);
        expect(installedCRT).toBeGreaterThan(wanted - 0.051);
        expect((towerCount - 1) * crt).toBeLessThan(wanted + 0.051);
        expect(towerCount).toBeLessThanOrEqual(maxTowers);
        expect(loadingPercent).toBeLessThan(151);
      }
      const numbers = sets.map(({ towerCount }) => towerCount);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    }),
  );
});

test("an address gives the preferences that it has, and the names of those that cannot be used", () => {
  const read = (query: string) => parsePreferences(new URLSearchParams(query));
  expect(read("")).toEqual({ preferences: { ...noPreferences, ...blank }, wrong: [] });
  expect(
    read("maxheight=4.5&maxsound=45&soundat=25&count=2&reserve=1&sort=sound&only=SF").preferences,
  ).toMatchObject({
    ...{
      maxHeight: 4.5,
      maxSound: 45,
      distance: 25,
      count: 2,
      hasReserve: true,
      order: "sound",
      series: "SF",
    },
  });
  const { preferences, wrong } = read("maxheight=tall&count=2.5&soundat=0&sort=price");
  expect(wrong.map(({ key }) => key)).toEqual(["maxheight", "soundat", "count"]);
  expect(preferences).toMatchObject({ distance: 10, order: "towers" });
  expect(preferences.count).toBeUndefined();
  for (const reserve of ["0", "no", "false", ""])
    expect(read(`reserve=${reserve}`).preferences.hasReserve).toBe(false);
});

const blank = Object.fromEntries(
  ["maxHeight", "maxArea", "maxWeight", "maxSound", "maxPower", "maxConnection"].map((name) => [
    name,
    undefined,
  ]),
);

function found(
  towers: readonly OfferedTower[],
  preferences: Partial<TowerPreferences> = {},
  need: TowerNeed = { duty: standard },
): FoundTowers {
  return findTowers(towers, need, { ...noPreferences, ...preferences });
}

function namesOf({ sets }: FoundTowers): string[] {
  return sets.map(({ towerCount, tower, option }) =>
    [`${towerCount} × ${tower.model.name}`, ...(option ? [option.kind] : [])].join(" "),
  );
}

function modelsOf(series: string): OfferedTower[] {
  const { kind, sizes } = table[series] ?? { kind: "counterflow", sizes: [] };
  return sizes.map((crt) => ({ ...aTower(crt, { name: `${series}-${crt}` }, series), kind }));
}

function aTower(crt: number, facts: Partial<TowerFacts> = {}, series = "SCP"): OfferedTower {
  const none = { length: null, width: null, height: null, operatingWeight: null, connection: null };
  const unknown = {
    fans: null,
    motor: null,
    sound: null,
    soundDistance: null,
    soundPower: null,
    halfSpeedSound: null,
  };
  const model = { name: `SCP-${crt}`, crt, ...none, ...unknown, lowNoise: [], ...facts };
  return { series, kind: "counterflow", model };
}

function anyTowers() {
  const crt = fc.integer({ min: 20, max: 1500 });
  return fc.array(
    crt.map((size) => aTower(size)),
    { minLength: 1, maxLength: 12 },
  );
}
