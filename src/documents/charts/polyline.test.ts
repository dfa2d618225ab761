import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clip, densified, valueOn } from "./polyline.ts";

const box = [0, 10] as const;

describe("clipping", () => {
  test("leaves what lies inside as it is", () => {
    const inside = points([1, 1], [5, 9], [9, 2]);
    expect(clip(inside, box, box)).toEqual([inside]);
  });

  test("ends a line where it leaves the box", () => {
    expect(clip(points([5, 5], [7, 15]), box, box)).toEqual([points([5, 5], [6, 10])]);
  });

  test("makes two pieces of a line that leaves and comes back", () => {
    expect(clip(points([0, 5], [5, 15], [10, 5]), box, box)).toEqual([
      points([0, 5], [2.5, 10]),
      points([7.5, 10], [10, 5]),
    ]);
  });

  test("keeps what merely crosses the box, and nothing of what passes by", () => {
    expect(clip(points([-10, 5], [20, 5]), box, box)).toEqual([points([0, 5], [10, 5])]);
    expect(clip(points([-10, 15], [20, 15]), box, box)).toEqual([]);
  });

  test("never lets a point out of the box, whatever the line", () => {
    const anywhere = fc.double({ min: -30, max: 30, noNaN: true });
    const lines = fc.array(fc.record({ x: anywhere, y: anywhere }), { maxLength: 12 });
    fc.assert(
      fc.property(lines, (line) => {
        for (const { x, y } of clip(line, box, box).flat()) {
          expect(Math.max(-x, x - 10, -y, y - 10)).toBeLessThan(1e-9);
        }
      }),
    );
  });
});

describe("reading a line", () => {
  const line = points([10, 100], [20, 300]);

  test("gives its points exactly and goes straight between them", () => {
    expect([10, 20, 15].map((x) => valueOn(line, x))).toEqual([100, 300, 200]);
  });

  test("has no answer beyond the ends", () => {
    expect([9.9, 20.1].map((x) => valueOn(line, x))).toEqual([undefined, undefined]);
  });
});

test("a densified line has short steps and the same course", () => {
  const dense = densified(points([0, 0], [30, 40]), 5);
  expect(dense).toHaveLength(11);
  expect(dense.at(-1)).toEqual({ x: 30, y: 40 });
  expect(dense[1]).toEqual({ x: 3, y: 4 });
});

function points(...pairs: [number, number][]) {
  return pairs.map(([x, y]) => ({ x, y }));
}
