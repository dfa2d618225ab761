import { documentFacts } from "#data/files/check/document-facts.ts";
import { locales } from "#domain/locale.ts";
import { maxProducts } from "#domain/products/product-calls.ts";
import { setWithLimit } from "#http/responses/set-with-limit.ts";
import type { CatalogFiles } from "./catalog-files.ts";

export interface StoredFacts {
  bytes: number;
  pages: number;
}

/** All products in all languages, before and after a change. */
const maxEntries = 2 * locales.length * maxProducts;

/** Catalogues by the hash of their contents: files on disk, facts in memory as well. */
export function createCatalogStore(files: CatalogFiles) {
  const factsByKey = new Map<string, StoredFacts>();

  const cacheFacts = (key: string, facts: StoredFacts) => setWithLimit(factsByKey, key, facts, maxEntries);

  async function pdf(key: string): Promise<Buffer | undefined> {
    const file = await files.read(key);
    const pages = file && (factsByKey.get(key)?.pages ?? documentFacts(file)?.pages);
    if (!file || pages === undefined) return undefined;
    cacheFacts(key, { bytes: file.length, pages });
    return file;
  }

  return {
    pdf,
    async facts(key: string): Promise<StoredFacts | undefined> {
      const cached = factsByKey.get(key);
      if (cached) cacheFacts(key, cached);
      else await pdf(key);
      return factsByKey.get(key);
    },
    async put(key: string, file: Buffer, pages: number): Promise<void> {
      cacheFacts(key, { bytes: file.length, pages });
      await files.write(key, file);
    },
  };
}
