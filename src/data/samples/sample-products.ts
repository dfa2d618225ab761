import { insertProduct, type NewProduct } from "../products.ts";
import type { SampleRecords } from "./sample-records.ts";

/** Sample products, known by their names. */
export function sampleProductsIn(samples: readonly NewProduct[]): SampleRecords {
  const byName = new Map(samples.map((product) => [product.name, product]));
  return {
    names: [...byName.keys()],
    async unedited(trx) {
      const rows = await trx.selectFrom("products").selectAll().execute();
      const found = rows.filter((row) => isStoredAs(row, byName.get(row.name)));
      return new Map(found.map(({ id, name }) => [name, id]));
    },
    async isStored(trx, sample) {
      return (await trx.selectFrom("products").select("id").where("name", "=", sample).execute()).length > 0;
    },
    async remove(trx, id) {
      await trx.deleteFrom("products").where("id", "=", id).execute();
    },
    async insert(trx, sample) {
      const product = byName.get(sample);
      if (product) await insertProduct(trx, product);
    },
  };
}

/** Whether a row says all that a product says. */
function isStoredAs(row: Readonly<Record<string, unknown>>, product: NewProduct | undefined): boolean {
  if (!product) return false;
  return Object.entries(product).every(
    ([column, value]) => row[column] === (typeof value === "boolean" ? Number(value) : value),
  );
}
