import { expect, test } from "vitest";
import { openApi } from "../../../tests/support/api.ts";

const wetBulbs = [18, 20, 22, 24, 26, 28];
const curves = {
  ranges: [4, 5, 6],
  flows: [351, 390, 429].map((flowRate, flow) => ({
    flowRate,
    wetBulbs: wetBulbs.map((wetBulbTemp, index) => ({
      wetBulbTemp,
      coldWaterTemps: [0, 0.4, 0.8].map((range) => 26 + flow + index * 1.2 + range),
    })),
  })),
};
const point = { flowRate: 400, hotWaterTemp: 36, coldWaterTemp: 31, wetBulbTemp: 24 };
const instruments = {
  ...{ flowPercent: 1, hotWaterKelvin: 0.1, coldWaterKelvin: 0.1, wetBulbKelvin: 0.1, fanPowerPercent: 1 },
};
const body = { crt: 500, points: [point], instruments, passPercent: 95, curves };

async function ask(payload: object) {
  const { app } = await openApi();
  return app.inject({ method: "POST", url: "/api/acceptance-test", payload });
}

test("a test is evaluated by the maker's curves beside the typical tower, with the values between", async () => {
  const response = await ask(body);
  expect(response.statusCode).toBe(200);
  // 24 °C and 5 K: 30, 31 and 32 °C at the three flows; 31 °C is the outlet at 390 m³/h.
  expect(response.json()).toMatchObject({
    capabilityPercent: expect.any(Number),
    byCurves: {
      isWithin: true,
      capabilityPercent: expect.closeTo((100 * 400) / 390, 9),
      isPassed: true,
      points: [
        {
          atRange: [expect.closeTo(30, 9), expect.closeTo(31, 9), expect.closeTo(32, 9)],
          predictedFlowRate: expect.closeTo(390, 9),
          beyond: [],
        },
      ],
    },
  });
});

test("beyond the curves the response has the reason and no capability", async () => {
  const { byCurves } = (await ask({ ...body, points: [{ ...point, wetBulbTemp: 17 }] })).json();
  expect(byCurves.points[0].beyond).toEqual([{ of: "wetBulb", value: 17, lowest: 18, highest: 28 }]);
  expect([byCurves.capabilityPercent, byCurves.isPassed]).toEqual([undefined, undefined]);
});

test("without curves there is no evaluation by them", async () => {
  expect((await ask({ ...body, curves: undefined })).json()).not.toHaveProperty("byCurves");
});

test.each([
  ["that do not ascend", { ...curves, ranges: [5, 4, 6] }],
  ["with an outlet missing", { ...curves, ranges: [4, 5, 6, 7] }],
  ["of two flows", { ...curves, flows: curves.flows.slice(1) }],
  [
    "that fall with the flow",
    { ...curves, flows: curves.flows.map((flow, at) => ({ ...flow, flowRate: 400 - at })) },
  ],
])("curves %s are refused", async (_, wrong) => {
  const response = await ask({ ...body, curves: wrong });
  expect(response.statusCode).toBe(400);
  expect(JSON.stringify(response.json())).toContain("curves");
});
