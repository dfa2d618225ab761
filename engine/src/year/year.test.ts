import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Limits } from "../inputs/input.ts";
import { loadInputs, operationInputs, yearDutyInputs } from "../inputs/year-inputs.ts";
import { humidityRatio, saturatedHumidityRatio, saturatedVaporPa, seaLevelPa } from "../method/air.ts";
import { capacity } from "../method/capacity.ts";
import { bisect } from "../numeric/bisection.ts";
import { aYearQuestion } from "../reference/a-year-question.ts";
import { paybackYears, runningCosts } from "./costs.ts";
import { fanControls, fanPower, fullSpeedShare, reducedSpeedShare } from "./fan.ts";
import { weatherIn } from "./hourly-weather.ts";
import { loadAt } from "./load.ts";
import { operatingStateAt, plumeDepression, requiredSpeedAt } from "./operating-state.ts";
import { hoursAbove, type Weather, weatherElevation, wetBulbDuration } from "./weather.ts";
import { type YearQuestion, yearOf } from "./year.ts";

/** One cold, one mild and one hot month, and nine without hours. */
const weather: Weather = {
  source: "made up",
  height: 0,
  months: [
    [
      [-8, -6, 300],
      [2, 4, 444],
    ],
    [
      [12, 16, 600],
      [16, 22, 72],
    ],
    [
      [22, 28, 700],
      [27, 32, 44],
    ],
    ...Array.from({ length: 9 }, () => []),
  ],
};
const question = aYearQuestion();
const powerOf = (asked: YearQuestion) => yearOf(asked, weather).total.fans.map(({ fullPower }) => fullPower);

test("a year has no missing figure at the lowest and highest elevation of weather", () => {
  for (const height of Object.values(weatherElevation)) {
    const { total } = yearOf(question, { ...weather, height });
    expect(JSON.stringify(total)).not.toContain("null");
    expect(total.evaporation).toBeGreaterThan(0);
  }
});

describe("the energy of a year", () => {
  test("falls from always on over on/off and two speeds to variable speed", () => {
    const [always = 0, onOff = 0, twoSpeed = 0, variable = 0] = powerOf(question);
    expect(always).toBe(2160);
    expect(onOff).toBeLessThan(always);
    expect(twoSpeed).toBeLessThan(onOff);
    expect(variable).toBeLessThan(twoSpeed);
  });

  test("falls with a larger tower, under every control that can", () => {
    const small = powerOf(question);
    powerOf({ ...question, crt: 700 }).forEach((power, index) => {
      if (fanControls[index] !== "always-on") expect(power).toBeLessThan(small[index] ?? 0);
    });
  });

  test("asks for full speed where the duty is the tower's own", () => {
    const { speed } = operatingStateAt({ ...question, coldWaterTemp: 32, elevation: 0 }, 27) ?? { speed: 0 };
    expect(speed).toBeCloseTo(1, 6);
  });

  test("asks the speed for the size that the calculator finds, part of the tower's", () => {
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 25, height: 900 };
    const speed = requiredSpeedAt({ ...question, coldWaterTemp: 32, elevation: 900 }, 25);
    expect(speed).toBeCloseTo(capacity(duty).finalCRT / 500, 5);
  });
});

describe("the fan", () => {
  const speeds = { least: operationInputs.least.initial, low: yearDutyInputs.low.initial };
  test("never takes less than under a thriftier control, and full power at full speed", () => {
    // Below this a drive at its minimum speed uses more than a fan that is mostly off.
    const min = speeds.least ** 3;
    fc.assert(
      fc.property(fc.double({ min, max: 3, noNaN: true }), (speed) => {
        const powers = fanControls.map((control) => fanPower(control, speed, speeds));
        expect(powers[1]).toBeLessThanOrEqual(powers[0] ?? 0);
        expect(powers[2]).toBeLessThanOrEqual((powers[1] ?? 0) + 1e-12);
        expect(powers[3]).toBeLessThanOrEqual((powers[1] ?? 0) + 1e-12);
      }),
    );
    for (const control of fanControls) expect(fanPower(control, 1, speeds)).toBe(1);
  });

  test("of two speeds makes the wanted air on the whole", () => {
    for (const speed of [0.1, 0.5, 0.8, 1, 2]) {
      const full = fullSpeedShare("two-speed", speed, speeds);
      const reduced = reducedSpeedShare("two-speed", speed, speeds);
      expect(full + speeds.low * reduced).toBeCloseTo(Math.min(1, speed), 12);
      expect(full + reduced).toBeLessThanOrEqual(1 + 1e-12);
    }
  });
});

