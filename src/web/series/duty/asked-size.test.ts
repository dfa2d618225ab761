import { expect, test } from "vitest";
import { askedSize } from "./asked-size.ts";

const at = (tons: string, unit?: string) =>
  askedSize(new URLSearchParams({ tons, ...(unit && { of: unit }) }));

test.each([
  ["300", undefined, "CRT", 300],
  ["300 RT", undefined, "CRT", 300],
  ["1,200CRT", "kW", "CRT", 1200],
  ["300", "USRT", "USRT", 300],
  ["３００", undefined, "CRT", 300],
  ["1000 kW", undefined, "kW", 220.5],
  ["300톤", "USRT", "CRT", 300],
  ["300 냉각톤", undefined, "CRT", 300],
  ["300 냉동톤", undefined, "USRT", 300],
  ["300RT급", undefined, "CRT", 300],
  ["300급", "USRT", "USRT", 300],
] as const)("%s of %s is read in %s", (tons, unit, as, crt) => {
  expect(at(tons, unit)).toMatchObject({ kind: "asked", unit: as, crt: expect.closeTo(crt, 1) });
});

test.each(["many", "-5", "0", "300 hp", "1e9", "300 RT or so", "5constructor"])("%s is refused", (tons) => {
  expect(at(tons)).toMatchObject({ kind: "refused", typed: tons });
});

test("nothing is asked without a text", () => {
  expect(at(" ")).toEqual({ kind: "none" });
  expect(askedSize(new URLSearchParams())).toEqual({ kind: "none" });
});
