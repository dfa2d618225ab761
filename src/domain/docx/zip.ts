import { Zip, ZipDeflate } from "fflate";

/** A file of an archive; its content is read when its turn comes. */
export interface ZippedFile {
  name: string;
  /** True when its content is compressed already. */
  isCompressed: boolean;
  pieces: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Writes a ZIP archive piece by piece: of the files no more than one piece is in memory.
 * @param changedAt modification time of every file
 */
export async function* zipOf(files: readonly ZippedFile[], changedAt: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((failure, piece) => {
    if (failure) throw failure;
    written.push(piece);
  });
  for (const { name, isCompressed, pieces } of files) {
    // Stored blocks of Deflate: programs that read a stream cannot find the end of a file that is only stored.
    const file = new ZipDeflate(name, { level: isCompressed ? 0 : 6 });
    file.mtime = changedAt;
    zip.add(file);
    for await (const piece of pieces()) {
      file.push(piece);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
