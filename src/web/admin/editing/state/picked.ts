/** What is being edited, and where on the screen it stands. */
export interface Picked {
  path: string;
  /** In px of the window. */
  box: { top: number; bottom: number; left: number; right: number };
}
