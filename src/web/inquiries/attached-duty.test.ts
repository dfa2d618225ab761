import { expect, test } from "vitest";
import { attachedDuty } from "./attached-duty.ts";

const at = (query: string) => attachedDuty("en", new URLSearchParams(query));

test("an address without a duty attaches nothing", () => {
  expect(at("utm_source=mail")).toBeUndefined();
});

test("a duty is attached with its figures and the tower that it needs", () => {
  const found = at("flow=1000&hot=42&cold=32&wb=27&utm_source=mail");
  expect(found).toMatchObject({
    kind: "attached",
    duty: { flowRate: 1000, hotWaterTemp: 42, coldWaterTemp: 32, wetBulbTemp: 27 },
    query: "flow=1000&hot=42&cold=32&wb=27",
    link: { href: "/en/resources/calculator?flow=1000&hot=42&cold=32&wb=27" },
  });
  const figures = found?.kind === "attached" ? found.figures.map(({ figure }) => figure) : [];
  expect(figures).toEqual([
    "1,000 m³/hr",
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
])("a broken duty, %s, is explained", (query) => {
  expect(at(query)).toMatchObject({ kind: "broken", note: expect.stringContaining("not attached") });
});
