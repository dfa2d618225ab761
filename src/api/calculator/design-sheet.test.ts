import { expect, test } from "vitest";
import { createRateLimits } from "#data/rate-limits.ts";
import { seed } from "#data/seed.ts";
import { openApi } from "../../../tests/support/api.ts";
import { aModel, aProduct } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { pdfRateLimits } from "./pdf-rate-limits.ts";

const query = "flow=390&hot=37&cold=32&wb=27";

async function ask(search: string, headers: Record<string, string> = {}) {
  const { app } = await openApi();
  return app.inject({ url: `/api/design-sheet.pdf?${search}`, headers });
}

test.each(["ko", "en"])("a duty is answered with its sheet in %s, to be kept as a file", async (lang) => {
  const response = await ask(`${query}&lang=${lang}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="design-sheet-390-37-32-27-${lang}.pdf"`,
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
  const file = response.rawPayload.toString("latin1");
  expect(file).toMatch(/^%PDF-/);
  expect(file).toContain(`/Lang (${lang})`);
  const page = lang === "en" ? "/en/resources/calculator" : "/resources/calculator";
  expect(file).toContain(`/URI (http://localhost${page}?${query})`);
});

test("without a language the asker's own is taken", async () => {
  const response = await ask(query, { "accept-language": "en-US,ko;q=0.5" });
  expect(response.headers["content-disposition"]).toContain("-en.pdf");
});

test("a refused duty is answered with every rule that it breaks, in the language asked for", async () => {
  const response = await ask("flow=49&hot=36&cold=32&wb=27&lang=en");
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain("Flow rate must be between 50-5,000 m³/hr.");
  expect(response.json().error).toContain("Temperature range must be at least 5°C.");
  expect((await ask("")).json().error).toContain("순환수량은 숫자여야 합니다.");
});

test.each(["lang=fr", "flow=390&flow=400"])("a query with %s is refused with its name", async (odd) => {
  const response = await ask(`${query}&${odd}`);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain(`"${odd.split("=")[0]}"`);
});

test("a height in the query is that of the sheet, and one that is none is refused", async () => {
  const high = await ask(`${query}&height=900&lang=en`);
  expect(high.rawPayload.toString("latin1")).toContain(`?${query}&height=900)`);
  expect((await ask(`${query}&height=9000&lang=en`)).json().error).toBe('"height" must be 3000 or less.');
});

test("the job is written on the sheet, one line more and still one page", async () => {
  const job = new URLSearchParams({
    project: "새 공장 증설",
    client: "발주처",
    tag: "CT-101",
    rev: "B",
    by: "김",
  });
  const plain = (await ask(`${query}&lang=ko`)).rawPayload;
  const named = (await ask(`${query}&${job}&lang=ko`)).rawPayload;
  expect(named.length).toBeGreaterThan(plain.length);
  expect(named.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  const long = await ask(`${query}&project=${"x".repeat(41)}&lang=en`);
  expect(long.json().error).toContain('"project"');
});

test("place, water and year are a second page, and its address brings them back", async () => {
  const plan = "place=annex-7-seoul&margin=1.5&cycles=4&db=32&station=471080&control=on-off&kw=15";
  for (const lang of ["ko", "en"]) {
    const file = (await ask(`${query}&${plan}&lang=${lang}`)).rawPayload.toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(file).toContain("station=471080");
  }
});

test("what a plan cannot have is refused with a sentence, never left out", async () => {
  const refused = await ask(`${query}&cycles=99&station=1&lang=en`);
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    "The link contains invalid values for cycles, station. Choose them again in the design tool.",
  ]);
  const unknown = await ask(`${query}&model=CT-9999&lang=ko`);
  expect([unknown.statusCode, unknown.json().error]).toEqual([
    400,
    "CT-9999 모델을 찾을 수 없습니다. 설계 도구에서 다시 골라 주세요.",
  ]);
});

