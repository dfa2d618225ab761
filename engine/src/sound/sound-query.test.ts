import { expect, test } from "vitest";
import { soundEntryIn, soundKeys } from "./sound-query.ts";

const bands = "w63=91&w125=90&w250=87&w500=81&w1000=81&w2000=76&w4000=73&w8000=66";
const read = (query: string) => soundEntryIn(new URLSearchParams(query));
const keysOf = (query: string) => {
  const entry = read(query);
  return entry.kind === "refused" ? entry.problems.map(({ key }) => key) : entry.kind;
};

test("an address without a distance only fills the form", () => {
  expect(read("tower=SCP-600&n=2")).toEqual({ kind: "empty" });
});

test("what is left out has the value that the form starts with", () => {
  expect(read(`at=25&hs=6&${bands}`)).toEqual({
    kind: "read",
    asked: {
      power: [91, 90, 87, 81, 81, 76, 73, 66],
      side: "inlet",
      count: 1,
      distance: 25,
      height: 6,
      daySpeed: 1,
      nightSpeed: 1,
      receiverHeight: 1.5,
      ground: "hard",
      air: "10/70",
      area: "residential",
      lawSource: "other",
      walls: [],
    },
  });
});

test("speeds are per cent in an address; screen, walls and a low-noise option are read", () => {
  const query =
    "tower=A&lownoise=저소음 팬&at=40&hs=6&night=50&screen=4&screenat=5&b-wall=behind&b-wallat=3&b-wallwidth=8";
  expect(read(query)).toMatchObject({
    asked: {
      tower: "A",
      lowNoise: "저소음 팬",
      power: undefined,
      nightSpeed: 0.5,
      screen: { height: 4, fromSource: 5, thickness: 0 },
      walls: [{ place: "behind", distance: 3, width: 8, reflection: 1, directivity: 0 }],
    },
  });
});

test.each([
  [`at=&hs=&${bands}`, ["at", "hs"]],
  ["tower=A&at=0.2&hs=six&night=5", ["night", "at", "hs"]],
  [`at=25&hs=6&${bands.replace("w500=81", "w500=")}`, ["w500"]],
  ["tower=A&at=25&hs=6&screen=4", ["screenat"]],
  ["tower=A&at=25&hs=6&screen=4&screenat=25", ["screenat"]],
  ["tower=A&at=25&hs=6&a-wall=beside&a-wallat=3", ["a-wallwidth"]],
  ["tower=A&at=25&hs=6&a-wall=&a-wallat=3&a-wallwidth=8&a-wallr=1&a-walldc=0", ["a-wall"]],
  ["tower=A&at=25&hs=6&b-wallwidth=8", ["b-wall"]],
])("%s is refused at %j", (query, keys) => {
  expect([...keysOf(query)].sort()).toEqual([...keys].sort());
});

test("a wall whose boxes nobody touched is none", () => {
  expect(read("tower=A&at=25&hs=6&a-wall=&a-wallat=&a-wallwidth=&a-wallr=1&a-walldc=0")).toMatchObject({
    asked: { walls: [] },
  });
});

test("a number of towers is whole", () => {
  expect(read("tower=A&at=25&hs=6&n=2.5")).toEqual({
    kind: "refused",
    problems: [{ key: "n", rule: "whole", lowest: 1, highest: 50 }],
  });
  expect(read("tower=A&at=25&hs=6&n=99")).toMatchObject({ problems: [{ key: "n", rule: "limits" }] });
  expect(read("tower=A&at=25&hs=6&n=2.0")).toMatchObject({ asked: { count: 2 } });
});

test("no two boxes have one key", () => {
  expect(new Set(soundKeys).size).toBe(soundKeys.length);
});
