/** Pipe fittings: flanges, valves, clamps, pedestals. */
import type { Material, Part, Vector } from "./parts.ts";
import { along, box, circle, cross, cylinder, hoop, lathe, slab } from "./solids.ts";

/** A bolted pair of flanges on a pipe of `radius` running along `axis`. */
export function flange(
  centre: Vector,
  axis: Vector,
  radius: number,
  { bolts = 8, material = "galvanised" }: { bolts?: number; material?: Material } = {},
): Part[] {
  const outer = radius * 1.42 + 0.025;
  const thickness = 0.028;
  const gap = 0.003;
  const disc = (from: number, to: number) =>
    cylinder(along(centre, axis, from), along(centre, axis, to), outer, material, { sides: 28 });
  const across: Vector = Math.abs(axis[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const aside = cross(axis, across);
  const boltCircle = (radius + 0.004 + outer) / 2;
  const boltParts = circle(bolts, false, 0.5).map(({ cos, sin }) => {
    const position = along(along(centre, across, cos * boltCircle), aside, sin * boltCircle);
    const reach = thickness + 0.024;
    return cylinder(along(position, axis, -reach), along(position, axis, reach), 0.013, "stainless", {
      sides: 6,
    });
  });
  return [disc(-thickness - gap, -gap), disc(gap, thickness + gap), ...boltParts];
}

/** A butterfly valve with gear box; its hand wheel points along `wheel`. */
export function valve(centre: Vector, axis: Vector, radius: number, wheel: Vector): Part[] {
  const out = (distance: number) => along(centre, wheel, distance);
  return [
    ...flange(along(centre, axis, -0.075), axis, radius),
    ...flange(along(centre, axis, 0.075), axis, radius),
    cylinder(along(centre, axis, -0.07), along(centre, axis, 0.07), radius * 1.28, "valve", { sides: 28 }),
    cylinder(out(radius), out(radius + 0.22), 0.035, "valve", { sides: 12 }),
    box(out(radius + 0.24), [0.15, 0.15, 0.13], "valve", { bevel: 0.02 }),
    hoop(out(radius + 0.4), wheel, 0.15, 0.012, "red"),
    cylinder(out(radius + 0.25), out(radius + 0.41), 0.014, "stainless", { sides: 8 }),
  ];
}

/** A strap around a pipe. */
export function clamp(centre: Vector, axis: Vector, radius: number): Part {
  return hoop(centre, axis, radius + 0.006, 0.014, "galvanised");
}

/** A concrete pedestal with a saddle under a horizontal pipe. */
export function pedestal(
  [x, y, z]: Vector,
  radius: number,
  { width = 0.22, depth = 0.52 }: { width?: number; depth?: number } = {},
): Part[] {
  const top = z - radius - 0.12;
  return [
    slab([x - width / 2, y - depth / 2, 0], [x + width / 2, y + depth / 2, top], "concrete", 0.02),
    box([x, y, (top + z) / 2], [width * 0.7, depth * 0.6, z - top], "galvanised", { bevel: 0.01 }),
  ];
}

/** A closed pipe end. */
export function cap(centre: Vector, axis: Vector, radius: number, material: Material): Part {
  return lathe(
    centre,
    [
      [radius, 0],
      [radius * 0.8, 0.1],
      [0, 0.14],
    ],
    material,
    { axis },
  );
}
