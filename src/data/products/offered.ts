import { isFormerCatalog, isOffered } from "#content/brand/sample-files.ts";
import { catalogPath } from "#content/paths.ts";
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
  const documents = withoutFormer(product.documents).map((document) =>
    document.url === null || isFree(document.url) ? document : { ...document, url: null },
  );
  return { ...product, documents, catalogUrl: firstFile(documents) ?? catalogPath(product) };
}

/** Files that shipped with an earlier program are drawn today: one catalogue in place of all of them. */
function withoutFormer(documents: EditedProduct["documents"]): EditedProduct["documents"] {
  const first = documents.findIndex(({ url }) => isFormerCatalog(url));
  return documents.flatMap((document, index) => {
    if (!isFormerCatalog(document.url)) return [document];
    return index === first ? [{ ...document, url: null }] : [];
  });
}
