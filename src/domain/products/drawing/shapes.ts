/** mm; x to the right, y upwards. */
export type Point = readonly [x: number, y: number];

export type Layer =
  | "outline"
  | "fan"
  | "louver"
  | "coil"
  | "connection"
  | "support"
  | "clearance"
  | "dimension";

export type Shape =
  | { kind: "line"; layer: Layer; from: Point; to: Point }
  | { kind: "circle"; layer: Layer; center: Point; radius: number }
  | Text;

/** Its middle stands at `at`, or its beginning where it is aligned so; turned by 90° it is read from the right. */
export interface Text {
  kind: "text";
  layer: Layer;
  at: Point;
  height: number;
  text: string;
  isTurned?: true;
  align?: "start";
}

export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Lower left corner of each view. */
export interface Views {
  plan: Point;
  front: Point;
  side: Point;
}

export interface Size {
  length: number;
  width: number;
  height: number;
}

/** Hidden lines, and the border of the space that is kept free. */
export function isDashed(layer: Layer): boolean {
  return layer === "clearance" || layer === "coil";
}

/** Size of a font, and distance of the baseline below the middle of its letters: multiples of the letter height. */
export const fontSize = 1.35;
export const belowMiddle = 0.36;

/** Widths of letters by the height of capitals, in the font of the site. */
function letterWidth(letter: string): number {
  if (letter >= "\u1100") return 1.18;
  if (/[A-Z\d×]/.test(letter)) return 0.88;
  return /[a-z³]/.test(letter) ? 0.76 : 0.4;
}

/** Room that a text takes. */
export function textBox({ at: [x, y], height, text, isTurned, align }: Text): Box {
  const length = widthOfText(text, height);
  const start = align === "start" ? 0 : -length / 2;
  const [across, up] = [
    { from: start, to: start + length },
    { from: -height / 2, to: height / 2 },
  ];
  return isTurned
    ? { left: x + up.from, right: x + up.to, bottom: y + across.from, top: y + across.to }
    : { left: x + across.from, right: x + across.to, bottom: y + up.from, top: y + up.to };
}

export function widthOfText(text: string, height: number): number {
  return height * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** Height of the basin below the casing, and of the rings of the fans above it, mm: a sketch. */
export function basinHeight(height: number): number {
  return Math.min(900, height * 0.18);
}
export function ringHeight(height: number): number {
  return Math.min(900, height * 0.14);
}

/** Height of the letters of notes by that of dimensions. */
export const noteHeight = 0.93;
