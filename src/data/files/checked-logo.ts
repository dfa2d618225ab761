import { maxPictureSide } from "#domain/projects/picture-file.ts";
import type { CheckOutcome } from "./check-outcome.ts";
import { bareSvg } from "./svg/bare-svg.ts";

/** Longest time that decoding may take, s. */
const patienceS = 10;

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** The logo: an SVG, of which the drawing alone is kept, or a PNG, which is written anew. */
export async function checkedLogo(file: Buffer): Promise<CheckOutcome> {
  return file.subarray(0, pngSignature.length).equals(pngSignature) ? checkedPng(file) : checkedSvg(file);
}

async function checkedPng(file: Buffer): Promise<CheckOutcome> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(file, { failOn: "warning", limitInputPixels: maxPictureSide ** 2 });
  try {
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > maxPictureSide) return { problem: "damaged" };
    const bytes = await picture.timeout({ seconds: patienceS }).png({ compressionLevel: 9 }).toBuffer();
    return { bytes, contentType: "image/png", ending: "png", width, height };
  } catch {
    return { problem: "damaged" };
  }
}

async function checkedSvg(file: Buffer): Promise<CheckOutcome> {
  const text = textOf(file);
  if (text === undefined) return { problem: "otherType" };
  const bare = bareSvg(text);
  if (typeof bare === "string") return { problem: bare };
  const bytes = Buffer.from(bare.text);
  const { default: sharp } = await import("sharp");
  try {
    await sharp(bytes).timeout({ seconds: patienceS }).resize(8, 8).raw().toBuffer();
  } catch {
    return { problem: "damaged" };
  }
  const { width, height } = bare;
  return { bytes, contentType: "image/svg+xml", ending: "svg", width, height };
}

/** Drawing programs write UTF-8. */
function textOf(file: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}
