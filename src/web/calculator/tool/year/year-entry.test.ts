import { expect, test } from "vitest";
import { yearQuestion } from "#documents/sheet/plan/planned-year.ts";
import {
  enteredYear,
  plannedYear,
  readYear,
  type TypedYear,
  withTyped,
  type YearEntry,
  type YearReading,
  yearEntry,
  yearEntryIn,
} from "./year-entry.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const start = { crt: 500, station: "471080", unit: "C", water: { cycles: 4, driftPercent: 0.005 } } as const;
const first = yearEntry(duty, start);
const read = (part: Partial<YearEntry> = {}) => readYear({ ...first, ...part }, first, "C");
const questionsOf = ({ choices }: YearReading, of = duty) => choices.map((year) => yearQuestion(of, year, 1));

test("at first the duty is asked for all year, with its own tower twice, and nothing is wrong", () => {
  const reading = read();
  const { choices, prices, wrong } = reading;
  const questions = questionsOf(reading);
  expect(questions[0]).toMatchObject({ crt: 500, flowRate: 390, range: 5, coldWaterTemp: 32, cycles: 4 });
  expect(questions[0]).toEqual(questions[1]);
  expect(choices.map(({ fanKilowatts }) => fanKilowatts)).toEqual([undefined, undefined]);
  expect([prices.electricity, wrong]).toEqual([undefined, []]);
});

test.each<[Partial<YearEntry>, string[]]>([
  [{ coldWaterTemp: "2" }, ["coldWaterTemp"]],
  [{ coldWaterTemp: "" }, ["coldWaterTemp"]],
  [{ freeCoolingTemp: "abc" }, ["freeCoolingTemp"]],
  [{ electricity: "-1" }, ["electricity"]],
  [{ least: "70" }, ["least"]],
  [{ load: "air-conditioning", offBelow: "28" }, ["fullAt"]],
  [{ load: "monthly", shares: ["101", ...Array(11).fill("50")] }, ["shares"]],
  [{ towers: [{ ...first.towers[0], crt: "0" }, first.towers[1]] }, ["crt0"]],
  [{ offBelow: "nonsense" }, []],
])("%j is wrong about %j", (part, wrong) => {
  expect(read(part).wrong).toEqual(wrong);
});

test("a wrong box counts as at first, so that there is always a year", () => {
  expect(read({ coldWaterTemp: "2" }).choices[0].coldWaterTemp).toBe(32);
  expect(read({ load: "air-conditioning", offBelow: "28" }).choices[0].load).toEqual({
    kind: "air-conditioning",
    offBelow: 28,
    fullAt: 29,
  });
});

test("temperatures are read in the visitor's unit", () => {
  const american = yearEntry(duty, { ...start, unit: "F" });
  expect(american.coldWaterTemp).toBe("89.6");
  expect(questionsOf(readYear(american, american, "F"))[0]?.coldWaterTemp).toBeCloseTo(32, 9);
});

test("what was typed stays the same when another unit is chosen, and comes back as it was", () => {
  const typed = {
    coldWaterTemp: "30",
    freeCoolingTemp: "",
    fullAt: "25.5",
    electricity: "120",
    towers: first.towers,
  };
  const american = yearEntryIn("F", typed, "C");
  expect(american).toEqual({ ...typed, coldWaterTemp: "86", fullAt: "77.9" });
  expect(yearEntryIn("C", american, "F")).toEqual(typed);
});

const planned = (typed: TypedYear, initial = first) => {
  const entry = withTyped(initial, typed);
  return plannedYear(entry, initial, readYear(entry, initial, "C"));
};

test("a fan control that is chosen leaves size, fan power and outlet to the duty and the towers", () => {
  expect(planned({ towers: [{ control: "two-speed" }, {}] })).toEqual({
    station: "471080",
    load: { kind: "constant" },
    control: "two-speed",
    least: 0.25,
    cycles: 4,
    driftPercent: 0.005,
  });
  const chosen = yearEntry(duty, { ...start, crt: 1_000, fanKilowatts: 30 });
  expect(withTyped(chosen, { towers: [{ control: "two-speed" }, {}] }).towers).toMatchObject([
    { crt: "1000", fanKilowatts: "30", control: "two-speed" },
    { crt: "1000", fanKilowatts: "30" },
  ]);
});

test("an outlet is planned where it is typed, and a size or a fan power brings the other along", () => {
  const chosen = yearEntry(duty, { ...start, fanKilowatts: 30 });
  expect(planned({ coldWaterTemp: "30" })).toMatchObject({ coldWaterTemp: 30 });
  expect(planned({ towers: [{ crt: "600" }, {}] }, chosen)).toMatchObject({ crt: 600, fanKilowatts: 30 });
  const cleared = planned({ towers: [{ fanKilowatts: "" }, {}] }, chosen);
  expect([cleared.crt, cleared.fanKilowatts]).toEqual([500, undefined]);
});

test("a year of an address types nothing that is as at first", () => {
  const initial = yearEntry(duty, { ...start, fanKilowatts: 30 });
  const shared = { ...planned({}, initial), control: "on-off", coldWaterTemp: 32, crt: 500 } as const;
  const typed = enteredYear(shared, initial, "C");
  const station = "471080";
  expect(typed).toEqual({ station, load: "constant", towers: [{ control: "on-off" }, {}] });
  expect(enteredYear({ ...shared, crt: 600 }, initial, "C").towers).toEqual([
    { crt: "600", control: "on-off" },
    { crt: "600" },
  ]);
});

test("an untouched outlet is that of the duty, not its rounded text", () => {
  const exact = { ...duty, coldWaterTemp: 31.944444 };
  const initial = yearEntry(exact, start);
  expect(initial.coldWaterTemp).toBe("31.9");
  expect(questionsOf(readYear(initial, initial, "C"), exact)[0]?.coldWaterTemp).toBe(31.944444);
});

test.each(["C", "F"] as const)(
  "a year out of an address asks in °%s what it asked when it was shared",
  (unit) => {
    const shared = {
      station: "471590",
      coldWaterTemp: 30,
      load: { kind: "air-conditioning", offBelow: 10, fullAt: 25 },
      control: "two-speed",
      fanKilowatts: 15,
      crt: 600,
      least: 0.3,
      cycles: 6,
      driftPercent: 0.01,
      freeCoolingTemp: 15,
    } as const;
    const boxes = yearEntry(duty, { ...start, unit });
    const entry = withTyped(boxes, enteredYear(shared, boxes, unit));
    const { choices, wrong } = readYear(entry, boxes, unit);
    const { coldWaterTemp, load, least, freeCoolingTemp, ...rest } = choices[0];
    expect(wrong).toEqual([]);
    expect(rest).toMatchObject({
      station: "471590",
      control: "two-speed",
      fanKilowatts: 15,
      crt: 600,
      cycles: 6,
      driftPercent: 0.01,
    });
    expect([coldWaterTemp, least, freeCoolingTemp]).toEqual([
      expect.closeTo(30, 9),
      expect.closeTo(0.3, 9),
      expect.closeTo(15, 9),
    ]);
    expect(load).toMatchObject({ kind: "air-conditioning", offBelow: expect.closeTo(10, 9) });
  },
);
