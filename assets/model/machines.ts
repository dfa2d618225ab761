/** Turning machinery: motors, pumps, axial and centrifugal fans, stacks and guards. */
import type { Material, Part, ProfilePoint, Vector } from "./parts.ts";
import { box, circle, cylinder, hoop, lathe, steps, times, tube } from "./solids.ts";

/** A totally enclosed motor; its shaft leaves `shaftEnd` towards +x. */
export function motor(
  [x, y, z]: Vector,
  length: number,
  radius: number,
  material: Material = "motor",
): Part[] {
  const drum = (from: number, to: number, share: number, sides = 32) =>
    cylinder([x + from, y, z], [x + to, y, z], radius * share, material, { sides });
  const coolingFins = circle(28)
    .filter(({ sin }) => sin > -0.75)
    .map(({ cos, sin, degrees }) =>
      box(
        [x - length * 0.4, y + cos * radius * 1.07, z + sin * radius * 1.07],
        [length * 0.66, 0.007, radius * 0.17],
        material,
        { bevel: 0.001, rotation: [degrees - 90, 0, 0] },
      ),
    );
  const feet = [-0.62, -0.12].map((share) =>
    box([x + length * share, y, z - radius * 1.1], [0.09, radius * 1.7, radius * 0.3], material, {
      bevel: 0.01,
    }),
  );
  return [
    drum(-length * 0.78, 0, 1),
    drum(-length, -length * 0.8, 1.02),
    drum(0, 0.02, 1.1),
    ...coolingFins,
    ...feet,
    box([x - length * 0.35, y + radius * 1.15, z + radius * 0.35], [0.24, 0.14, 0.2], material, {
      bevel: 0.015,
    }),
    cylinder([x + 0.02, y, z], [x + 0.16, y, z], radius * 0.2, "stainless", { sides: 16 }),
  ];
}

/** A pump volute around the x axis. */
export function volute(centre: Vector, radius: number, width: number): Part {
  const half = width / 2;
  const profile: ProfilePoint[] = [
    [0, -half],
    [radius * 0.84, -half],
    [radius, -half / 2],
    [radius, half / 2],
    [radius * 0.84, half],
    [0, half],
  ];
  return lathe(centre, profile, "pump", { axis: [1, 0, 0] });
}

/** An axial fan around the origin: twisted aerofoil blades, turning about z. */
export function axialFan(radius: number, blades: number, hubRadius = 0.16 * radius): Part[] {
  const roots = circle(blades).map(({ cos, sin }) =>
    cylinder(
      [cos * hubRadius * 0.8, sin * hubRadius * 0.8, 0.01],
      [cos * hubRadius * 1.45, sin * hubRadius * 1.45, 0.01],
      0.028 * radius + 0.012,
      "stainless",
      { sides: 12 },
    ),
  );
  const hub: ProfilePoint[] = [
    [0, 0],
    [hubRadius, 0],
    [hubRadius * 1.04, 0.02],
    [hubRadius * 1.04, 0.09],
    [hubRadius * 0.85, 0.12],
    [hubRadius * 0.8, 0.15],
    [0, 0.17],
  ];
  return [
    ...circle(blades).map(({ cos, sin }) => fanBlade(radius, hubRadius, cos, sin)),
    ...roots,
    lathe([0, 0, -0.06], hub, "galvanised"),
  ];
}

/** A blade lofted from aerofoil sections, its pitch falling from 31° at the root to 12° at the tip. */
function fanBlade(radius: number, hubRadius: number, cos: number, sin: number): Part {
  const sections = 10;
  const points = 12;
  const vertices = times(sections, (s) => {
    const span = s / (sections - 1);
    const r = hubRadius * 1.25 + span * (radius - hubRadius * 1.25);
    return aerofoil(radius, span, points).map(([chordwise, height]): Vector => {
      return [cos * r - sin * chordwise, sin * r + cos * chordwise, height];
    });
  }).flat();
  const faces = times(sections - 1, (s) =>
    times(points, (q) => {
      const [near, next] = [s * points + q, s * points + ((q + 1) % points)];
      return [near, near + points, next + points, next];
    }),
  ).flat();
  const tip = times(points, (q) => sections * points - 1 - q);
  return { kind: "mesh", vertices, faces: [...faces, tip], smooth: true, material: "blade" };
}

/** One section of a blade as chordwise place and height, upper side first. `span` runs from 0 (root) to 1 (tip). */
function aerofoil(fanRadius: number, span: number, points: number): [number, number][] {
  const root = span < 0.1 ? 0.62 + span * 3.8 : 1;
  const chord = (0.3 - 0.1 * span) * fanRadius * root * (span > 0.96 ? 0.93 : 1);
  const pitch = ((31 - 19 * Math.sqrt(span)) * Math.PI) / 180;
  return times(points, (q) => {
    const upper = q < points / 2;
    const x = upper ? (q / points) * 2 : 2 - (q / points) * 2;
    const thickness = 0.11 * (1 - 0.5 * span) * chord * (Math.sqrt(x) * (1 - x) * 1.9 + 0.02);
    const camber = 0.07 * chord * Math.sin(Math.PI * x);
    const chordwise = (x - 0.4) * chord;
    const height = camber + (upper ? thickness : -0.35 * thickness);
    return [chordwise * Math.cos(pitch), height - chordwise * Math.sin(pitch)];
  });
}

