import type { Model } from "../model-columns.ts";

/** mm; x to the right, y upwards. */
type Point = readonly [x: number, y: number];

export type Layer = "outline" | "fan" | "clearance" | "dimension";

export type Shape =
  | { kind: "line"; layer: Layer; from: Point; to: Point }
  | { kind: "circle"; layer: Layer; center: Point; radius: number }
  /** Its middle stands at `at`; turned by 90° it is read from the right. */
  | { kind: "text"; layer: Layer; at: Point; height: number; text: string; isTurned?: true };

/** A drawing to scale, in mm: plan above the front elevation, side elevation beside it (third-angle projection). */
export interface Drawing {
  shapes: readonly Shape[];
  /** Bounds of all shapes with their dimensions. */
  from: Point;
  to: Point;
  /** Service space to keep free, mm: in front of air inlets, and at the other sides. */
  clearance: { inlet: number; service: number };
}

/** Words in a drawing; a DXF file of the old kind takes none but Latin letters. */
interface DrawingWords {
  plan: string;
  front: string;
  side: string;
  /** Text on the clear space, before its size. */
  clearance: string;
  /** Unit of the lengths. */
  unit: string;
  /** Note on a sample model. */
  sample: string;
}

/** Facts of its series that a drawing depends on. */
interface DrawnSeries {
  tags: readonly string[];
  hasSampleModels: boolean;
}

/** Letters are so small a part of the whole drawing: they can be read where it fills a screen, or a sheet of A4. */
const lettersAcross = 52;

/** On how many sides air comes in: along the length, at every side, or at one of the long sides. */
type Inlets = "long" | "all" | "one";

/**
 * The outline of a model with its fans, dimensions and the space to keep free, from its numbers alone: no more than a plan needs
 * to place it. It says itself what it shows, for a file travels without its page. `undefined` where a dimension over all is missing.
 */
export function modelDrawing(
  model: Model,
  { tags, hasSampleModels }: DrawnSeries,
  words: DrawingWords,
): Drawing | undefined {
  const { length, width, height } = model;
  if (length === null || width === null || height === null) return undefined;
  const size = { length, width, height };
  const clearance = clearancesOf(height, tags);
  const { inlet, service } = clearance;
  const letters = Math.max(length + width + 3 * service, height + width + 2 * inlet) / lettersAcross;
  const gap = inlet + letters * 3;
  const planAt: Point = [0, height + gap];
  const sideAt: Point = [length + service + letters * 5, 0];
  const isForced = tags.includes("압입송풍");
  const fans = fansOf(model, size);
  const shapes = [
    ...plan(planAt, size, isForced ? [] : fans, letters),
    ...keptFree(planAt, size, clearance, { inlets: inletsOf(tags), letters, word: words.clearance }),
    ...elevation(
      [0, 0],
      length,
      height,
      isForced ? [] : fans.map(({ center }) => center[0]),
      fans[0]?.radius ?? 0,
    ),
    ...horizontal([0, 0], length, letters),
    ...vertical([0, 0], height, letters),
    ...elevation(sideAt, width, height, isForced ? [] : [width / 2], fans[0]?.radius ?? 0),
    ...horizontal(sideAt, width, letters),
    title([length / 2, -letters * 5], words.front, letters),
    title([sideAt[0] + width / 2, -letters * 5], words.side, letters),
    title([length / 2, planAt[1] + width + inlet + letters * 2], words.plan, letters),
    ...titleBlock([(sideAt[0] + width) / 2, -letters * 8.5], letters, [
      model.name,
      words.unit,
      ...(hasSampleModels ? [words.sample] : []),
    ]),
  ];
  return { shapes, ...boundsOf(shapes), clearance };
}

/**
 * The front of a model alone, from `[0, 0]` to the right and upwards: its outline and the rings of its fans. `undefined` where
 * length or height is missing.
 */
export function frontElevation(model: Model, tags: readonly string[]): readonly Shape[] | undefined {
  const { length, width, height } = model;
  if (length === null || height === null) return undefined;
  const fans = tags.includes("압입송풍") ? [] : fansOf(model, { length, width: width ?? length, height });
  return elevation(
    [0, 0],
    length,
    height,
    fans.map(({ center }) => center[0]),
    fans[0]?.radius ?? 0,
  );
}

interface Size {
  length: number;
  width: number;
  height: number;
}

/** A judgement for the layout: air comes in unhindered where the way to it is a third of the height wide. */
function clearancesOf(height: number, tags: readonly string[]): Drawing["clearance"] {
  const third = Math.ceil(height / 3 / 100) * 100;
  return {
    inlet: Math.max(1_500, third),
    service: inletsOf(tags) === "all" ? Math.max(1_500, third) : 1_000,
  };
}

function inletsOf(tags: readonly string[]): Inlets {
  if (tags.includes("압입송풍")) return "one";
  return tags.includes("직교류") ? "long" : "all";
}

/** The fans in a row along the length, as wide as their cells let them be. */
function fansOf({ fans }: Model, { length, width }: Size): { center: Point; radius: number }[] {
  const count = Math.min(fans ?? 1, 24);
  const pitch = length / count;
  const radius = Math.min(pitch, width) * 0.36;
  return Array.from({ length: count }, (_, index) => ({
    center: [pitch * (index + 0.5), width / 2],
    radius,
  }));
}

