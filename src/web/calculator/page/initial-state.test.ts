import { expect, test } from "vitest";
import { initialStateAt, servedStateAt } from "./initial-state.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("the plain page opens with the standard conditions and asks nothing", () => {
  expect(at("")).toEqual({ entry: standard, violations: [], calculation: null, choices: {} });
});

test("an address with all four values opens with their result", () => {
  const { entry, violations, calculation } = at("flow=390&hot=37&cold=32&wb=27");
  expect(entry).toEqual(standard);
  expect(violations).toEqual([]);
  expect(calculation?.calculations.finalCRT).toBeCloseTo(500, 9);
});

test("an address with some of the values fills them in and waits", () => {
  expect(at("wb=25&utm_source=mail")).toEqual({
    entry: { ...standard, wetBulbTemp: 25 },
    violations: [],
    calculation: null,
    choices: {},
  });
});

test("an address with values that break rules opens with every message and no result", () => {
  const { entry, violations, calculation } = at("flow=abc&hot=36&cold=32&wb=27");
  expect(entry.flowRate).toBe(0);
  expect(violations).toEqual([
    { field: "flowRate", rule: "number" },
    { field: "hotWaterTemp", rule: "range" },
    { field: "coldWaterTemp", rule: "range" },
  ]);
  expect(calculation).toBeNull();
});

test("everything chosen besides the duty comes along, with or without a result", () => {
  const choices = { model: "SF-300", units: "2", product: "sf/sf-300" };
  const query = "product=sf%2Fsf-300&model=SF-300&units=2";
  expect(at(`flow=390&hot=37&cold=32&wb=27&${query}`).choices).toEqual(choices);
  expect(at(query)).toMatchObject({ calculation: null, choices });
});

test("a capacity stays only beside a form without a result: a duty has a size of its own", () => {
  expect(at("crt=300").choices).toEqual({ crt: "300" });
  expect(at("flow=390&hot=37&cold=32&wb=31&crt=300").choices).toEqual({ crt: "300" });
  expect(at("flow=390&hot=37&cold=32&wb=27&crt=300").choices).toEqual({});
});

test("an elevation that no duty can have stays in the address until the design tool has named it", () => {
  const standard = "flow=390&hot=37&cold=32&wb=27";
  for (const height of ["5000", "-5", "abc"])
    expect(at(`${standard}&height=${height}`)).toMatchObject({
      calculation: { input: expect.not.objectContaining({ height: expect.anything() }) },
      choices: { height },
    });
  for (const height of ["", "0", "900"]) expect(at(`${standard}&height=${height}`).choices).toEqual({});
});

test.each([
  ["wb=25.5&place=annex-7-seoul", { place: "annex-7-seoul" }],
  ["wb=27&place=annex-7-seoul&margin=1.5", { place: "annex-7-seoul", margin: "1.5" }],
  // As the form sends them without script after another wet bulb was typed.
  ["wb=27&place=annex-7-seoul", {}],
  ["wb=26&place=annex-7-seoul&margin=1.5", {}],
  // The design tool names it.
  ["wb=27&place=nowhere", { place: "nowhere" }],
])(
  "of %s the server keeps the place with its margin only while its wet bulb is the duty's",
  (query, choices) => {
    const asked = new URLSearchParams(`flow=390&hot=37&cold=32&${query}`);
    expect(servedStateAt(asked).choices).toEqual(choices);
  },
);

function at(query: string) {
  return initialStateAt(new URLSearchParams(query));
}
