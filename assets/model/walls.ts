/** What closes a tower's sides: ribbed casing, louvres, doors, finned coils; and beams under them. */
import type { Material, Part, Vector } from "./parts.ts";
import { box, cylinder, slab, steps, times, tube } from "./solids.ts";

/** A vertical plane: the axis it is square to, where it stands on that axis, and the way it faces. */
export type Face = { axis: "x" | "y"; at: number; facing: 1 | -1 };
/** A part of a face: from `start` to `end` along it, from `bottom` to `top`. */
export type Panel = { start: number; end: number; bottom: number; top: number };

/** A point on a face: how far along, how far outwards, how high. */
export function onFace({ axis, at, facing }: Face, along: number, out: number, z: number): Vector {
  const depth = at + facing * out;
  return axis === "x" ? [depth, along, z] : [along, depth, z];
}

/** A slab lying on a face, from `inner` to `outer` metres outwards. */
export function faceSlab(
  face: Face,
  { start, end, bottom, top }: Panel,
  [inner, outer]: [number, number],
  material: Material,
  bevel = 0.008,
): Part {
  return slab(onFace(face, start, inner, bottom), onFace(face, end, outer, top), material, bevel);
}

/** The two faces at the ends of an axis, each looking outwards. */
export function bothFaces(axis: Face["axis"], distance: number): [Face, Face] {
  return [
    { axis, at: distance, facing: 1 },
    { axis, at: -distance, facing: -1 },
  ];
}

/** Pressed casing in `count` sheets, each with two vertical ribs and a row of bolts. */
export function ribbedWall(face: Face, panel: Panel, count: number, material: Material = "casing"): Part[] {
  const { start, end, bottom, top } = panel;
  const width = (end - start) / count;
  return times(count, (i) => {
    const left = start + i * width;
    const sheet = { start: left + 0.006, end: left + width - 0.006, bottom, top };
    const ribs = [0.3, 0.7].map((share) => {
      const middle = left + width * share;
      const rib = {
        start: middle - width * 0.1,
        end: middle + width * 0.1,
        bottom: bottom + 0.09,
        top: top - 0.09,
      };
      return faceSlab(face, rib, [0.045, 0.085], material, 0.022);
    });
    const bolts = steps(bottom + 0.12, top, 0.42).map((z) =>
      cylinder(
        onFace(face, left + 0.035, 0.05, z),
        onFace(face, left + 0.035, 0.062, z),
        0.013,
        "stainless",
        {
          sides: 6,
        },
      ),
    );
    return [faceSlab(face, sheet, [0, 0.05], material, 0.012), ...ribs, ...bolts];
  }).flat();
}

/** Flat casing in `count` sheets with raised joints, as on the generic forms. */
export function flatWall(face: Face, panel: Panel, count: number, material: Material = "panel"): Part[] {
  const { start, end, bottom, top } = panel;
  const width = (end - start) / count;
  const joint = (along: number) => ({ start: along - 0.03, end: along + 0.03, bottom, top });
  const sheets = times(count, (i) => {
    const sheet = { start: start + i * width + 0.004, end: start + (i + 1) * width - 0.004, bottom, top };
    return faceSlab(face, sheet, [0, 0.04], material, 0.008);
  });
  const joints = times(count - 1, (i) =>
    faceSlab(face, joint(start + (i + 1) * width), [0.02, 0.065], material, 0.01),
  );
  const bolts = times(count - 1, (i) =>
    steps(bottom + 0.1, top, 0.3).map((z) => {
      const x = start + (i + 1) * width;
      return cylinder(onFace(face, x, 0.06, z), onFace(face, x, 0.074, z), 0.012, "stainless", { sides: 6 });
    }),
  ).flat();
  return [...sheets, ...joints, ...bolts];
}

type LouvreOptions = { bays?: number; pitch?: number; depth?: number; tilt?: number; post?: number };

