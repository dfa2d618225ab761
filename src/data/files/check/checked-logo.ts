import type { SharpOptions } from "sharp";
import { pictureBudget } from "#domain/files/budgets.ts";
import { maxPictureSide } from "#domain/files/picture-file.ts";
import type { CheckOutcome } from "./check-outcome.ts";
import { bareSvg } from "./svg/bare-svg.ts";

/** Longest side of a drawing: sharp enough for 300 dots an inch on paper, and for the largest icon. */
const drawingSide = 1024;

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** The logo: an SVG, of which the drawing alone is kept, or a PNG, which is written anew. */
export async function checkedLogo(file: Buffer): Promise<CheckOutcome> {
  return file.subarray(0, pngSignature.length).equals(pngSignature) ? checkedPng(file) : checkedSvg(file);
}

async function checkedPng(file: Buffer): Promise<CheckOutcome> {
  const { sharp } = await import("../../pictures/sharp.ts");
  const picture = sharp(file, { failOn: "warning", limitInputPixels: pictureBudget.pixels });
  try {
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > maxPictureSide) return { problem: "damaged" };
    const bytes = await picture
      .timeout({ seconds: pictureBudget.decodingSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { bytes, contentType: "image/png", extension: "png", width, height, drawing: await drawn(bytes) };
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
  const { width, height } = bare;
  try {
    // A drawing is at most 512 px long by itself, of 72 to the inch.
    const drawing = await drawn(bytes, { density: 144 });
    return { bytes, contentType: "image/svg+xml", extension: "svg", width, height, drawing };
  } catch {
    return { problem: "damaged" };
  }
}

async function drawn(bytes: Uint8Array, options: SharpOptions = {}): Promise<Buffer> {
  const { sharp } = await import("../../pictures/sharp.ts");
  return sharp(bytes, options)
    .timeout({ seconds: pictureBudget.decodingSeconds })
    .resize({ width: drawingSide, height: drawingSide, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** Drawing programs write UTF-8. */
function textOf(file: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}
