import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Model, modelColumns } from "#domain/products/model-columns.ts";
import { completed } from "#domain/records/columns.ts";
import { Lineup } from "./Lineup.tsx";
import { lineup, narrowRow } from "./lineup.ts";

const nothing: Model = completed(modelColumns, {});
const series = (name: string, length: number, height: number) => ({
  models: [{ ...nothing, name, length, height }],
  storedTags: [],
});

test("letters are 12 px on phones, and where a window of 1,024 px leaves the drawing its half", () => {
  const rows = lineup([
    series("F-2", 23_200, 11_400),
    series("M-4", 22_800, 7_200),
    series("C-10", 13_320, 5_460),
    series("S-2", 4_000, 5_000),
  ]);
  const html = renderToStaticMarkup(<Lineup label="" rows={rows} narrow={narrowRow(rows)} />);
  const drawings = html.split("<svg").filter((part) => part.includes("role="));
  const boxes = [
    { width: 390, height: 390 / 1.6 },
    { width: 512, height: 400 },
  ];
  expect(drawings).toHaveLength(boxes.length);
  for (const [index, box] of boxes.entries()) {
    const drawing = drawings[index] ?? "";
    const [width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing)?.slice(1).map(Number) ?? [];
    const letters = Number(/font-size="([\d.]+)"/.exec(drawing)?.[1]);
    expect(letters * Math.min(box.width / width, box.height / height)).toBeGreaterThanOrEqual(12);
  }
});
