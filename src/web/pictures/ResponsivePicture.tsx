import { variantFormats } from "#domain/projects/picture-variants.ts";
import { type PictureFiles, sourceSet, wholeFile } from "./picture-files.ts";

const loading = {
  first: { fetchPriority: "high" },
  atOnce: {},
  near: { loading: "lazy" },
} as const;

/** Another cut of a picture, for some screens. */
export interface Crop {
  files: PictureFiles;
  sizes: string;
  /** Media query of those screens. */
  media: string;
}

export interface ResponsivePictureProps {
  files: PictureFiles;
  /** Width of the picture, as the `sizes` attribute has it; parts cut off at the sides count. */
  sizes: string;
  /** "" for a picture that only decorates. */
  alt: string;
  /** When it is loaded: before all others, with the page where a first screen may show it, or once it comes near. */
  load?: keyof typeof loading;
  narrow?: Crop;
  /** Stands in the picture's place when it cannot be loaded; for pictures that are positioned. */
  missing?: string;
  className?: string | undefined;
}

/**
 * A picture in AVIF, else in WebP, as wide as its place needs it; the place is kept free until it arrives. The words for one that
 * is missing lie beneath it where there is no script; else `nameMissingPictures` shows them.
 */
export function ResponsivePicture({
  files,
  sizes,
  alt,
  load = "near",
  narrow,
  missing,
  className,
}: ResponsivePictureProps) {
  const avif = sourceSet(files, "avif");
  const webp = sourceSet(files, "webp");
  const picture = (
    <picture>
      {narrow && variantFormats.map((format) => <CropSource key={format} format={format} crop={narrow} />)}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={wholeFile(files)}
        {...(webp ? { srcSet: webp, sizes } : {})}
        alt={alt}
        width={files.width}
        height={files.height}
        decoding="async"
        {...loading[load]}
        // The words beneath stand for the description of a broken picture.
        className={missing === undefined ? className : `${className} text-transparent`}
      />
    </picture>
  );
  if (missing === undefined) return picture;
  return (
    <>
      <p data-missing-picture className="no-script-only">
        {/* WebKit draws its sign for a broken picture in the middle: without script the words stand beneath it. */}
        <span className="absolute inset-0 grid place-items-center bg-blank text-muted text-sm [.no-script-only>&]:pt-16">
          {missing}
        </span>
      </p>
      {picture}
    </>
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
