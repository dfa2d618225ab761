import { expect, test } from "vitest";
import { unitChoiceIn } from "./unit-choice.ts";

const initial = { flow: "m3h", temperature: "C", capacity: "CRT", height: "m" };

test.each([null, "", "{", "null", "[]", "7", '{"flow":"cfm","temperature":1}'])(
  "%j gives the units of the form",
  (text) => {
    expect(unitChoiceIn(text)).toEqual(initial);
  },
);

test("a choice comes back as it was kept", () => {
  const choice = { flow: "gpm", temperature: "F", capacity: "USNT", height: "ft" };
  expect(unitChoiceIn(JSON.stringify(choice))).toEqual(choice);
});

test("known parts of a choice count where others are unknown", () => {
  expect(unitChoiceIn('{"flow":"lpm","capacity":"HP"}')).toEqual({ ...initial, flow: "lpm" });
});
