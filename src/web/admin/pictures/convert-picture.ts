import type { pictureTools } from "#content/admin/pictures.ts";
import { type Attempt, attempts, type Bounds, isHeic, webpName } from "./conversion.ts";

type Conversion =
  | { kind: "converted"; file: File }
  | { kind: "failed"; problem: keyof typeof pictureTools.problems };

/** Converts a picture into an upright WebP file within limits. A WebP file within the limits is not encoded again. */
export async function convertPicture(file: File, bounds: Bounds): Promise<Conversion> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!picture) return { kind: "failed", problem: isHeic(file) ? "heic" : "unreadable" };
  try {
    if (isFine(file, picture, bounds)) return converted(file, file);
    for (const attempt of attempts(picture.width, picture.height, bounds)) {
      const encoded = await encode(picture, attempt);
      if (encoded && encoded.type !== "image/webp") return { kind: "failed", problem: "noEncoder" };
      if (encoded && encoded.size <= bounds.maxBytes) return converted(encoded, file);
    }
    return { kind: "failed", problem: "tooLarge" };
  } finally {
    picture.close();
  }
}

function converted(picture: Blob, { name }: File): Conversion {
  return { kind: "converted", file: new File([picture], webpName(name), { type: "image/webp" }) };
}

function isFine(file: File, { width, height }: ImageBitmap, { maxSide, maxBytes }: Bounds): boolean {
  return file.type === "image/webp" && file.size <= maxBytes && Math.max(width, height) <= maxSide;
}

/** @returns null if the browser lacks memory; another type if it cannot encode WebP */
function encode(picture: ImageBitmap, { width, height, quality }: Attempt): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}
