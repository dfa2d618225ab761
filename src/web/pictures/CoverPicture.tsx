import { preload } from "react-dom";
import { type PictureKey, pictures } from "./manifest.generated.ts";
import { filesOf, Picture, type PictureProps } from "./Picture.tsx";
import { sourceSet, wholeFile } from "./picture-files.ts";
import type { Crop } from "./ResponsivePicture.tsx";

interface CoverPictureProps extends Omit<PictureProps, "narrow" | "load"> {
  /** The picture of the first screen. */
  first?: boolean;
  narrow?: { name: PictureKey; sizes: string; media: string };
}

/**
 * Fills its place, the nearest positioned element around it; until it has come, a blur of it stands there. The picture
 * of the first screen is announced at the head of the document, in the cut that the screen will show.
 */
export function CoverPicture({ first = false, narrow, className = "", ...picture }: CoverPictureProps) {
  const crop = narrow && { files: filesOf(narrow.name), sizes: narrow.sizes, media: narrow.media };
  const place = `absolute inset-0 size-full object-cover ${className}`;
  if (first) announce({ ...picture, crop });
  return (
    <>
      <Blur name={picture.name} narrow={narrow} className={place} />
      <Picture
        {...picture}
        load={first ? "first" : "near"}
        {...(crop ? { narrow: crop } : {})}
        className={place}
      />
    </>
  );
}

/** The formats are tried in the order of the sources, so that only the first is preloaded: who knows preloading knows it. */
function announce({
  name,
  sizes,
  crop,
}: Pick<PictureProps, "name" | "sizes"> & { crop: Crop | undefined }): void {
  const wide = { files: filesOf(name), sizes };
  const cuts = crop ? [crop, { ...wide, media: `not all and ${crop.media}` }] : [wide];
  for (const { files, sizes, ...condition } of cuts) {
    preload(wholeFile(files), {
      as: "image",
      type: "image/avif",
      imageSrcSet: sourceSet(files, "avif"),
      imageSizes: sizes,
      fetchPriority: "high",
      ...condition,
    });
  }
}

interface BlurProps {
  name: PictureKey;
  narrow: CoverPictureProps["narrow"] | undefined;
  className: string;
}

/** Sixteen pixels' width that come with the document. */
function Blur({ name, narrow, className }: BlurProps) {
  const { placeholder, width, height } = pictures[name];
  return (
    <picture>
      {narrow && <source media={narrow.media} srcSet={pictures[narrow.name].placeholder} />}
      <img src={placeholder} alt="" width={width} height={height} className={className} />
    </picture>
  );
}
