import { describe, expect, test } from "vitest";
import { acceptance } from "#content/calculator/acceptance.ts";
import { standardTestUnits } from "#content/figures/test-units.ts";
import { locales } from "#domain/locale.ts";
import { acceptanceInQuery } from "#engine/acceptance/acceptance-query.ts";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";
import { chart } from "../../charts/chart.ts";
import { curveProblemTexts } from "./curve-problem-text.ts";
import { curvesReport } from "./curves-report.ts";
import { reportRows } from "./report-rows.ts";
import { shownAddress } from "./shown-address.ts";
import { decidingVerdict, headFigures, verdictText } from "./verdict-text.ts";

const contract = "flow=390&hot=37&cold=32&wb=27&i-flow=2";
const point = "p1-flow=385&p1-hot=34.9&p1-cold=30.1&p1-wb=24.6";

function evaluated(query: string) {
  const state = acceptanceInQuery(new URLSearchParams(`${query}&curves=${sampleCurves}`));
  if (state.kind !== "evaluated") throw new Error(JSON.stringify(state));
  return state;
}

const english = acceptance.en.report;

describe("a report with curves", () => {
  const { question, result } = evaluated(`${contract}&${point}`);

  test("begins with their capability, and names the other one", () => {
    const [first, , other] = headFigures(english, question, result);
    expect([first?.label, other?.label]).toEqual([
      "Capability by the curves",
      "Capability by the typical tower",
    ]);
    expect(first?.figure).toBe(`${result.byCurves?.capabilityPercent?.toFixed(1)}%`);
    expect(other?.figure).toBe(`${result.capabilityPercent?.toFixed(1)}%`);
    const typical = { ...question, verdictBy: "typical" as const };
    expect(headFigures(english, typical, result)[0]?.label).toBe("Capability by the typical tower");
    expect(decidingVerdict(typical, result)).toBe(result);
  });

  test("has the rows of both methods, each with its name", () => {
    const labels = reportRows(english, question, result, standardTestUnits).map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(["Capability (typical tower) (%)", "Capability (curves) (%)"]),
    );
  });

  test.each(locales)("has every value between in %s, without a place left open", (locale) => {
    const report = curvesReport(acceptance[locale].report, question, result);
    const [steps] = report?.points ?? [];
    expect(steps?.table.columns).toHaveLength(4);
    expect(steps?.table.rows.map(({ figures }) => figures.length)).toEqual([4, 4, 4]);
    expect(steps?.result).toContain(result.byCurves?.capabilityPercent?.toFixed(1));
    expect(report?.charts).toHaveLength(4);
    expect(report?.curves.map(({ rows }) => rows.length)).toEqual([6, 6, 6]);
    expect(JSON.stringify(report)).not.toMatch(/\{\w+\}|NaN/);
  });

  test("draws a line for each range, the test's point and its predicted flow", () => {
    const [first, , , crossPlot] = curvesReport(english, question, result)?.charts ?? [];
    if (!first || !crossPlot) throw new Error("Charts are missing.");
    const size = { width: 520, height: 330 };
    expect(chart(first.spec(size)).lines.map(({ d }) => d.length > 20)).toEqual([true, true, true]);
    expect(chart(first.spec(size)).marks).toHaveLength(1);
    expect(chart(crossPlot.spec(size)).marks.map(({ style }) => style)).toEqual(["dot", "ring"]);
  });
});

test("a test beyond the curves has the reasons instead of a verdict", () => {
  const { question, result } = evaluated(`${contract}&${point.replace("wb=24.6", "wb=15")}`);
  expect(verdictText(english, question, result)).toContain(
    "Point 1: the wet bulb of 15.00 °C is outside the curves’ 18.00 to 28.00 °C.",
  );
  expect(headFigures(english, question, result)[0]?.figure).toBe("Not valid");
  expect(verdictText(acceptance.ko.report, question, result)).not.toMatch(/합격 기준|\{\w+\}/);
});

