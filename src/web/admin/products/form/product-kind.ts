import { productWords } from "#content/admin/products.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import { type EditableProduct, type ProductForm, productFormSchema } from "#domain/products/product.ts";
import { type ProductFields, productFields } from "#domain/products/product-fields.ts";
import { type FieldWords, fieldWords } from "../../records/form/field-words.ts";
import type { RecordKind } from "../../records/form/record-kind.ts";
import { productSavingCalls, productsKey } from "../product-api.ts";

export function productFieldWords(types: TypeNames): FieldWords<ProductFields> {
  return fieldWords<ProductFields>(productFields, {
    labels: productWords.labels,
    english: productWords.english,
    choices: types,
  });
}

export function productKind(types: TypeNames): RecordKind<ProductFields, ProductForm, EditableProduct> {
  return {
    fields: productFields,
    schema: productFormSchema,
    calls: productSavingCalls,
    words: productFieldWords(types),
    listsKey: productsKey,
    failure: productWords.failure,
  };
}
