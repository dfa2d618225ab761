import { describe, expect, test } from "vitest";
import { coilIn, connectionsOf, type Inlets, louvers, supportsOf } from "./parts.ts";
import type { Shape, Views } from "./shapes.ts";

/** Origins of the views differ in both directions, so that one taken for another is seen. */
const views: Views = { plan: [100, 5_000], front: [10, 20], side: [8_000, 30] };
const size = { length: 6_000, width: 3_000, height: 4_000 };

/** Ends of the lines, and centers with radii of the circles, mm. */
const numbersOf = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => {
    if (shape.kind === "line") return [[...shape.from, ...shape.to].map(Math.round)];
    if (shape.kind === "circle") return [[...shape.center, shape.radius]];
    return [];
  });

const rectangle = (x: number, y: number, across: number, up: number) => [
  [x, y, x + across, y],
  [x + across, y, x + across, y + up],
  [x + across, y + up, x, y + up],
  [x, y + up, x, y],
];

describe("louvers", () => {
  /** Horizontal lines that divide a rectangle into as many parts. */
  const blades = (x: number, y: number, across: number, up: number, count: number) => [
    ...rectangle(x, y, across, up),
    ...Array.from({ length: count - 1 }, (_, index) => {
      const level = Math.round(y + (up * (index + 1)) / count);
      return [x, level, x + across, level];
    }),
  ];
  // The basin takes 720 mm; louvers keep 3 % from the ends.
  const lowFront = blades(190, 740, 5_640, 800, 4);
  const inPlan = [100, 5_090, 6_100, 5_090];
  const behind = [100, 7_910, 6_100, 7_910];

  test.each<[Inlets, number[][]]>([
    // 1.5 times the rings below the top: 4,000 − 840 − 720 mm high.
    ["bothLongSides", [...blades(190, 740, 5_640, 2_440, 12), inPlan, behind]],
    ["oneLongSide", [...lowFront, inPlan]],
    [
      "allSides",
      [
        ...lowFront,
        ...blades(8_090, 750, 2_820, 800, 4),
        inPlan,
        behind,
        [190, 5_090, 190, 7_910],
        [6_010, 5_090, 6_010, 7_910],
      ],
    ],
  ])("of inlets on side %s stand in front, side and plan", (inlets, expected) => {
    expect(numbersOf(louvers(views, size, inlets))).toEqual(expected);
  });
});

test("a coil has four tubes in the upper half of both elevations", () => {
  const tubes = (x: number, y: number, across: number) =>
    [2_000, 2_240, 2_480, 2_720].map((level) => [x + 0.06 * across, y + level, x + 0.94 * across, y + level]);
  expect(numbersOf(coilIn(views, size))).toEqual([...tubes(10, 20, 6_000), ...tubes(8_000, 30, 3_000)]);
});

describe("a connection", () => {
  type Connection = Parameters<typeof connectionsOf>[0]["connections"][number];
  const drawn = (side: Connection["side"], at: number[] | null) => {
    const connection = { count: null, purpose: "배수", dn: 200, standard: null, side, at } as const;
    return numbersOf(connectionsOf({ connections: [connection] }, views, size));
  };
  const at = [1_500, 900, 300];

  test.each<[Connection["side"], number[][]]>([
    [
      "정면",
      [
        [1_510, 320, 100],
        [1_500, 5_900, 1_500, 5_750],
        [1_700, 5_900, 1_700, 5_750],
        [1_500, 5_750, 1_700, 5_750],
      ],
    ],
    [
      "배면",
      [
        [1_500, 8_000, 1_500, 8_150],
        [1_700, 8_000, 1_700, 8_150],
        [1_500, 8_150, 1_700, 8_150],
      ],
    ],
    [
      "좌측면",
      [
        [100, 5_800, -50, 5_800],
        [100, 6_000, -50, 6_000],
        [-50, 5_800, -50, 6_000],
      ],
    ],
    [
      "우측면",
      [
        [6_100, 5_800, 6_250, 5_800],
        [6_100, 6_000, 6_250, 6_000],
        [6_250, 5_800, 6_250, 6_000],
      ],
    ],
    ["상부", [[1_600, 5_900, 100]]],
    [null, [[1_600, 5_900, 100]]],
  ])("on the side %s is drawn where its record says", (side, expected) => {
    expect(drawn(side, at)).toEqual(expected);
  });

  test("without a position is not drawn", () => {
    expect(drawn("정면", null)).toEqual([]);
  });
});

test("supports are plates of 200 mm about their positions in the plan", () => {
  const supports = [
    { count: null, load: 1_200, at: [150, 250] },
    { count: 2, load: 900, at: null },
  ];
  expect(numbersOf(supportsOf({ supports }, views))).toEqual(rectangle(150, 5_150, 200, 200));
});

test("parts stand on the layers of their kinds", () => {
  const layersOf = (shapes: readonly Shape[]) => [...new Set(shapes.map(({ layer }) => layer))];
  expect(layersOf(louvers(views, size, "allSides"))).toEqual(["louver"]);
  expect(layersOf(coilIn(views, size))).toEqual(["coil"]);
  expect(layersOf(supportsOf({ supports: [{ count: null, load: 1, at: [1, 1] }] }, views))).toEqual([
    "support",
  ]);
  const connections = (["정면", "상부"] as const).map((side) => {
    return { count: null, purpose: "배수" as const, dn: 50, standard: null, side, at: [1, 1, 1] };
  });
  expect(layersOf(connectionsOf({ connections }, views, size))).toEqual(["connection"]);
});
