import type { Layer, OutlineDrawing, Shape } from "./model-drawing.ts";
import { isDashed } from "./shapes.ts";

/** AutoCAD's numbers of colours. */
const colours: Record<Layer, number> = {
  outline: 7,
  fan: 4,
  louver: 8,
  coil: 30,
  connection: 5,
  support: 6,
  clearance: 1,
  dimension: 3,
};

/** Words of a DXF file, which takes Latin letters only. */
export const dxfWords = {
  plan: "PLAN",
  front: "FRONT",
  side: "SIDE",
  clearance: "CLEARANCE",
  unit: "DIMENSIONS IN MM",
  sample: "SAMPLE, NOT FOR CONSTRUCTION",
} as const;

/**
 * A drawing as a DXF file (AutoCAD R12, ASCII), which every CAD program reads: lines, circles and texts on layers, in mm.
 * Letters beyond ASCII are written as `\U+XXXX`.
 */
export function dxf({ shapes, from, to }: OutlineDrawing): string {
  const pairs: (readonly [code: number, value: string | number])[] = [
    ...section("HEADER", [
      [9, "$ACADVER"],
      [1, "AC1009"],
      // Millimetres. `$INSUNITS` and `$MEASUREMENT` are not part of R12, but readers accept them.
      [9, "$INSUNITS"],
      [70, 4],
      [9, "$MEASUREMENT"],
      [70, 1],
      [9, "$EXTMIN"],
      [10, from[0]],
      [20, from[1]],
      [9, "$EXTMAX"],
      [10, to[0]],
      [20, to[1]],
    ]),
    ...section("TABLES", [...lineTypes, ...layers()]),
    ...section("ENTITIES", shapes.flatMap(entity)),
    [0, "EOF"],
  ];
  return pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${written(value)}\r\n`).join("");
}

type Pair = readonly [code: number, value: string | number];

function section(name: string, inside: readonly Pair[]): Pair[] {
  return [[0, "SECTION"], [2, name], ...inside, [0, "ENDSEC"]];
}

const lineTypes: readonly Pair[] = [
  [0, "TABLE"],
  [2, "LTYPE"],
  [70, 2],
  ...lineType("CONTINUOUS", "Solid", []),
  ...lineType("DASHED", "- - - -", [300, -150]),
  [0, "ENDTAB"],
];

function lineType(name: string, description: string, dashes: readonly number[]): Pair[] {
  return [
    [0, "LTYPE"],
    [2, name],
    [70, 0],
    [3, description],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.map((dash): Pair => [49, dash]),
  ];
}

function layers(): Pair[] {
  const names = Object.keys(colours) as Layer[];
  return [
    [0, "TABLE"],
    [2, "LAYER"],
    [70, names.length],
    ...names.flatMap((layer): Pair[] => [
      [0, "LAYER"],
      [2, nameOf(layer)],
      [70, 0],
      [62, colours[layer]],
      [6, isDashed(layer) ? "DASHED" : "CONTINUOUS"],
    ]),
    [0, "ENDTAB"],
  ];
}

function entity(shape: Shape): Pair[] {
  const layer: Pair = [8, nameOf(shape.layer)];
  switch (shape.kind) {
    case "line":
      return [
        [0, "LINE"],
        layer,
        [10, shape.from[0]],
        [20, shape.from[1]],
        [11, shape.to[0]],
        [21, shape.to[1]],
      ];
    case "circle":
      return [[0, "CIRCLE"], layer, [10, shape.center[0]], [20, shape.center[1]], [40, shape.radius]];
    case "text":
      return [
        [0, "TEXT"],
        layer,
        [10, shape.at[0]],
        [20, shape.at[1]],
        [40, shape.height],
        [1, latin(shape.text)],
        [50, shape.isTurned ? 90 : 0],
        // Its middle or beginning stands at the second point.
        [72, shape.align === "start" ? 0 : 1],
        [11, shape.at[0]],
        [21, shape.at[1]],
        [73, 2],
      ];
  }
}

/** Capitals, as plans have them. */
function nameOf(layer: Layer): string {
  return layer.toUpperCase();
}

function written(value: string | number): string {
  return typeof value === "number" ? String(Math.round(value * 1_000) / 1_000) : value;
}

function latin(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
}
