import { areOverlapping, type Box } from "#documents/charts/labels/label-placing.ts";
import { labelSize } from "./label-size.ts";

/** A pin on a drawing whose width varies; the height follows the width. */
export interface LabelledPin {
  /** Shares of the drawing's width and height. */
  x: number;
  y: number;
  /** Radius, px. */
  r: number;
  label: string;
}

/** Position of a label relative to its pin, px; `lead` is the end of a line from the pin to a label apart from it. */
export interface PinLabel {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lead?: { x: number; y: number };
}

/** Narrowest and widest drawing at which labels must have room, px, and the ratio of width to height. */
export interface DrawingWidths {
  narrowest: number;
  widest: number;
  ratio: number;
}

type Labels = readonly (PinLabel | undefined)[];

interface Candidate {
  position: PinLabel;
  /** Boxes of the label and of points of its line, px from the pin. */
  boxes: readonly Box[];
}

/**
 * Places a label at each pin, such that labels and their lines cover neither each other nor a pin, from the smallest
 * width to the largest. The order with the shortest lines is taken; a label without a free place is left out.
 */
export function pinLabels(pins: readonly LabelledPin[], widths: DrawingWidths): Labels {
  const key = JSON.stringify([pins, widths]);
  const known = recent.get(key) ?? shortestLines(pins, widths);
  recent.delete(key);
  recent.set(key, known);
  for (const oldest of recent.keys()) if (recent.size > maxRecent) recent.delete(oldest);
  return known;
}

/** Latest results by their arguments: every page with the map asks for the same few. */
const recent = new Map<string, Labels>();
const maxRecent = 12;

function shortestLines(pins: readonly LabelledPin[], widths: DrawingWidths): Labels {
  const crowded = crowdedFirst(pins, widths);
  const beginnings = crowded.flatMap((first) => crowded.map((second) => [first, second]));
  const orders = [crowded, crowded.toReversed()].flatMap((rest) =>
    beginnings
      .slice(0, Math.ceil(maxChecks / pins.length ** 2))
      .map((beginning) => [...new Set([...beginning, ...rest])]),
  );
  const candidates = pins.map(candidatesOf);
  const layouts = orders.map((order) => placedInOrder(order, pins, candidates, widths));
  return layouts.reduce((best, layout) => (costOf(layout) < costOf(best) ? layout : best), layouts[0] ?? []);
}

/** Width of a text, px: an upper estimate for fonts of the site and of systems. */
function textWidth(text: string): number {
  const ems = [...text].reduce((sum, letter) => sum + (letter >= "\u1100" ? 0.94 : 0.56), 0);
  return ems * labelSize;
}

/** Box of a label around its pin, px from the pin. */
export function labelBox(position: PinLabel, label: string): Box {
  const width = textWidth(label);
  const left =
    position.x - (position.anchor === "end" ? width : position.anchor === "middle" ? width / 2 : 0);
  return { left, right: left + width, top: position.y - labelSize, bottom: position.y + 4 };
}

/** Orders that are tried, times the pairs of pins that each of them checks. */
const maxChecks = 4_000;
/**
 * Widths at which places are checked, as shares between the smallest and the largest: labels that are apart at both may overlap at a
 * width between them.
 */
const checkedShares = [0, 1, 0.15, 0.45] as const;
/** Distance between labels, and of labels from pins and edges, px. */
const apart = 3;
/** Distances of the label from its pin that are tried one after the other, px. */
const rings = [0, 14, 24, 36, 50, 66, 84] as const;
/** Directions of labels at their pin, and further away, degrees clockwise from the right. */
const beside = [0, 180, 270, 90] as const;
const around = [0, 315, 45, 180, 225, 135, 270, 90, 292, 248, 68, 112, 338, 22, 202, 158] as const;

