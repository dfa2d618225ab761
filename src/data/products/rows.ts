import type { Kysely, Selectable } from "kysely";
import { isCatalogPath } from "#content/paths.ts";
import { hasSampleModels } from "#content/samples/series-models.ts";
import { detailColumns } from "#domain/products/model/detail-columns.ts";
import { type MainFacts, type Model, mainColumns, modelColumns } from "#domain/products/model-columns.ts";
import type { ListedProduct, ProductForm, ProductRecord } from "#domain/products/product.ts";
import { productFields } from "#domain/products/product-fields.ts";
import { jsonListNames, type ProductLists, productLists } from "#domain/products/product-lists.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { columnsIn, completed, withoutEmptyCells } from "#domain/records/columns.ts";
import type { ProductModelsTable, ProductsTable } from "../database/schema/products.ts";
import type { Tables } from "../database/schema.ts";
import { fieldsOf, rowOf } from "../records/rows.ts";
import { distinct } from "../records/search-text.ts";

/** A product before it is stored; records from before may have other tags than a form takes. */
export type ProductInput = Readonly<Omit<ProductForm, "tags">> & {
  readonly tags: readonly string[];
  readonly isActive?: boolean | undefined;
};

type JsonListName = (typeof jsonListNames)[number];

/** Columns of a row that an edit may change. */
export function toRow(product: ProductInput) {
  const lists = jsonListNames.map((name) => [name, JSON.stringify(product[name])]);
  return { ...rowOf(productFields, product), ...(Object.fromEntries(lists) as Record<JsonListName, string>) };
}

/** Products with their tags and models, in the order of the rows. */
export async function withParts(
  db: Kysely<Tables>,
  rows: readonly Selectable<ProductsTable>[],
): Promise<ProductRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tagsOf = await tagsByProduct(db, ids);
  const modelsOf = byProduct(await modelsOfProducts(db, ids).selectAll().execute());
  return rows.map((row) => {
    const models = (modelsOf.get(row.id) ?? []).map(toModel);
    const facts = factsOf(row, tagsOf.get(row.id) ?? []);
    return { ...facts, models, hasSampleModels: hasSampleModels(models) };
  });
}

/** The same with the names of their models alone. */
export async function withModelNames(
  db: Kysely<Tables>,
  rows: readonly Selectable<ProductsTable>[],
): Promise<ListedProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tagsOf = await tagsByProduct(db, ids);
  const namesOf = byProduct(await modelsOfProducts(db, ids).select(["productId", "name"]).execute());
  return rows.map((row) => ({
    ...factsOf(row, tagsOf.get(row.id) ?? []),
    models: (namesOf.get(row.id) ?? []).map(({ name }) => ({ name })),
  }));
}

async function tagsByProduct(db: Kysely<Tables>, ids: readonly number[]) {
  const tags = await db
    .selectFrom("productTags")
    .selectAll()
    .where("productId", "in", ids)
    .orderBy("position")
    .execute();
  return byProduct(tags);
}

function modelsOfProducts(db: Kysely<Tables>, ids: readonly number[]) {
  return db.selectFrom("productModels").where("productId", "in", ids).orderBy("position");
}

function byProduct<T extends { productId: number }>(parts: readonly T[]): Map<number, T[]> {
  return Map.groupBy(parts, ({ productId }) => productId);
}

/** Returns true when storing this product would change nothing. */
export function isStoredAs(stored: ProductRecord, product: ProductInput): boolean {
  return contentOf(stored) === contentOf(product);
}

function contentOf(product: ProductInput): string {
  const models = product.models.map((model) => columnsIn(modelColumns).map((name) => model[name]));
  return JSON.stringify([toRow(product), distinct(product.tags), models]);
}

export async function deleteParts(trx: Kysely<Tables>, productId: number): Promise<void> {
  await trx.deleteFrom("productTags").where("productId", "=", productId).execute();
  await trx.deleteFrom("productModels").where("productId", "=", productId).execute();
}

/** Stores tags and models of a product that has none. */
export async function insertParts(
  db: Kysely<Tables>,
  productId: number,
  { tags, models }: Pick<ProductInput, "tags" | "models">,
): Promise<void> {
  const tagRows = distinct(tags).map((tag, position) => ({ productId, tag, position }));
  if (tagRows.length > 0) await db.insertInto("productTags").values(tagRows).execute();
  const modelRows = models.map((model, position) => ({ productId, position, ...toModelRow(model) }));
  // SQLite limits the number of values in one statement.
  for (let from = 0; from < modelRows.length; from += rowsAtATime)
    await db
      .insertInto("productModels")
      .values(modelRows.slice(from, from + rowsAtATime))
      .execute();
}

/** The file that the API names as the catalogue of a product, if it has one of its own. */
export function firstFile(documents: ProductRecord["documents"]): string | null {
  return documents.find(({ url }) => url !== null && !isCatalogPath(url))?.url ?? null;
}

const rowsAtATime = 100;

/** A product without its models. */
function factsOf(
  row: Selectable<ProductsTable>,
  tags: readonly { tag: string }[],
): Omit<ProductRecord, "models" | "hasSampleModels"> {
  const lists = Object.fromEntries(jsonListNames.map((name) => [name, listOf(name, row)]));
  const { documents, ...others } = lists as Pick<ProductLists, JsonListName>;
  return {
    id: row.id,
    ...fieldsOf(productFields, row),
    tags: tags.map(({ tag }) => tag),
    documents,
    ...others,
    catalogUrl: firstFile(documents),
    isActive: row.isActive === 1,
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** Rows with all cells in the order of the columns: stored ones lack the columns that were added later. */
function listOf(name: JsonListName, row: Selectable<ProductsTable>) {
  const columns: Columns = productLists[name].columns;
  const rows: Record<string, never>[] = JSON.parse(row[name]);
  return rows.map((each) => completed(columns, each));
}

/** The main facts each in its column, and the details that are known as JSON. */
function toModelRow(model: Model): Omit<Selectable<ProductModelsTable>, "productId" | "position"> {
  const main = Object.fromEntries(columnsIn(mainColumns).map((name) => [name, model[name]]));
  return { ...(main as MainFacts), details: JSON.stringify(withoutEmptyCells(detailColumns, model)) };
}

function toModel({ details, ...row }: Selectable<ProductModelsTable>): Model {
  const { productId: _, position: __, ...main } = row;
  return completed(modelColumns, { ...main, ...JSON.parse(details) });
}
