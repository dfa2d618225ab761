import { documentFacts } from "#data/files/check/document-facts.ts";
import { locales } from "#domain/locale.ts";
import { maxProducts } from "#domain/products/product-calls.ts";
import { setNewest } from "#http/answers/newest.ts";
import type { CatalogFiles } from "./catalog-files.ts";

/** Length of a file that has been drawn, and its pages. */
export interface DrawnFacts {
  bytes: number;
  pages: number;
}

/** Facts are small: those of all products in both languages, before and after a change. */
const maxEntries = 2 * locales.length * maxProducts;

/** Catalogues by the hash of all that they are drawn from: their files on disk, their facts in memory too. */
export function keptCatalogs(files: CatalogFiles) {
  const kept = new Map<string, DrawnFacts>();

  const note = (key: string, facts: DrawnFacts) => setNewest(kept, key, facts, maxEntries);

  async function pdf(key: string): Promise<Buffer | undefined> {
    const file = await files.read(key);
    const pages = file && (kept.get(key)?.pages ?? documentFacts(file)?.pages);
    if (!file || pages === undefined) return undefined;
    note(key, { bytes: file.length, pages });
    return file;
  }

  return {
    pdf,
    async facts(key: string): Promise<DrawnFacts | undefined> {
      const known = kept.get(key);
      if (known) note(key, known);
      else await pdf(key);
      return kept.get(key);
    },
    async keep(key: string, file: Buffer, pages: number): Promise<void> {
      note(key, { bytes: file.length, pages });
      await files.write(key, file);
    },
  };
}
