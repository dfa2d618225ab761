import type { Locale } from "#domain/locale.ts";
import { type PictureKey, pictures } from "./manifest.generated.ts";

interface PictureProps {
  name: PictureKey;
  locale: Locale;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** Words for who cannot see it; by default the manifest's, "" for a picture that only decorates. */
  alt?: string;
  /** The first thing a visitor sees: loaded at once and before other pictures. */
  first?: boolean;
  className?: string;
  /** Another crop for narrow screens. */
  narrow?: { name: PictureKey; media: string };
}

/** A responsive picture in AVIF and WebP; its place is reserved before it arrives. */
export function Picture({ name, locale, sizes, alt, first = false, className, narrow }: PictureProps) {
  const picture = pictures[name];
  const largest = picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      {narrow !== undefined && <Sources name={narrow.name} sizes="100vw" media={narrow.media} />}
      <Sources name={name} sizes={sizes} />
      <img
        src={`/images/${name}-${largest}.webp`}
        alt={alt ?? picture.alt[locale]}
        width={picture.width}
        height={picture.height}
        className={className}
        {...(first ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
      />
    </picture>
  );
}

function Sources({ name, sizes, media }: { name: PictureKey; sizes: string; media?: string }) {
  const { formats, widths } = pictures[name];
  return formats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(", ")}
      sizes={sizes}
      {...(media === undefined ? {} : { media })}
    />
  ));
}
