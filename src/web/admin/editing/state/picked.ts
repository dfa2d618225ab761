/** Edited place, and its box on the screen. */
export interface Picked {
  path: string;
  /** The words of a link whose document is being edited. */
  inside?: string | undefined;
  /** In px of the window. */
  box: { top: number; bottom: number; left: number; right: number };
}
