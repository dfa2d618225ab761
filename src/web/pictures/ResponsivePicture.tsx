import type { ReactNode } from "react";
import { type PictureFiles, sourceSet, wholeFile } from "./picture-files.ts";

const loading = {
  first: { fetchPriority: "high" },
  atOnce: {},
  near: { loading: "lazy" },
} as const;

export interface ResponsivePictureProps {
  files: PictureFiles;
  /** Value of the `sizes` attribute; it includes cropped parts. */
  sizes: string;
  /** `source` elements that go before those of `files`, as for the crop of some screens. */
  sources?: ReactNode;
  /** "" for a decorative picture. */
  alt: string;
  /** Load priority: before everything else, with the page if it may be in the first viewport, or lazily. */
  load?: keyof typeof loading;
  /** Text shown if the picture fails to load; for pictures with `position: absolute`. */
  missing?: string;
  className?: string | undefined;
}

/**
 * Responsive picture in AVIF with WebP as fallback; its box is reserved while loading. Without script the
 * text for a missing picture lies beneath it; with script `showPictureFallbacks` shows it.
 */
export function ResponsivePicture({
  files,
  sizes,
  sources,
  alt,
  load = "near",
  missing,
  className,
}: ResponsivePictureProps) {
  const avif = sourceSet(files, "avif");
  const webp = sourceSet(files, "webp");
  const picture = (
    <picture>
      {sources}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={wholeFile(files)}
        {...(webp ? { srcSet: webp, sizes } : {})}
        alt={alt}
        width={files.width}
        height={files.height}
        decoding="async"
        {...loading[load]}
        // The text beneath replaces the alternative text of a broken picture.
        className={missing === undefined ? className : `${className} text-transparent`}
      />
    </picture>
  );
  if (missing === undefined) return picture;
  return (
    <>
      <p data-missing-picture className="no-script-only">
        {/* WebKit draws its icon of a broken picture in the middle: without script the text is below it. */}
        <span className="absolute inset-0 grid place-items-center bg-blank text-muted text-sm [.no-script-only>&]:pt-16">
          {missing}
        </span>
      </p>
      {picture}
    </>
  );
}