test("a low-noise option that the model has not is refused, and not left out", async () => {
  const option = {
    kind: "저소음 팬" as const,
    capacity: 90,
    motor: null,
    sound: 55,
    height: null,
    weight: null,
  };
  const model = aModel({ name: "A-100", crt: 100, lowNoise: [option] });
  const { app, database } = await openApi();
  await seed(
    database,
    { projects: [], products: [aProduct({ models: [model] })] },
    () => new Date("2026-01-01"),
  );
  const asked = (quiet: string) =>
    app.inject({
      url: `/api/design-sheet.pdf?${query}&lang=en&model=A-100&units=5&quiet=${encodeURIComponent(quiet)}`,
    });
  const refused = await asked("whisper");
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    "The record of A-100 has no low-noise option whisper with a capacity.",
  ]);
  expect((await asked(option.kind)).statusCode).toBe(200);
});

test("a year in weather of the asker's own is on the sheet, and its address leaves it out", async () => {
  const { app } = await openApi();
  const months = Array.from({ length: 12 }, () => [[20, 25, 730]]);
  const asked = { flow: "390", hot: "37", cold: "32", wb: "27", cycles: "5", station: "own", lang: "en" };
  const post = (payload: object) => app.inject({ method: "POST", url: "/api/design-sheet.pdf", payload });
  const response = await post({ ...asked, weather: { source: "Lagos.csv", height: 40, months } });
  expect(response.statusCode).toBe(200);
  const sheet = response.rawPayload.toString("latin1");
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(sheet).toContain("cycles=5");
  expect(sheet).not.toContain("station=");
  const belowSea = await post({ ...asked, weather: { source: "Amsterdam.epw", height: -2, months } });
  expect(belowSea.statusCode).toBe(200);
  const broken = await post({ ...asked, weather: { source: "Lagos.csv", height: 40, months: [[]] } });
  expect([broken.statusCode, broken.json().error]).toEqual([400, expect.stringContaining("months")]);
  const without = await ask(`${query}&station=own&lang=en`);
  expect(without.json().error).toContain("station");
});

test("letters that no font has do no harm in the fields of the job", async () => {
  const job = new URLSearchParams({ project: "漢江 🏭 뷁", client: "쀍" });
  expect((await ask(`${query}&${job}&lang=ko`)).statusCode).toBe(200);
});

test("a client is given thirty in ten minutes, then refused with the time to come back", async () => {
  const database = await openMemory();
  const limits = createRateLimits(database, () => new Date("2025-03-04T00:00:00Z"));
  for (let index = 0; index < 29; index++) await limits.consumeAll(pdfRateLimits({ ip: "127.0.0.1" }));
  const { app } = await openApi({ limits });
  const url = `/api/design-sheet.pdf?${query}`;
  expect((await app.inject(url)).statusCode).toBe(200);
  const refused = await app.inject({ url, headers: { "accept-language": "en" } });
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "600"]);
  expect(refused.json().error).toContain("Please wait a moment");
  expect((await app.inject({ url, remoteAddress: "203.0.113.8" })).statusCode).toBe(200);
  await database.close();
});

test("networks that have used up all of theirs take nobody else's", async () => {
  const database = await openMemory();
  const limits = createRateLimits(database, () => new Date("2025-03-04T00:00:00Z"));
  for (let network = 1; network <= 20; network++)
    for (let sheet = 1; sheet <= 30; sheet++)
      await limits.consumeAll(pdfRateLimits({ ip: `198.51.100.${network}` }));
  const { app } = await openApi({ limits });
  const from = (remoteAddress: string) =>
    app.inject({ url: `/api/design-sheet.pdf?${query}`, remoteAddress });
  expect((await from("198.51.100.20")).statusCode).toBe(429);
  expect((await from("203.0.113.8")).statusCode).toBe(200);
  await database.close();
});

test("sound at a neighbor takes a page more, and stays in the addresses of the sheet", async () => {
  const bands = [63, 125, 250, 500, 1000, 2000, 4000, 8000].map((frequency) => `w${frequency}_80`);
  const sound = `sound=${bands.join("*")}*at_25*hs_6`;
  const file = (await ask(`${query}&${sound}&lang=en`)).rawPayload.toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(file).toContain(`?${query}&${sound})`);
});
