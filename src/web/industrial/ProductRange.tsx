import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { productView } from "#content/lookup/product-view.ts";
import type { Locale } from "#domain/locale.ts";
import { productSchema } from "#domain/products/product.ts";
import { callApi } from "../api-client.ts";
import { type ListedProduct, listedProduct } from "./listed-product.ts";

export interface ProductRangeProps {
  locale: Locale;
  /** Texts of the list, of its loading placeholder, and of the link to a product's page. */
  text: { label: string; loading: string; more: string };
  /** `null` if the server could not load them: the browser then sends a request of its own. */
  products: readonly ListedProduct[] | null;
}

/** List of industrial products, or a spinner while it is loading. */
export default function ProductRange({ locale, text, products: known }: ProductRangeProps) {
  const [products, setProducts] = useState(known);
  useEffect(() => {
    if (known !== null) return;
    // After a failure the loading text stays; the rest of the page does not depend on it.
    askForProducts(locale).then(setProducts, () => {});
  }, [known, locale]);
  if (products === null) return <Loading text={text.loading} />;
  if (products.length === 0) return null;
  return (
    <ul aria-label={text.label} className="mt-14 grid gap-y-10">
      {products.map((product) => (
        <li key={product.id} className="border-navy border-t-2 pt-4.5">
          <div className="items-baseline justify-between gap-8 sm:flex">
            <h3 className="text-lg leading-snug lg:text-title-s">{product.name}</h3>
            <a
              href={product.href}
              className="inline-block py-2 font-semibold text-action text-compact underline-offset-4 hover:underline"
            >
              {fill(text.more, { title: product.name })}
            </a>
          </div>
          <p className="mt-1.5 max-w-[60em] text-base text-muted leading-relaxed">{product.construction}</p>
          {product.features.length > 0 && (
            <ul className="mt-5 grid gap-x-8 gap-y-4 md:grid-cols-3">
              {product.features.map((feature) => (
                <li key={feature} className="border-line border-t pt-3 text-base leading-relaxed">
                  {feature}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="script-only mt-14 flex items-center gap-3 text-muted">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 animate-spin rounded-full border-2 border-line border-t-action"
      />
      {text}
    </p>
  );
}

async function askForProducts(locale: Locale): Promise<ListedProduct[]> {
  const response = await callApi("GET", "/api/products?category=industrial");
  return z
    .array(productSchema)
    .parse(response)
    .map((product) => listedProduct(productView(locale, product)));
}
