interface Dated {
  year: number;
}

/**
 * Groups entries by decade, keeping their order.
 * @example byDecade([{ year: 2011 }, { year: 2010 }, { year: 2008 }])
 * // [{ decade: 2010, years: [{ year: 2011 }, { year: 2010 }] }, { decade: 2000, years: [{ year: 2008 }] }]
 */
export function byDecade<Entry extends Dated>(
  entries: readonly Entry[],
): { decade: number; years: Entry[] }[] {
  const decades = new Map<number, Entry[]>();
  for (const entry of entries) {
    const decade = Math.floor(entry.year / 10) * 10;
    decades.set(decade, [...(decades.get(decade) ?? []), entry]);
  }
  return [...decades].map(([decade, years]) => ({ decade, years }));
}
