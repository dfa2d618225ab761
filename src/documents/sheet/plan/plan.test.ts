import { describe, expect, test } from "vitest";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { sheetWords } from "#content/calculator/sheet.ts";
import { company } from "#content/company.ts";
import { placeByKey, placesByCountry } from "#content/places/places.ts";
import { weatherPlaces, weatherStation } from "#content/places/weather-station.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { aModel, anOption, aStoredProduct } from "../../../../tests/support/builders.ts";
import { designSheet } from "../design-sheet.ts";
import { sheetPagesOf } from "../paper.ts";
import { findOwnModel } from "./chosen-towers.ts";
import { loadPlanSheet } from "./load-plan-sheet.ts";
import { parsePlan, planTexts } from "./plan.ts";
import { planNames } from "./plan-reader.ts";
import { planSheet } from "./plan-tables.ts";
import { yearQuestion } from "./planned-year.ts";

const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
const at = (query: string, of = duty) => parsePlan(new URLSearchParams(query), of);

test("an address without a plan has none, and one part brings along no other", () => {
  expect(at("flow=390&project=x")).toEqual({ kind: "plan", plan: {} });
  for (const height of ["", "0", "900"]) expect(at(`height=${height}`)).toEqual({ kind: "plan", plan: {} });
  expect(at("cycles=5")).toEqual({ kind: "plan", plan: { water: { cycles: 5, driftPercent: 0.005 } } });
});

test.each([
  ["place=annex-7-seoul&margin=1.5", { site: { margin: 1.5, place: { key: "annex-7-seoul" } } }],
  ["model=SCP-250&units=2", { tower: { model: "SCP-250", towerCount: 2 } }],
  ["station=471080&kw=15&control=two-speed", { year: { fanKilowatts: 15, control: "two-speed" } }],
  ["station=471080&load=air-conditioning&off=12&full=27", { year: { load: { offBelow: 12, fullAt: 27 } } }],
  [
    `station=471080&load=monthly&shares=${Array(12).fill("50").join("-")}`,
    { year: { load: { kind: "monthly" } } },
  ],
  [
    "station=471080&ycrt=600&least=0.3&ycycles=6&ydrift=0.01&free=12",
    { year: { crt: 600, least: 0.3, cycles: 6, driftPercent: 0.01, freeCoolingTemp: 12 } },
  ],
  ["cycles=4&drift=0.00075", { water: { driftPercent: 0.000_75 } }],
  ["cycles=6&drift=0.01&station=471080", { year: { cycles: 6, driftPercent: 0.01 } }],
])("%s reads back from the address that it makes", (query, plan) => {
  const reading = at(query);
  expect(reading).toMatchObject({ kind: "plan", plan });
  if (reading.kind !== "plan") return;
  expect(at(String(new URLSearchParams(planTexts(reading.plan))))).toEqual(reading);
});

test.each([
  ["place=nowhere", "place"],
  // Seoul's published wet bulb is 25.5 °C: a duty of 27 °C is not from there.
  ["place=annex-7-seoul", "place"],
  ["place=annex-7-seoul&margin=9", "margin"],
  ["model=A&units=1.5", "units"],
  ["model=A&units=13", "units"],
  [`model=${"x".repeat(61)}`, "model"],
  ["cycles=1", "cycles"],
  ["cycles=4&drift=5", "drift"],
  ["cycles=4&db=20", "db"],
  ["station=000000", "station"],
  ["station=471080&control=fast", "control"],
  ["station=471080&load=half", "load"],
  ["station=471080&load=air-conditioning&off=20&full=10", "full"],
  ["station=471080&load=monthly&shares=1-2", "shares"],
  ["station=471080&kw=-1", "kw"],
  ["station=471080&ycold=99", "ycold"],
  ["station=471080&least=0.9", "least"],
  ["station=471080&ycrt=0", "ycrt"],
  ["station=own", "station"],
  ["height=5000", "height"],
  ["height=-5", "height"],
  ["height=abc", "height"],
])("%s is refused by its name", (query, name) => {
  expect(at(query)).toMatchObject({ kind: "refused", names: expect.arrayContaining([name]) });
});

