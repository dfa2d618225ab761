import sharp from "sharp";

/** A WebP file of one color, or of noise if it has to be large. */
export async function aPicture({ width = 160, height = 100, quality = 80 } = {}): Promise<Buffer> {
  return sharp(plain(width, height)).webp({ quality }).toBuffer();
}

export async function aPictureWithMetadata(note: string): Promise<Buffer> {
  return sharp(plain(160, 100))
    .withExif({ IFD0: { Copyright: note } })
    .webp({ lossless: true })
    .toBuffer();
}

export async function anAnimation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 10), Buffer.alloc(8 * 8 * 3, 200)]);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export async function aPictureAs(format: "jpeg" | "png" | "gif" | "avif" | "tiff"): Promise<Buffer> {
  return sharp(plain(16, 16)).toFormat(format).toBuffer();
}

/** A WebP container of these chunks with a correct size field. */
export function aContainer(chunks: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const parts = chunks.flatMap(([name, content]) => [
    Buffer.from(name, "latin1"),
    uint32(content.length),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  const body = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  return Buffer.concat([Buffer.from("RIFF"), uint32(body.length), body]);
}

/** Returns the image chunk of a simple WebP file. */
export function pictureChunk(file: Buffer): Buffer {
  return file.subarray(20, 20 + file.readUInt32LE(16));
}

/** Pads a still picture to a size, bytes, with an unknown chunk. */
export function filledUp(file: Buffer, size: number): Buffer {
  const room = size - file.length - 8;
  return aContainer([
    [file.toString("latin1", 12, 16), pictureChunk(file)],
    ["junk", Buffer.alloc(room)],
  ]);
}

function plain(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: "#4a90a4" } };
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
