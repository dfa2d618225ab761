import { expect, test } from "vitest";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { attachedSelectionView } from "./attached-selection-view.ts";

const products = [aStoredProduct({ models: [aModel({ name: "SF-200", crt: 200 })], tags: ["직교류"] })];
const at = (query: string) => attachedSelectionView("en", new URLSearchParams(query), products);

test("an address without a duty attaches nothing", () => {
  expect(at("utm_source=mail")).toBeUndefined();
});

test("a duty is attached with its figures and the required tower", () => {
  const found = at("flow=1000&hot=42&cold=32&wb=27&utm_source=mail");
  expect(found).toMatchObject({
    kind: "attached",
    duty: { flowRate: 1000, hotWaterTemp: 42, coldWaterTemp: 32, wetBulbTemp: 27 },
    query: "flow=1000&hot=42&cold=32&wb=27",
    link: { href: "/en/resources/calculator?flow=1000&hot=42&cold=32&wb=27" },
  });
  const figures = found?.kind === "attached" ? found.figures.map(({ figure }) => figure) : [];
  expect(figures).toEqual([
    "1,000 m³/h",
    "42 °C",
    "32 °C",
    "27 °C",
    expect.stringMatching(/^1,961\.\d CRT$/),
  ]);
});

test.each([
  "flow=390",
  "flow=390&hot=37&cold=32&wb=31",
  "flow=x&hot=37&cold=32&wb=27",
  "flow=&hot=&cold=&wb=",
  "flow=390&hot=37&cold=32&wb=27&height=5000",
])("an invalid duty, %s, gets an explanation", (query) => {
  expect(at(query)).toMatchObject({ kind: "broken", note: expect.stringContaining("not attached") });
});

test("the whole selection is listed, and a tower that is too small is marked", () => {
  const found = at(
    "flow=716.6&hot=38&cold=32&wb=29&height=120&model=SF-200&units=2&in=gpm-F-ft&job=Plant+2&product=sf&project=12",
  );
  expect(found).toMatchObject({
    kind: "attached",
    query:
      "flow=716.6&hot=38&cold=32&wb=29&height=120&product=sf&job=Plant+2&model=SF-200&units=2&in=gpm-F-ft&project=12",
  });
  const figures = found?.kind === "attached" ? found.figures : [];
  expect(Object.fromEntries(figures.map(({ label, figure }) => [label, figure]))).toMatchObject({
    "Flow rate": "3,155.1 gpm (716.6 m³/h)",
    "Inlet temperature": "100.4 °F (38 °C)",
    Model: "2 × SF-200 (400 CRT)",
    "Meets the duty": expect.stringMatching(
      /^does not meet the duty: outlet .* instead of 89\.6 °F \(28\.5%\)\. Crossflow/,
    ),
    Units: "gpm, °F",
    Project: "Plant 2",
  });
});

test.each([
  [
    "flow=390&hot=37&cold=32&wb=27",
    "flow=390&hot=37&cold=32&wb=27",
    "/en/resources/calculator?flow=390&hot=37&cold=32&wb=27",
  ],
  ["crt=500", "crt=500", "/en/products/size?tons=500&of=CRT"],
])("a model that is not offered is named and left out of the selection %s", (query, known, href) => {
  const found = at(`${query}&model=SF-999&units=2&quiet=reed-silencer`);
  expect(found).toMatchObject({
    kind: "attached",
    query: known,
    problems: ["There is no model SF-999. Choose one again in the design tool."],
    link: { href },
  });
  expect(JSON.stringify(found?.kind === "attached" && found.figures)).not.toContain("SF-999");
});

test("a model that is not offered is named even if the address has nothing else", () => {
  expect(at("model=SF-999&units=2")).toMatchObject({
    kind: "broken",
    note: "There is no model SF-999. Choose one again in the design tool.",
  });
});

test("a low-noise option that the model lacks is named and left out, and the towers stay", () => {
  expect(at("crt=300&model=SF-200&units=2&quiet=whisper")).toMatchObject({
    query: "crt=300&model=SF-200&units=2",
    problems: ["The record of SF-200 has no low-noise option whisper with a capacity."],
  });
});

test("a standby of one tower is named and left out, beside a low-noise option that the model lacks", () => {
  expect(at("crt=300&model=SF-200&units=1&quiet=whisper&reserve=1")).toMatchObject({
    query: "crt=300&model=SF-200&units=1",
    problems: [
      "The record of SF-200 has no low-noise option whisper with a capacity.",
      "One on standby takes at least two units.",
    ],
  });
});

test("a low-noise option without a model is not listed", () => {
  expect(at("crt=300&quiet=whisper")).toMatchObject({ figures: [{ figure: "300 CRT" }] });
});

test("the calculator, which offers our own models only, gets no towers of a partner", () => {
  const partner = [aStoredProduct({ brand: "BAC", models: [aModel({ name: "V-100", crt: 100 })] })];
  const duty = "flow=390&hot=37&cold=32&wb=27";
  const found = attachedSelectionView("en", new URLSearchParams(`${duty}&model=V-100&units=3`), partner);
  expect(found).toMatchObject({
    query: `${duty}&model=V-100&units=3`,
    problems: [],
    link: { href: `/en/resources/calculator?${duty}` },
  });
});

test("a number of towers that cannot be used is named and left out", () => {
  expect(at("crt=300&model=SF-200&units=99")).toMatchObject({
    query: "crt=300&model=SF-200",
    problems: ["The link contains invalid values for units. Choose them again in the design tool."],
  });
});

test("limits of towers that cannot be used are named and left out, each once", () => {
  expect(at("crt=300&maxheight=tall&maxsound=999&soundat=25")).toMatchObject({
    query: "crt=300&soundat=25",
    problems: [
      "The link contains invalid values for maxheight, maxsound. Choose them again in the design tool.",
    ],
  });
});

test("a model stays if the products could not be loaded", () => {
  const found = attachedSelectionView("en", new URLSearchParams("model=SF-999&units=2"), []);
  expect(found).toMatchObject({ query: "model=SF-999&units=2", problems: [] });
});

test("a model alone, or a capacity alone, is attached, too", () => {
  expect(at("model=SF-200")).toMatchObject({ duty: undefined, figures: [{ figure: "SF-200" }] });
  expect(at("crt=300&model=SF-200&units=2")).toMatchObject({
    figures: [{ figure: "2 × SF-200 (400 CRT)" }, { figure: "300 CRT" }],
    link: { href: "/en/products/size?tons=300&of=CRT" },
  });
});