function placedInOrder(
  order: readonly number[],
  pins: readonly LabelledPin[],
  candidates: readonly Candidate[][],
  widths: DrawingWidths,
): Labels {
  const chosen: (Candidate | undefined)[] = pins.map(() => undefined);
  const checked = checkedShares.map((share) => widths.narrowest + share * (widths.widest - widths.narrowest));
  for (const index of order) {
    const scenes = checked.map((width) => sceneAt(width, index, chosen, pins, widths.ratio));
    chosen[index] = candidates[index]?.find(({ boxes }) => scenes.every((scene) => isFree(boxes, scene)));
  }
  return chosen.map((candidate) => candidate?.position);
}

function costOf(labels: Labels): number {
  return labels.reduce((sum, label) => {
    if (label === undefined) return sum + 1_000;
    return sum + (label.lead ? 20 + Math.hypot(label.lead.x, label.lead.y) : 0);
  }, 0);
}

function candidatesOf({ r, label }: LabelledPin): Candidate[] {
  return rings.flatMap((ring) =>
    (ring === 0 ? beside : around).map((angle) => {
      const position = positionAt(angle, r + 6 + ring, ring > 0);
      return { position, boxes: boxesOf(position, label) };
    }),
  );
}

function positionAt(degrees: number, gap: number, isApart: boolean): PinLabel {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const anchor = cos > 0.3 ? "start" : cos < -0.3 ? "end" : "middle";
  // The baseline of letters that are centred on the end of the line, or stand above or below it.
  const baseline = anchor === "middle" ? (sin < 0 ? 0 : labelSize - 3) : labelSize / 2 - 1.5;
  return {
    x: Math.round(cos * gap),
    y: Math.round(sin * gap + baseline),
    anchor,
    ...(isApart && { lead: { x: Math.round(cos * (gap - 3)), y: Math.round(sin * (gap - 3)) } }),
  };
}

/** A pin on a drawing of a certain width, and what its label must not cover, px. */
interface Scene {
  width: number;
  height: number;
  pin: { x: number; y: number };
  taken: readonly Box[];
}

function sceneAt(
  width: number,
  own: number,
  chosen: readonly (Candidate | undefined)[],
  pins: readonly LabelledPin[],
  ratio: number,
): Scene {
  const height = width / ratio;
  const onDrawing = ({ x, y }: LabelledPin) => ({ x: x * width, y: y * height });
  const taken = pins.flatMap((pin, index) => {
    if (index === own) return [];
    const { r } = pin;
    const at = onDrawing(pin);
    const boxes = [{ left: -r, right: r, top: -r, bottom: r }, ...(chosen[index]?.boxes ?? [])];
    return boxes.map((box) => moved(box, at));
  });
  return { width, height, pin: onDrawing(pins[own] as LabelledPin), taken };
}

/** Boxes of a label and of points of its line. */
function boxesOf(position: PinLabel, label: string): Box[] {
  const { lead } = position;
  const points = lead ? [0.3, 0.5, 0.7, 0.9].map((share) => ({ x: lead.x * share, y: lead.y * share })) : [];
  const dots = points.map(({ x, y }) => ({ left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }));
  return [labelBox(position, label), ...dots];
}

function isFree(boxes: readonly Box[], { width, height, pin, taken }: Scene): boolean {
  return boxes.every((box) => {
    const room = withSpace(moved(box, pin));
    const isInside = room.left >= 0 && room.right <= width && room.top >= 0 && room.bottom <= height;
    return isInside && !taken.some((other) => areOverlapping(room, other));
  });
}

/** The box with the distance that it keeps to all sides. */
function withSpace({ left, right, top, bottom }: Box): Box {
  return { left: left - apart, right: right + apart, top: top - apart, bottom: bottom + apart };
}

function moved(box: Box, { x, y }: { x: number; y: number }): Box {
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
}

/** Indexes of the pins, those with the nearest neighbour first. */
function crowdedFirst(pins: readonly LabelledPin[], { ratio }: DrawingWidths): number[] {
  const nearest = pins.map((pin) =>
    Math.min(
      ...pins.flatMap((other) =>
        other === pin ? [] : Math.hypot(other.x - pin.x, (other.y - pin.y) / ratio),
      ),
    ),
  );
  return [...pins.keys()].sort((a, b) => (nearest[a] ?? 0) - (nearest[b] ?? 0));
}
