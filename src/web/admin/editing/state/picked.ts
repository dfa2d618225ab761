/** Edited place, and where the page shows it. */
export interface Picked {
  path: string;
  /** The words of a link whose document is being edited. */
  inside?: string | undefined;
  /** Number of the clicked text among those of its place, from 0. */
  paragraph?: number;
  /** Text or element of the page that was clicked. */
  shown: Node;
  /** Its distance from the upper edge of the frame, px. */
  top: number;
}

/** Between two paragraphs, where both are written in one field. */
export const emptyLine = "\n\n";

/** Character at which a paragraph begins in the field of all. */
export function paragraphStart(texts: readonly string[], paragraph = 0): number {
  return texts.slice(0, Math.max(0, paragraph)).reduce((at, text) => at + text.length + emptyLine.length, 0);
}
