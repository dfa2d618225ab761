import { preload } from "react-dom";
import type { PictureView } from "#content/picture-key.ts";
import { variantFormats } from "#domain/files/picture-variants.ts";
import { sourceSet, wholeFile } from "./picture-files.ts";
import { type FilesView, filesOf, focusClass, squareFilesOf } from "./picture-view.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "./ResponsivePicture.tsx";

interface CoverPictureProps extends Pick<ResponsivePictureProps, "sizes" | "alt"> {
  picture: PictureView;
  /** True for the picture of the first viewport. */
  first?: boolean;
  /** Media query of screens with a nearly square box, and the `sizes` there. */
  narrow?: { sizes: string; media: string };
  /** Crop classes of a default picture; uploaded ones have a focus point. */
  position?: string;
}

/**
 * Covers its box, the nearest positioned ancestor, with a blurred placeholder while loading. The picture of
 * the first viewport is preloaded in the crop of the screen.
 */
export function CoverPicture({ picture, first = false, narrow, position, sizes, alt }: CoverPictureProps) {
  const files = filesOf(picture);
  const square = narrow && squareFilesOf(picture);
  const crop = square && { files: square, ...narrow };
  const className = `absolute inset-0 size-full object-cover ${focusClass(picture, position)}`;
  if (first) announce({ files, sizes, crop });
  return (
    <>
      <Blur files={files} narrow={crop} className={className} />
      <ResponsivePicture
        files={files}
        sizes={sizes}
        alt={alt}
        load={first ? "first" : "near"}
        sources={
          crop && variantFormats.map((format) => <CropSource key={format} format={format} crop={crop} />)
        }
        className={className}
      />
    </>
  );
}

/** Alternative crop of a picture, for some screens. */
interface Crop {
  files: FilesView;
  sizes: string;
  media: string;
}

interface Announced extends Pick<ResponsivePictureProps, "files" | "sizes"> {
  crop: Crop | undefined;
}

/** Preloads only the first format, AVIF: browsers that support preloading support it, too. */
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
  narrow: Crop | undefined;
  className: string;
}

/** Inline placeholder, sixteen pixels wide. */
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

function CropSource({ format, crop }: { format: (typeof variantFormats)[number]; crop: Crop }) {
  const { files, sizes, media } = crop;
  return (
    <source
      type={`image/${format}`}
      srcSet={sourceSet(files, format)}
      sizes={sizes}
      media={media}
      width={files.width}
      height={files.height}
    />
  );
}
