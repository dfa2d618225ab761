import type { PictureView } from "#content/picture-key.ts";

/** Still picture of a film before it is played. */
export interface Poster {
  picture: PictureView;
  alt: string;
  /** Value of `<img sizes>`. */
  sizes: string;
}
