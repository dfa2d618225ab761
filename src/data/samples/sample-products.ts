import { brandedTitle } from "#content/lookup/product-view.ts";
import { insertProduct } from "../products/edits.ts";
import { isStoredAs, type ProductInput, withParts } from "../products/rows.ts";
import type { SampleRecords } from "./sample-records.ts";

/** Sample products, identified by the addresses of their pages. @param clock dates one that is stored again */
export function sampleProductsIn(samples: readonly ProductInput[], clock: () => Date): SampleRecords {
  const bySlug = new Map(samples.map((product) => [product.slug, product]));
  const slugs = [...bySlug.keys()];
  return {
    names: slugs,
    titleOf(slug) {
      const { brand = null, name = slug } = bySlug.get(slug) ?? {};
      return brandedTitle({ brand, title: name });
    },
    async unedited(trx) {
      if (slugs.length === 0) return new Map();
      const rows = await trx.selectFrom("products").selectAll().where("slug", "in", slugs).execute();
      const stored = await withParts(trx, rows);
      const found = stored.filter((product) => {
        const sample = bySlug.get(product.slug);
        return product.isActive && sample !== undefined && isStoredAs(product, sample);
      });
      return new Map(found.map(({ slug, id }) => [slug, id]));
    },
    async isStored(trx, sample) {
      return (await trx.selectFrom("products").select("id").where("slug", "=", sample).execute()).length > 0;
    },
    async remove(trx, id) {
      await trx.deleteFrom("products").where("id", "=", id).execute();
      await trx.deleteFrom("productVersions").where("productId", "=", id).execute();
    },
    async insert(trx, sample) {
      const product = bySlug.get(sample);
      if (product) await insertProduct(trx, product, { now: clock() });
    },
  };
}
