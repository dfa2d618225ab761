type Parent = PDFKit.PDFStructureElement;

/** A part of a page that no page break divides. */
export interface Strip {
  height: number;
  /** Points; ignored at the top of a page. */
  spaceBefore: number;
  /** Additional height with which it may fill its page, points. */
  maxGrowth?: number;
  keepWithNext?: boolean;
  /** Omitted if its page has no room. */
  isOptional?: boolean | undefined;
  startsPage?: boolean | undefined;
  /** Drawn above this strip at the top of a page, such as the heads of a table. */
  head?: Strip;
  draw(at: { y: number; extra: number; parent: Parent }): void;
}

/** A strip with its place on its page. */
export interface PlacedStrip {
  strip: Strip;
  y: number;
  extra: number;
}

/**
 * Distributes strips over pages; those that may grow share the remaining height.
 * @param fillLimit share of a page that is filled before they grow
 */
export function paginate(
  strips: readonly Strip[],
  room: { top: number; bottom: number },
  fillLimit: number,
): PlacedStrip[][] {
  const height = (room.bottom - room.top) * fillLimit;
  const pages: Strip[][] = [];
  for (const run of groupStrips(strips)) {
    const [first] = run;
    const page = pages.at(-1);
    if (page && !first?.startsPage && heightOf([...page, ...run]) <= height) page.push(...run);
    else if (!page || !run.every(({ isOptional }) => isOptional))
      pages.push(page && first?.head ? [first.head, ...run] : run);
  }
  return pages.map((page) => placeStrips(page, room));
}

/** Keeps each of the first `tables` tables on one page, unless it is higher than `maxHeight`. */
export function withWholeTables(strips: readonly Strip[], tables: number, maxHeight: number): Strip[] {
  const heights = new Map<Strip, number>();
  for (const { head, height } of strips) if (head) heights.set(head, (heights.get(head) ?? 0) + height);
  const whole = new Set([...heights.keys()].slice(0, tables));
  return strips.map((strip, index) => {
    const { head } = strip;
    if (!head || !whole.has(head) || (heights.get(head) ?? 0) > maxHeight) return strip;
    return strips[index + 1]?.head === head ? { ...strip, keepWithNext: true } : strip;
  });
}

function heightOf(page: readonly Strip[]): number {
  return page.reduce(
    (sum, { spaceBefore, height }, index) => sum + (index > 0 ? spaceBefore : 0) + height,
    0,
  );
}

/** Groups strips that are kept on one page. */
function groupStrips(strips: readonly Strip[]): Strip[][] {
  const runs: Strip[][] = [];
  let keepWithPrevious = false;
  for (const strip of strips) {
    if (keepWithPrevious && !strip.startsPage) runs.at(-1)?.push(strip);
    else runs.push([strip]);
    keepWithPrevious = strip.keepWithNext ?? false;
  }
  return runs;
}

function placeStrips(
  page: readonly Strip[],
  { top, bottom }: { top: number; bottom: number },
): PlacedStrip[] {
  const used = heightOf(page);
  const capacity = page.reduce((sum, { maxGrowth = 0 }) => sum + maxGrowth, 0);
  const share = capacity === 0 ? 0 : Math.min(1, Math.max(0, bottom - top - used) / capacity);
  let y = top;
  return page.map((strip, index) => {
    const extra = share * (strip.maxGrowth ?? 0);
    const at = y + (index > 0 ? strip.spaceBefore : 0);
    y = at + strip.height + extra;
    return { strip, y: at, extra };
  });
}

/** Height that the strips take on a page of their own. */
export function fillOf(page: readonly PlacedStrip[], top: number): number {
  const last = page.at(-1);
  return last ? last.y + last.strip.height + last.extra - top : 0;
}
