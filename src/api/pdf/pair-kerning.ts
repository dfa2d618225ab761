/** Kerning of two glyphs, units of the font. */
type Kerning = (left: number, right: number) => number;

/** A table of an OpenType file. Offsets in it count from its start, `at`. */
interface Table {
  bytes: DataView;
  at: number;
}

/**
 * Reads pairs in a GPOS table (OpenType 1.9, lookups of the types 2 and 9), one at a time: fontkit decodes whole sets of them into
 * objects.
 */
export function pairKerning(gpos: DataView): Kerning {
  const lookupList = readTable({ bytes: gpos, at: 0 }, 8);
  const lookups = readTables(lookupList, 0).map(pairTables);
  return (left, right) => lookups.reduce((sum, tables) => sum + kernOf(tables, left, right), 0);
}

const extensionType = 9;

function pairTables(lookup: Table): Table[] {
  const tables = readTables(lookup, 4);
  if (u16(lookup, 0) !== extensionType) return tables;
  return tables.map(({ bytes, at }) => ({ bytes, at: at + bytes.getUint32(at + 4) }));
}

function kernOf(tables: readonly Table[], left: number, right: number): number {
  for (const table of tables) {
    const covered = coverageIndex(readTable(table, 2), left);
    const kern = covered === undefined ? undefined : kernIn(table, covered, { left, right });
    if (kern !== undefined) return kern;
  }
  return 0;
}

function kernIn(table: Table, covered: number, pair: { left: number; right: number }): number | undefined {
  const [first, second] = [u16(table, 4), u16(table, 6)];
  const width = valueRecordSize(first) + valueRecordSize(second);
  if (u16(table, 0) === 2) {
    const [row, column] = [
      classOf(readTable(table, 8), pair.left),
      classOf(readTable(table, 10), pair.right),
    ];
    return advanceIn(table, 16 + (row * u16(table, 14) + column) * width, first);
  }
  const set = readTable(table, 10 + 2 * covered);
  const at = binarySearch(u16(set, 0), (index) => u16(set, 2 + index * (2 + width)) - pair.right);
  return at === undefined ? undefined : advanceIn(set, 4 + at * (2 + width), first);
}

const xAdvanceFlag = 4;

/** The advance in a value record: the fields of the placement, if any, precede it. */
function advanceIn({ bytes, at }: Table, offset: number, format: number): number {
  return format & xAdvanceFlag
    ? bytes.getInt16(at + offset + valueRecordSize(format & (xAdvanceFlag - 1)))
    : 0;
}

/** Bytes of a value record: two for each bit of its format. */
function valueRecordSize(format: number): number {
  let bits = 0;
  for (let rest = format; rest > 0; rest >>= 1) bits += rest & 1;
  return 2 * bits;
}

function coverageIndex(coverage: Table, glyph: number): number | undefined {
  if (u16(coverage, 0) === 1)
    return binarySearch(u16(coverage, 2), (index) => u16(coverage, 4 + 2 * index) - glyph);
  const range = rangeWith(coverage, glyph);
  return range && u16(range, 4) + glyph - u16(range, 0);
}

/** Class of a glyph, 0 by default. */
function classOf(classes: Table, glyph: number): number {
  if (u16(classes, 0) === 2) {
    const range = rangeWith(classes, glyph);
    return range ? u16(range, 4) : 0;
  }
  const index = glyph - u16(classes, 2);
  return index >= 0 && index < u16(classes, 4) ? u16(classes, 6 + 2 * index) : 0;
}

/** The range of a list (first, last, value) that has a glyph. */
function rangeWith(list: Table, glyph: number): Table | undefined {
  const index = binarySearch(u16(list, 2), (each) => {
    const [from, to] = [u16(list, 4 + 6 * each), u16(list, 6 + 6 * each)];
    return glyph < from ? 1 : glyph > to ? -1 : 0;
  });
  return index === undefined ? undefined : { bytes: list.bytes, at: list.at + 4 + 6 * index };
}

/** @param compare negative if the entry precedes the searched one */
function binarySearch(count: number, compare: (index: number) => number): number | undefined {
  let [from, to] = [0, count - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const order = compare(middle);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else to = middle - 1;
  }
  return undefined;
}

function readTables(table: Table, offset: number): Table[] {
  return Array.from({ length: u16(table, offset) }, (_, index) => readTable(table, offset + 2 + 2 * index));
}

function readTable(table: Table, offset: number): Table {
  return { bytes: table.bytes, at: table.at + u16(table, offset) };
}

function u16({ bytes, at }: Table, offset: number): number {
  return bytes.getUint16(at + offset);
}
