import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipOf } from "./zip.ts";

async function bytesOf(pieces: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const day = new Date("2026-11-25T00:00:00Z");

test("an archive holds its files whole, under names in any letters", async () => {
  async function* large() {
    for (let index = 0; index < 40; index += 1) yield new Uint8Array(100_000).fill(index);
  }
  const archive = await bytesOf(
    zipOf(
      [
        { name: "목차.txt", isCompressed: false, pieces: () => [Buffer.from("하나")] },
        { name: "01 large.pdf", isCompressed: true, pieces: large },
        { name: "02 empty.txt", isCompressed: false, pieces: () => [] },
      ],
      day,
    ),
  );
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(["목차.txt", "01 large.pdf", "02 empty.txt"]);
  expect(strFromU8(files["목차.txt"] ?? new Uint8Array())).toBe("하나");
  expect(files["01 large.pdf"]?.length).toBe(4_000_000);
  expect(files["01 large.pdf"]?.at(-1)).toBe(39);
});

test("a file is read when its turn comes, and ended readers read no further", async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield new Uint8Array(1_000_000);
    }
  }
  const archive = zipOf([{ name: "a", isCompressed: true, pieces: endless }], day);
  expect(read).toBe(0);
  await archive.next();
  await archive.return(undefined);
  expect(read).toBeLessThan(3);
});
