import { longestPictureSide } from "#domain/projects/picture-file.ts";
import { bareWebp } from "../pictures/webp.ts";
import type { CheckOutcome } from "./checked-file.ts";

/** Longest time that decoding may take, s. */
const patienceS = 10;

/** A still WebP picture, which the editor makes of whatever it is given. */
export async function checkedPicture(file: Buffer): Promise<CheckOutcome> {
  const bare = bareWebp(file);
  if (bare.kind === "refused") return { problem: bare.problem === "notWebp" ? "otherType" : "damaged" };
  const { default: sharp } = await import("sharp");
  try {
    const options = { failOn: "warning", limitInputPixels: longestPictureSide ** 2 } as const;
    const { width, height } = await sharp(bare.bytes, options).metadata();
    await sharp(bare.bytes, options).timeout({ seconds: patienceS }).resize(8, 8).raw().toBuffer();
    return { bytes: bare.bytes, contentType: "image/webp", ending: "webp", width, height };
  } catch {
    return { problem: "damaged" };
  }
}
