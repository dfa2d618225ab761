import { expect, test } from "vitest";
import { acceptanceAt } from "./entry.ts";

const design = "flow=390&hot=37&cold=32&wb=27";
const point = "p1-flow=390&p1-hot=37&p1-cold=32&p1-wb=27";
const at = (query: string) => acceptanceAt(new URLSearchParams(query));

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

test("empty boxes are left out: points, instruments and bounds alike", () => {
  const opening = at(`${design}&${point}&p2-flow=&p2-hot=&i-flow=&a-wb=&p1-hpa=1000`);
  expect(opening).toMatchObject({
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
