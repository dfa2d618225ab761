import type { ShownPicture } from "#content/picture-key.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "./ResponsivePicture.tsx";
import { filesOf, focusClass } from "./shown-picture.ts";

interface PictureProps
  extends Pick<ResponsivePictureProps, "sizes" | "load" | "narrow" | "missing" | "className" | "alt"> {
  picture: ShownPicture;
}

/** What a place of the content shows. Only for pages: the manifest of the program's pictures is too long for a browser. */
export function Picture({ picture, className = "", ...shown }: PictureProps) {
  return (
    <ResponsivePicture
      files={filesOf(picture)}
      className={`${className} ${focusClass(picture)}`.trimEnd()}
      {...shown}
    />
  );
}
