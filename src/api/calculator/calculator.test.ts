import { describe, expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { seed } from "#data/seed.ts";
import { openApi } from "../../../tests/support/api.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

async function calculate(payload: object | string, headers: Record<string, string> = {}, query = "") {
  const { app } = await openApi();
  const response = await app.inject({
    method: "POST",
    url: `/api/calculate-capacity${query}`,
    headers: { "content-type": "application/json", ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

test("answers the standard conditions with 500 CRT, and with the input", async () => {
  expect(await calculate(standard)).toEqual({
    status: 200,
    body: {
      input: standard,
      calculations: { range: 5, approach: 5, basicCRT: 500, correctionFactor: 1, finalCRT: 500 },
    },
  });
});

test("answers another duty at full precision", async () => {
  const { body } = await calculate({ flowRate: 500, hotWaterTemp: 40, coldWaterTemp: 32, wetBulbTemp: 27 });
  expect(body.calculations.finalCRT / 865.601).toBeCloseTo(1, 2);
});

test("does not repeat what it was not asked for", async () => {
  expect((await calculate({ ...standard, colour: "blue" })).body.input).toEqual(standard);
});

test("takes the elevation in the body as that in the query, which takes precedence", async () => {
  const high = (await calculate(standard, {}, "?height=1600")).body;
  expect(high.calculations.finalCRT).toBeGreaterThan(500);
  expect((await calculate({ ...standard, height: 1600 })).body).toEqual(high);
  expect((await calculate({ ...standard, height: 800 }, {}, "?height=1600")).body).toEqual(high);
  expect((await calculate({ ...standard, height: 0 })).body.input).toEqual(standard);
  expect((await calculate({ ...standard, height: 800 }, {}, "?height=0")).body.input).toEqual(standard);
});

test.each([9_999, -5, "1600"])("refuses the elevation %j in the body by its name", async (height) => {
  const response = await calculate({ ...standard, height }, { "accept-language": "en" });
  expect([response.status, response.body.error]).toEqual([400, expect.stringContaining('"height"')]);
});

test("names limits of the dry bulb that it accepts", async () => {
  const cold = { ...standard, wetBulbTemp: 10 };
  const most = async (dryBulb: number) =>
    calculate(cold, { "accept-language": "en" }, `?detail=full&dryBulb=${dryBulb}`);
  const named = /must be ([\d.]+) or less/.exec((await most(49)).body.error)?.[1];
  expect((await most(Number(named))).status).toBe(200);
});

test("answers in the language of the query, also where a value is refused after the schema", async () => {
  const { error } = (await calculate(standard, {}, "?model=NOPE&lang=en")).body;
  expect(error).toContain("NOPE");
  expect(error).not.toMatch(/[가-힣]/);
});

test("names every broken rule, in Korean", async () => {
  const response = await calculate({ flowRate: 49, hotWaterTemp: 36, coldWaterTemp: 32, wetBulbTemp: 9 });
  expect(response.status).toBe(400);
  expect(Object.keys(response.body)).toEqual(["error"]);
  expect(response.body.error).toContain("순환수량은 50~5,000 m³/hr 범위여야 합니다.");
  expect(response.body.error).toContain("습구온도는 10~32°C 범위여야 합니다.");
  expect(response.body.error).toContain("5°C 이상이어야 합니다.");
});

test("names the broken rules in English where that is asked for first", async () => {
  const response = await calculate({ ...standard, flowRate: "390" }, { "accept-language": "en-US,ko;q=0.5" });
  expect(response.status).toBe(400);
  expect(response.body.error).toContain("Flow rate must be a number.");
});

test.each(["{}", "[]", "null", '"text"', "1"])(
  "refuses the body %s, naming all four numbers",
  async (payload) => {
    const response = await calculate(payload, { "accept-language": "en" });
    expect(response.status).toBe(400);
    expect(response.body.error.match(/must be a number/g)).toHaveLength(4);
  },
);

test("accepts an approach of 2.8 °C that is a little less in binary", async () => {
  const response = await calculate({
    flowRate: 390,
    hotWaterTemp: 39.8,
    coldWaterTemp: 34.8,
    wetBulbTemp: 32,
  });
  expect(response.status).toBe(200);
});

describe("with detail=full", () => {
  test("answers everything that follows under one more key", async () => {
    const { body: plain } = await calculate(standard);
    const { status, body } = await calculate(standard, {}, "?detail=full");
    expect(status).toBe(200);
    const { design, ...specified } = body;
    expect(specified).toEqual(plain);
    expect(design).toMatchObject({
      validity: { kind: "by-definition" },
      selection: { selectionCRT: 500, nominalCRT: 500 },
      water: { cycles: 4, evaporation: expect.closeTo(2.98, 2) },
      demandCurve: { at: { lg: 1.5, kavl: expect.closeTo(0.8196, 4) } },
    });
    expect(design.usNominalTons / 406).toBeCloseTo(1, 2);
    expect(design.capacityByWetBulb).toContainEqual({
      wetBulbTemp: 28,
      finalCRT: expect.closeTo(575.885, 2),
      selectionCRT: expect.closeTo(575.885, 2),
    });
  });

  test("lets water evaporate by Poppe's equations at the dry bulb that is given, if it can go with the wet bulb", async () => {
    const { body } = await calculate(standard, {}, "?detail=full&dryBulb=40");
    expect(body.design.water).toMatchObject({
      dryBulbTemp: 40,
      evaporation: expect.closeTo(390 * 0.0096, 1),
    });
    const english = { "accept-language": "en" };
    expect(await calculate(standard, english, "?detail=full&dryBulb=20")).toEqual({
      status: 400,
      body: { error: '"dryBulb" must be 27.0 or more.' },
    });
    expect(await calculate(standard, english, "?detail=full&dryBulb=50.5")).toEqual({
      status: 400,
      body: { error: '"dryBulb" must be 50.0 or less.' },
    });
    for (const limit of [27, 50])
      expect((await calculate(standard, english, `?detail=full&dryBulb=${limit}`)).status).toBe(200);
  });

  test("counts a year of water at the cycles, drift, hours and price that are given", async () => {
    const query = "?detail=full&cycles=6&driftPercent=0.01&hours=4000&pricePerCubicMetre=2";
    const { water } = (await calculate(standard, {}, query)).body.design;
    expect(water).toMatchObject({ cycles: 6, driftPercent: 0.01, drift: expect.closeTo(0.039, 9) });
    expect(water.blowdown).toBeCloseTo(water.evaporation / 5 - water.drift, 9);
    expect(water.year).toEqual({
      hours: 4000,
      makeUpCubicMetres: 4000 * water.makeUp,
      blowdownCubicMetres: 4000 * water.blowdown,
      cost: 8000 * water.makeUp,
    });
    const unpriced = (await calculate(standard, {}, "?detail=full&hours=10")).body.design.water;
    expect(unpriced.year).not.toHaveProperty("cost");
    expect((await calculate(standard, {}, "?detail=full&cycles=1")).status).toBe(400);
  });

  test("refuses a broken input as without", async () => {
    const broken = { ...standard, flowRate: 49 };
    expect(await calculate(broken, {}, "?detail=full")).toEqual(await calculate(broken));
  });
});

describe("with a height in the query", () => {
  test("answers for the air up there, and repeats the height", async () => {
    const { status, body } = await calculate(standard, {}, "?height=900&detail=full");
    expect(status).toBe(200);
    expect(body.input).toEqual({ ...standard, height: 900 });
    expect(body.calculations.finalCRT).toBeCloseTo(501.4, 1);
    expect(body.design).toMatchObject({ height: 900, pressurePa: expect.closeTo(90_970, 0) });
  });

  test("of 0 answers as without one", async () => {
    expect(await calculate(standard, {}, "?height=0")).toEqual(await calculate(standard));
  });

  test.each([
    ["-1", '"height" must be 0 or more.'],
    ["3001", '"height" must be 3000 or less.'],
    ["high", '"height" cannot be used as given. Check its value.'],
  ])("of %s is refused", async (height, error) => {
    const response = await calculate(standard, { "accept-language": "en" }, `?height=${height}`);
    expect(response).toEqual({ status: 400, body: { error } });
  });
});

describe("an unknown detail", () => {
  test("is refused in Korean, saying what it was and what to do", async () => {
    expect(await calculate(standard, {}, "?detail=all")).toEqual({
      status: 400,
      body: { error: '"detail"에 쓸 수 없는 값입니다: "all". 쓸 수 있는 값: full.' },
    });
  });

  test.each(["all", "", "FULL"])(
    '"%s" is refused in English where that is asked for first',
    async (detail) => {
      const response = await calculate(standard, { "accept-language": "en" }, `?detail=${detail}`);
      expect(response.status).toBe(400);
      expect(response.body.error).toBe(`"detail" cannot be "${detail}". Use full.`);
    },
  );

  test("does not hide a broken input", async () => {
    const broken = { ...standard, flowRate: 49 };
    expect(await calculate(broken, {}, "?detail=all")).toEqual(await calculate(broken));
  });
});

test("too few of a model are answered with the sentence that documents carry, first", async () => {
  const { app, database } = await openApi();
  await seed(database, { projects: [], products: sampleProducts }, () => new Date("2026-01-01"));
  const ask = async (query: string) => {
    const response = await app.inject({
      method: "POST",
      url: `/api/calculate-capacity?${query}`,
      headers: { "content-type": "application/json", "accept-language": "en" },
      payload: { ...standard, flowRate: 716.6, hotWaterTemp: 38, wetBulbTemp: 29 },
    });
    return { status: response.statusCode, body: response.json() };
  };
  const { body } = await ask("model=SF-200&units=2");
  expect(Object.keys(body)[0]).toBe("towers");
  expect(body.towers).toMatchObject({ meets: false, model: "SF-200", units: 2, installedCRT: 400 });
  expect(body.towers.verdict).toMatch(/^2 × SF-200 \(400 CRT\) does not meet the duty: .+ \(28\.5%\)\. /);
  expect(body.towers).toMatchObject({ basis: "estimated", verdict: expect.stringContaining("estimates") });
  const counterflow = (await ask("model=SCP-600&units=3")).body.towers;
  expect(counterflow).toMatchObject({ meets: true, basis: "calculated" });
  expect(counterflow.verdict).toMatch(/^3 × SCP-600 \(1,800 CRT\) meets the duty \([\d.]+%\)\.$/);
  expect((await ask("model=THF-250&units=3")).body.towers).toMatchObject({
    meets: false,
    basis: "on-request",
  });
  const standby = await ask("model=SCP-600&units=3&reserve=1");
  expect(standby.body.towers).toMatchObject({ meets: false, units: 3, running: 2, installedCRT: 1_200 });
  expect(standby.body.towers.verdict).toContain("(1,200 CRT, one on standby not counted)");
  const quiet = await ask(`model=SCP-600&units=3&quiet=${encodeURIComponent("저소음 팬")}`);
  expect(quiet.body.towers.installedCRT).toBeLessThan(1_800);
  expect((await ask("model=SCP-600&reserve=yes")).status).toBe(400);
  const refused = [
    await ask("model=SCP-600&units=3&quiet=whisper"),
    await ask("model=SCP-600&units=1&reserve=1"),
    await ask("model=SCP-600&reserve=1"),
  ];
  expect(refused.map(({ status, body: { error } }) => [status, error])).toEqual([
    [400, expect.stringMatching(/SCP-600.*whisper/)],
    [400, expect.stringContaining("standby")],
    [400, expect.stringContaining("standby")],
  ]);
  const unknown = await ask("model=XX-1");
  expect([unknown.status, unknown.body.error]).toEqual([400, expect.stringContaining("XX-1")]);
});

test("the API's description names detail and what it adds", async () => {
  const { app } = await openApi();
  const { paths } = (await app.inject("/api/openapi.json")).json();
  const { parameters, responses } = paths["/api/calculate-capacity"].post;
  expect(parameters.filter((parameter: { in: string }) => parameter.in === "query")).toEqual([
    expect.objectContaining({ name: "height", description: expect.stringContaining("sea level, m") }),
    expect.objectContaining({ name: "cycles", description: expect.stringContaining("cycles") }),
    expect.objectContaining({ name: "driftPercent", description: expect.stringContaining("%") }),
    expect.objectContaining({ name: "hours", description: expect.stringContaining("hours a year") }),
    expect.objectContaining({ name: "pricePerCubicMetre", description: expect.stringContaining("price") }),
    expect.objectContaining({ name: "dryBulb", description: expect.stringContaining("°C") }),
    expect.objectContaining({ name: "model", description: expect.stringContaining("meets the duty") }),
    expect.objectContaining({ name: "units", description: expect.stringContaining("1 to 12") }),
    expect.objectContaining({ name: "quiet", description: expect.stringContaining("low-noise") }),
    expect.objectContaining({ name: "reserve", description: expect.stringContaining("standby") }),
    expect.objectContaining({
      in: "query",
      name: "detail",
      description: expect.stringContaining("full"),
      required: false,
    }),
  ]);
  const { properties, required } = responses["200"].content["application/json"].schema;
  expect(required).toEqual(["input", "calculations"]);
  expect(properties.design.description).toContain("detail=full");
  expect(Object.keys(properties.design.properties)).toContain("capacityByWetBulb");
});
