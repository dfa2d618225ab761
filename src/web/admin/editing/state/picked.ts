/** What is being edited, and where on the screen it stands. */
export interface Picked {
  path: string;
  /** The words of a link whose document is being edited. */
  inside?: string | undefined;
  /** In px of the window. */
  box: { top: number; bottom: number; left: number; right: number };
}
