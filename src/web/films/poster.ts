import type { PictureView } from "#content/picture-key.ts";

export interface Poster {
  picture: PictureView;
  alt: string;
  sizes: string;
}
