import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { woff2 } from "./woff2.ts";

/** The header as WOFF File Format 2.0, section 4, has it. */
function headerOf(file: Buffer) {
  return {
    signature: file.toString("latin1", 0, 4),
    flavor: file.readUInt32BE(4),
    length: file.readUInt32BE(8),
    tables: file.readUInt16BE(12),
    sfntBytes: file.readUInt32BE(16),
    compressedBytes: file.readUInt32BE(20),
    majorVersion: file.readUInt16BE(24),
  };
}

/** Tables of text that brotli hardly shortens, so that files of every length modulo 4 occur. */
const tablesWith = (bytes: number) =>
  new Map([
    ["head", Buffer.alloc(54, 1)],
    ["glyf", Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 97 + index ** 2) % 251))],
    ["loca", Buffer.alloc(6, 2)],
  ]);

test.each([5, 130, 131, 132, 133, 20_000])(
  "a font with %i bytes of outlines has the header of WOFF 2",
  async (bytes) => {
    const tables = tablesWith(bytes);
    const file = await woff2(tables);
    const header = headerOf(file);
    expect(header).toEqual({
      signature: "wOF2",
      flavor: 0x00010000,
      length: file.length,
      tables: 3,
      // A table of 12 bytes, and 16 for each, whose data begin at a multiple of four.
      sfntBytes: 12 + 3 * 16 + 56 + Math.ceil(bytes / 4) * 4 + 8,
      compressedBytes: expect.any(Number),
      majorVersion: 1,
    });
    expect(file.length % 4).toBe(0);
  },
);

test.each([
  // Lengths in seven bits a byte: 5, and 130 as 1·128 + 2, and 20,000 as 1·16,384 + 28·128 + 32.
  [5, [5]],
  [130, [0x81, 2]],
  [20_000, [0x81, 0x80 | 28, 32]],
])("the directory names each table, its missing transformation and its length: %i", async (bytes, length) => {
  const tables = tablesWith(bytes);
  const file = await woff2(tables);
  // Numbers of the tags: head 1, glyf 10, loca 11; bits 6 and 7 are 3 for the last two, which have a transformation otherwise.
  const directory = [1, 54, 10 | 0xc0, ...length, 11 | 0xc0, 6];
  expect([...file.subarray(48, 48 + directory.length)]).toEqual(directory);
  const start = 48 + directory.length;
  const data = brotliDecompressSync(file.subarray(start, start + headerOf(file).compressedBytes));
  expect(data).toEqual(Buffer.concat([...tables.values()]));
  const padding = file.subarray(start + headerOf(file).compressedBytes);
  expect(padding.length).toBeLessThan(4);
  expect(padding.every((byte) => byte === 0)).toBe(true);
});