/** A bank of inclined louvre blades between posts, with stiffeners behind. */
export function louvres(face: Face, { start, end, bottom, top }: Panel, options: LouvreOptions = {}): Part[] {
  const { bays = 3, pitch = 0.2, depth = 0.2, tilt = 40, post = 0.1 } = options;
  const length = end - start;
  const height = top - bottom - 0.06;
  const count = Math.floor(height / pitch);
  const blade = (z: number) => {
    const lean = face.axis === "y" ? -face.facing * tilt : face.facing * tilt;
    return box(
      onFace(face, (start + end) / 2, -0.09, z),
      face.axis === "y" ? [length - 0.05, depth, 0.007] : [depth, length - 0.05, 0.007],
      "louvre",
      { bevel: 0.002, rotation: face.axis === "y" ? [lean, 0, 0] : [0, lean, 0] },
    );
  };
  const posts = times(bays + 1, (i) => {
    const outer = i === 0 || i === bays;
    const width = outer ? post : post * 0.62;
    const middle = Math.min(end - width / 2, Math.max(start + width / 2, start + (length * i) / bays));
    const panel = { start: middle - width / 2, end: middle + width / 2, bottom, top };
    return faceSlab(face, panel, [-0.055, 0.035], "galvanised", 0.006);
  });
  const stiffeners = [0.34, 0.68].map((share) => {
    const z = bottom + (top - bottom) * share;
    return faceSlab(
      face,
      { start, end, bottom: z - 0.025, top: z + 0.025 },
      [-0.225, -0.175],
      "galvanised",
      0.004,
    );
  });
  const blades = times(count, (i) => blade(bottom + 0.06 + (height / count) * (i + 0.5)));
  return [...blades, ...posts, ...stiffeners];
}

/** A framed access door; `middle` and `bottom` place its leaf. */
export function door(
  face: Face,
  middle: number,
  bottom: number,
  { width = 0.8, height = 1.75 } = {},
): Part[] {
  const leaf = (inset: number) => ({
    start: middle - width / 2 + inset,
    end: middle + width / 2 - inset,
    bottom: bottom + inset,
    top: bottom + height - inset,
  });
  const hinges = [0.2, 0.8].map((share) => {
    const z = bottom + height * share;
    const hinge = (dz: number) => onFace(face, middle - width / 2 - 0.015, 0.14, z + dz);
    return cylinder(hinge(-0.07), hinge(0.07), 0.018, "stainless", { sides: 10 });
  });
  const handleAt = (out: number, share: number) =>
    onFace(face, middle + width / 2 - 0.09, out, bottom + height * share);
  const handle = [handleAt(0.13, 0.56), handleAt(0.19, 0.56), handleAt(0.19, 0.46), handleAt(0.13, 0.46)];
  return [
    faceSlab(face, leaf(-0.06), [0.03, 0.11], "galvanised"),
    faceSlab(face, leaf(0), [0.09, 0.135], "casing", 0.014),
    faceSlab(face, leaf(0.13), [0.13, 0.155], "casing", 0.014),
    ...hinges,
    tube(handle, 0.012, "stainless", { bend: 0.02, sides: 8 }),
  ];
}

/** A dry coil seen from outside: close vertical fins in a frame, divided into `bays`. */
export function finnedCoil(face: Face, { start, end, bottom, top }: Panel, bays = 2): Part[] {
  const frame = 0.07;
  const bay = (end - start) / bays;
  const core = faceSlab(face, { start, end, bottom, top }, [-0.1, -0.01], "fill", 0);
  const fins = steps(start + frame, end - frame, 0.028).map((x) =>
    faceSlab(face, { start: x - 0.002, end: x + 0.002, bottom, top }, [-0.01, 0.035], "fins", 0),
  );
  const uprights = times(bays + 1, (i) => {
    const x = Math.min(end - frame / 2, Math.max(start + frame / 2, start + bay * i));
    return faceSlab(
      face,
      { start: x - frame / 2, end: x + frame / 2, bottom, top },
      [-0.02, 0.05],
      "galvanised",
    );
  });
  const rails = [bottom, top - frame].map((z) =>
    faceSlab(face, { start, end, bottom: z, top: z + frame }, [-0.02, 0.05], "galvanised"),
  );
  return [core, ...fins, ...uprights, ...rails];
}

/** An I-beam along x, its lower edge at `from`. */
export function beam([x, y, z]: Vector, length: number, height: number, width: number): Part[] {
  const thickness = 0.012;
  const plate = (dz: number, plateWidth: number, plateHeight: number) =>
    box([x + length / 2, y, z + dz], [length, plateWidth, plateHeight], "galvanised", { bevel: 0.002 });
  return [
    plate(thickness / 2, width, thickness),
    plate(height - thickness / 2, width, thickness),
    plate(height / 2, thickness, height - 2 * thickness),
  ];
}