test("a test at more than the largest flow has the bound of its capability", () => {
  const { question, result } = evaluated(`${contract}&p1-flow=385&p1-hot=36&p1-cold=31.2&p1-wb=24.6`);
  expect(verdictText(english, question, result)).toContain("The capability is below 89.7%.");
  expect(curvesReport(english, question, result)?.points[0]?.result).toContain(
    "no flow for the measured outlet",
  );
});

test("instrument errors that lead beyond the curves are the reason for which no uncertainty is stated", () => {
  const { errorsBeyond, unmeasured } = english.verdicts;
  const toldWith = (errors: string) => {
    const { question, result } = evaluated(`${contract.replace("&i-flow=2", "")}&${point}&${errors}`);
    return [errorsBeyond, unmeasured].filter((each) => verdictText(english, question, result).includes(each));
  };
  expect(toldWith("i-wb=5")).toEqual([errorsBeyond]);
  expect(toldWith("i-flow=2")).toEqual([]);
  expect(toldWith("")).toEqual([unmeasured]);
});

test("a design L/G stands on the report, which says so when it has no part in the result", () => {
  const powers = "design-kw=15&p1-kw=14&design-lg=1.45";
  const designLg = (query: string) => {
    const { question, result } = evaluated(query);
    const row = reportRows(english, question, result, standardTestUnits).find(
      ({ key }) => key === "designLg",
    );
    const isUnused = verdictText(english, question, result).includes(english.verdicts.unusedLg);
    return [row?.label, row?.design, isUnused];
  };
  expect(designLg(`${contract}&${point}&${powers}`)).toEqual(["Design L/G", "1.45", false]);
  expect(designLg(`${contract}&${point}&${powers}&draft=forced`)).toEqual(["Design L/G", "1.45", true]);
  expect(designLg(`crt=500&${point}&${powers}`)).toEqual(["Design L/G", "1.45", true]);
  expect(designLg(`${contract}&${point}&design-lg=1.45`)).toEqual(["Design L/G", "1.45", true]);
  expect(designLg(`${contract}&${point}`)).toEqual([undefined, undefined, false]);
});

test("curves that promise another outlet than the contract are noticed", () => {
  const { question, result } = evaluated(`flow=390&hot=36.5&cold=31.5&wb=27&${point}`);
  expect(verdictText(english, question, result)).toContain(
    "the curves give an outlet of 32.00 °C, the contract 31.50 °C",
  );
});

test("the curves of an address are not written out on the report", () => {
  const address = `https://a.test/x?flow=390&curves=${sampleCurves}&project=A`;
  expect(shownAddress(address)).toBe("https://a.test/x?flow=390&curves=…&project=A");
});

test("letters of an address are written as they are, but not signs that would part it", () => {
  const texts = new URLSearchParams({ project: "부산 신항 & 100%", tag: "Ω=1" });
  expect(shownAddress(`https://a.test/x?${texts}&by=%FF`)).toBe(
    "https://a.test/x?project=부산+신항+%26+100%25&tag=Ω%3D1&by=%FF",
  );
});

test.each(locales)("problems are shown in %s by row and column, the first twelve of them", (locale) => {
  const cell = { row: 7, column: 27 };
  const words = acceptance[locale].problems.curves;
  const texts = curveProblemTexts(words, [
    { rule: "heading" },
    { rule: "limits", cell, text: "99", of: "coldWaterTemp" },
    { rule: "number", cell, text: "" },
    { rule: "wetBulbCount", count: 4, flowRate: 351 },
    ...Array.from({ length: 12 }, () => ({ rule: "byFlow", cell, text: "31" }) as const),
  ]);
  expect(texts).toHaveLength(13);
  expect(texts.join(" ")).not.toMatch(/\{\w+\}/);
  expect(texts[1]).toMatch(/7.*AB.*99.*1.*55 °C/);
  expect(texts.at(-1)).toContain("4");
});
