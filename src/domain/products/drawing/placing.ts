import type { Point, Size, Views } from "./shapes.ts";

/** Width of a drawing in letter heights: its letters can be read where it fills a screen, or a sheet of A4. */
const widthInLetters = 52;
/** The same where the views stand below each other, on the screen of a phone. */
const stackedWidthInLetters = 29;

/** Arrangement of a drawing for its place. */
export interface Arrangement {
  /** The side elevation stands below the front: for narrow screens. */
  isStacked?: true;
  /** Height of the letters, mm of the tower; by default it follows from the width of the drawing. */
  letterHeight?: number;
  /** No title block and no lists: its sheet has them. */
  hasOnlyViews?: true;
}

/** Where the parts of a drawing stand. */
export interface DrawingLayout {
  letterHeight: number;
  views: Views;
  /** Middle of the first line of the title block. */
  titleBlock: Point;
  /** Beginning of the lists, with the width of their lines in letter heights. */
  lists: { at: Point; room: number };
}

/** @param lineCount of the lists */
export function layoutOf(
  { length, width, height }: Size,
  { inlet, service }: { inlet: number; service: number },
  { isStacked, letterHeight: asked }: Arrangement,
  lineCount: number,
): DrawingLayout {
  const letterHeight =
    asked ??
    (isStacked
      ? (Math.max(length, width) + 2 * service) / stackedWidthInLetters
      : Math.max(length + width + 3 * service, height + width + 2 * inlet) / widthInLetters);
  const plan: Point = [0, height + inlet + letterHeight * 3];
  if (isStacked) {
    const side: Point = [Math.max(0, (length - width) / 2), -height - letterHeight * 8];
    const below = side[1] - letterHeight * 8.5;
    return {
      letterHeight,
      views: { plan, front: [0, 0], side },
      titleBlock: [length / 2, below],
      lists: { at: [-service, below - letterHeight * 6.5], room: stackedWidthInLetters },
    };
  }
  const side: Point = [length + service + letterHeight * 5, 0];
  // The lists begin above the side elevation; beside a low plan they need more height.
  const top = Math.max(plan[1] + width + inlet, height + letterHeight * (1.6 * lineCount + 2));
  return {
    letterHeight,
    views: { plan, front: [0, 0], side },
    titleBlock: [(side[0] + width) / 2, -letterHeight * 8.5],
    lists: { at: [side[0], top], room: Number.POSITIVE_INFINITY },
  };
}
