import { describe, expect, test } from "vitest";
import { roundDomain, scaleOf } from "./axis.ts";

describe("a linear axis", () => {
  const scale = scaleOf({ label: "", domain: [10, 32], ticks: 5 }, [100, 320]);

  test("lays its domain over its span", () => {
    expect([10, 21, 32].map(scale.at)).toEqual([100, 210, 320]);
    expect(scale.valueAt(210)).toBeCloseTo(21, 9);
  });

  test("has ticks at round values inside the domain, written alike", () => {
    expect(scale.ticks.map(({ text }) => text)).toEqual(["10", "15", "20", "25", "30"]);
    expect(scale.ticks.map(({ at }) => Math.round(at))).toEqual([100, 150, 200, 250, 300]);
    const fine = scaleOf({ label: "", domain: [0, 1], ticks: 5 }, [0, 100]);
    expect(fine.ticks.map(({ text }) => text)).toEqual(["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]);
  });

  test("groups the digits of large values", () => {
    const tons = scaleOf({ label: "", domain: [0, 12_000], ticks: 3 }, [0, 100]);
    expect(tons.ticks.at(-1)?.text).toBe("10,000");
  });
});

describe("a logarithmic axis", () => {
  const scale = scaleOf({ label: "", domain: [0.5, 5], scale: "log", ticks: 4 }, [0, 100]);

  test("gives equal ratios equal lengths", () => {
    expect(scale.at(1) - scale.at(0.5)).toBeCloseTo(scale.at(2) - scale.at(1), 9);
    expect(scale.at(5)).toBeCloseTo(100, 9);
    expect(scale.valueAt(50)).toBeCloseTo(Math.sqrt(2.5), 9);
  });

  test("has ticks at 1, 2, 5 and their tenths, denser where few fit", () => {
    expect(scale.ticks.map(({ text }) => text)).toEqual(["0.5", "1.0", "2.0", "5.0"]);
    const short = scaleOf({ label: "", domain: [0.7, 2.2], scale: "log", ticks: 4 }, [0, 100]);
    expect(short.ticks.map(({ text }) => text)).toEqual(["0.7", "1.0", "1.5", "2.0"]);
  });

  test("falls like its span where the span falls, as heights do", () => {
    const heights = scaleOf({ label: "", domain: [1, 100], scale: "log" }, [200, 0]);
    expect([1, 10, 100].map(heights.at)).toEqual([200, 100, 0]);
  });
});

test("a rounded domain reaches at least as far as the values", () => {
  expect(roundDomain([18.3, 35.2])).toEqual([15, 40]);
});

test("a rounded domain stays where its ends are round, however a computer writes them", () => {
  expect(roundDomain([0.1 + 0.2, 0.7], 4)).toEqual([0.3, 0.7]);
  expect(roundDomain([9.999999999999998, 30], 4)).toEqual([10, 30]);
});

test("the steps between ticks are 1, 2 or 5 times a power of ten", () => {
  const texts = (high: number) =>
    scaleOf({ label: "", domain: [0, high], ticks: 4 }, [0, 100]).ticks.map(({ text }) => text);
  expect(texts(0.04)).toEqual(["0.00", "0.01", "0.02", "0.03", "0.04"]);
  expect(texts(9)).toEqual(["0", "2", "4", "6", "8"]);
  expect(texts(2300)).toEqual(["0", "500", "1,000", "1,500", "2,000"]);
});
