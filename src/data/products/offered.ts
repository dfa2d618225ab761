import { isOffered } from "#content/brand/sample-files.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Products } from "./products.ts";
import { firstFile } from "./rows.ts";

/**
 * The same products, whose lists, which visitors see, name no file of the sample company once the site is another's: a document
 * then has none, and is asked for.
 */
export function offeredProducts(products: Products, { live }: Pick<SiteContent, "live">): Products {
  return {
    ...products,
    async list(query) {
      const [found, { company }] = await Promise.all([products.list(query), live()]);
      return found.map((product) => withOffered(product, (url) => isOffered(url, company)));
    },
  };
}

function withOffered(product: EditedProduct, isFree: (url: string) => boolean): EditedProduct {
  const documents = product.documents.map((document) =>
    document.url === null || isFree(document.url) ? document : { ...document, url: null },
  );
  return { ...product, documents, catalogUrl: firstFile(documents) };
}
