/** Largest picture that may be uploaded, bytes: 1 MB. */
export const maxPictureBytes = 1024 * 1024;

/** Largest width and height, px: no page needs more, and decoding a larger picture takes too much memory. */
export const maxPictureSide = 4096;

/** Longest name of an uploaded file, characters. */
export const maxPictureNameLength = 200;

/** Problems of a picture; `content/problems/problems.ts` has their messages. */
export type PictureProblem =
  | "tooLarge"
  | "notWebp"
  | "badName"
  | "longName"
  | "empty"
  | "missing"
  | "several"
  | "damaged"
  | "animated"
  | "dimensionsTooLarge";

/**
 * Checks a file before it is opened: name and size, bytes. The form checks before sending, the server again.
 * @returns `undefined` when nothing is wrong
 */
export function pictureFileProblem({
  name,
  size,
}: {
  name: string;
  size: number;
}): PictureProblem | undefined {
  if (!/^[A-Za-z0-9_.-]+$/.test(name)) return "badName";
  if (name.length > maxPictureNameLength) return "longName";
  if (!/\.webp$/i.test(name)) return "notWebp";
  if (size === 0) return "empty";
  return size > maxPictureBytes ? "tooLarge" : undefined;
}
