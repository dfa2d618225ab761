import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areOverlapping, boxOf, placeLabels, spread } from "./label-placing.ts";

const bounds = { left: 0, top: 0, right: 300, bottom: 200 };
const left = { x: 50, y: 100, anchor: "start" } as const;
const right = { x: 200, y: 100, anchor: "start" } as const;

describe("labels", () => {
  test("take their first place where it is free", () => {
    expect(placed([{ key: "a", text: "설계점", positions: [left, right] }])).toEqual([
      { key: "a", text: "설계점", ...left },
    ]);
  });

  test("make way for one another", () => {
    const [first, second] = placed([
      { key: "a", text: "80%", positions: [left, right] },
      { key: "b", text: "100%", positions: [left, right] },
    ]);
    expect([first?.x, second?.x]).toEqual([left.x, right.x]);
  });

  test("keep off the lines where they can", () => {
    const drawn = Array.from({ length: 50 }, (_, index) => ({ x: 40 + index, y: 96 }));
    const [only] = placed([{ key: "a", text: "final", positions: [left, right] }], drawn);
    expect(only?.x).toBe(right.x);
  });

  test("rather cover a line than leave the chart", () => {
    const drawn = [{ x: 55, y: 96 }];
    const [only] = placed([{ key: "a", text: "final", positions: [{ ...right, x: 295 }, left] }], drawn);
    expect(only?.x).toBe(left.x);
  });
});

describe("spreading", () => {
  const room = { gap: 15, low: 0, high: 300 };

  test("leaves alone what stands apart", () => {
    expect(spread([200, 20, 100], room)).toEqual([200, 20, 100]);
  });

  test("keeps the gap and the order and stays inside", () => {
    const heights = fc.array(fc.double({ min: -20, max: 320, noNaN: true }), { maxLength: 8 });
    fc.assert(
      fc.property(heights, (positions) => {
        const result = spread(positions, room);
        const order = positions.map((_, index) => index).sort((a, b) => (result[a] ?? 0) - (result[b] ?? 0));
        for (const [position, index] of order.entries()) {
          const at = result[index] ?? 0;
          const before = order[position - 1];
          expect(at).toBeGreaterThan(-1e-9);
          expect(at).toBeLessThan(300 + 1e-9);
          if (before === undefined) continue;
          expect(at - (result[before] ?? 0)).toBeGreaterThan(15 - 1e-9);
          expect(positions[index]).toBeGreaterThanOrEqual(positions[before] ?? 0);
        }
      }),
    );
  });
});

test("a box stands where its anchor says", () => {
  const box = (anchor: "start" | "middle" | "end") => boxOf({ text: "000", x: 100, y: 50, anchor }, 10);
  expect(box("start").left).toBe(100);
  expect(box("end").right).toBe(100);
  expect(box("middle").left + box("middle").right).toBe(200);
  expect(areOverlapping(box("start"), box("end"))).toBe(false);
  expect(areOverlapping(box("start"), box("middle"))).toBe(true);
});

function placed(labels: Parameters<typeof placeLabels>[0], drawn: { x: number; y: number }[] = []) {
  return placeLabels(labels, { bounds, drawn, taken: [], fontSize: 12 });
}
