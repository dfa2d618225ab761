import { expect, test } from "vitest";
import { sound } from "#content/calculator/sound/sound.ts";
import { soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { selectionParameters } from "#documents/selection/selection-texts.ts";
import { soundKeys } from "#engine/sound/sound-query.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { soundNotes, soundRows } from "./case-rows.ts";
import { foundTower } from "./found-tower.ts";
import { offeredSound } from "./offered-sound.ts";
import {
  decodeSoundCase,
  encodeSoundCase,
  formTexts,
  soundOf,
  storedSound,
  withSourceHeight,
} from "./sound-parameter.ts";
import { soundResult } from "./sound-result.ts";
import { termTables } from "./term-tables.ts";

const power = [91, 90, 87, 81, 81, 76, 73, 66];
const half = power.map((level) => level - 12);
const option = { capacity: null, motor: null, height: null, weight: null };
const loud = aModel({
  name: "A-100",
  length: 4000,
  sound: 60,
  soundDistance: 10,
  soundBands: power,
  soundBandsHalf: half,
  soundInlet: 61,
  soundBlind: 57,
  soundTop: 63,
  lowNoise: [
    { ...option, kind: "저소음 팬", sound: 55 },
    { ...option, kind: "토출 소음기", sound: null },
  ],
});
const products = [
  aStoredProduct({ models: [loud, aModel({ name: "B-100", soundBands: null })] }),
  aStoredProduct({ models: [aModel({ name: "C-100", soundBands: power })] }),
];

const resultOf = (query: string) =>
  soundResult(new URLSearchParams(query), (asked) => foundTower(products, asked));
function levelsOf(query: string) {
  const result = resultOf(query);
  if (result.kind !== "answered") throw new Error(`${query}: ${result.kind}`);
  return result.times.map(({ level }) => level);
}

test("a model has the sound of its record: at 25 m on hard ground, without direction, 49.36 dB(A)", () => {
  // The value by hand of neighbor-sound.test.ts.
  for (const level of levelsOf("tower=A-100&at=25&hs=6&side=even")) expect(level).toBeCloseTo(49.3552, 3);
});

test("the levels of the record at half speed go before the law of the fan at every speed, and slower is never louder", () => {
  const fallAt = (night: number, tower = "A-100") => {
    const [day = 0, , slow = 0] = levelsOf(`tower=${tower}&at=25&hs=6&side=even&night=${night}`);
    return day - slow;
  };
  expect(fallAt(50)).toBeCloseTo(12, 9);
  expect(fallAt(25)).toBeCloseTo(24, 9);
  expect(fallAt(60, "C-100")).toBeCloseTo(-50 * Math.log10(0.6), 9);
  const falls = [100, 75, 51, 50, 49, 10].map((speed) => fallAt(speed));
  expect(falls).toEqual(falls.toSorted((a, b) => a - b));
});

test("the side towards the neighbor changes the level by its own over the mean of all", () => {
  const [even = 0, inlet = 0, blind = 0, typed = 0] = ["side=even", "side=inlet", "side=blind", "dc=-3"].map(
    (side) => levelsOf(`tower=A-100&at=25&hs=6&${side}`)[0],
  );
  // By hand: mean of 61, 61, 57, 57 and 63 dB by energy 60.43 dB.
  expect(inlet - even).toBeCloseTo(0.574, 3);
  expect(blind - even).toBeCloseTo(-3.426, 3);
  expect(typed - even).toBeCloseTo(-3, 9);
});

test("the height of a source that nobody typed is that of its tower with its low-noise option", () => {
  const raised = { ...option, kind: "토출 소음기" as const, sound: 52, height: 1400 };
  const tall = [aStoredProduct({ models: [aModel({ ...loud, height: 4480, lowNoise: [raised] })] })];
  const heightOf = (texts: Record<string, string>) => withSourceHeight(texts, tall).hs;
  expect(heightOf({ tower: "A-100" })).toBe("4.48");
  expect(heightOf({ tower: "A-100", hs: " " })).toBe("4.48");
  expect(heightOf({ tower: "A-100", lownoise: "토출 소음기" })).toBe("5.88");
  expect(heightOf({ tower: "A-100", hs: "20" })).toBe("20");
  expect(heightOf({ tower: "X" })).toBeUndefined();
  expect(heightOf({})).toBeUndefined();
  expect(
    withSourceHeight({ tower: "B-100" }, [
      aStoredProduct({ models: [aModel({ name: "B-100", height: null })] }),
    ]),
  ).toEqual({ tower: "B-100" });
});

test("a source that is taken as on the ground is too quiet at a high receiver and behind a screen, as the form says", () => {
  const lackOf = (query: string) => {
    const [ground = 0, roof = 0] = [4.48, 30].map((hs) => levelsOf(`tower=A-100&${query}&hs=${hs}`)[0]);
    return roof - ground;
  };
  expect(lackOf("at=15&hr=30")).toBeGreaterThan(5);
  expect(lackOf("at=25&screen=8&screenat=5")).toBeGreaterThan(5);
  expect(sound.ko.form.source.heightNote).toMatch(/수음점이 높거나 방음벽이 있으면 .* 실제보다 작게/);
  expect(sound.en.form.source.heightNote).toMatch(/with a high receiver or a barrier, .* too low/);
});

test("a low-noise option is quieter by its difference in the record", () => {
  const [standard = 0] = levelsOf("tower=A-100&at=25&hs=6");
  const [quiet = 0] = levelsOf("tower=A-100&lownoise=저소음 팬&at=25&hs=6");
  expect(quiet - standard).toBeCloseTo(-5, 9);
});

test("notes tell each method by which a speed was reckoned", () => {
  const { half, speed } = soundCaseWords.en.notes;
  const toldAt = (speeds: string, of = "A-100") => {
    const result = resultOf(`tower=${of}&at=25&hs=6&${speeds}`);
    const notes = result.kind === "answered" ? soundNotes("en", result) : [];
    return [half, speed].filter((note) => notes.includes(note));
  };
  expect(toldAt("day=100&night=50")).toEqual([half]);
  expect(toldAt("day=80&night=50")).toEqual([half]);
  expect(toldAt("day=100&night=60")).toEqual([half]);
  expect(toldAt("day=100&night=50", "C-100")).toEqual([speed]);
  expect(toldAt("")).toEqual([]);
});

test("the form starts with the towers of a selection and their low-noise option", () => {
  const none = new URLSearchParams("model=A-100");
  const selected = { model: "A-100", units: "2", quiet: "저소음 팬" };
  expect(formTexts(none, selected)).toEqual({ tower: "A-100", n: "2", lownoise: "저소음 팬" });
  expect(formTexts(none, { quiet: "저소음 팬" })).toEqual({});
  const limited = formTexts(none, { ...selected, soundat: "25", maxsound: "45" });
  expect(limited).toMatchObject({ tower: "A-100", at: "25", limit: "45" });
  expect(formTexts(none, { maxsound: "45", fanspeed: "50" })).toEqual({ night: "50", nlimit: "45" });
  const odd = { ...selected, units: "many", soundat: "near", maxsound: "95", fanspeed: "slow" };
  expect(formTexts(none, odd)).toEqual({ tower: "A-100", lownoise: "저소음 팬" });
  for (const fanspeed of ["slow", "100"])
    expect(formTexts(none, { maxsound: "45", fanspeed })).toEqual({ limit: "45" });
  expect(resultOf(new URLSearchParams(limited).toString())).toEqual({ kind: "empty" });
  expect(formTexts(none, { sound: "tower_B*lownoise_C*at_25" })).toEqual({
    tower: "B",
    lownoise: "C",
    at: "25",
  });
  expect(formTexts(none, { ...selected, soundat: "9", sound: "tower_B*n_4*lownoise_C*at_25" })).toEqual({
    tower: "A-100",
    n: "2",
    lownoise: "저소음 팬",
    at: "25",
  });
  expect(formTexts(new URLSearchParams("tower=C&at=9"), selected)).toEqual({ tower: "C", at: "9" });
});

test.each([
  ["tower=X&at=25&hs=6", "tower", "unknown-tower"],
  ["tower=B-100&at=25&hs=6", "tower", "silent-tower"],
  ["tower=A-100&lownoise=토출 소음기&at=25&hs=6", "lownoise", "unknown-option"],
  ["tower=A-100&lownoise=토출 소음기&n=2", "lownoise", "unknown-option"],
])("%s is refused at %s: %s", (query, key, rule) => {
  expect(resultOf(query)).toEqual({ kind: "refused", problems: [{ key, rule }] });
});

test("the form offers every model, says which are silent, and options whose level is known", () => {
  const { series, options } = offeredSound(products, "ko", "A-100");
  expect(series[0]?.models).toEqual([
    { name: "A-100", hasNoSoundData: false },
    { name: "B-100", hasNoSoundData: true },
  ]);
  expect(options).toEqual(["저소음 팬"]);
});

test("a case is carried as one text without what the form starts with, and keys of a selection are none of its own", () => {
  const values = {
    tower: "A-100",
    n: "2",
    at: "25",
    hs: "6",
    day: "100",
    night: "50",
    w63: "91",
    "a-wallr": "1",
  };
  const carried = encodeSoundCase(values);
  expect(carried).toBe("tower_A-100*n_2*at_25*hs_6*night_50");
  expect(decodeSoundCase(`${carried}*other_1*at*_`)).toEqual({
    tower: "A-100",
    n: "2",
    at: "25",
    hs: "6",
    night: "50",
  });
  const odd = { tower: "A_1*50%25", at: "25" };
  expect(decodeSoundCase(encodeSoundCase(odd))).toEqual(odd);
  expect(soundKeys.filter((key) => selectionParameters.includes(key))).toEqual([]);
});

test("an inquiry keeps the levels that its tower had in the record when it was sent", () => {
  const carried = "tower_A-100*at_25*hs_6*side_even*limit_50";
  const sound = soundOf(carried, products)?.tower;
  const rows = soundRows("en", storedSound(carried, sound));
  expect(rows.map(({ figure }) => figure)).toEqual([
    "1 × A-100, 25 m, heights 6 / 1.5 m, fan speed 100% by day / 100% at night",
    "49.4 ± 3 dB(A), limit ≤ 55 dB(A): within the limit; Limit entered, 50 dB(A): open, within the uncertainty",
    "49.4 ± 3 dB(A), limit ≤ 50 dB(A): open, within the uncertainty; Limit entered, 50 dB(A): open, within the uncertainty",
    "49.4 ± 3 dB(A), limit ≤ 45 dB(A): over the limit; Limit entered, 50 dB(A): open, within the uncertainty",
  ]);
  expect(storedSound(carried, undefined)).toBeUndefined();
});

test("a limit at night is compared with at night alone, and goes before the one for all times", () => {
  const ownOf = (query: string) => {
    const result = resultOf(`tower=A-100&at=25&hs=6&${query}`);
    return result.kind === "answered" ? result.times.map(({ own }) => own?.limit) : [];
  };
  expect(ownOf("nlimit=40")).toEqual([undefined, undefined, 40]);
  expect(ownOf("limit=50&nlimit=40")).toEqual([50, 50, 40]);
  expect(ownOf("limit=50")).toEqual([50, 50, 50]);
});

test("each column of the terms adds up to its level", () => {
  const result = resultOf(
    "tower=A-100&at=25&hs=6&screen=8&screenat=5&a-wall=behind&a-wallat=3&a-wallwidth=8",
  );
  if (result.kind !== "answered") throw new Error(result.kind);
  const tables = termTables(soundCaseWords.en.terms, result.times);
  expect(tables.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Direct sound/),
    expect.stringMatching(/^Reflected sound 1/),
  ]);
  for (const { rows } of tables) {
    const number = (text = "") => Number(text.replace("−", "-").replace("+", ""));
    const column = rows.map(({ figures }) => number(figures[4]));
    const [day = 0, , ...others] = column;
    const sum = others.slice(0, -2).reduce((total, each) => total + each, day);
    expect(Math.abs(sum - (column.at(-2) ?? 0))).toBeLessThan(0.4);
  }
});

test("levels below zero have the minus sign of the losses above them, and no level has a plus sign", () => {
  const result = resultOf("tower=A-100&at=250&hs=6&screen=12&screenat=5&night=50");
  if (result.kind !== "answered") throw new Error(result.kind);
  const rows = termTables(soundCaseWords.en.terms, result.times).flatMap((table) => table.rows);
  const levels = rows.slice(-2).flatMap(({ figures }) => figures);
  expect(levels.some((level) => level.startsWith("−"))).toBe(true);
  expect(levels.filter((level) => !/^−?\d+\.\d$/.test(level))).toEqual([]);
});