test.each([
  ["drift=0.02", { driftPercent: 0.02, dryBulbTemp: undefined }],
  ["db=32", { driftPercent: 0.005, dryBulbTemp: 32 }],
])("%s alone is water with the usual cycles", (query, water) => {
  expect(at(query)).toMatchObject({ plan: { water: { cycles: 4, ...water } } });
});

test("a dry bulb converted from °F is that of the duty in the address, too: 67 °F in saturated air", () => {
  const saturated = { ...duty, wetBulbTemp: 19.444444 };
  const plan = { water: { cycles: 4, driftPercent: 0.005, dryBulbTemp: 19.444444 } };
  expect(at(String(new URLSearchParams(planTexts(plan))), saturated)).toEqual({ kind: "plan", plan });
});

test("a year in weather that was brought along is read with it, and is in no address", () => {
  const own = { source: "Lagos.csv", height: 40, months: Array.from({ length: 12 }, () => []) };
  const reading = parsePlan(new URLSearchParams("station=own&cycles=5"), duty, own);
  expect(reading).toMatchObject({ plan: { year: { station: "own", weather: own, cycles: 5 } } });
  if (reading.kind === "plan") expect(planTexts(reading.plan)).toEqual({ cycles: "5", drift: "0.005" });
});

test("a model is looked for among our own products", () => {
  const own = aStoredProduct({ models: [aModel({ name: "SF-100", crt: 100 })], hasSampleModels: true });
  expect(findOwnModel([own], "SF-100")).toMatchObject({ model: { crt: 100 }, isSample: true });
  expect(findOwnModel([{ ...own, brand: "BAC" }], "SF-100")).toBeUndefined();
  expect(findOwnModel([own], "SF-200")).toBeUndefined();
});

test("of two series with the same name of a model the one of the selection is on the sheet, none where it is a partner's", async () => {
  const [sf, scp, v] = [
    aStoredProduct({ slug: "sf", models: [aModel({ name: "200", crt: 200 })] }),
    aStoredProduct({ slug: "scp", models: [aModel({ name: "200", crt: 500 })] }),
    aStoredProduct({ slug: "v", brand: "BAC", models: [aModel({ name: "200", crt: 300 })] }),
  ];
  const sources = { products: { listVisible: async () => [v, sf, scp] }, weather: { of: () => undefined } };
  const sizeOf = async (product: string) => {
    const query = new URLSearchParams({ model: "200", product });
    const planned = await loadPlanSheet("en", duty, query, sources);
    return planned.kind === "refused" ? planned.problem : planned.sheet?.chosenTowers?.runningCRT;
  };
  expect(await sizeOf("scp/200")).toBe(500);
  expect(await sizeOf("scp")).toBe(500);
  for (const product of ["sf", "", "xx"]) expect(await sizeOf(product)).toBe(200);
  expect(await sizeOf("v")).toContain("There is no model 200");
});

