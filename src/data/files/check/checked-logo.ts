import type { SharpOptions } from "sharp";
import { pictureBudget } from "#domain/files/budgets.ts";
import { maxPictureSide } from "#domain/files/picture-file.ts";
import type { CheckOutcome } from "./check-outcome.ts";
import { bareSvg } from "./svg/bare-svg.ts";

/** Longest side of a logo as PNG, px: sharp enough for 300 dots an inch on paper, and for the largest icon. */
const logoPngSide = 1024;

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

/** Checks a logo: an SVG, of which only the shapes are kept, or a PNG, which is encoded again. */
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
    return {
      bytes,
      contentType: "image/png",
      extension: "png",
      width,
      height,
      logoPng: await renderedPng(bytes),
    };
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
    // A bare SVG is at most 512 px long, at 72 px to the inch.
    const logoPng = await renderedPng(bytes, { density: 144 });
    return { bytes, contentType: "image/svg+xml", extension: "svg", width, height, logoPng };
  } catch {
    return { problem: "damaged" };
  }
}

async function renderedPng(bytes: Uint8Array, options: SharpOptions = {}): Promise<Buffer> {
  const { sharp } = await import("../../pictures/sharp.ts");
  return sharp(bytes, options)
    .timeout({ seconds: pictureBudget.decodingSeconds })
    .resize({ width: logoPngSide, height: logoPngSide, fit: "inside", withoutEnlargement: true })
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
