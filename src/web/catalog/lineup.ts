import type { ProductView } from "#content/lookup/product-view.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** A tower of the line-up: the model, and what its series is drawn by. */
export interface LinedUp {
  model: Model & { length: number; height: number };
  tags: readonly string[];
}

/** Between two towers of a row, mm. */
export const gap = 1_200;

/** So many stand above each other at most. */
const maxRows = 2;

type Series = Pick<ProductView, "models" | "storedTags">;

/** Longest tower that the others can still be read beside, mm. */
const maxBesideLength = 25_000;

/** The longest model of every series whose dimensions are known, as far as the others can be read beside it. */
export function lineup(products: readonly Series[]): LinedUp[][] {
  return inRows(products.flatMap(maxOfLength), 40_000);
}

/** As many of these towers as stand beside each other on a narrow screen, the largest of their rows first. */
export function narrowRow(rows: readonly (readonly LinedUp[])[]): readonly LinedUp[] {
  const fitting = inRows(rows.flat(), maxBesideLength);
  return fitting.reduce((best, row) => (row.length > best.length ? row : best), fitting[0] ?? []);
}

function maxOfLength(series: Series): LinedUp[] {
  const models = knownModels(series).toSorted(byLength);
  return [models.find(({ model }) => model.length <= maxBesideLength) ?? models.at(-1)].filter(
    (tower) => tower !== undefined,
  );
}

/** Towers that compare: of every series with known dimensions the smallest model of a capacity that all of them reach, CRT. */
export function alike(products: readonly Series[]): { crt: number; rows: LinedUp[][] } {
  const offered = products.map(knownModels).filter((models) => models.length > 0);
  const crt = Math.min(...offered.map((models) => Math.max(...models.map(({ model }) => model.crt))));
  const reaching = offered.flatMap((models) =>
    models
      .filter(({ model }) => model.crt >= crt)
      .toSorted((a, b) => a.model.crt - b.model.crt)
      .slice(0, 1),
  );
  return { crt, rows: inRows(reaching, 30_000) };
}

function knownModels({ models, storedTags }: Series): LinedUp[] {
  return models.flatMap((model) => {
    const { length, height } = model;
    return length === null || height === null
      ? []
      : [{ model: { ...model, length, height }, tags: storedTags }];
  });
}

function byLength(one: LinedUp, other: LinedUp): number {
  return other.model.length - one.model.length;
}

/**
 * The largest first, in rows hardly longer than the first of them or than is usual, mm. What has no room any more is left out.
 */
function inRows(towers: readonly LinedUp[], usual: number): LinedUp[][] {
  const longest = Math.max(0, ...towers.map(({ model }) => model.length));
  const rows: LinedUp[][] = [];
  for (const tower of towers.toSorted(byLength)) {
    const row = rows.find((row) => lengthOf([...row, tower]) <= Math.max(longest, usual) * 1.2);
    if (row) row.push(tower);
    else if (rows.length < maxRows) rows.push([tower]);
  }
  return rows;
}

/** Length of a row with its gaps, mm. */
export function lengthOf(row: readonly LinedUp[]): number {
  return row.reduce((sum, { model }) => sum + model.length, gap * Math.max(0, row.length - 1));
}