describe.each(locales)("the second page in %s", (locale) => {
  const reading = at("place=annex-7-seoul&margin=1.5&model=SCP-500&cycles=4&db=32&station=471080&kw=15");
  if (reading.kind !== "plan") throw new Error("The plan is refused.");
  const weather = {
    source: "made up",
    height: 0,
    months: Array.from({ length: 12 }, (): [number, number, number][] => [[10, 15, 730]]),
  };
  const model = aModel({
    name: "SCP-500",
    crt: 500,
    length: 4200,
    width: 3600,
    height: 5100,
    motor: 15,
    fans: 1,
  });
  const sheet = planSheet(locale, duty, reading.plan, {
    model: { model, kind: "counterflow", isSample: true },
    weather,
  });
  const written = JSON.stringify(sheet);

  test("gives fan power and sound of one tower and of all, the sound with its distance", () => {
    const sounding = { ...model, sound: 67, soundDistance: 10 };
    const facts = { model: { model: sounding, kind: "counterflow", isSample: false }, weather } as const;
    const two = { ...reading.plan, tower: { model: "SCP-500", towerCount: 2 } };
    const { towersTable } = planSheet(locale, duty, two, facts);
    const figures = towersTable?.rows.flatMap((row) => row.figures).join(", ");
    expect(figures).toMatch(/1 × 15 kW, 30 kW, 67 dB\(A\)(,| at) 10 m, 70 dB\(A\)(,| at) 10 m$/);
  });

  test("counts a year by the fans of the towers that run, not of the standby", () => {
    const { year } = reading.plan;
    const two = {
      ...{ ...reading.plan, tower: { model: "SCP-500", towerCount: 2 } },
      year: year && { ...year, fanKilowatts: undefined },
    };
    const facts = { model: { model, kind: "counterflow", isSample: false }, weather } as const;
    const yearOf = (hasStandby: boolean) =>
      JSON.stringify(planSheet(locale, duty, two, { ...facts, hasStandby }).year);
    expect(yearOf(true)).toContain("131,400 kWh");
    expect(yearOf(true)).toContain("500 CRT");
    expect(yearOf(false)).toContain("262,800 kWh");
  });

  test("has each figure in the visitor's units with m³/h, °C, CRT and m behind", () => {
    const units = { flow: "gpm", temperature: "F", capacity: "USNT", height: "ft" } as const;
    const facts = { model: { model, kind: "counterflow", isSample: true }, weather } as const;
    const american = planSheet(locale, duty, reading.plan, facts, units);
    const figures = [
      ...american.tables,
      ...(american.towersTable ? [american.towersTable] : []),
      ...american.year,
    ].flatMap(({ rows }) => rows.filter(({ label }) => label !== "").flatMap((row) => row.figures));
    for (const figure of ["77.9 °F (25.5 °C)", "+2.7 °F (+1.5 °C)", "406.0 US ton (500 CRT)"])
      expect(figures.join()).toContain(figure);
    expect(JSON.stringify(american.towersTable)).toContain(
      '["13.8 × 11.8 × 16.7 ft"]},{"label":"","figures":["4,200 × 3,600 × 5,100 mm"]}',
    );
    expect(figures.join()).toMatch(/[\d,]+ gal \([\d,]+ m³\)/);
    const alone = figures.filter((figure) => /(m³|°C|CRT|\d m|\bmm|kg)\b/.test(figure.replace(/\(.*\)/, "")));
    expect(alone).toEqual([]);
    const [, months] = american.year;
    expect(months?.columns?.join()).toMatch(/gal \(m³\).*gal \(m³\)/);
    expect(months?.rows.at(-1)?.figures.join()).toMatch(/[\d,]+ \([\d,]+\),[\d,]+ \([\d,]+\)/);
  });

  test("has the place, the size of the real model, the water by Poppe and twelve months", () => {
    expect(sheet.tables).toHaveLength(2);
    expect(sheet.towersTable?.rows).not.toHaveLength(0);
    for (const figure of ["25.5 °C", "+1.5 °C", "1 × SCP-500", "4,200 × 3,600 × 5,100 mm", "131,400 kWh"])
      expect(written).toContain(figure);
    // CALCULATOR.md 13: 0.800 % of the flow evaporates at 37/32/27 with 32 °C outside.
    expect(written).toContain("3.12 m³/h");
    expect(sheet.year.at(-1)?.rows).toHaveLength(13);
  });

  test("leaves no place unfilled, and has no other language in it", () => {
    expect(written).not.toMatch(/\{\w+\}|NaN|undefined|Infinity/);
    if (locale === "en") expect(written).not.toMatch(/[가-힣]/);
  });
});

test.each(placesByCountry.flatMap(({ lists }) => lists.flat()).filter((place) => !weatherStation(place)))(
  "a year of another station is named in the headline: $key",
  (place) => {
    const weather = { source: "made up", height: 0, months: Array.from({ length: 12 }, () => []) };
    const year = {
      station: "471080",
      coldWaterTemp: 32,
      load: { kind: "constant" },
      control: "on-off",
    } as const;
    const plan = {
      site: { place, margin: 0 },
      year: { ...year, least: 0.2, cycles: 4, driftPercent: 0.005 },
    };
    for (const locale of locales) {
      const sheet = planSheet(locale, duty, plan, { model: undefined, weather });
      for (const text of [sheet.lead, sheet.year[0]?.title])
        for (const name of ["471080", place.key].map((each) => nameOf(each, locale)))
          expect(text).toContain(name);
      expect(JSON.stringify(sheet)).not.toContain("local");
    }
  },
);

function nameOf(key: string, locale: Locale): string {
  const place = weatherPlaces.find(({ station }) => station === key) ?? placeByKey(key);
  return place?.name[locale] ?? "";
}

