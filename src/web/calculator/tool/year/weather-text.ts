/** Stations of Korea publish in code page 949, for which browsers have this name. */
const encodings = ["utf-8", "euc-kr"];

/** Text of a file of weather. Without a known encoding it is read as UTF-8: only the names of an EPW have other letters than ASCII. */
export async function weatherText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding is tried.
    }
  }
  return file.text();
}