describe("the water of a year", () => {
  test("closes: make-up is what evaporates, drifts off and is bled, in every month", () => {
    const { months, total } = yearOf(question, weather);
    for (const { evaporation, drift, blowdown, makeUp } of [...months, total])
      expect(makeUp).toBeCloseTo(evaporation + drift + blowdown, 6);
    expect(total.makeUp).toBeCloseTo(
      months.reduce((sum, { makeUp }) => sum + makeUp, 0),
      6,
    );
    expect(total.evaporation).toBeGreaterThan(0);
  });

  test("halves about where the load halves", () => {
    const half = { ...question, load: { kind: "monthly" as const, shares: Array(12).fill(0.5) } };
    const ratio = yearOf(half, weather).total.evaporation / yearOf(question, weather).total.evaporation;
    expect(ratio).toBeGreaterThan(0.45);
    expect(ratio).toBeLessThan(0.55);
  });
});

test("warm hours are those in which full speed does not suffice, and the warmest water is given", () => {
  const { total, warmestWaterTemp } = yearOf({ ...question, coldWaterTemp: 25 }, weather);
  expect(total.warmHours).toBe(744);
  expect(warmestWaterTemp).toBeCloseTo(32, 2);
});

test("free cooling is counted only for the outlet that is asked for", () => {
  expect(yearOf(question, weather).total).not.toHaveProperty("freeCoolingHours");
  const { freeCoolingHours = 0 } = yearOf({ ...question, freeCoolingTemp: 12 }, weather).total;
  expect(freeCoolingHours).toBe(300);
});

test("a plume shows in the cold and not in dry heat, up to the depression at which the mixing line touches saturation", () => {
  const leavingAt = (wetBulbTemp: number, coldWaterTemp = 28) =>
    operatingStateAt({ ...question, coldWaterTemp, elevation: 0 }, wetBulbTemp) ?? {
      leavingAirTemp: Number.NaN,
    };
  const excess = (wetBulbTemp: number, dryBulbTemp: number, leaving: number) =>
    Math.max(
      ...Array.from({ length: 2000 }, (_, index) => {
        const share = (index + 0.5) / 2000;
        const humidity = [saturatedHumidityRatio(leaving), humidityRatio(dryBulbTemp, wetBulbTemp)] as const;
        const mixed = humidity[0] + share * (humidity[1] - humidity[0]);
        return mixed - saturatedHumidityRatio(leaving + share * (dryBulbTemp - leaving));
      }),
    );
  for (const wetBulbTemp of [-10, 2, 12, 20]) {
    const { leavingAirTemp } = leavingAt(wetBulbTemp);
    const depression = plumeDepression({ leavingAirTemp }, wetBulbTemp, 0);
    expect(excess(wetBulbTemp, wetBulbTemp + depression - 0.05, leavingAirTemp)).toBeGreaterThan(0);
    expect(excess(wetBulbTemp, wetBulbTemp + depression + 0.05, leavingAirTemp)).toBeLessThan(0);
  }
  expect(plumeDepression(leavingAt(27, 32), 27, 0)).toBeLessThan(36 - 27);
  expect(plumeDepression(leavingAt(2), 2, 0)).toBeGreaterThan(2);
});

test("a tower that has no answer in any hour is too warm in all of them, and no figure is missing", () => {
  const { total, warmestWaterTemp } = yearOf({ ...question, crt: 1, flowRate: 2483, range: 30 }, weather);
  expect(total).toMatchObject({ hours: 2160, warmHours: 2160, plumeHours: 2160 });
  expect(total.evaporation).toBeCloseTo(0.00153 * 30 * 2483 * 2160, 3);
  expect(total.blowdown).toBeGreaterThan(0);
  expect(warmestWaterTemp).toBeUndefined();
});

