import { expect, test } from "vitest";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";
import { openApi } from "../../../tests/support/api.ts";

const design = "flow=390&hot=37&cold=32&wb=27";
const points = [1, 2, 3].map(
  (number) => `p${number}-flow=390&p${number}-hot=37.2&p${number}-cold=32.1&p${number}-wb=27`,
);
const instruments = "i-flow=2&i-hot=0.1&i-cold=0.1&i-wb=0.1";

async function ask(search: string, headers: Record<string, string> = {}) {
  const { app } = await openApi();
  return app.inject({ url: `/api/acceptance-report.pdf?${search}`, headers });
}

test.each(["ko", "en"])(
  "a test of three points is one page in %s, and tells where it is found again",
  async (lang) => {
    const query = `${design}&${points.join("&")}&${instruments}&a-flow=1&a-range=1&pass=95`;
    const response = await ask(`${query}&lang=${lang}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="acceptance-test-${lang}.pdf"`,
      "x-robots-tag": "noindex",
    });
    const file = response.rawPayload.toString("latin1");
    expect(file).toMatch(/^%PDF-/);
    expect(file).toContain(`/Lang (${lang})`);
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const page = lang === "en" ? "/en/resources/calculator/test" : "/resources/calculator/test";
    expect(file).toContain(`/URI (http://localhost${page}?${design}`);
  },
);

test.each(["ko", "en"])("with a maker's curves it has a second page of the steps in %s", async (lang) => {
  const measured = "p1-flow=385&p1-hot=34.9&p1-cold=30.1&p1-wb=24.6&p1-kw=14.6";
  const query = `${design}&design-kw=15&design-lg=1.5&${measured}&${instruments}&curves=${sampleCurves}&lang=${lang}`;
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  const file = response.rawPayload.toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(file).toContain("/S /Figure");
});

test("curves of five flows have a page of their own", async () => {
  const rows = Array.from({ length: 5 }, (_, flow) =>
    Array.from({ length: 12 }, (__, at) =>
      [350 + 20 * flow, 16 + at, 24 + flow + at * 0.7, 25 + flow + at * 0.7, 26 + flow + at * 0.7].join("_"),
    ),
  );
  const curves = ["flow_wb_4_5_6", ...rows.flat()].join("*");
  const response = await ask(`${design}&${points[0]}&curves=${curves}&lang=en`);
  expect(response.rawPayload.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test("curves that are none are refused with the cell", async () => {
  const response = await ask(`${design}&${points[0]}&curves=${sampleCurves.replace("25.65", "x")}&lang=en`);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain("Performance curves: Row 8, column D: “x” is not a number.");
});

const american = "flowUnit=gpm&temperatureUnit=F&powerUnit=hp&pressureUnit=inHg&heightUnit=ft";

test.each(["ko", "en"])(
  "shown in other units it is one page in %s, and its address stays the same",
  async (lang) => {
    const measured = [1, 2, 3].map((number) => `p${number}-kw=15&p${number}-hpa=1000`).join("&");
    const test = `${design}&height=100&design-kw=15&draft=forced&${points.join("&")}&${measured}&${instruments}&a-wb=1`;
    const response = await ask(`${test}&lang=${lang}&${american}`);
    expect(response.statusCode).toBe(200);
    const file = response.rawPayload.toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(file).not.toContain("Unit=");
  },
);

test("a unit that there is none of is refused", async () => {
  expect((await ask(`${design}&${points[0]}&flowUnit=cfm`)).statusCode).toBe(400);
});

test("a job of any letters is written, or a sign in their place", async () => {
  const job = new URLSearchParams({ project: "뷁쀍 漢江 🏭", client: "발주처", by: "김" });
  expect((await ask(`${design}&${points[0]}&${job}`)).statusCode).toBe(200);
});

test.each([
  ["", "The test cannot be evaluated. Please correct the following. Enter at least one test point."],
  [`${design}&p1-flow=390`, "Test point 1 Inlet, °C: enter a number from 5 to 60."],
  [`flow=390&hot=37&cold=32&wb=40&${points[0]}`, "Design duty: Wet bulb temperature must be between"],
  [
    `${design}&p1-flow=390&p1-hot=36&p1-cold=32.1&p1-wb=27&i-cold=5`,
    "Test point 1: the difference between inlet and outlet is no larger than the instrument errors.",
  ],
])("%s is refused with a sentence", async (query, sentence) => {
  const response = await ask(`${query}&lang=en`);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toContain(sentence);
});
