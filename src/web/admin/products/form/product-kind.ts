import { productWords } from "#content/admin/products.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import { type EditedProduct, type ProductForm, productFormSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { fieldWords } from "../../records/form/field-words.ts";
import type { RecordKind } from "../../records/form/record-kind.ts";
import { productSavingCalls, productsKey } from "../product-api.ts";

export const productFieldWords = fieldWords<ProductFields>(productFields, {
  labels: productWords.labels,
  english: productWords.english,
  choices: towerTypeLabels.ko,
});

/** Products as they are edited in the form of records. */
export const productKind: RecordKind<ProductFields, ProductForm, EditedProduct> = {
  fields: productFields,
  schema: productFormSchema,
  calls: productSavingCalls,
  words: productFieldWords,
  listsKey: productsKey,
  failure: productWords.failure,
};
