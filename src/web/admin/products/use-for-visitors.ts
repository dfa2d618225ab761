import { useRouteLoaderData } from "react-router";
import { isForVisitors } from "#content/lookup/product-view.ts";
import type { EditableProduct } from "#domain/products/product.ts";
import type { loader } from "../route.tsx";

export function useForVisitors(): (product: Pick<EditableProduct, "isActive" | "category">) => boolean {
  const hasPartner = useRouteLoaderData<typeof loader>("web/admin/route")?.isPartnerShown ?? true;
  return (product) => isForVisitors(product, hasPartner);
}
