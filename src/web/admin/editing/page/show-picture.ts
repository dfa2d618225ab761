import { isPictureKey } from "#content/picture-key.ts";
import type { EditablePictureField } from "#domain/content/content-calls.ts";
import { squareCut } from "#domain/files/file-variants.ts";
import type { Locale } from "#domain/locale.ts";
import { wholeFile } from "../../../pictures/picture-files.ts";
import { filesOf, focusClass } from "../../../pictures/picture-view.ts";

/**
 * Shows a changed picture in the page.
 * @param images of the field
 * @returns false if the page must be rendered again because of a different layout
 */
export function showPicture(
  images: readonly HTMLImageElement[],
  before: EditablePictureField,
  after: EditablePictureField,
  locale: Locale,
): boolean {
  for (const image of images) image.alt = after[locale];
  const { picture } = after;
  if (JSON.stringify(before.picture) === JSON.stringify(picture)) return true;
  if (typeof picture === "string") {
    if (isPictureKey(picture)) for (const image of images) showAlone(image, wholeFile(filesOf(picture)));
    return false;
  }
  for (const image of images) {
    image.className = `${image.className.replace(/\s?(object-focus|focus-[xy]-\d+)/g, "")} ${focusClass(picture)}`;
  }
  if (typeof before.picture === "string" || before.picture.file !== picture.file) {
    for (const image of images) showAlone(image, wholeFile(filesOf(picture)));
    return false;
  }
  for (const source of images.flatMap(sourcesOf))
    source.srcset = source.srcset.replaceAll(/-square-\d+/g, squareCut(picture));
  return images.length > 0;
}

function showAlone(image: HTMLImageElement, file: string): void {
  for (const source of sourcesOf(image)) source.remove();
  image.removeAttribute("srcset");
  image.src = file;
}

function sourcesOf(image: HTMLImageElement): HTMLSourceElement[] {
  return [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
}
