import * as z from "zod/mini";
import type { Columns } from "../records/column-types.ts";
import { rowSchema } from "../records/row-schemas.ts";
import { englishForm, englishResponse, formShape, responseShape } from "../records/schemas.ts";
import { productFields } from "./product-fields.ts";
import { type ProductRowName, type ProductRows, productRowNames, productRows } from "./product-rows.ts";

type RowSchemas = { [Name in ProductRowName]: z.ZodMiniDefault<z.ZodMiniType<ProductRows[Name]>> };

/** Rows that an older client, or a version of an older program, does not name are none. */
const rows = Object.fromEntries(
  productRowNames.map((name) => {
    const { columns, maxRows } = productRows[name];
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
  ...rows,
  /** True when some of its models are those of the program. */
  hasSampleModels: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;

/** A product as the administrator edits it; `updatedAt` (ISO 8601, UTC) names the version. */
export const editableProductSchema = z.extend(productSchema, { updatedAt: z.string() });
export type EditableProduct = z.infer<typeof editableProductSchema>;

/** The same in a list, which has the names of the models alone: their figures are nine tenths of a product. */
export const listedProductSchema = z.extend(
  z.omit(editableProductSchema, { models: true, hasSampleModels: true }),
  { models: z.array(z.object({ name: z.string() })) },
);
export type ListedProduct = z.infer<typeof listedProductSchema>;

/** A product as the administrator enters it; shared by the form and the API. Messages are codes of problems. */
export const productFormSchema = z.object({
  ...formShape(productFields),
  en: englishForm(productFields),
  ...rows,
});
export type ProductForm = z.infer<typeof productFormSchema>;

/** The single texts of what was entered a line each. */
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
