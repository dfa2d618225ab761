import * as fc from "fast-check";
import { expect, test } from "vitest";
import { smoothPath, straightPath } from "./smooth-path.ts";

test("a straight path goes from point to point, to a hundredth of a unit", () => {
  expect(straightPath([at(0, 1.234), at(10, 5), at(20, -3.999)])).toBe("M0,1.23L10,5L20,-4");
});

test("a smooth path through two points is straight", () => {
  expect(smoothPath([at(0, 5), at(8, 9)])).toBe("M0,5L8,9");
});

/** Expected paths are those of curveMonotoneX in d3-shape 3.2.0. */
test.each([
  {
    points: [at(0, 0), at(10, 100), at(20, 100), at(40, 0)],
    path: "M0,0C3.33,50,6.67,100,10,100C13.33,100,16.67,100,20,100C26.67,100,33.33,50,40,0",
  },
  {
    points: [at(0, 0), at(10, 1), at(20, 100), at(45, 120)],
    path: "M0,0C3.33,0.17,6.67,0.33,10,1C13.33,1.67,16.67,94.67,20,100C28.33,113.33,36.67,116.67,45,120",
  },
])("a smooth path bends as others draw it: $path", ({ points, path }) => {
  expect(smoothPath(points)).toBe(path);
});

test("a smooth path never swings beyond the two points it runs between", () => {
  const step = fc.record({ run: fc.integer({ min: 1, max: 60 }), rise: fc.integer({ min: -300, max: 300 }) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) => {
      const points = [at(0, 0)];
      for (const { run, rise } of steps) {
        const { x = 0, y = 0 } = points.at(-1) ?? {};
        points.push(at(x + run, y + rise));
      }
      for (const [index, handles] of curvesOf(smoothPath(points)).entries()) {
        const ends = [points[index]?.y ?? 0, points[index + 1]?.y ?? 0];
        const heights = along(ends[0] ?? 0, handles, ends[1] ?? 0);
        expect(Math.min(...heights)).toBeGreaterThan(Math.min(...ends) - 0.01);
        expect(Math.max(...heights)).toBeLessThan(Math.max(...ends) + 0.01);
      }
    }),
  );
});

function at(x: number, y: number) {
  return { x, y };
}

/** Ordinates of both control points of every curve in a path. */
function curvesOf(path: string): [number, number][] {
  return [...path.matchAll(/C([^CLM]+)/g)].map(([, numbers = ""]) => {
    const [, first = 0, , second = 0] = numbers.split(",").map(Number);
    return [first, second];
  });
}

/** Ordinates on a Bézier curve. */
function along(from: number, [first, second]: [number, number], to: number): number[] {
  return [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].map((t) => {
    const rest = 1 - t;
    return rest ** 3 * from + 3 * rest ** 2 * t * first + 3 * rest * t ** 2 * second + t ** 3 * to;
  });
}
