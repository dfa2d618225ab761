import { formerSecondCatalog, mayServe } from "#content/brand/sample-files.ts";
import type { Content } from "#content/editing/defaults.ts";
import { isForVisitors, isPartnerShown } from "#content/lookup/product-view.ts";
import { catalogPath } from "#content/paths.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Products } from "./products.ts";
import { firstFile } from "./rows.ts";

/** Wraps products: visible ones are only those that the published content shows. */
export function visibleProducts(products: Products, { published }: Pick<SiteContent, "published">): Products {
  return {
    ...products,
    async listVisible(query) {
      const [found, content] = await Promise.all([products.listVisible(query), published()]);
      return visibleIn(content, found);
    },
  };
}

/** Wraps products: visible ones are only those that the draft shows. */
export function productsOfDraft(products: Products, draft: Content): Products {
  return {
    ...products,
    async listVisible({ category } = {}) {
      const found = await products.listAll();
      const wanted = category ? found.filter((product) => product.category === category) : found;
      return visibleIn(draft, wanted);
    },
  };
}

/**
 * A partner's products are visible while its section is shown. Files of the sample company are removed when the site is that of
 * another company; their documents can then be requested. Omits the former second catalogue of the series V.
 */
function visibleIn(
  { company, package: packages }: Pick<Content, "company" | "package">,
  products: readonly ProductRecord[],
): ProductRecord[] {
  const hasPartner = isPartnerShown({ package: packages });
  return products
    .filter((product) => isForVisitors(product, hasPartner))
    .map((product) => withServedFiles(product, (url) => mayServe(url, company)));
}

function withServedFiles(product: ProductRecord, isServed: (url: string) => boolean): ProductRecord {
  const documents = product.documents
    .filter((document) => !isFormerSecond(document))
    .map((document) =>
      document.url === null || isServed(document.url) ? document : { ...document, url: null },
    );
  return { ...product, documents, catalogUrl: firstFile(documents) ?? catalogPath(product) };
}

function isFormerSecond({ url, urlEn }: ProductRecord["documents"][number]): boolean {
  return url === formerSecondCatalog && (urlEn === null || urlEn === formerSecondCatalog);
}
