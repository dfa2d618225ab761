import { describe, expect, test } from "vitest";
import { createRateLimits } from "#data/rate-limits.ts";
import { networkLimits } from "#domain/client-limits.ts";
import { openApi } from "../../../tests/support/api.ts";
import { openMemory } from "../../../tests/support/database.ts";

const seoul = "471080";
const question = {
  station: seoul,
  crt: 500,
  flowRate: 390,
  range: 5,
  coldWaterTemp: 25,
  load: { kind: "constant" },
};

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  const { app } = await openApi();
  const response = await app.inject({
    method: "POST",
    url: `/api/${url}`,
    headers: { "content-type": "application/json", "accept-language": "en", ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

describe("the weather", () => {
  test("is listed by station, and answered as classes of hours", async () => {
    const { app } = await openApi();
    const list = (await app.inject("/api/weather")).json();
    expect(list).toContainEqual({ station: seoul, name: { ko: "서울", en: "Seoul" }, height: 87 });
    const weather = (await app.inject(`/api/weather/${seoul}`)).json();
    expect(weather.months).toHaveLength(12);
    expect(weather.months.flat().reduce((sum: number, [, , hours]: number[]) => sum + (hours ?? 0), 0)).toBe(
      8760,
    );
  });

  test.each(["000000", "..%2F..%2Fplaces", "471080.json"])("of %s is not there", async (station) => {
    const { app } = await openApi();
    expect((await app.inject(`/api/weather/${station}`)).statusCode).toBe(404);
  });
});

describe("a year", () => {
  test("waits for a slot after each month, so that others' requests come between", async () => {
    const slots: string[] = [];
    const { app } = await openApi(
      {},
      {
        siteUrl: "http://localhost",
        acquireSlot: async ({ ip }) => void slots.push(ip),
      },
    );
    const other = { crt: 600, control: "variable-speed", against: "two-speed" };
    const response = await app.inject({ method: "POST", url: "/api/year", payload: { ...question, other } });
    expect(response.statusCode).toBe(200);
    expect(slots).toEqual(Array(24).fill("127.0.0.1"));
  });

  test("in Seoul is answered by month and in sum", async () => {
    const { status, body } = await post("year", question);
    expect(status).toBe(200);
    expect(body.months).toHaveLength(12);
    expect(body.weather).toMatchObject({ source: "KOR_SO_Seoul.WS.471080_TMYx.2009-2023", height: 87.1 });
    const duration = body.weather.wetBulbDuration.map(({ hours }: { hours: number }) => hours);
    expect(duration).toEqual(duration.toSorted((a: number, b: number) => a - b));
    expect(duration.at(-1)).toBe(8760);
    const variable = body.total.fans.find(({ control }: { control: string }) => control === "variable-speed");
    expect(variable.fullPower / 4269).toBeCloseTo(1, 2);
    expect(body).not.toHaveProperty("costs");
  });

  test.each([
    ["annex-7-busan", undefined, undefined],
    ["annex-7-busan", seoul, "A year in the weather of Seoul, not of Busan"],
    ["ashrae-2013-ho-chi-minh", seoul, "A year in the weather of Seoul, not of Ho Chi Minh City"],
  ])("for the place %s and the station %s is headed %j", async (place, station, headline) => {
    const { status, body } = await post("year", { ...question, place, station });
    expect([status, body.headline]).toEqual([200, headline]);
    if (headline !== undefined) expect(Object.keys(body)[0]).toBe("headline");
    if (station === undefined) expect(body.weather.source).toContain("Busan");
  });

  test.each([
    ["ashrae-2013-ho-chi-minh", "There is no year of weather for Ho Chi Minh City."],
    ["nowhere", 'There is no place "nowhere".'],
  ])("for the place %s alone is refused", async (place, sentence) => {
    const { status, body } = await post("year", { ...question, place, station: undefined });
    expect(status).toBe(400);
    expect(body.error).toContain(sentence);
  });

  test("with the fan's power and prices has energy and costs of every control", async () => {
    const { body } = await post("year", {
      ...question,
      fanKilowatts: 15,
      prices: { electricity: 150, water: 1500 },
    });
    expect(body.costs.map(({ control }: { control: string }) => control)).toEqual([
      "always-on",
      "on-off",
      "two-speed",
      "variable-speed",
    ]);
    expect(body.costs[0]).toMatchObject({ kilowattHours: 131_400, electricity: 19_710_000 });
  });

  test("beside a second choice says what that saves and when it has paid for itself", async () => {
    const asked = {
      ...question,
      fanKilowatts: 15,
      wetBulbTemp: 26,
      prices: { electricity: 150, water: 1500 },
    };
    const other = {
      against: "on-off",
      crt: 500,
      control: "variable-speed",
      fanKilowatts: 15,
      extraPrice: 5_000_000,
    };
    const { status, body } = await post("year", { ...asked, other });
    expect(status).toBe(200);
    const [, onOff, , variable] = body.costs;
    const saved = onOff.electricity - variable.electricity;
    expect(body.other.costs).toEqual(variable);
    expect(body.other.savings).toMatchObject({
      kilowattHours: onOff.kilowattHours - variable.kilowattHours,
      electricity: saved,
      water: 0,
      paybackYears: expect.closeTo(5_000_000 / saved, 9),
    });
    expect(body.waterCost).toBe(body.total.makeUp * 1500);
    // The year of CALCULATOR.md section 14.
    expect(body.weather.hoursAbove / 88).toBeCloseTo(1, 1);
  });

  test("tells no payback where the second choice saves nothing, and no savings where a power is not known", async () => {
    const asked = { ...question, fanKilowatts: 15, prices: { electricity: 150 } };
    const other = { against: "variable-speed", crt: 500, control: "on-off", fanKilowatts: 15, extraPrice: 1 };
    const { body } = await post("year", { ...asked, other });
    expect(body.other.savings.total).toBeLessThan(0);
    expect(body.other.savings).not.toHaveProperty("paybackYears");
    const { fanKilowatts: _, ...unknown } = other;
    const comparison = (await post("year", { ...asked, other: unknown })).body.other;
    expect(comparison.total.makeUp).toBeGreaterThan(0);
    expect([comparison.costs, comparison.savings]).toEqual([undefined, undefined]);
  });

  test("with a price of water alone has its cost, without a fan's power", async () => {
    const { body } = await post("year", { ...question, prices: { water: 2 } });
    expect(body.waterCost).toBe(2 * body.total.makeUp);
    expect(body).not.toHaveProperty("costs");
  });

  test.each([
    [{ ...question, prices: { electricity: -1 } }, '"prices.electricity" must be 0 or more.'],
    [
      { ...question, other: { against: "on-off", crt: 500, control: "on-off", extraPrice: -1 } },
      '"other.extraPrice" must be 0 or more.',
    ],
    [
      { ...question, other: { against: "full", crt: 500, control: "on-off" } },
      '"other.against" is missing or cannot be used. See the API’s document.',
    ],
    [{ ...question, crt: 0 }, '"crt" must be 1 or more.'],
    [{ ...question, range: "5" }, '"range" is missing or cannot be used. See the API’s document.'],
    [
      { ...question, load: { kind: "air-conditioning", offBelow: 20, fullAt: 10 } },
      '"load.fullAt" does not go with the other values. Check which must be above which, and by how much.',
    ],
    [
      { ...question, load: { kind: "monthly", shares: [1] } },
      '"load.shares" has the wrong number of entries. See the API’s document.',
    ],
    ["[]", "The body must be a JSON object with the fields that the API’s document names."],
  ])("for %j is refused: %s", async (payload, error) => {
    expect(await post("year", payload)).toEqual({ status: 400, body: { error } });
  });

  test("in weather that the asker brings along is that of the station with the same hours", async () => {
    const { app } = await openApi();
    const { source, height, months } = (await app.inject(`/api/weather/${seoul}`)).json();
    const { station: _, ...own } = question;
    const { status, body } = await post("year", { ...own, weather: { source, height, months } });
    expect(status).toBe(200);
    expect(body.total).toEqual((await post("year", question)).body.total);
  });

  test.each([-2, 5_500])(
    "in weather of %d m is calculated with the air pressure of that elevation",
    async (height) => {
      const { station: _, ...own } = question;
      const weather = { source: "own", height, months: Array(12).fill([[10, 20, 700]]) };
      const { status, body } = await post("year", { ...own, weather });
      expect([status, body.weather?.height]).toEqual([200, height]);
    },
  );

  test.each([
    ["weather.months", "fewer than twelve months", { months: [] }],
    ["weather.height", "a height of nowhere", { height: 9000 }],
    ["weather.months.0.0.0", "a wet bulb of nowhere", { months: Array(12).fill([[99, 20, 1]]) }],
    ["weather.months.0", "451 classes in a month", { months: Array(12).fill(Array(451).fill([10, 20, 1])) }],
    ["weather.months", "4,008 classes", { months: Array(12).fill(Array(334).fill([10, 20, 1])) }],
  ])("is refused, naming %s, in weather with %s", async (name, _what, part) => {
    const weather = { source: "own", height: 0, months: Array(12).fill([[10, 20, 700]]), ...part };
    const { status, body } = await post("year", { ...question, weather });
    expect([status, body.error.includes(`"${name}"`)]).toEqual([400, true]);
  });

  test.each([
    ["746 hours in a month", [10, 20, 373], 'The hours of "weather.months.0" must add up to 745 or less.'],
    ["8,796 hours", [10, 20, 366.5], 'The hours of "weather.months" must add up to 8784 or less.'],
    ["a dry bulb below its wet bulb", [20, 19.9, 300], '"weather.months.0.0.1" must be 20 or more.'],
  ])("is refused in weather with %s", async (_what, air, sentence) => {
    const weather = { source: "own", height: 0, months: Array(12).fill([air, air]) };
    const { status, body } = await post("year", { ...question, weather });
    expect([status, body.error]).toEqual([400, expect.stringContaining(sentence)]);
  });

  test("in weather of a leap year, with a dry bulb rounded to just below its wet bulb, is answered", async () => {
    const weather = { source: "own", height: 0, months: Array(12).fill([[10, 9.99, 732]]) };
    expect((await post("year", { ...question, weather })).status).toBe(200);
  });

  test("in weather of one's own is counted sixty times in ten minutes for one client, in a station's at any time", async () => {
    const database = await openMemory();
    const limits = createRateLimits(database, () => new Date("2025-03-04T00:00:00Z"));
    for (let index = 0; index < 59; index++)
      await limits.consumeAll(networkLimits("own weather", "127.0.0.1"));
    const { app } = await openApi({ limits });
    const { station: _, ...asked } = question;
    const weather = { source: "own", height: 0, months: Array(12).fill([[10, 20, 700]]) };
    const count = (payload: object, remoteAddress = "127.0.0.1") =>
      app.inject({ method: "POST", url: "/api/year", payload, remoteAddress });
    const own = { ...asked, weather };
    expect((await count(own)).statusCode).toBe(200);
    const refused = await count(own);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "600"]);
    expect(refused.json().error).toContain("요청이 너무 많습니다");
    expect((await count(own, "203.0.113.8")).statusCode).toBe(200);
    expect((await count(question)).statusCode).toBe(200);
    await database.close();
  });

  test("at a station without weather is refused, in the asker's language", async () => {
    expect(await post("year", { ...question, station: "999999" }, { "accept-language": "ko" })).toEqual({
      status: 404,
      body: { error: "이 관측소의 기상 자료가 없습니다. /api/weather 목록에 있는 번호를 보내 주세요." },
    });
  });
});

describe("an acceptance test", () => {
  const asked = {
    crt: 500,
    points: [{ flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 }],
    instruments: {
      flowPercent: 2,
      hotWaterKelvin: 0.1,
      coldWaterKelvin: 0.1,
      wetBulbKelvin: 0.1,
      fanPowerPercent: 2,
    },
    passPercent: 95,
  };

  test("is answered with capability, uncertainty and verdict", async () => {
    const { status, body } = await post("acceptance-test", asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({ capabilityPercent: expect.closeTo(100, 6), isPassed: true });
    expect(body.uncertaintyPercent).toBeGreaterThan(2);
  });

  test("with a contract duty that no tower can do is refused, naming the field", async () => {
    const design = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
    expect((await post("acceptance-test", { ...asked, design })).status).toBe(200);
    for (const [wrong, field] of [
      [{ hotWaterTemp: 30 }, "coldWaterTemp"],
      [{ wetBulbTemp: 32 }, "wetBulbTemp"],
    ] as const) {
      const { status, body } = await post("acceptance-test", { ...asked, design: { ...design, ...wrong } });
      expect([status, body.error]).toEqual([400, expect.stringContaining(`"design.${field}"`)]);
    }
  });

  test("with a point that cannot be is refused, naming the field", async () => {
    const points = [{ ...asked.points[0], wetBulbTemp: 32 }];
    expect((await post("acceptance-test", { ...asked, points })).body.error).toContain(
      '"points.0.wetBulbTemp"',
    );
    expect((await post("acceptance-test", { ...asked, points: [] })).status).toBe(400);
  });
});

test("the API's description has the units of a year and of a test", async () => {
  const { app } = await openApi();
  const { paths } = (await app.inject("/api/openapi.json")).json();
  const body = (path: string) => paths[path].post.requestBody.content["application/json"].schema.properties;
  expect(body("/api/year").flowRate.description).toContain("m³/h");
  expect(body("/api/year").other.properties.extraPrice.description).toContain("currency");
  expect(body("/api/acceptance-test").crt.description).toContain("CRT");
});
