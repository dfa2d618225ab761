import type { Locale } from "#domain/locale.ts";
import { type PictureKey, pictures } from "./manifest.generated.ts";
import type { PictureFiles } from "./picture-files.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "./ResponsivePicture.tsx";

export interface PictureProps
  extends Pick<ResponsivePictureProps, "sizes" | "load" | "narrow" | "missing" | "className"> {
  name: PictureKey;
  locale: Locale;
  /** Words for who cannot see it; by default the manifest's, "" for a picture that only decorates. */
  alt?: string;
}

/** One of the site's own pictures. Only for pages: the manifest is too long for a browser. */
export function Picture({ name, locale, alt, ...shown }: PictureProps) {
  return <ResponsivePicture files={filesOf(name)} alt={alt ?? pictures[name].alt[locale]} {...shown} />;
}

export function filesOf(name: PictureKey): PictureFiles {
  const { widths, width, height } = pictures[name];
  return { base: `/images/${name}`, widths, width, height };
}
