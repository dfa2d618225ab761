export interface Picked {
  path: string;
  /** Path of the text of a link whose document is edited. */
  inside?: string | undefined;
  /** Index of the clicked text among those of the field, from 0. */
  paragraph?: number;
  shown: Node;
  /** Distance from the top of the frame, px. */
  top: number;
}

export const emptyLine = "\n\n";

/** Returns the index of the first character of a paragraph in the textarea, which shows them joined by `emptyLine`. */
export function paragraphStart(texts: readonly string[], paragraph = 0): number {
  return texts.slice(0, Math.max(0, paragraph)).reduce((at, text) => at + text.length + emptyLine.length, 0);
}