test("a year whose address has no outlet and no size has those of the duty and of the towers", () => {
  const reading = at("station=471080");
  const year = reading.kind === "plan" ? reading.plan.year : undefined;
  if (!year) throw new Error("The year is refused.");
  expect(planTexts({ year })).not.toHaveProperty("ycold");
  const asked = yearQuestion({ ...duty, coldWaterTemp: 31 }, year, 600);
  expect(asked).toMatchObject({ coldWaterTemp: 31, crt: 600 });
});

test("the question of a year is the same under another fan control and fan power", () => {
  const year = {
    station: "471080",
    load: { kind: "constant" },
    control: "on-off",
    least: 0.2,
    cycles: 4,
    driftPercent: 0.005,
  } as const;
  const other = { ...year, control: "two-speed", fanKilowatts: 15 } as const;
  expect(yearQuestion(duty, other, 600)).toEqual(yearQuestion(duty, year, 600));
});

test("the year has its drift with the last decimal", () => {
  const reading = at("station=471080&ydrift=0.00075");
  if (reading.kind !== "plan") throw new Error("The plan is refused.");
  const weather = {
    source: "made up",
    height: 0,
    months: Array.from({ length: 12 }, (): [number, number, number][] => [[10, 15, 730]]),
  };
  const { year } = planSheet("en", duty, reading.plan, { model: undefined, weather });
  expect(JSON.stringify(year)).toContain('"4, 0.00075%"');
});

test("the temperatures of a plan have the digits with which they were entered", () => {
  const query = "place=annex-7-seoul&margin=1.65&db=31.25&station=471080&ycold=30.04&free=12.55";
  const found = { ...duty, wetBulbTemp: 27.15 };
  const reading = at(query, found);
  if (reading.kind !== "plan") throw new Error("The plan is refused.");
  const months = Array.from({ length: 12 }, (): [number, number, number][] => [[10, 15, 730]]);
  const weather = { source: "made up", height: 0, months };
  const written = JSON.stringify(planSheet("en", found, reading.plan, { model: undefined, weather }));
  for (const figure of ["27.15 °C", "31.25 °C", "30.04 °C", "12.55 °C"]) expect(written).toContain(figure);
});

