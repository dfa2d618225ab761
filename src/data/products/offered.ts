import { formerSecondCatalog, isOffered } from "#content/brand/sample-files.ts";
import type { Content } from "#content/editing/defaults.ts";
import { isForVisitors, isPartnerShown } from "#content/lookup/product-view.ts";
import { catalogPath } from "#content/paths.ts";
import type { EditableProduct } from "#domain/products/product.ts";
import type { SiteContent } from "../content/site-content.ts";
import type { Products } from "./products.ts";
import { firstFile } from "./rows.ts";

/** Wraps products: lists contain only those that the published content offers. */
export function offeredProducts(products: Products, { live }: Pick<SiteContent, "live">): Products {
  return {
    ...products,
    async listVisible(query) {
      const [found, content] = await Promise.all([products.listVisible(query), live()]);
      return offeredBy(content, found);
    },
  };
}

/** Wraps products: lists contain only those that the draft offers. */
export function productsOfDraft(products: Products, draft: Content): Products {
  return {
    ...products,
    async listVisible({ category } = {}) {
      const found = await products.listAll();
      const wanted = category ? found.filter((product) => product.category === category) : found;
      return offeredBy(draft, wanted);
    },
  };
}

/**
 * A partner's products are offered while its section is shown. Files of the sample company are removed when the site is that of
 * another company; their documents can then be requested. Omits the former second catalogue of the series V.
 */
function offeredBy(
  { company, package: packages }: Pick<Content, "company" | "package">,
  products: readonly EditableProduct[],
): EditableProduct[] {
  const hasPartner = isPartnerShown({ package: packages });
  return products
    .filter((product) => isForVisitors(product, hasPartner))
    .map((product) => withOffered(product, (url) => isOffered(url, company)));
}

function withOffered(product: EditableProduct, isOfferedUrl: (url: string) => boolean): EditableProduct {
  const documents = product.documents
    .filter((document) => !isFormerSecond(document))
    .map((document) =>
      document.url === null || isOfferedUrl(document.url) ? document : { ...document, url: null },
    );
  return { ...product, documents, catalogUrl: firstFile(documents) ?? catalogPath(product) };
}

function isFormerSecond({ url, urlEn }: EditableProduct["documents"][number]): boolean {
  return url === formerSecondCatalog && (urlEn === null || urlEn === formerSecondCatalog);
}
