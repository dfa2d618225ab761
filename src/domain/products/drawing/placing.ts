import type { Point, Size, Views } from "./shapes.ts";

/** Letters are so small a part of the whole drawing: they can be read where it fills a screen, or a sheet of A4. */
const lettersAcross = 52;
/** The same where the views stand below each other, on the screen of a phone. */
const lettersStacked = 29;

/** Arrangement of a drawing for its place. */
export interface Arrangement {
  /** The side elevation stands below the front: for narrow screens. */
  isStacked?: true;
  /** Height of the letters, mm of the tower; a part of the whole drawing by default. */
  letters?: number;
  /** No title block and no lists: its sheet has them. */
  hasOnlyViews?: true;
}

/** Where the parts of a drawing stand. */
export interface DrawingLayout {
  letters: number;
  views: Views;
  /** Middle of the first line of the title block. */
  titleBlock: Point;
  /** Beginning of the lists, with the room of their lines in letters. */
  lists: { at: Point; room: number };
}

/** @param lineCount of the lists */
export function layoutOf(
  { length, width, height }: Size,
  { inlet, service }: { inlet: number; service: number },
  { isStacked, letters: asked }: Arrangement,
  lineCount: number,
): DrawingLayout {
  const letters =
    asked ??
    (isStacked
      ? (Math.max(length, width) + 2 * service) / lettersStacked
      : Math.max(length + width + 3 * service, height + width + 2 * inlet) / lettersAcross);
  const plan: Point = [0, height + inlet + letters * 3];
  if (isStacked) {
    const side: Point = [Math.max(0, (length - width) / 2), -height - letters * 8];
    const below = side[1] - letters * 8.5;
    return {
      letters,
      views: { plan, front: [0, 0], side },
      titleBlock: [length / 2, below],
      lists: { at: [-service, below - letters * 6.5], room: lettersStacked },
    };
  }
  const side: Point = [length + service + letters * 5, 0];
  // Above the side elevation, which a low plan leaves little room.
  const top = Math.max(plan[1] + width + inlet, height + letters * (1.6 * lineCount + 2));
  return {
    letters,
    views: { plan, front: [0, 0], side },
    titleBlock: [(side[0] + width) / 2, -letters * 8.5],
    lists: { at: [side[0], top], room: Number.POSITIVE_INFINITY },
  };
}
