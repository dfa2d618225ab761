import { wrappedLines } from "../../tidy-text.ts";
import { type Layer, noteHeight, type Point, type Shape } from "./shapes.ts";

/** Lines beside the views, such as the connections by their labels: what of the record has no place in a view. */
export interface DrawingNotes {
  /** One for each of the model's connections, in their order. */
  connections: readonly string[];
  loads: readonly string[];
}

/** Label of a connection, by its place in the record. @example connectionLabel(0) // "N1" */
export function connectionLabel(index: number): string {
  return `N${index + 1}`;
}

/** Connections by their labels, then loads, in lines below one another. @param room of a line, in letters */
export function listsOf(
  { connections, loads }: DrawingNotes,
  { at: [x, y], room }: { at: Point; room: number },
  letterHeight: number,
): Shape[] {
  const lists: readonly (readonly [Layer, string[]])[] = [
    ...connections.map(
      (text, index) => ["connection", inLines(`${connectionLabel(index)}  ${text}`, room)] as const,
    ),
    ...loads.map((text) => ["support", inLines(text, room)] as const),
  ];
  const lines = lists.flatMap(([layer, texts]) => texts.map((text) => ({ layer, text })));
  return lines.map(({ layer, text }, index) => ({
    kind: "text",
    layer,
    at: [x, y - letterHeight * (0.5 + 1.6 * index + (layer === "connection" ? 0 : 1))],
    height: letterHeight * noteHeight,
    text,
    align: "start",
  }));
}

/** A text in lines that end between words. */
function inLines(text: string, room: number): string[] {
  // One space alone: two of them keep a label and its words apart.
  return wrappedLines(text.split(/(?<! ) (?! )/), " ", (line) => widthOf(line) <= room);
}

/** Width in letters: about that of a wide font. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u1100" ? 1.25 : 0.75) * noteHeight, 0);
}

/** Title block, a line each, from `at` downwards: the model in larger letters than the notes. */
export function titleBlock(
  [x, y]: Point,
  letterHeight: number,
  [name = "", ...notes]: readonly string[],
): Shape[] {
  return [
    { kind: "text", layer: "dimension", at: [x, y], height: letterHeight * 1.6, text: name },
    ...notes.map((text, index): Shape => {
      const at: Point = [x, y - letterHeight * (2.6 + 1.9 * index)];
      return { kind: "text", layer: "dimension", at, height: letterHeight, text };
    }),
  ];
}

export function title(at: Point, text: string, letterHeight: number): Shape {
  return { kind: "text", layer: "dimension", at, height: letterHeight * 1.15, text };
}
