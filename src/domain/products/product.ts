import * as z from "zod/mini";
import type { Columns } from "../records/column-types.ts";
import { rowSchema } from "../records/row-schemas.ts";
import { englishForm, englishResponse, formShape, responseShape } from "../records/schemas.ts";
import { productFields } from "./product-fields.ts";
import { type ProductListName, type ProductLists, productListNames, productLists } from "./product-lists.ts";

type RowSchemas = { [Name in ProductListName]: z.ZodMiniDefault<z.ZodMiniType<ProductLists[Name]>> };

/** Lists that an older client or an older version lacks are empty. */
const lists = Object.fromEntries(
  productListNames.map((name) => {
    const { columns, maxRows } = productLists[name];
    return [name, z._default(z.array(rowSchema<Columns>(columns)).check(z.maxLength(maxRows)), [])];
  }),
) as unknown as RowSchemas;

/**
 * A product as `GET /api/products` answers it; its category uses the same words as a project's tower type. Texts are
 * Korean, those of `en` English where there are any. Features are one a line; `catalogUrl` is the first file among the documents.
 */
export const productSchema = z.object({
  id: z.int(),
  ...responseShape(productFields),
  catalogUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  en: englishResponse(productFields),
  ...lists,
  /** True when some of its models are samples that come with the program. */
  hasSampleModels: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** A product as it is stored, for pages, catalogues and the administration; `updatedAt` (ISO 8601, UTC) names the version. */
export const productRecordSchema = z.extend(productSchema, { updatedAt: z.string() });
export type ProductRecord = z.infer<typeof productRecordSchema>;

/** The same in a list, which has the names of the models alone: their figures are nine tenths of a product. */
export const listedProductSchema = z.extend(
  z.omit(productRecordSchema, { models: true, hasSampleModels: true }),
  { models: z.array(z.object({ name: z.string() })) },
);
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** A product as the administrator enters it; shared by the form and the API. Messages are codes of problems. */
export const productFormSchema = z.object({
  ...formShape(productFields),
  en: englishForm(productFields),
  ...lists,
});
export type ProductForm = z.infer<typeof productFormSchema>;

/** The lines of a text that has one entry per line. */
export function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/**
 * Returns true when a text names the product by this word, which stands by itself in it: "V" is not in "FXV".
 * Korean endings may follow.
 */
export function isNamed(word: string, text: string): boolean {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![A-Za-z0-9])`, "u").test(text);
}
