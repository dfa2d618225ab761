import { expect, test } from "vitest";
import { acceptance } from "#content/calculator/acceptance.ts";
import { standardTestUnits } from "#content/figures/test-units.ts";
import { acceptanceInQuery } from "#engine/acceptance/acceptance-query.ts";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";
import { curvesReport } from "./curves-report.ts";
import { reportRows } from "./report-rows.ts";
import { headFigures, verdictText } from "./verdict-text.ts";

const words = acceptance.en.report;

/** A test at the temperatures of the contract, where the capability is the measured flow divided by 390 m³/h. */
function evaluated(flow: number, query = "") {
  const contract = "flow=390&hot=37&cold=32&wb=27&p1-hot=37&p1-cold=32&p1-wb=27";
  const state = acceptanceInQuery(new URLSearchParams(`${contract}&p1-flow=${flow}${query}`));
  if (state.kind !== "evaluated") throw new Error(JSON.stringify(state));
  return state;
}

function capabilityIn({ question, result }: ReturnType<typeof evaluated>, key = "capability") {
  const row = reportRows(words, question, result, standardTestUnits).find((each) => each.key === key);
  return [headFigures(words, question, result)[0]?.figure, row?.points[0]?.text];
}

test.each([
  // 389.85 / 390 = 99.962%, 370.4 / 390 = 94.974%, 370.49 / 390 = 94.9974%.
  [389.85, "", "99.96"],
  [390, "", "100.0"],
  [390.1, "", "100.0"],
  [370.4, "&pass=95", "94.97"],
  [370.49, "&pass=95", "94.997"],
  [370.5, "&pass=95", "95.0"],
  [300, "", "76.9"],
])(
  "%d of 390 m³/h%s are a capability of %s per cent, which does not contradict the verdict",
  (flow, query, figure) => {
    const state = evaluated(flow, query);
    expect(capabilityIn(state)).toEqual([`${figure}%`, figure]);
    const criterion = query === "" ? 100 : 95;
    expect(verdictText(words, state.question, state.result)).toContain(
      Number(figure) < criterion ? "does not meet" : "The tower meets",
    );
  },
);

test("a capability by the curves has these decimals at the head, in its row and in its steps", () => {
  const curves = `&curves=${sampleCurves}`;
  const predicted = evaluated(390, curves).result.byCurves?.points[0]?.predictedFlowRate ?? Number.NaN;
  const state = evaluated(0.9996 * predicted, curves);
  expect(capabilityIn(state, "curvesCapability")).toEqual(["99.96%", "99.96"]);
  expect(curvesReport(words, state.question, state.result)?.points[0]?.result).toContain("99.96%");
});

test("contract and measurements keep the digits that were entered, from which the results can be calculated again", () => {
  const { question, result } = evaluated(392.16, "&design-kw=0.55&p1-kw=0.56&p1-hpa=1003.25&height=35.5");
  const rows = reportRows(words, question, result, standardTestUnits);
  const texts = rows.map(({ key, design, points: [point] }) => [key, design, point?.text]);
  expect(texts).toEqual(
    expect.arrayContaining([
      ["flow", "390.0", "392.16"],
      ["kw", "0.55", "0.56"],
      ["height", "35.5", "–"],
      ["hpa", "–", "1,003.25"],
      ["kwDeviation", "–", "+1.8"],
    ]),
  );
});
