import { type ModelFact, withUnit } from "#content/details/model-facts.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Model } from "#domain/products/model-columns.ts";

/** A clause before it is numbered. */
export interface Clause {
  text: string;
  items?: readonly string[];
  tables?: readonly TenderTable[];
}

/** Figures that differ between models: a row for each, with a cell for every column. */
export interface TenderTable {
  columns: readonly { name: string; unit: string }[];
  rows: readonly { model: string; cells: readonly (string | undefined)[] }[];
}

/** Columns of a table, beside the models, that a page of A4 has room for. */
const maxColumns = 6;

/**
 * A clause about facts of models: an item for each that all of them have alike, a column for each that differs. None where the
 * record states nothing.
 * @param at sentence of the distance of a sound, such as "at {distance}"
 */
export function factClause(
  text: string,
  facts: readonly ModelFact[],
  models: readonly Model[],
  at = "",
): Clause[] {
  const stated = facts
    .map((fact) => tabledFact(fact, models, at))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  if (stated.length === 0) return [];
  const isCommon = ({ cells }: TabledFact) => new Set(cells).size === 1;
  const items = stated
    .filter(isCommon)
    .map(({ name, unit, cells: [cell = ""] }) => `${name}: ${withUnit(cell, unit)}`);
  const differing = stated.filter((fact) => !isCommon(fact));
  return [{ text, items, tables: tablesOf(differing, models) }];
}

/** A fact with its figure for each model. */
interface TabledFact {
  name: string;
  unit: string;
  cells: readonly (string | undefined)[];
}

/** A distance that all models have alike stands in the name, any other behind its figure. */
function tabledFact(
  { name, unit, figure, distance }: ModelFact,
  models: readonly Model[],
  at: string,
): TabledFact {
  const noteOf = (model: Model) => {
    const metres = distance === undefined ? null : model[distance];
    return metres === null ? "" : ` (${fill(at, { distance: `${enteredFigure(metres)} m` })})`;
  };
  const [note = "", ...others] = new Set(models.map(noteOf));
  if (others.length === 0) return { name: name + note, unit, cells: models.map(figure) };
  const cells = models.map((model) => {
    const text = figure(model);
    return text === undefined ? undefined : text + noteOf(model);
  });
  return { name, unit, cells };
}

function tablesOf(facts: readonly TabledFact[], models: readonly Model[]): TenderTable[] {
  const count = Math.ceil(facts.length / maxColumns);
  const width = Math.ceil(facts.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => {
    const columns = facts.slice(index * width, (index + 1) * width);
    return {
      columns: columns.map(({ name, unit }) => ({ name, unit })),
      rows: models.map(({ name: model }, row) => ({ model, cells: columns.map(({ cells }) => cells[row]) })),
    };
  });
}
