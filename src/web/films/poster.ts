import type { PictureView } from "#content/picture-key.ts";

/** The picture that a film opens with. */
export interface Poster {
  picture: PictureView;
  alt: string;
  /** As of `<img sizes>`. */
  sizes: string;
}
