import { expect, test } from "vitest";
import type { Part, Product, Vector } from "./parts.ts";
import { allProducts } from "./products.ts";

const products = allProducts().map((product) => [product.name, product] as const);
/** Buried pipe ends may go this deep, m. */
const deepest = -0.41;

test("every product has its own name", () => {
  const names = products.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(products)("%s places only groups it has, and uses all of them", (_, product) => {
  const placed = new Set(product.placements.map(({ group }) => group));
  expect([...placed].sort()).toEqual(Object.keys(product.groups).sort());
});

test.each(products)("%s has no broken number and nothing that sinks into the ground", (_, product) => {
  for (const [x, y, z] of allPoints(product)) {
    expect(Number.isFinite(x + y + z)).toBe(true);
    expect(z).toBeGreaterThan(deepest);
  }
});

test.each(products)(
  "%s is as long, wide and high as its size says, give or take piping and rails",
  (_, product) => {
    const body = allPoints(product, (group) => !/piping|access|rails|stair/.test(group));
    const reach = (axis: 0 | 1 | 2) => Math.max(...body.map((point) => point[axis]));
    const { length, width, height } = product.size;
    expect(Math.abs(reach(0) - length / 2)).toBeLessThan(0.25);
    expect(Math.abs(reach(1) - width / 2)).toBeLessThan(0.25);
    expect(Math.abs(reach(2) - height)).toBeLessThan(0.25);
  },
);

test.each(products.filter(([, { groups }]) => groups.fan && groups.stack))(
  "the fan of %s clears its stack",
  (_, product) => {
    const tip = Math.max(...(product.groups.fan ?? []).flatMap(points).map(([x, y]) => Math.hypot(x, y)));
    const walls = (product.groups.stack ?? []).filter(
      (part) => part.kind === "lathe" && part.material === "stackInside",
    );
    const throats = walls.map((part) =>
      part.kind === "lathe" ? Math.min(...part.profile.map(([r]) => r)) : 0,
    );
    for (const throat of throats) expect(tip).toBeLessThan(throat);
  },
);

function allPoints(product: Product, wanted: (group: string) => boolean = () => true): Vector[] {
  return product.placements
    .filter(({ group }) => wanted(group))
    .flatMap(({ group, at, turn }) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return (product.groups[group] ?? [])
        .flatMap(points)
        .map(([x, y, z]): Vector => [x * cos - y * sin + at[0], x * sin + y * cos + at[1], z + at[2]]);
    });
}

/** Corner or axis points: enough to tell where a part is. */
function points(part: Part): Vector[] {
  switch (part.kind) {
    case "box": {
      const [x, y, z] = part.centre;
      const [dx, dy, dz] = part.rotation ? [0, 0, 0] : part.size.map((side) => side / 2);
      return [-1, 1].map(
        (sign): Vector => [x + sign * (dx ?? 0), y + sign * (dy ?? 0), z + sign * (dz ?? 0)],
      );
    }
    case "cylinder":
      return [part.from, part.to];
    case "lathe":
      return part.profile.map(([, along]): Vector => {
        const [x, y, z] = part.origin;
        return [x + part.axis[0] * along, y + part.axis[1] * along, z + part.axis[2] * along];
      });
    case "tube":
      return part.points;
    case "mesh":
      return part.vertices;
  }
}
