import { describe, expect, test } from "vitest";
import { type ChartSpec, chart } from "./chart.ts";

const spec: ChartSpec = {
  width: 600,
  height: 400,
  x: { label: "Wet bulb (°C)", domain: [10, 30] },
  y: { label: "Size (CRT)", domain: [0, 1000] },
  lines: [{ key: "a", style: "accent", points: [at(10, 200), at(20, 500), at(30, 900)], label: "Final CRT" }],
  marks: [{ key: "m", ...at(20, 500), style: "dot", label: "Design", guides: { x: "20.0", y: "500.0" } }],
  asymptotes: [{ key: "p", x: 25, label: "Pinch" }],
};

describe("a chart", () => {
  const drawn = chart(spec);

  test("draws a line through every one of its points", () => {
    for (const point of spec.lines[0]?.points ?? []) {
      const { cx, cy } = drawn.project(point);
      expect(cornersOf(drawn.lines[0]?.d)).toContainEqual([Math.round(cx), Math.round(cy)]);
    }
  });

  test("lays the domain over its plot, upwards", () => {
    const { plot } = drawn;
    expect(drawn.project(at(10, 0))).toEqual({ cx: plot.left, cy: plot.bottom });
    expect(drawn.project(at(30, 1000))).toEqual({ cx: plot.right, cy: plot.top });
    expect(drawn.xAt(plot.right)).toBeCloseTo(30, 9);
  });

  test("puts marks and asymptotes where their values are", () => {
    const { left, right, top, bottom } = drawn.plot;
    // 20 and 25 °C lie at 1/2 and 3/4 of 10 to 30 °C, and 500 CRT at 1/2 of 0 to 1,000 CRT.
    expect(drawn.marks[0]?.cx).toBeCloseTo((left + right) / 2, 9);
    expect(drawn.marks[0]?.cy).toBeCloseTo((top + bottom) / 2, 9);
    expect(drawn.asymptotes[0]?.cx).toBeCloseTo(left + 0.75 * (right - left), 9);
  });

  test("tells a mark's values on the axes, and the ticks there keep still", () => {
    expect(drawn.x.notes.map(({ text }) => text)).toEqual(["20.0"]);
    expect(drawn.x.ticks.map(({ text }) => text)).not.toContain("20");
    expect(drawn.y.notes.map(({ text }) => text)).toEqual(["500.0"]);
  });

  test("names everything that has a name, once", () => {
    expect(drawn.labels.map(({ text }) => text).toSorted()).toEqual(["Design", "Final CRT", "Pinch"]);
  });

  test("cuts a line off at the end of its axes", () => {
    const line = { key: "a", style: "ink" as const, points: [at(10, 0), at(30, 2000)] };
    const { lines, plot, project } = chart({ ...spec, lines: [line], marks: [], asymptotes: [] });
    expect(cornersOf(lines[0]?.d).at(-1)).toEqual([Math.round(project(at(20, 0)).cx), Math.round(plot.top)]);
  });
});

test("labels at the ends of lines have room and stand apart, even where the lines meet", () => {
  const lines = ["80%", "100%", "120%"].map((label) => ({
    key: label,
    style: "ink" as const,
    points: [at(10, 100), at(30, 500)],
    label,
    labelAt: "end" as const,
  }));
  const { labels, fontSize, plot } = chart({ ...spec, lines, marks: [], asymptotes: [] });
  const heights = labels.map(({ y }) => y).toSorted((a, b) => a - b);
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights.slice(1).map((y, index) => y - (heights[index] ?? 0)))).toBeGreaterThan(
    fontSize,
  );
  expect(labels.every(({ x }) => x > plot.right)).toBe(true);
});

function at(x: number, y: number) {
  return { x, y };
}

/** End points of a path's segments, rounded. */
function cornersOf(d = ""): [number, number][] {
  return [...d.matchAll(/[MLC]([^MLC]+)/g)].map(([, numbers = ""]) => {
    const values = numbers.split(",").map(Number);
    return [Math.round(values.at(-2) ?? 0), Math.round(values.at(-1) ?? 0)];
  });
}
