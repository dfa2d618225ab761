import { expect, test } from "vitest";
import { createRateLimits } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aModel, aProduct } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

async function ask(body: object) {
  const { app, services } = await openApi();
  const made = aProduct({
    slug: "sf",
    brand: null,
    models: [
      aModel({ name: "SF-250", crt: 250, height: 3_000 }),
      aModel({ name: "SF-500", crt: 500, height: 5_000 }),
      aModel({ name: "SF-600", crt: 600 }),
    ],
  });
  await services.products.add(made);
  const response = await app.inject({ method: "POST", url: "/api/find-towers", payload: body });
  return { status: response.statusCode, body: response.json() };
}

test("towers within a limit come with what was left out, and with one tower out", async () => {
  const { status, body } = await ask({ ...duty, maxHeight: 4 });
  expect(status).toBe(200);
  expect(body.sets).toMatchObject([
    { series: "sf", model: "SF-250", units: 2, figures: { height: 3 }, oneOut: { capabilityPercent: 50 } },
  ]);
  expect([body.beyond, body.unstated]).toEqual([{ height: 1 }, { height: 1 }]);
});

test.each([{}, { ...duty, maxHeight: -1 }, { ...duty, count: 13 }, { ...duty, coldWaterTemp: 26 }])(
  "%j is refused",
  async (body) => expect((await ask(body)).status).toBe(400),
);

test("one client is answered 120 times in ten minutes", async () => {
  const database = await openMemory();
  const limits = createRateLimits(database, () => new Date("2026-03-04T00:00:00Z"));
  for (let index = 0; index < 119; index++)
    await limits.consumeAll(networkLimits("find towers", "127.0.0.1"));
  const { app } = await openApi({ limits });
  const find = (remoteAddress: string, payload: object = duty) =>
    app.inject({ method: "POST", url: "/api/find-towers", payload, remoteAddress });
  expect((await find("127.0.0.1", { ...duty, coldWaterTemp: 26 })).statusCode).toBe(400);
  expect((await find("127.0.0.1")).statusCode).toBe(200);
  const refused = await find("127.0.0.1");
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "600"]);
  expect((await find("203.0.113.8")).statusCode).toBe(200);
  await database.close();
});
