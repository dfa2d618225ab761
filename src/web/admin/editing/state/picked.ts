/** A field that was clicked in the page. */
export interface Picked {
  path: string;
  /** Path of the text of a link whose document is edited. */
  linkTextPath?: string | undefined;
  /** Index of the clicked text among those of the field, from 0. */
  paragraph?: number;
  /** Text or element that shows the field. */
  node: Node;
  /** Distance from the top of the frame, px. */
  top: number;
}

export const emptyLine = "\n\n";

/** Returns the index of the first character of a paragraph in the textarea, which shows them joined by `emptyLine`. */
export function paragraphStart(texts: readonly string[], paragraph = 0): number {
  return texts.slice(0, Math.max(0, paragraph)).reduce((at, text) => at + text.length + emptyLine.length, 0);
}