test("a tower whose water exceeds the limit of the method in hot months saves neither water nor plume by it", () => {
  const asked = { ...question, range: 20, coldWaterTemp: 25 };
  const [small, ample] = [yearOf({ ...asked, crt: 700 }, weather), yearOf({ ...asked, crt: 2000 }, weather)];
  expect([small.warmestWaterTemp, ample.warmestWaterTemp]).toEqual([undefined, expect.any(Number)]);
  for (const month of [0, 1, 2]) {
    const [few, many] = [small.months[month], ample.months[month]];
    expect(Math.abs((few?.evaporation ?? 0) / (many?.evaporation ?? 0) - 1)).toBeLessThan(0.15);
    expect(few?.plumeHours).toBeGreaterThanOrEqual(many?.plumeHours ?? 0);
  }
});

describe("classes are spread over their width", () => {
  const air = { kind: "air-conditioning", offBelow: 12, fullAt: 27 } as const;
  test("so that hours of load are those above the limit", () => {
    const spread = yearOf({ ...question, load: { ...air, offBelow: 11.9 } }, weather).total.loadHours;
    expect(spread).toBeCloseTo(816 + 600 * 0.7, 6);
  });

  test.each([
    { load: { kind: "constant" } as const, coldWaterTemp: 32 },
    { load: { kind: "constant" } as const, coldWaterTemp: 25 },
    { load: air, coldWaterTemp: 25 },
    { load: air, coldWaterTemp: 30 },
  ])(
    "so that hours are within 2 % or 25 h of a count hour by hour: $load.kind, $coldWaterTemp °C",
    (part) => {
      const hours = madeUpHours();
      const reading = weatherIn(asEpw(hours), "made-up.epw");
      if (reading.kind === "refused") throw new Error(JSON.stringify(reading.problem));
      const asked = { ...question, ...part, freeCoolingTemp: 10 };
      const { total } = yearOf(asked, reading.weather);
      const counted = countedHours(asked, hours);
      for (const name of ["loadHours", "warmHours", "plumeHours", "freeCoolingHours"] as const) {
        const off = Math.abs((total[name] ?? 0) - counted[name]);
        expect(off, `${name} ${counted[name]}`).toBeLessThanOrEqual(Math.max(25, 0.02 * counted[name]));
      }
    },
  );
});

describe("the load", () => {
  test("of air conditioning is off in the cold and full in the heat", () => {
    const load = { kind: "air-conditioning", offBelow: 12, fullAt: 27 } as const;
    expect([5, 12, 19.5, 27, 30].map((wetBulb) => loadAt(load, 0, wetBulb))).toEqual([0, 0, 0.5, 1, 1]);
    expect(yearOf({ ...question, load }, weather).total.loadHours).toBe(1116);
  });

  test("that is off asks for nothing", () => {
    const load = { kind: "monthly" as const, shares: Array(12).fill(0) };
    const { total, warmestWaterTemp } = yearOf({ ...question, load }, weather);
    expect([total.makeUp, total.loadHours, ...total.fans.map(({ fullPower }) => fullPower)]).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(warmestWaterTemp).toBeUndefined();
  });
});

test("the duration curve counts the hours above each class, and those above a wet bulb within one", () => {
  expect(wetBulbDuration(weather)).toContainEqual({ wetBulbTemp: 21.75, hours: 744 });
  expect(wetBulbDuration(weather).at(-1)).toEqual({ wetBulbTemp: -8.25, hours: 2160 });
  expect(hoursAbove(weather, 27)).toBe(22);
});

test("costs come from the visitor's prices alone, and a larger tower pays back what it saves", () => {
  const { total } = yearOf(question, weather);
  const drive = { control: "always-on", fanKilowatts: 15 } as const;
  expect(runningCosts(total, drive, {})).toMatchObject({ kilowattHours: 32_400, total: undefined });
  expect(runningCosts(total, drive, { electricity: 100 }).total).toBe(3_240_000);
  expect(paybackYears(10_000_000, 2_500_000)).toBe(4);
  expect(paybackYears(10_000_000, 0)).toBeUndefined();
});

