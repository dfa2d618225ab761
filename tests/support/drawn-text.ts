import { constants, inflateSync } from "node:zlib";

/**
 * Returns the text of a PDF whose fonts map glyphs to letters: drawn text, title, author, descriptions and addresses.
 * PDF 1.7, 7.3.4, 9.4 and 9.10.3, as far as the files of this site use them.
 */
export function textOfPdf(pdf: Buffer): string {
  const file = pdf.toString("latin1");
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const fonts = new Map<string, Letters>();
  for (const [, names = ""] of file.matchAll(/\/Font\s*<<([^>]*)>>/g))
    for (const [, name = "", id = ""] of names.matchAll(/\/(\w+) (\d+) 0 R/g))
      fonts.set(name, lettersOf(objects, objects.get(id) ?? ""));
  const drawn = [...objects.values()].map((object) => drawnIn(streamOf(object), fonts));
  // Compressed bytes of a picture may look like text.
  const withoutStreams = file.replaceAll(/stream\n[\s\S]*?endstream/g, "");
  const texts = [...withoutStreams.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) =>
    stringOf(text),
  );
  return [...drawn, ...texts].filter((text) => text !== "").join("\n");
}

/** Decompressed streams of a PDF, in their order, such as the contents of its pages; those that do not decompress are left out. */
export function streamsOf(pdf: Buffer): string[] {
  const objects = pdf.toString("latin1").matchAll(/\d+ 0 obj([\s\S]*?)endobj/g);
  return [...objects].map(([, body = ""]) => streamOf(body)).filter((stream) => stream !== "");
}

type Letters = ReadonlyMap<number, string> | undefined;

function lettersOf(objects: ReadonlyMap<string, string>, font: string): Letters {
  const [, id] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
  if (id === undefined) return undefined;
  const letters = new Map<number, string>();
  const map = streamOf(objects.get(id) ?? "");
  for (const [, first = "", all = ""] of map.matchAll(/<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi))
    for (const [index, [, code = ""]] of [...all.matchAll(/<([\da-f]*)>/gi)].entries())
      letters.set(Number.parseInt(first, 16) + index, utf16(Buffer.from(code, "hex")));
  return letters;
}

/** Each line is a text object: content between `BT` and `ET`, in the font of `Tf`. */
function drawnIn(content: string, fonts: ReadonlyMap<string, Letters>): string {
  return [...content.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)]
    .map(([, text = ""]) => lineOf(text, fonts))
    .join("\n");
}

function lineOf(text: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters;
  let line = "";
  for (const [, font, hex, plain] of text.matchAll(
    /\/(\w+) [\d.]+ Tf|<([\da-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/gi,
  )) {
    if (font !== undefined) letters = fonts.get(font);
    else if (hex !== undefined)
      line += letters ? glyphs(hex, letters) : Buffer.from(hex, "hex").toString("latin1");
    else line += stringOf(plain ?? "");
  }
  return line;
}

function glyphs(hex: string, letters: ReadonlyMap<number, string>): string {
  return (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? "").join("");
}

/** Decodes a PDF string: UTF-16 if it begins with a byte order mark, else single bytes. */
function stringOf(escaped: string): string {
  const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  const bytes = Buffer.from(
    escaped.replace(/\\([\s\S])/g, (_, letter: string) => controls[letter] ?? letter),
    "latin1",
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : bytes.toString("latin1");
}

function utf16(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString("utf16le");
}

function streamOf(object: string): string {
  const at = object.indexOf("stream\n");
  if (at < 0) return "";
  try {
    const stream = Buffer.from(object.slice(at + "stream\n".length), "latin1");
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");
  } catch {
    return "";
  }
}