describe("a sheet with towers of a kind that the method does not cover", () => {
  const closed = aStoredProduct({ tags: ["밀폐형"], models: [aModel({ name: "THF-500", crt: 500 })] });
  const cross = aStoredProduct({ tags: ["직교류"], models: [aModel({ name: "SF-500", crt: 500 })] });
  const sources = {
    products: { listVisible: async () => [closed, cross] },
    weather: { of: () => Promise.resolve({ source: "made up", height: 0, months: [] }) },
  };
  const planned = (query: string, of = duty) => loadPlanSheet("en", of, new URLSearchParams(query), sources);
  const sheetOf = async (query: string, of = duty) => {
    const found = await planned(query, of);
    if (found.kind === "refused" || !found.sheet) throw new Error("There is no sheet.");
    const plan = { ...found.sheet, address: "https://site.example/sheet" };
    return designSheet("en", of, { now: new Date(0), address: plan.address, company, plan });
  };

  test("is refused for closed-circuit towers away from 37/32/27, with no number", async () => {
    const result = await planned("model=THF-500", { ...duty, wetBulbTemp: 26 });
    expect(result).toMatchObject({ kind: "refused", isOnRequest: true });
    expect(JSON.stringify(result)).toContain("We calculate this duty for you.");
    expect(JSON.stringify(result)).not.toMatch(/CRT|%/);
  });

  test("counts the tower that runs, not its standby: size, verdict, curves and capability", async () => {
    const found = await planned("model=SF-500&units=2&reserve=1");
    if (found.kind === "refused") throw new Error(found.problem);
    expect(found.sheet?.chosenTowers).toMatchObject({
      runningCRT: 500,
      line: "2 × SF-500 (500 CRT, one on standby not counted) meets the duty (100.0%).",
    });
    const rows = found.sheet?.towersTable?.rows.map(({ figures }) => figures.join());
    expect(rows).toEqual(
      expect.arrayContaining(["2 × SF-500", "500 CRT, one on standby not counted", "100.0%"]),
    );
    const both = await planned("model=SF-500&units=2");
    expect(both).toMatchObject({ sheet: { towerRecord: { results: [{}, { figure: "1 of 2" }] } } });
    expect(both).toMatchObject({ sheet: { chosenTowers: { runningCRT: 1_000 } } });
  });

  test("is refused for one tower that would be its own standby", async () => {
    expect(await planned("model=SF-500&units=1&reserve=1")).toEqual({
      kind: "refused",
      problem: "One on standby takes at least two units.",
    });
  });

  test.each([
    ["en", "1 of 2", ["Flow, 1 of 2", "Fans, 2 running: 30 kW", "Fans, 3 incl. standby: 45 kW"]],
    ["ko", "2대 중 1대", ["순환수량(2대 중 1대)", "팬(운전하는 2대): 30 kW", "팬(예비 포함 3대): 45 kW"]],
  ] as const)("has the share and the power of the towers that run (%s)", async (locale, share, stated) => {
    const motor = { fans: 2, motor: 7.5, sound: 66, soundDistance: 10 };
    const model = aModel({ name: "T-500", crt: 500, ...motor });
    const own = [aStoredProduct({ tags: ["대향류"], models: [model] })];
    const query = new URLSearchParams("model=T-500&units=3&reserve=1");
    const found = await loadPlanSheet(locale, duty, query, {
      ...sources,
      products: { listVisible: async () => own },
    });
    if (found.kind === "refused" || !found.sheet) throw new Error("There is no sheet.");
    const { towerRecord, towersTable } = found.sheet;
    expect(towerRecord?.results.map(({ figure }) => figure)).toEqual(["3 × T-500", share]);
    const rows = towersTable?.rows.map(({ label, figures }) => `${label}: ${figures.join()}`).join("\n");
    for (const row of stated) expect(rows).toContain(row);
    expect(rows).toMatch(/(Sound, 3 incl\. standby|소음\(예비 포함 3대 합\)): 70\.8 dB\(A\)/);
  });

  test("has one capability in its verdict and its table, which is not 100% below the duty", async () => {
    const found = await planned("model=SF-500&units=1", { ...duty, flowRate: 390.15 });
    if (found.kind === "refused") throw new Error(found.problem);
    expect(found.sheet?.chosenTowers?.line).toMatch(/does not meet.+\(99\.96%\)/);
    expect(found.sheet?.towersTable?.rows.flatMap(({ figures }) => figures)).toContain("99.96%");
  });

  test("is refused for a year of closed-circuit towers", async () => {
    expect(await planned("model=THF-500&station=471080")).toMatchObject({
      kind: "refused",
      isOnRequest: true,
    });
  });

  test("is headed by the kind of the model, and draws no curve of a closed-circuit tower", async () => {
    const rated = await sheetOf("model=THF-500");
    expect(rated.lead).toContain("Closed-circuit tower, catalog capacity");
    expect([rated.charts, rated.why, rated.changes, rated.tables.length]).toEqual([
      [],
      undefined,
      undefined,
      2,
    ]);
    expect(JSON.stringify(sheetPagesOf(rated))).not.toMatch(/counterflow|Merkel|KaV/);
    const estimate = await sheetOf("model=SF-500", { ...duty, wetBulbTemp: 26 });
    expect(estimate.lead).toContain("Open crossflow tower");
    expect(JSON.stringify(estimate.plan)).toContain("(estimate)");
    expect(JSON.stringify((await sheetOf("model=SF-500")).plan)).not.toContain("(estimate)");
  });
});

