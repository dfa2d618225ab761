import type { PictureView } from "#content/picture-key.ts";
import { filesOf, focusClass } from "./picture-view.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "./ResponsivePicture.tsx";

interface PictureProps
  extends Pick<ResponsivePictureProps, "sizes" | "load" | "missing" | "className" | "alt"> {
  picture: PictureView;
}

/**
 * Picture of a content slot. Only for server-rendered pages: the manifest of default pictures is too large
 * for the browser.
 */
export function Picture({ picture, className = "", ...shown }: PictureProps) {
  return (
    <ResponsivePicture
      files={filesOf(picture)}
      className={`${className} ${focusClass(picture)}`.trimEnd()}
      {...shown}
    />
  );
}
