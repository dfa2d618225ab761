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

test("a model alone, or a capacity alone, is attached, too", () => {
  expect(at("model=SF-200")).toMatchObject({ duty: undefined, figures: [{ figure: "SF-200" }] });
  expect(at("crt=300&model=SF-200&units=2")).toMatchObject({
    figures: [{ figure: "2 × SF-200 (400 CRT)" }, { figure: "300 CRT" }],
  });
});