describe("a sheet with options that make another kind of tower", () => {
  const flow = { subject: "흐름 방식", subjectEn: "Flow" };
  const circuit = { subject: "회로", subjectEn: "Circuit" };
  const series = aStoredProduct({
    tags: ["대향류"],
    models: [aModel({ name: "T-500", crt: 500 })],
    options: [
      anOption({ ...flow, name: "대향류형", nameEn: "Counterflow" }),
      anOption({ ...flow, name: "직교류형", nameEn: "Crossflow", figures: "다름", kind: "직교류" }),
      anOption({ ...circuit, name: "개방형", nameEn: "Open" }),
      anOption({ ...circuit, name: "밀폐형", nameEn: "Closed", figures: "다름", kind: "밀폐형" }),
    ],
  });
  const sources = { products: { listVisible: async () => [series] }, weather: { of: () => undefined } };
  const other = { ...duty, wetBulbTemp: 26 };
  const planned = (locale: Locale, options: string) =>
    loadPlanSheet(locale, other, new URLSearchParams({ model: "T-500", units: "2", options }), sources);

  test.each(["ko", "en"] as const)(
    "is headed by that kind, and its verdict has the caveat (%s)",
    async (locale) => {
      const found = await planned(locale, "Crossflow");
      if (found.kind === "refused" || !found.sheet) throw new Error("There is no sheet.");
      const plan = { ...found.sheet, address: "https://site.example/sheet" };
      const sheet = designSheet(locale, other, { now: new Date(0), address: plan.address, company, plan });
      expect(sheet.lead).toBe(sheetWords[locale].kinds.crossflow.lead);
      expect(sheet.towersLine).toContain(towerKindWords[locale].estimatedNote);
      expect(JSON.stringify(sheet)).toContain(towerKindWords[locale].kinds.crossflow);
    },
  );

  test("has no number for a closed-circuit version away from 37/32/27", async () => {
    const result = await planned("en", "밀폐형");
    expect(result).toMatchObject({ kind: "refused", isOnRequest: true });
    expect(JSON.stringify(result)).not.toMatch(/CRT|%/);
  });

  test("keeps the kind of the series with the standard options", async () => {
    const found = await planned("en", "Counterflow,Open");
    expect(found).toMatchObject({ sheet: { chosenTowers: { towerKind: "counterflow" } } });
  });
});

test("a version with figures of its own has the capacity of the record alone, and a sentence on the rest", async () => {
  const facts = { length: 4_210, width: 3_620, height: 5_130, operatingWeight: 8_765, motor: 18.5 };
  const flow = { subject: "흐름 방식", subjectEn: "Flow" };
  const series = aStoredProduct({
    tags: ["대향류"],
    models: [aModel({ name: "T-500", crt: 500, ...facts, sound: 67, soundDistance: 10 })],
    options: [
      anOption({ ...flow, name: "대향류형", nameEn: "Counterflow" }),
      anOption({ ...flow, name: "직교류형", nameEn: "Crossflow", figures: "다름" }),
    ],
  });
  const sources = { products: { listVisible: async () => [series] }, weather: { of: () => undefined } };
  const written = async (locale: Locale, options: string) => {
    const query = new URLSearchParams({ model: "T-500", units: "2", options });
    const found = await loadPlanSheet(locale, duty, query, sources);
    if (found.kind === "refused" || !found.sheet) throw new Error("There is no sheet.");
    const plan = { ...found.sheet, address: "https://site.example/sheet" };
    const sheet = designSheet(locale, duty, { now: new Date(0), address: plan.address, company, plan });
    const { hasOptionsWithOwnFigures } = found;
    return { text: JSON.stringify(sheetPagesOf(sheet)), record: plan.towerRecord, hasOptionsWithOwnFigures };
  };
  const figures = /4,210|8,765|18\.5 kW|67 dB|Type Open|형식 개방형/;
  const standard = await written("en", "대향류형");
  expect(standard.hasOptionsWithOwnFigures).toBe(false);
  expect(standard.text).toMatch(figures);
  expect(standard.text).not.toContain("differ from the record");
  for (const [locale, sentence] of [
    ["en", "Dimensions, weights, motors, airflow, pump head and sound of Crossflow differ"],
    ["ko", "직교류형 사양의 치수, 중량, 전동기, 풍량, 양정, 소음은"],
  ] as const) {
    const { text, record, hasOptionsWithOwnFigures } = await written(locale, "Crossflow");
    expect(hasOptionsWithOwnFigures).toBe(true);
    expect(record).toBeUndefined();
    expect(text).toContain(sentence);
    expect(text).toContain("1,000 CRT");
    expect(text).not.toMatch(figures);
  }
});

test("the names of a plan's parameters are none of a duty's or a job's", () => {
  const others = ["flow", "hot", "cold", "wb", "height", "project", "client", "tag", "rev", "by", "lang"];
  expect(planNames.filter((name) => others.includes(name))).toEqual([]);
});
