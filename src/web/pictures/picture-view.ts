import { pictureFolders } from "#content/brand/program-pictures.ts";
import type { PictureView } from "#content/picture-key.ts";
import { fileVariantBase, fileWidths, squareCut, squareSides } from "#domain/files/file-variants.ts";
import { focusOf } from "#domain/files/own-picture.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import { type Picture, pictures } from "./manifest.generated.ts";
import type { PictureFiles } from "./picture-files.ts";

/** Picture with its blurred placeholder as a data URI; "" for none. */
export interface FilesView extends PictureFiles {
  placeholder: string;
}

export function filesOf(picture: PictureView): FilesView {
  if (typeof picture === "string") return filesNamed(picture, pictures[picture]);
  const { width, height, placeholder } = picture;
  const whole = `${filesPath}/${picture.file}`;
  const widths = upTo(width, fileWidths);
  return { base: fileVariantBase(picture), widths, width, height, whole, placeholder };
}

/** Square crop for narrow screens; `undefined` for default pictures without one. */
export function squareFilesOf(picture: PictureView): FilesView | undefined {
  if (typeof picture === "string") {
    const name = `${picture}-narrow`;
    return isNamed(name) ? filesNamed(name, pictures[name]) : undefined;
  }
  const side = Math.min(picture.width, picture.height);
  const files = { base: fileVariantBase(picture), widths: upTo(side, squareSides), cut: squareCut(picture) };
  return { ...files, width: side, height: side, placeholder: picture.placeholder };
}

/**
 * Crop classes that keep the focus point of a picture visible.
 * @param otherwise those of a default picture
 */
export function focusClass(picture: PictureView, otherwise = ""): string {
  if (typeof picture === "string") return otherwise;
  const { x, y } = focusOf(picture);
  return `object-focus focus-x-${x} focus-y-${y}`;
}

function filesNamed(name: string, { widths, width, height, placeholder }: Picture): FilesView {
  return { base: `${pictureFolders.pages}/${name}`, widths, width, height, placeholder };
}

function isNamed(name: string): name is keyof typeof pictures {
  return name in pictures;
}

/** Widths up to `wanted`, and the next larger one. */
function upTo(wanted: number, widths: readonly number[]): number[] {
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < wanted);
}
