/** Chunks begin after "RIFF", the size and "WEBP". Each has a name, a size and its content. */
const headerBytes = 12;
const chunkHeaderBytes = 8;

/** Chunks of a still picture: its features, colours, opacity and the picture, once each. */
const needed = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];
const animated = ["ANIM", "ANMF"];

/** Bits of the "VP8X" chunk that announce chunks which are left out. */
const exif = 0x08;
const xmp = 0x04;
const animation = 0x02;

export type BareWebp =
  | { kind: "bare"; bytes: Buffer }
  | { kind: "refused"; problem: "notWebp" | "damaged" | "animated" };

interface Chunk {
  name: string;
  content: Buffer;
}

/**
 * A still WebP file with nothing but what makes the picture: no Exif, no XMP, no unknown chunks, nothing behind
 * the end. The picture itself is not compressed again, so it loses nothing. Whether it can be decoded is not
 * looked at. Format: https://developers.google.com/speed/webp/docs/riff_container
 */
export function stripMetadata(file: Buffer): BareWebp {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP")
    return { kind: "refused", problem: "notWebp" };
  const chunks = chunksOf(file);
  if (!chunks) return { kind: "refused", problem: "damaged" };
  if (chunks.some(isAnimated)) return { kind: "refused", problem: "animated" };
  const retained = needed.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? []);
  return { kind: "bare", bytes: serialize(retained.map(withoutMetadataFlags)) };
}

/** @returns `undefined` when a chunk does not fit into the file: the file is cut off. */
function chunksOf(file: Buffer): Chunk[] | undefined {
  const end = chunkHeaderBytes + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  const chunks: Chunk[] = [];
  for (let at = headerBytes; at < end; ) {
    if (at + chunkHeaderBytes > end) return undefined;
    const size = file.readUInt32LE(at + 4);
    const from = at + chunkHeaderBytes;
    if (from + size > end) return undefined;
    chunks.push({ name: file.toString("latin1", at, at + 4), content: file.subarray(from, from + size) });
    at = from + size + (size % 2);
  }
  return chunks;
}

function isAnimated({ name, content }: Chunk): boolean {
  return animated.includes(name) || (name === "VP8X" && ((content[0] ?? 0) & animation) !== 0);
}

function withoutMetadataFlags({ name, content }: Chunk): Chunk {
  if (name !== "VP8X" || content.length === 0) return { name, content };
  const features = Buffer.from(content);
  features.writeUInt8(features.readUInt8(0) & ~(exif | xmp), 0);
  return { name, content: features };
}

function serialize(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ name, content }) => [
    Buffer.from(name, "latin1"),
    uint32(content.length),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  const body = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  return Buffer.concat([Buffer.from("RIFF"), uint32(body.length), body]);
}

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
