import { preload } from "react-dom";
import type { PictureView } from "#content/picture-key.ts";
import { sourceSet, wholeFile } from "./picture-files.ts";
import { type FilesView, filesOf, focusClass, squareFilesOf } from "./picture-view.ts";
import { type Crop, ResponsivePicture, type ResponsivePictureProps } from "./ResponsivePicture.tsx";

interface CoverPictureProps extends Pick<ResponsivePictureProps, "sizes" | "alt"> {
  picture: PictureView;
  /** The picture of the first screen. */
  first?: boolean;
  /** Screens on which its place is about a square. */
  narrow?: { sizes: string; media: string };
  /** Classes that say which part of one of the program's pictures is seen; the company's say so by their focus. */
  position?: string;
}

/**
 * Fills its place, the nearest positioned element around it; until it has come, a blur of it stands there. The picture
 * of the first screen is announced at the head of the document, in the cut that the screen will show.
 */
export function CoverPicture({ picture, first = false, narrow, position, sizes, alt }: CoverPictureProps) {
  const files = filesOf(picture);
  const square = narrow && squareFilesOf(picture);
  const crop = square && { files: square, ...narrow };
  const place = `absolute inset-0 size-full object-cover ${focusClass(picture, position)}`;
  if (first) announce({ files, sizes, crop });
  return (
    <>
      <Blur files={files} narrow={crop} className={place} />
      <ResponsivePicture
        files={files}
        sizes={sizes}
        alt={alt}
        load={first ? "first" : "near"}
        {...(crop ? { narrow: crop } : {})}
        className={place}
      />
    </>
  );
}

interface Announced extends Pick<ResponsivePictureProps, "files" | "sizes"> {
  crop: Crop | undefined;
}

/** The formats are tried in the order of the sources, so that only the first is preloaded: who knows preloading knows it. */
function announce({ crop, ...wide }: Announced): void {
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
  files: FilesView;
  narrow: { files: FilesView; media: string } | undefined;
  className: string;
}

/** Sixteen pixels' width that come with the document. */
function Blur({ files, narrow, className }: BlurProps) {
  const { placeholder, width, height } = files;
  if (placeholder === "") return null;
  return (
    <picture>
      {narrow && <source media={narrow.media} srcSet={narrow.files.placeholder} />}
      <img src={placeholder} alt="" width={width} height={height} className={className} />
    </picture>
  );
}