test("every year that can be asked for is answered, however little or much the tower has to do", () => {
  const { flowRate, range } = yearDutyInputs;
  const { crt } = operationInputs;
  const { coldWaterTemp } = loadInputs;
  const between = ({ lowest, highest }: Limits) => fc.double({ min: lowest, max: highest, noNaN: true });
  fc.assert(
    fc.property(
      fc.record({
        crt: between(crt),
        flowRate: between(flowRate),
        range: between(range),
        coldWaterTemp: between(coldWaterTemp),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      ({ part, ...asked }) => {
        const load = { kind: "monthly" as const, shares: Array<number>(12).fill(part) };
        const { total } = yearOf({ ...question, ...asked, load }, weather);
        expect(Number.isFinite(total.makeUp)).toBe(true);
        for (const { fullPower } of total.fans) expect(fullPower).toBeLessThanOrEqual(2160 + 1e-6);
      },
    ),
    { numRuns: 60 },
  );
  const idle = { crt: 1, flowRate: 1, range: 0.5, coldWaterTemp: 45 };
  expect(yearOf({ ...question, ...idle }, weather).total.warmHours).toBe(0);
});

/** Hourly calculation of the same year, at sea level. */
function countedHours(asked: YearQuestion & { freeCoolingTemp: number }, hours: readonly MadeUpHour[]) {
  const counted = { loadHours: 0, warmHours: 0, plumeHours: 0, freeCoolingHours: 0 };
  for (const { month, dryBulb, wetBulb } of hours) {
    const share = loadAt(asked.load, month, wetBulb);
    if (share <= 0) continue;
    const duty = { ...asked, range: asked.range * share, elevation: 0 };
    const state = operatingStateAt(duty, wetBulb);
    const largest = state ? plumeDepression(state, wetBulb, 0) : Number.NEGATIVE_INFINITY;
    const freeCoolingSpeed = requiredSpeedAt({ ...duty, coldWaterTemp: asked.freeCoolingTemp }, wetBulb);
    counted.loadHours += 1;
    counted.warmHours += Number(!state || state.speed > 1);
    counted.plumeHours += Number(dryBulb - wetBulb <= largest);
    counted.freeCoolingHours += Number(freeCoolingSpeed <= 1);
  }
  return counted;
}

interface MadeUpHour {
  month: number;
  dryBulb: number;
  relative: number;
  wetBulb: number;
}

/**
 * Synthetic year with seasons, days, moist and dry periods and foggy nights; humidity in whole per cent, as
 * in an EPW.
 */
function madeUpHours(): MadeUpHour[] {
  return Array.from({ length: 8760 }, (_, hour) => {
    const day = hour / 24;
    const season = -Math.cos((2 * Math.PI * (day - 20)) / 365);
    const sun = -Math.cos((2 * Math.PI * (hour % 24)) / 24);
    const spell = Math.sin(day * 0.9) + Math.sin(day * 0.37 + 1);
    const dryBulb = Math.round(10 * (12 + 13 * season + 4.5 * sun + 2 * spell)) / 10;
    const relative = Math.min(
      100,
      Math.max(15, Math.round(72 + 8 * season - 18 * sun + 14 * Math.sin(day * 1.3))),
    );
    const humidity = vapourRatio((saturatedVaporPa(dryBulb) * relative) / 100);
    const wetBulb =
      relative === 100
        ? dryBulb
        : bisect({ low: -60, high: dryBulb, width: 1e-6 }, (t) => humidityRatio(dryBulb, t) > humidity);
    return { month: Math.min(11, Math.floor(day / 30.42)), dryBulb, relative, wetBulb };
  });
}

function vapourRatio(vapourPa: number): number {
  return (0.621945 * vapourPa) / (seaLevelPa - vapourPa);
}

function asEpw(hours: readonly MadeUpHour[]): string {
  const head = ["LOCATION,Made up,-,-,-,-,0,0,0,0", ...Array<string>(7).fill("-")];
  const lines = hours.map(
    ({ month, dryBulb, relative }) => `2015,${month + 1},1,1,0,-,${dryBulb},0,${relative},${seaLevelPa}`,
  );
  return [...head, ...lines].join("\n");
}
