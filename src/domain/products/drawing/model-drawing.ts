import type { Model } from "../model-columns.ts";
import { towerKindOf } from "../tower-kind.ts";
import { annotationsOf, hasLoadTexts, loadDistance } from "./annotations.ts";
import { box, horizontalDimension, millimetres, verticalDimension } from "./dimensions.ts";
import { type DrawingNotes, listsOf, title, titleBlock } from "./lists.ts";
import { coilIn, connectionsOf, hasStubsLeft, type Inlets, louvers, supportsOf } from "./parts.ts";
import { type Arrangement, layoutOf } from "./placing.ts";
import {
  basinHeight,
  type Layer,
  noteHeight,
  type Point,
  ringHeight,
  type Shape,
  type Size,
  textBox,
  widthOfText,
} from "./shapes.ts";

export type { Arrangement, DrawingNotes, Layer, Shape };

/** A drawing to scale, in mm: plan above the front elevation, side elevation beside it (third-angle projection). */
export interface OutlineDrawing {
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

const noNotes: DrawingNotes = { connections: [], loads: [] };

/**
 * The outline of a model with its fans, dimensions and the space to keep free, from its figures alone: enough to place it in the layout
 * drawing of a building. It includes its title block, because a file is passed on without its page. `undefined` where a dimension over
 * all is missing.
 */
export function modelDrawing(
  model: Model,
  { tags, hasSampleModels }: DrawnSeries,
  words: DrawingWords,
  notes = noNotes,
  arrangement: Arrangement = {},
): OutlineDrawing | undefined {
  const { length, width, height } = model;
  if (length === null || width === null || height === null) return undefined;
  const size = { length, width, height };
  const clearance = clearancesOf(height, tags);
  const lineCount = notes.connections.length + notes.loads.length;
  const { letterHeight, views, ...layout } = layoutOf(size, clearance, arrangement, lineCount);
  const { plan: planAt, side: sideAt } = views;
  const isForcedDraft = tags.includes("압입송풍");
  const fans = fansOf(model, size);
  const ownTitles = [model.name, words.unit, ...(hasSampleModels ? [words.sample] : [])];
  const loadRoom = hasLoadTexts(model, length, letterHeight)
    ? loadDistance(letterHeight) + letterHeight * 0.5
    : 0;
  const parts = [
    ...plan(planAt, size, isForcedDraft ? [] : fans),
    // Labels of stubs stand between the tower and its dimension.
    ...verticalDimension(planAt, width, letterHeight, hasStubsLeft(model) ? letterHeight * 0.8 : 0),
    ...clearanceShapes(planAt, size, clearance, {
      inlets: inletsOf(tags),
      letterHeight,
      word: words.clearance,
      loadRoom,
    }),
    ...elevation(
      [0, 0],
      length,
      height,
      isForcedDraft ? [] : fans.map(({ center }) => center[0]),
      fans[0]?.radius ?? 0,
    ),
    ...horizontalDimension([0, 0], length, letterHeight),
    ...verticalDimension([0, 0], height, letterHeight),
    ...elevation(sideAt, width, height, isForcedDraft ? [] : [width / 2], fans[0]?.radius ?? 0),
    ...horizontalDimension(sideAt, width, letterHeight),
    ...louvers(views, size, inletsOf(tags)),
    ...(towerKindOf(tags, []) === "closed-circuit" ? coilIn(views, size) : []),
    ...connectionsOf(model, views, size),
    ...supportsOf(model, views),
    title([length / 2, -letterHeight * 5], words.front, letterHeight),
    title([sideAt[0] + width / 2, sideAt[1] - letterHeight * 5], words.side, letterHeight),
    title([length / 2, planAt[1] + width + clearance.inlet + letterHeight * 2], words.plan, letterHeight),
  ];
  const shapes = [
    ...parts,
    ...annotationsOf(model, views, size, letterHeight, parts),
    ...(arrangement.hasOnlyViews
      ? []
      : [
          ...listsOf(notes, layout.lists, letterHeight),
          ...titleBlock(layout.titleBlock, letterHeight, ownTitles),
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

/** A judgement for the layout: air comes in unhindered where the way to it is a third of the height wide. */
function clearancesOf(height: number, tags: readonly string[]): OutlineDrawing["clearance"] {
  const third = Math.ceil(height / 3 / 100) * 100;
  return {
    inlet: Math.max(1_500, third),
    service: inletsOf(tags) === "allSides" ? Math.max(1_500, third) : 1_000,
  };
}

function inletsOf(tags: readonly string[]): Inlets {
  if (tags.includes("압입송풍")) return "oneLongSide";
  return tags.includes("직교류") ? "bothLongSides" : "allSides";
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

function plan([x, y]: Point, { length, width }: Size, fans: ReturnType<typeof fansOf>): Shape[] {
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
  const ring = fans.length > 0 ? ringHeight(height) : 0;
  const roof = y + height - ring;
  const basin = y + basinHeight(height);
  return [
    ...box([x, y], across, height - ring, "outline"),
    { kind: "line", layer: "outline", from: [x, basin], to: [x + across, basin] },
    ...fans.flatMap((center) => box([x + center - radius, roof], 2 * radius, ring, "fan")),
  ];
}

/** A dashed line around the plan, with its distance from the tower. @param loadRoom depth that texts of loads take between tower and dashed line, mm */
function clearanceShapes(
  [x, y]: Point,
  { length, width }: Size,
  { inlet, service }: OutlineDrawing["clearance"],
  {
    inlets,
    letterHeight,
    word,
    loadRoom,
  }: { inlets: Inlets; letterHeight: number; word: string; loadRoom: number },
): Shape[] {
  const above = inlets === "oneLongSide" ? service : inlet;
  const from: Point = [x - service, y - inlet];
  // Where the space is narrow beside its letters, the page has its figures alone.
  const note = (at: Point, distance: number, room: number, along: number, isTurned = false): Shape[] => {
    const text = `${word} ${millimetres(distance)}`;
    const height = letterHeight * noteHeight;
    if (height * 1.5 > room || widthOfText(text, height) > along) return [];
    return [{ kind: "text", layer: "clearance", at, height, text, ...(isTurned && { isTurned }) }];
  };
  const [middle, across] = [x + length / 2, length + 2 * service];
  return [
    ...box(from, across, width + inlet + above, "clearance"),
    ...note([middle, y - (inlet + loadRoom) / 2], inlet, inlet - loadRoom, across),
    ...note([middle, y + width + (above + loadRoom) / 2], above, above - loadRoom, across),
    ...note([x + length + service / 2, y + width / 2], service, service, width + inlet + above, true),
  ];
}

function boundsOf(shapes: readonly Shape[]): { from: Point; to: Point } {
  const corners = shapes.flatMap(cornersOf);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

function cornersOf(shape: Shape): Point[] {
  if (shape.kind === "line") return [shape.from, shape.to];
  if (shape.kind === "circle") {
    const [[x, y], { radius }] = [shape.center, shape];
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ];
  }
  // Half a letter more above and below: letters have accents and descenders.
  const { left, right, bottom, top } = textBox(shape);
  const half = shape.height / 2;
  const [across, up] = shape.isTurned ? [half, 0] : [0, half];
  return [
    [left - across, bottom - up],
    [right + across, top + up],
  ];
}
