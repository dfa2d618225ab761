/** The tables of a TrueType font by their tags (OpenType 1.9, "Organization of an OpenType Font"). */
export type FontTables = ReadonlyMap<string, Buffer>;

/**
 * A TrueType font with some letters of another one alone, as its tables. Kerning and other layout is left out. A letter that
 * the font lacks is left out, too.
 */
export function subsetFont(font: Buffer, characters: string): FontTables {
  const tables = tablesOf(font);
  const glyphOf = lettersOf(tableOf(tables, "cmap"));
  const wanted = [...new Set(characters)]
    .map((letter) => ({ code: letter.codePointAt(0) ?? 0, glyph: glyphOf(letter.codePointAt(0) ?? 0) }))
    .filter(({ glyph }) => glyph > 0)
    .sort((one, other) => one.code - other.code);
  const outlines = outlinesOf(tables);
  const { glyphs, numbers } = withParts(
    wanted.map(({ glyph }) => glyph),
    outlines,
  );
  const mapped = wanted.map(({ code, glyph }) => ({ code, glyph: numbers.get(glyph) ?? 0 }));
  const data = glyphs.map((glyph) => renumberGlyphs(outlines(glyph), numbers));
  return new Map([
    ["OS/2", tableOf(tables, "OS/2")],
    ["cmap", cmapTable(mapped)],
    ["glyf", Buffer.concat(data)],
    ["head", headTable(tableOf(tables, "head"))],
    ["hhea", patchTable(tableOf(tables, "hhea"), 34, glyphs.length)],
    ["hmtx", metricsOf(tables, glyphs)],
    ["loca", locaTable(data)],
    ["maxp", patchTable(tableOf(tables, "maxp"), 4, glyphs.length)],
    ["name", nameTable()],
    ["post", postTable(tableOf(tables, "post"))],
  ]);
}

function tablesOf(font: Buffer): FontTables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    const start = font.readUInt32BE(entry + 8);
    tables.set(
      font.toString("latin1", entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

function tableOf(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table "${tag}".`);
  return table;
}

/** Reads the glyph of a letter of the basic plane from a map of format 4; 0 is none. */
function lettersOf(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no map of letters in format 4.");
  const map = cmap.subarray(start);
  const double = map.readUInt16BE(6);
  return (code) => {
    for (let at = 0; at < double; at += 2) {
      if (map.readUInt16BE(14 + at) < code) continue;
      const first = map.readUInt16BE(16 + double + at);
      if (first > code) return 0;
      const delta = map.readUInt16BE(16 + 2 * double + at);
      const offset = 16 + 3 * double + at;
      const range = map.readUInt16BE(offset);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(offset + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function outlinesOf(tables: FontTables): (glyph: number) => Buffer {
  const [glyf, loca] = [tableOf(tables, "glyf"), tableOf(tables, "loca")];
  const isLong = tableOf(tables, "head").readUInt16BE(50) === 1;
  const at = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return (glyph) => glyf.subarray(at(glyph), at(glyph + 1));
}

/** The glyphs in their new order, with their components; the first one is drawn for missing characters. */
function withParts(wanted: readonly number[], outlines: (glyph: number) => Buffer) {
  const glyphs = [0];
  const numbers = new Map([[0, 0]]);
  const take = (glyph: number) => {
    if (numbers.has(glyph)) return;
    numbers.set(glyph, glyphs.length);
    glyphs.push(glyph);
    for (const offset of partsOf(outlines(glyph))) take(outlines(glyph).readUInt16BE(offset));
  };
  for (const glyph of wanted) take(glyph);
  return { glyphs, numbers };
}

/** Glyphs of a composite outline (OpenType, "glyf": composite glyphs). */
function partsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const offsets: number[] = [];
  for (let at = 10, goesOn = true; goesOn; ) {
    const flags = outline.readUInt16BE(at);
    offsets.push(at + 2);
    const scales = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scales;
    goesOn = (flags & 0x20) !== 0;
  }
  return offsets;
}

/** An outline that names its parts by their new numbers, to a multiple of four bytes. */
function renumberGlyphs(outline: Buffer, numbers: ReadonlyMap<number, number>): Buffer {
  const copy = Buffer.alloc(Math.ceil(outline.length / 4) * 4);
  outline.copy(copy);
  for (const offset of partsOf(outline))
    copy.writeUInt16BE(numbers.get(outline.readUInt16BE(offset)) ?? 0, offset);
  return copy;
}

function locaTable(outlines: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(4 * (outlines.length + 1));
  let offset = 0;
  for (const [index, outline] of outlines.entries()) {
    offset += outline.length;
    table.writeUInt32BE(offset, 4 * (index + 1));
  }
  return table;
}

function metricsOf(tables: FontTables, glyphs: readonly number[]): Buffer {
  const hmtx = tableOf(tables, "hmtx");
  const full = tableOf(tables, "hhea").readUInt16BE(34);
  return Buffer.concat(
    glyphs.map((glyph) => {
      if (glyph < full) return hmtx.subarray(4 * glyph, 4 * glyph + 4);
      // Glyphs beyond share the last width, and have bearings of their own.
      const width = hmtx.subarray(4 * (full - 1), 4 * (full - 1) + 2);
      const bearing = 4 * full + 2 * (glyph - full);
      return Buffer.concat([width, hmtx.subarray(bearing, bearing + 2)]);
    }),
  );
}

/** Builds a cmap table of format 12, for Unicode on every platform. */
function cmapTable(letters: readonly { code: number; glyph: number }[]): Buffer {
  const table = Buffer.alloc(12 + 16 + 12 * letters.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * letters.length, 16);
  table.writeUInt32BE(letters.length, 24);
  for (const [index, { code, glyph }] of letters.entries()) {
    const group = 28 + 12 * index;
    table.writeUInt32BE(code, group);
    table.writeUInt32BE(code, group + 4);
    table.writeUInt32BE(glyph, group + 8);
  }
  return table;
}

function headTable(head: Buffer): Buffer {
  const copy = Buffer.from(head);
  // The checksum of a whole file, which no browser compares; and offsets of outlines in four bytes each.
  copy.writeUInt32BE(0, 8);
  copy.writeUInt16BE(1, 50);
  return copy;
}

function patchTable(table: Buffer, offset: number, number: number): Buffer {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(number, offset);
  return copy;
}

/** No names: the font is called what the style sheet calls it. */
function nameTable(): Buffer {
  return Buffer.from([0, 0, 0, 0, 0, 6]);
}

/** Builds a post table of version 3, without names of glyphs. */
function postTable(post: Buffer): Buffer {
  const copy = Buffer.from(post.subarray(0, 32));
  copy.writeUInt32BE(0x00030000, 0);
  return copy;
}