function plan(
  [x, y]: Point,
  { length, width }: Size,
  fans: ReturnType<typeof fansOf>,
  letters: number,
): Shape[] {
  const cells = fans.slice(1).map((_, index): Shape => {
    const wall = x + (length / fans.length) * (index + 1);
    return { kind: "line", layer: "outline", from: [wall, y], to: [wall, y + width] };
  });
  return [
    ...box([x, y], length, width, "outline"),
    ...cells,
    ...fans.flatMap(({ center: [cx, cy], radius }): Shape[] => [
      { kind: "circle", layer: "fan", center: [x + cx, y + cy], radius },
      { kind: "circle", layer: "fan", center: [x + cx, y + cy], radius: radius * 0.18 },
    ]),
    ...vertical([x, y], width, letters),
  ];
}

/** The casing on its basin, with the rings of the fans on top: they count into the height. */
function elevation(
  [x, y]: Point,
  across: number,
  height: number,
  fans: readonly number[],
  radius: number,
): Shape[] {
  const ring = fans.length > 0 ? Math.min(900, height * 0.14) : 0;
  const roof = y + height - ring;
  const basin = y + Math.min(900, height * 0.18);
  return [
    ...box([x, y], across, height - ring, "outline"),
    { kind: "line", layer: "outline", from: [x, basin], to: [x + across, basin] },
    ...fans.flatMap((center) => box([x + center - radius, roof], 2 * radius, ring, "fan")),
  ];
}

/** A dashed line around the plan, with how far it stands from the tower. */
function keptFree(
  [x, y]: Point,
  { length, width }: Size,
  { inlet, service }: Drawing["clearance"],
  { inlets, letters, word }: { inlets: Inlets; letters: number; word: string },
): Shape[] {
  const above = inlets === "one" ? service : inlet;
  const from: Point = [x - service, y - inlet];
  const note = (at: Point, distance: number): Shape & { kind: "text" } => {
    const text = `${word} ${millimetres(distance)}`;
    return { kind: "text", layer: "clearance", at, height: letters * 0.85, text };
  };
  return [
    ...box(from, length + 2 * service, width + inlet + above, "clearance"),
    note([x + length / 2, y - inlet / 2], inlet),
    note([x + length / 2, y + width + above / 2], above),
    { ...note([x + length + service / 2, y + width / 2], service), isTurned: true },
  ];
}

/** Title block, a line each, from `at` downwards: the model in larger letters than the notes. */
function titleBlock([x, y]: Point, letters: number, [name = "", ...notes]: readonly string[]): Shape[] {
  return [
    { kind: "text", layer: "dimension", at: [x, y], height: letters * 1.6, text: name },
    ...notes.map((text, index): Shape => {
      const at: Point = [x, y - letters * (2.6 + 1.9 * index)];
      return { kind: "text", layer: "dimension", at, height: letters, text };
    }),
  ];
}

function title(at: Point, text: string, letters: number): Shape {
  return { kind: "text", layer: "dimension", at, height: letters * 1.15, text };
}

/** A dimension below a view, from `at` to the right. */
function horizontal([x, y]: Point, length: number, letters: number): Shape[] {
  const line = y - letters * 1.9;
  return [
    { kind: "line", layer: "dimension", from: [x, y - letters * 0.5], to: [x, line - letters * 0.6] },
    {
      kind: "line",
      layer: "dimension",
      from: [x + length, y - letters * 0.5],
      to: [x + length, line - letters * 0.6],
    },
    { kind: "line", layer: "dimension", from: [x, line], to: [x + length, line] },
    ...ticks(
      [
        [x, line],
        [x + length, line],
      ],
      letters,
    ),
    {
      kind: "text",
      layer: "dimension",
      at: [x + length / 2, line + letters * 0.85],
      height: letters,
      text: millimetres(length),
    },
  ];
}

/** A dimension to the left of a view, from `at` upwards. */
function vertical([x, y]: Point, length: number, letters: number): Shape[] {
  const line = x - letters * 1.9;
  return [
    { kind: "line", layer: "dimension", from: [x - letters * 0.5, y], to: [line - letters * 0.6, y] },
    {
      kind: "line",
      layer: "dimension",
      from: [x - letters * 0.5, y + length],
      to: [line - letters * 0.6, y + length],
    },
    { kind: "line", layer: "dimension", from: [line, y], to: [line, y + length] },
    ...ticks(
      [
        [line, y],
        [line, y + length],
      ],
      letters,
    ),
    {
      kind: "text",
      layer: "dimension",
      at: [line - letters * 0.85, y + length / 2],
      height: letters,
      text: millimetres(length),
      isTurned: true,
    },
  ];
}

function ticks(ends: readonly Point[], letters: number): Shape[] {
  const half = letters * 0.45;
  return ends.map(([x, y]) => ({
    kind: "line",
    layer: "dimension",
    from: [x - half, y - half],
    to: [x + half, y + half],
  }));
}

function box([x, y]: Point, across: number, up: number, layer: Layer): Shape[] {
  const corners: Point[] = [
    [x, y],
    [x + across, y],
    [x + across, y + up],
    [x, y + up],
  ];
  return corners.map((from, index) => ({
    kind: "line",
    layer,
    from,
    to: corners[(index + 1) % corners.length] as Point,
  }));
}

/** Plain digits, as plans have them: 13320. */
function millimetres(value: number): string {
  return String(Math.round(value));
}

function boundsOf(shapes: readonly Shape[]): { from: Point; to: Point } {
  const corners = shapes.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

function cornersOf(shape: Shape): Point[] {
  if (shape.kind === "line") return [shape.from, shape.to];
  const [x, y] = shape.kind === "circle" ? shape.center : shape.at;
  if (shape.kind === "circle")
    return [
      [x - shape.radius, y - shape.radius],
      [x + shape.radius, y + shape.radius],
    ];
  const half = (shape.height * 0.7 * shape.text.length) / 2;
  const [across, up] = shape.isTurned ? [shape.height, half] : [half, shape.height];
  return [
    [x - across, y - up],
    [x + across, y + up],
  ];
}
