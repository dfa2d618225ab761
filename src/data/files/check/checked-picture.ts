import { pictureBudget } from "#domain/files/budgets.ts";
import { stripMetadata } from "../../pictures/webp.ts";
import type { CheckOutcome } from "./check-outcome.ts";

/** Side of the blur that stands in the place of a picture until it is loaded, px. */
const placeholderSide = 16;

/** A still WebP picture, which the editor makes of whatever it is given. */
export async function checkedPicture(file: Buffer): Promise<CheckOutcome> {
  const bare = stripMetadata(file);
  if (bare.kind === "refused") return { problem: bare.problem === "notWebp" ? "otherType" : "damaged" };
  const { sharp } = await import("../../pictures/sharp.ts");
  try {
    const options = { failOn: "warning", limitInputPixels: pictureBudget.pixels } as const;
    const { width, height } = await sharp(bare.bytes, options).metadata();
    const tiny = await sharp(bare.bytes, options)
      .timeout({ seconds: pictureBudget.decodingSeconds })
      .resize(placeholderSide, placeholderSide, { fit: "inside" })
      .webp({ quality: 30 })
      .toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
    return { bytes: bare.bytes, contentType: "image/webp", extension: "webp", width, height, placeholder };
  } catch {
    return { problem: "damaged" };
  }
}