/** A moulded velocity-recovery stack standing on z = 0: bell mouth, throat of `radius`, flaring outlet. */
export function recoveryStack(radius: number, height: number, segments = 8): Part[] {
  const wall = times(23, (i) => stackProfile(radius, height, i / 22));
  const [rim] = [stackProfile(radius, height, 1)[0]];
  const bead = (share: number) => {
    const [r, z] = stackProfile(radius, height, share);
    return lathe([0, 0, z], beadProfile(r), "stack", { sides: 96 });
  };
  const lip: ProfilePoint[] = [
    [rim, -0.02],
    [rim + 0.05, -0.015],
    [rim + 0.055, 0.03],
    [rim + 0.03, 0.045],
    [rim - 0.02, 0.04],
    [rim - 0.03, 0],
  ];
  const foot = stackProfile(radius, height, 0)[0];
  return [
    lathe([0, 0, 0], wall, "stack", { sides: 96 }),
    lathe([0, 0, 0], wall.map(([r, z]): ProfilePoint => [r - 0.03, z]).reverse(), "stackInside", {
      sides: 96,
    }),
    lathe([0, 0, height], lip, "stack", { sides: 96 }),
    lathe(
      [0, 0, 0],
      [
        [foot - 0.03, 0],
        [foot + 0.09, 0],
        [foot + 0.09, 0.018],
        [foot, 0.02],
      ],
      "stack",
      { sides: 96 },
    ),
    bead(0.36),
    bead(0.7),
    ...circle(segments, false, 0.5).flatMap(({ cos, sin }) => stackSeam(radius, height, cos, sin)),
  ];
}

function stackProfile(radius: number, height: number, share: number): ProfilePoint {
  const z = share * height;
  const inlet = 0.121 * radius * Math.exp(-z / (0.16 * height));
  const flare = 0.11 * radius * Math.max(0, (share - 0.42) / 0.58) ** 1.5;
  return [radius + inlet + flare, z];
}

function beadProfile(r: number): ProfilePoint[] {
  return [
    [r - 0.004, -0.035],
    [r + 0.03, -0.03],
    [r + 0.034, 0],
    [r + 0.03, 0.03],
    [r - 0.004, 0.035],
  ];
}

/** The bolted vertical joint between two segments of a stack. */
function stackSeam(radius: number, height: number, cos: number, sin: number): Part[] {
  const levels = 17;
  const half = 0.022;
  const corners: [number, number][] = [
    [-0.005, -half],
    [0.055, -half],
    [0.055, half],
    [-0.005, half],
  ];
  const vertices = times(levels, (j) => {
    const [r, z] = stackProfile(radius, height, (j / (levels - 1)) * 0.985 + 0.005);
    return corners.map(
      ([out, aside]): Vector => [cos * (r + out) - sin * aside, sin * (r + out) + cos * aside, z],
    );
  }).flat();
  const faces = times(levels - 1, (j) =>
    times(4, (q) => {
      const [a, b] = [j * 4 + q, j * 4 + ((q + 1) % 4)];
      return [a, b, b + 4, a + 4];
    }),
  ).flat();
  const top = (levels - 1) * 4;
  const bolts = times(8, (j) => {
    const [r, z] = stackProfile(radius, height, (j + 1) / 9);
    const [x, y] = [cos * (r + 0.032), sin * (r + 0.032)];
    const [dx, dy] = [-sin * (half + 0.012), cos * (half + 0.012)];
    return cylinder([x - dx, y - dy, z], [x + dx, y + dy, z], 0.011, "stainless", { sides: 6 });
  });
  return [
    {
      kind: "mesh",
      vertices,
      faces: [...faces, [top, top + 1, top + 2, top + 3]],
      smooth: false,
      material: "stack",
    },
    ...bolts,
  ];
}

/** A short straight fan ring standing on `z`, with clips, for package towers. */
export function fanRing([x, y, z]: Vector, radius: number, height: number): Part[] {
  const outside: ProfilePoint[] = [
    [radius + 0.2, 0],
    [radius + 0.2, 0.03],
    [radius + 0.06, 0.1],
    [radius + 0.03, 0.2],
    [radius + 0.03, height - 0.06],
    [radius + 0.055, height - 0.05],
    [radius + 0.06, height],
    [radius + 0.02, height + 0.012],
    [radius, height],
  ];
  const inside: ProfilePoint[] = [
    [radius, height],
    [radius, 0.1],
    [radius + 0.1, 0],
  ];
  const clips = circle(6, false, 0.5).map(({ cos, sin, degrees }) =>
    box(
      [x + cos * (radius + 0.05), y + sin * (radius + 0.05), z + height / 2],
      [0.05, 0.05, height - 0.1],
      "stack",
      {
        rotation: [0, 0, degrees],
      },
    ),
  );
  return [
    lathe([x, y, z], outside, "stack", { sides: 96 }),
    lathe([x, y, z], inside, "stackInside", { sides: 96 }),
    ...clips,
  ];
}

/** A domed wire guard over a fan: rings and radial rods. */
export function fanGuard([x, y, z]: Vector, radius: number, rise = 0.15): Part[] {
  const innermost = 0.18;
  const heightAt = (r: number) => z + rise * (1 - (r / radius) ** 2);
  const ring = (r: number, bar: number, sides: number) =>
    hoop([x, y, heightAt(r)], [0, 0, 1], r, bar, "galvanised", sides);
  const rods = circle(24).map(({ cos, sin }, i) => {
    const start = i % 2 ? 0.42 : innermost;
    const points = times(6, (j): Vector => {
      const r = start + ((radius - start) * j) / 5;
      return [x + cos * r, y + sin * r, heightAt(r)];
    });
    return tube(points, 0.007, "galvanised", { bend: 0, sides: 6 });
  });
  const wires = steps(innermost, radius, 0.075).map((r) => ring(r, 0.0045, 64));
  return [...wires, ring(radius, 0.014, 72), ring(innermost, 0.01, 32), ...rods];
}
