import {
  documentColumnWords,
  modelColumnWords,
  modelHeadings,
  modelUnits,
  rowProblems,
  unlikelyModelValue,
} from "#content/records/products.ts";
import {
  contradictions,
  type DocumentColumns,
  documentColumns,
  implausible,
  type Model,
  type ModelColumns,
  modelColumns,
  mostRows,
} from "#domain/products/model-columns.ts";
import type { GridKind } from "../../records/grid/grid-rows.ts";

/** The grid of models. */
export const modelGrid: GridKind<ModelColumns> = {
  columns: modelColumns,
  most: mostRows.models,
  labels: modelColumnWords.ko,
  units: modelUnits,
  headings: Object.fromEntries(
    Object.entries(modelColumnWords.en).map(([name, word]) => [
      name,
      [word, ...(modelHeadings[name as keyof ModelColumns] ?? [])],
    ]),
  ),
  problemWords: rowProblems,
  alsoWrong: (models) =>
    models.map((model, index) => ({ ...contradictions(model), ...twice(models, index) })),
  unlikely(model) {
    const found = Object.entries(implausible(model));
    return Object.fromEntries(found.map(([column, value]) => [column, unlikelyModelValue(value)]));
  },
};

/** The grid of what a product comes with to read. */
export const documentGrid: GridKind<DocumentColumns> = {
  columns: documentColumns,
  most: mostRows.documents,
  labels: documentColumnWords,
  problemWords: rowProblems,
};

/** Of two models with one name the second is to be corrected. */
function twice(models: readonly Model[], index: number) {
  const name = models[index]?.name?.toLowerCase();
  const isTwice =
    name !== undefined && models.slice(0, index).some((model) => model.name?.toLowerCase() === name);
  return isTwice ? { name: "twice" } : {};
}
