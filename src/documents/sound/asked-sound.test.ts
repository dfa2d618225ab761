import { expect, test } from "vitest";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { askedSound } from "./asked-sound.ts";

const soundBands = [91, 90, 87, 81, 81, 76, 73, 66];
const fan = { kind: "저소음 팬" as const, capacity: null, motor: null, height: 600, weight: null, sound: 55 };
const low = aModel({
  name: "A-100",
  height: 3000,
  sound: 60,
  soundDistance: 10,
  soundBands,
  lowNoise: [fan],
});
const products = [
  aStoredProduct({
    models: [
      low,
      aModel({ name: "B-100", height: 4480, soundBands }),
      aModel({ name: "C-100", height: 4480, soundBands: null }),
    ],
  }),
];

function read(search: string) {
  const query = new URLSearchParams(search);
  return askedSound(query, readSelection(query), products);
}

function asked(search: string) {
  const { values, result, carried } = read(search);
  const height = result.kind === "answered" ? result.asked.height : result.kind;
  return { box: values.hs, height, carried };
}

test("of two series with a model of the same name the one that the selection names gives sound and height", () => {
  const louder = aModel({ name: "A-100", height: 5000, soundBands: soundBands.map((level) => level + 10) });
  const both = [...products, aStoredProduct({ slug: "louder", models: [louder] })];
  const heightAt = (search: string) => {
    const query = new URLSearchParams(`model=A-100&soundat=25${search}`);
    const { result } = askedSound(query, readSelection(query), both);
    return result.kind === "answered" && [result.asked.height, result.tower?.power[0]];
  };
  expect(heightAt("")).toEqual([3, 91]);
  expect(heightAt("&product=louder/a-100")).toEqual([5, 101]);
});

test("a partner's model that the selection names beside our own of the same name gives sound and height", () => {
  const louder = aModel({ name: "A-100", height: 5000, soundBands: soundBands.map((level) => level + 10) });
  const both = [...products, aStoredProduct({ slug: "bac", brand: "BAC", models: [louder] })];
  const at = (search: string) => {
    const query = new URLSearchParams(`model=A-100&product=bac/a-100${search}`);
    const { values, result } = askedSound(query, readSelection(query), both);
    return result.kind === "answered" && [values.hs, result.asked.height, result.tower?.power[0]];
  };
  expect(at("&soundat=25")).toEqual([undefined, 5, 101]);
  // The carried height is that of the tower, so the box stays empty.
  expect(at("&sound=tower_A-100*at_25*hs_5")).toEqual([undefined, 5, 101]);
});

test("a height that nobody typed is that of the tower in the answer and its links, while the box stays as it was sent", () => {
  expect(asked("model=B-100&soundat=25")).toEqual({
    box: undefined,
    height: 4.48,
    carried: "tower_B-100*at_25*hs_4.48",
  });
  expect(asked("tower=B-100&at=25&hs=")).toMatchObject({ box: "", height: 4.48 });
  expect(asked("tower=B-100&at=25&hs=20")).toMatchObject({ box: "20", height: 20 });
});

test.each([
  ["model=A-100", 3],
  ["model=A-100&quiet=저소음 팬", 3.6],
  ["", 4.48],
])(
  "a carried case with the height of its tower has that of the tower chosen since (%s)",
  (chosen, height) => {
    const { carried } = asked("model=B-100&soundat=25");
    expect(asked(`sound=${carried}&${chosen}`)).toMatchObject({ box: undefined, height });
  },
);

test("a carried height that was typed stays when another tower is chosen", () => {
  expect(asked("sound=tower_B-100*at_25*hs_20&model=A-100")).toMatchObject({ box: "20", height: 20 });
});

test("a selected model without octave bands opens the form, and is refused once the form is sent", () => {
  expect(read("model=C-100&soundat=25").result).toEqual({ kind: "empty" });
  expect(read("model=C-100&sound=tower_B-100*at_25*hs_20").result).toEqual({ kind: "empty" });
  expect(read("tower=C-100&at=25&hs=").result).toEqual({
    kind: "refused",
    problems: [{ key: "tower", rule: "silent-tower" }],
  });
  expect(read("model=X-100&sound=tower_B-100*at_25*hs_20").result).toMatchObject({
    problems: [{ rule: "unknown-tower" }],
  });
});
