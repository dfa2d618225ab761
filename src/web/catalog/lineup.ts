import type { ShownProduct } from "#content/lookup/shown-product.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** A tower of the line-up: the model, and what its series is drawn by. */
export interface LinedUp {
  model: Model & { length: number; height: number };
  tags: readonly string[];
}

/** Between two towers of a row, mm. */
export const gap = 1_200;

/** So many stand above each other at most. */
const mostRows = 2;

/**
 * The longest model of every series whose dimensions are known, the largest first, in rows that are hardly longer than the first.
 * What has no room any more is left out.
 */
export function lineup(products: readonly Pick<ShownProduct, "models" | "storedTags">[]): LinedUp[][] {
  const towers = products
    .flatMap(({ models, storedTags }) => {
      const known = models.flatMap((model) => {
        const { length, height } = model;
        return length === null || height === null ? [] : [{ ...model, length, height }];
      });
      const model = known.toSorted((a, b) => b.length - a.length)[0];
      return model ? [{ model, tags: storedTags }] : [];
    })
    .toSorted((a, b) => b.model.length - a.model.length);
  const longest = towers[0]?.model.length ?? 0;
  const rows: LinedUp[][] = [];
  for (const tower of towers) {
    const row = rows.find((row) => lengthOf([...row, tower]) <= Math.max(longest, 9_000) * 1.2);
    if (row) row.push(tower);
    else if (rows.length < mostRows) rows.push([tower]);
  }
  return rows;
}

/** Of a row with its gaps, mm. */
export function lengthOf(row: readonly LinedUp[]): number {
  return row.reduce((sum, { model }) => sum + model.length, gap * Math.max(0, row.length - 1));
}
