import { expect, test } from "vitest";
import { acceptanceInQuery, designScaleIn } from "./acceptance-query.ts";

const design = "flow=390&hot=37&cold=32&wb=27";
const point = "p1-flow=390&p1-hot=37&p1-cold=32&p1-wb=27";
const at = (query: string) => acceptanceInQuery(new URLSearchParams(query));

test("an address without a test only fills the form, also with a duty from the calculator", () => {
  expect(at("")).toEqual({ kind: "empty" });
  expect(at(design)).toEqual({ kind: "empty" });
});

test("a test is evaluated against its design duty, or against the size that was sold", () => {
  expect(at(`${design}&${point}`)).toMatchObject({
    kind: "evaluated",
    result: { capabilityPercent: expect.closeTo(100, 6), isPassed: true },
  });
  expect(at(`crt=625&${point}`)).toMatchObject({ result: { capabilityPercent: expect.closeTo(80, 6) } });
});

const outlets = (flow: number, more: number) =>
  [18, 20, 22, 24, 26, 28].map(
    (wb, at) => `${flow}_${wb}_${[0, 0.4, 0.8].map((r) => 26 + more + at * 1.2 + r).join("_")}`,
  );
const curves = ["flow_wb_4_5_6", ...outlets(351, 0), ...outlets(390, 1), ...outlets(429, 2)].join("*");
const within = "p1-flow=400&p1-hot=36&p1-cold=31&p1-wb=24";

test("curves in the address are evaluated, and give the verdict unless the other method is asked for", () => {
  expect(at(`${design}&${within}&curves=${curves}`)).toMatchObject({
    question: { verdictBy: undefined },
    result: { byCurves: { capabilityPercent: expect.closeTo(102.564, 3) } },
  });
  expect(at(`${design}&${within}&curves=${curves}&method=typical`)).toMatchObject({
    question: { verdictBy: "typical" },
  });
  expect(at(`${design}&${within}&curves=`)).toMatchObject({ result: { byCurves: undefined } });
});

test("curves in the address that are none are refused with the cell", () => {
  expect(at(`${design}&${within}&curves=${curves.replace("30.8", "x")}`)).toMatchObject({
    kind: "refused",
    problems: [{ kind: "curves", problem: { rule: "number", text: "x" } }],
  });
});

test.each([
  ["of many ranges", `flow_wb${"_1".repeat(990)}${"*1".repeat(990)}`, [{ rule: "rangeCount", count: 990 }]],
  ["of many rows", `flow_wb_4_5_6${"*1".repeat(1900)}`, Array.from({ length: 12 }, () => expect.anything())],
  [
    "of many unnamed columns",
    `flow_wb${"_a".repeat(1900)}`,
    Array.from({ length: 12 }, () => expect.anything()),
  ],
])("curves %s have few problems", (_, text, problems) => {
  const entry = at(`p1-flow=1&curves=${text}`);
  const ofCurves = entry.kind === "refused" ? entry.problems.filter(({ kind }) => kind === "curves") : [];
  expect(ofCurves).toEqual(problems.map((problem) => ({ kind: "curves", problem })));
});

test("a contract duty without a range is no scale of curves", () => {
  const scaleAt = (query: string) => designScaleIn(new URLSearchParams(query));
  expect(scaleAt("flow=390&hot=37&cold=32")).toEqual({ flowRate: 390, range: 5 });
  expect(scaleAt("flow=390&hot=32&cold=32")).toBeUndefined();
  expect(scaleAt("flow=390&hot=30&cold=32")).toBeUndefined();
});

test("the design L/G gives the density of the discharge air", () => {
  const powers = "design-kw=15&p1-kw=14";
  const flowAt = (query: string) => {
    const state = at(`${design}&${within}&${powers}&${query}`);
    return state.kind === "evaluated" ? state.result.points[0]?.adjustedFlowRate : undefined;
  };
  expect(flowAt("design-lg=1.5")).toBeCloseTo(flowAt("") ?? 0, 0);
  expect(flowAt("design-lg=1")).not.toBeCloseTo(flowAt("design-lg=1.5") ?? 0, 2);
});

test("empty boxes are left out: points, instruments and bounds alike", () => {
  const state = at(`${design}&${point}&p2-flow=&p2-hot=&i-flow=&a-wb=&p1-hpa=1000`);
  expect(state).toMatchObject({
    question: { points: [{ pressurePa: 100_000 }], instruments: { flowPercent: 0 }, passPercent: 100 },
  });
});

test.each([
  [`${design}&p1-flow=390`, { kind: "number", name: "p1-hot" }],
  [`${design}&${point}&i-flow=99`, { kind: "number", name: "i-flow" }],
  [`${design}&${point}&height=9000`, { kind: "number", name: "height" }],
  [point, { kind: "noSize" }],
  [`${design}&p1-flow=`, { kind: "nothing" }],
  [`${design}&p1-flow=390&p1-hot=32&p1-cold=32&p1-wb=27`, { kind: "range", name: "p1" }],
  [`flow=390&hot=37&cold=32&${point}`, { kind: "duty", violation: { field: "wetBulbTemp", rule: "number" } }],
])("%s is refused: %j", (query, problem) => {
  expect(at(query)).toMatchObject({
    kind: "refused",
    problems: expect.arrayContaining([expect.objectContaining(problem)]),
  });
});
