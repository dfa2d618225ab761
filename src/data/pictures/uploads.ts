import { createHash } from "node:crypto";
import { pictureBudget } from "#domain/files/budgets.ts";
import { maxPictureSide, type PictureProblem, pictureFileProblem } from "#domain/files/picture-file.ts";
import { hashDigits } from "#domain/files/picture-variants.ts";
import { imageUrl, type RecordPictures } from "./pictures.ts";
import { stripMetadata } from "./webp.ts";

/** Decoding scales down to this, px: everything is decoded, and little memory is held. */
const probeSide = 8;

export type Upload = { kind: "stored"; url: string } | { kind: "refused"; problem: PictureProblem };

/** Uploads of pictures for projects and products; those for pages are in `data/files`. */
export interface RecordPictureUploads {
  /** Checks a picture and stores it, bare of metadata, under the hash of its content. */
  accept(file: { name: string; bytes: Buffer }): Promise<Upload>;
}

export function createRecordPictureUploads(pictures: Pick<RecordPictures, "store">): RecordPictureUploads {
  return {
    async accept({ name, bytes }) {
      const fileProblem = pictureFileProblem({ name, size: bytes.length });
      if (fileProblem) return { kind: "refused", problem: fileProblem };
      const bare = stripMetadata(bytes);
      if (bare.kind === "refused") return bare;
      const problem = await pictureProblem(bare.bytes);
      if (problem) return { kind: "refused", problem };
      const stored = `${hashOf(bare.bytes)}.webp`;
      await pictures.store(stored, { contentType: "image/webp", bytes: bare.bytes });
      return { kind: "stored", url: imageUrl(stored) };
    },
  };
}

/** Problems that only opening a picture finds. Its size is read before it is decoded. */
async function pictureProblem(bytes: Buffer): Promise<PictureProblem | undefined> {
  // Loaded with the first picture: a server that only shows pages does without its decoders.
  const { sharp } = await import("./sharp.ts");
  const options = { failOn: "warning", limitInputPixels: pictureBudget.pixels } as const;
  try {
    const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (format !== "webp") return "notWebp";
    if (Math.max(width, height) > maxPictureSide) return "dimensionsTooLarge";
    await sharp(bytes, options)
      .timeout({ seconds: pictureBudget.decodingSeconds })
      .resize(probeSide, probeSide)
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    // Whatever the decoder finds, the file is of no use; its words mean nothing to the administrator.
    return "damaged";
  }
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, hashDigits);
}
