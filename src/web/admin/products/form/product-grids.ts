import { detailGroupWords, notations } from "#content/records/model-details.ts";
import {
  documentColumnWords,
  modelColumnWords,
  modelHeadings,
  modelUnits,
  optionColumnWords,
  optionHeadings,
  rowProblems,
  technicalFileColumnWords,
  unlikelyModelValue,
} from "#content/records/products.ts";
import { detailGroups } from "#domain/products/model/detail-columns.ts";
import { contradictions, implausible } from "#domain/products/model/plausibility.ts";
import type { ModelColumns } from "#domain/products/model-columns.ts";
import { collidingNames } from "#domain/products/model-slug.ts";
import { type ProductColumns, type ProductListName, productLists } from "#domain/products/product-lists.ts";
import type { GridKind } from "../../records/grid/grid-rows.ts";
import type { Grid } from "../../records/grid/use-grid.ts";

export type ProductGrids = { [Name in ProductListName]: Grid<ProductColumns<Name>> };

const models: GridKind<ModelColumns> = {
  ...productLists.models,
  labels: modelColumnWords.ko,
  units: modelUnits,
  headings: Object.fromEntries(
    Object.entries(modelColumnWords.en).map(([name, word]) => [
      name,
      [word, ...(modelHeadings[name as keyof ModelColumns] ?? [])],
    ]),
  ),
  groups: Object.entries(detailGroups).map(([name, columns]) => ({
    title: detailGroupWords.ko[name as keyof typeof detailGroups],
    columns: Object.keys(columns) as (keyof ModelColumns)[],
  })),
  notations,
  problemWords: rowProblems,
  additionalProblems(models) {
    const earlierNames = collidingNames(models.map(({ name }) => name));
    return models.map((model, index) => ({
      ...contradictions(model),
      ...(earlierNames[index] === undefined ? {} : { name: "twice" }),
    }));
  },
  unlikely(model) {
    const found = Object.entries(implausible(model));
    return Object.fromEntries(found.map(([column, value]) => [column, unlikelyModelValue(value)]));
  },
};

export const productGrids: { [Name in ProductListName]: GridKind<ProductColumns<Name>> } = {
  models,
  options: {
    ...productLists.options,
    labels: optionColumnWords,
    headings: optionHeadings,
    problemWords: { ...rowProblems, odd: rowProblems.comma },
    additionalProblems: (options) =>
      options.map(({ subject, name }, index) =>
        options.slice(0, index).some((each) => each.subject === subject && each.name === name)
          ? { name: "sameOption" }
          : {},
      ),
  },
  documents: { ...productLists.documents, labels: documentColumnWords, problemWords: rowProblems },
  technicalFiles: {
    ...productLists.technicalFiles,
    labels: technicalFileColumnWords,
    problemWords: { ...rowProblems, odd: rowProblems.noFile },
  },
};
