type Parent = PDFKit.PDFStructureElement;

/** A part of a page that no page break divides. */
export interface Strip {
  height: number;
  /** Room before it, points, unless it begins a page. */
  before: number;
  /** Points that it may become higher, to fill its page. */
  grow?: number;
  /** The next strip stands on the same page. */
  isKept?: boolean;
  /** Left out where its page is full. */
  isOptional?: boolean | undefined;
  /** Begins a page. */
  begins?: boolean | undefined;
  /** Drawn again where a page begins with this strip, such as the heads of a table. */
  head?: Strip;
  draw(at: { y: number; extra: number; parent: Parent }): void;
}

/** A strip with its place on its page. */
export interface Placed {
  strip: Strip;
  y: number;
  extra: number;
}

/**
 * The strips of pages from top to bottom; strips that may grow share the room that is left.
 * @param share of the room that is filled before they grow
 */
export function paginate(
  strips: readonly Strip[],
  room: { top: number; bottom: number },
  share: number,
): Placed[][] {
  const height = (room.bottom - room.top) * share;
  const pages: Strip[][] = [];
  for (const run of runsOf(strips)) {
    const [first] = run;
    const page = pages.at(-1);
    if (page && !first?.begins && heightOf([...page, ...run]) <= height) page.push(...run);
    else if (!page || !run.every(({ isOptional }) => isOptional))
      pages.push(page && first?.head ? [first.head, ...run] : run);
  }
  return pages.map((page) => placed(page, room));
}

/** Keeps each of the first `tables` tables on one page, unless it is higher than `maxHeight`. */
export function withWholeTables(strips: readonly Strip[], tables: number, maxHeight: number): Strip[] {
  const heights = new Map<Strip, number>();
  for (const { head, height } of strips) if (head) heights.set(head, (heights.get(head) ?? 0) + height);
  const whole = new Set([...heights.keys()].slice(0, tables));
  return strips.map((strip, index) => {
    const { head } = strip;
    if (!head || !whole.has(head) || (heights.get(head) ?? 0) > maxHeight) return strip;
    return strips[index + 1]?.head === head ? { ...strip, isKept: true } : strip;
  });
}

/** Height of strips on a page, at whose top no room is left free. */
function heightOf(page: readonly Strip[]): number {
  return page.reduce((sum, { before, height }, index) => sum + (index > 0 ? before : 0) + height, 0);
}

/** Strips that stand on one page together. */
function runsOf(strips: readonly Strip[]): Strip[][] {
  const runs: Strip[][] = [];
  let isKept = false;
  for (const strip of strips) {
    if (isKept && !strip.begins) runs.at(-1)?.push(strip);
    else runs.push([strip]);
    isKept = strip.isKept ?? false;
  }
  return runs;
}

function placed(page: readonly Strip[], { top, bottom }: { top: number; bottom: number }): Placed[] {
  const used = heightOf(page);
  const capacity = page.reduce((sum, { grow = 0 }) => sum + grow, 0);
  const share = capacity === 0 ? 0 : Math.min(1, Math.max(0, bottom - top - used) / capacity);
  let y = top;
  return page.map((strip, index) => {
    const extra = share * (strip.grow ?? 0);
    const at = y + (index > 0 ? strip.before : 0);
    y = at + strip.height + extra;
    return { strip, y: at, extra };
  });
}

/** Height that the strips take on a page of their own. */
export function fillOf(page: readonly Placed[], top: number): number {
  const last = page.at(-1);
  return last ? last.y + last.strip.height + last.extra - top : 0;
}
