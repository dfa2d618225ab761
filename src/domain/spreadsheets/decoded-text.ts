/**
 * The text of a file: UTF-8 and UTF-16 with or without their mark, else the Korean code page 949, in which Excel writes CSV.
 * @returns `undefined` where it is no text
 */
export function decoded(bytes: Uint8Array): string | undefined {
  const encoding = wideEncoding(bytes) ?? "utf-8";
  for (const label of encoding === "utf-8" ? ["utf-8", "euc-kr"] : [encoding]) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      return text.includes("\0") ? undefined : text;
    } catch {
      // The next one may fit.
    }
  }
  return undefined;
}

/** UTF-16, by its mark or, as Latin letters and commas have an empty byte in it, by the first of them. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const empty = bytes.subarray(0, 1000).indexOf(0);
  if (empty === -1) return undefined;
  return empty % 2 === 1 ? "utf-16le" : "utf-16be";
}
