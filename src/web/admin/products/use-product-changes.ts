import { useQueryClient } from "@tanstack/react-query";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { ListedProduct } from "#domain/products/product.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { useSequentialChanges } from "../records/use-sequential-changes.ts";
import { useSingleFlight } from "../records/use-single-flight.ts";
import {
  eraseProduct,
  inStoredOrder,
  orderProducts,
  productsKey,
  productsQuery,
  removeProduct,
  restoreProduct,
  showProduct,
} from "./product-api.ts";

export interface ProductChanges {
  /** Moves up (-1) or down (1). */
  move(product: ListedProduct, by: -1 | 1): Promise<void>;
  toggle(product: ListedProduct): Promise<void>;
  /** Deletes without a confirmation, because it can be undone. */
  remove(product: ListedProduct): Promise<void>;
  restore(product: Pick<ListedProduct, "id" | "name">): Promise<void>;
  /** Deletes a product in the trash for good. */
  erase(product: Pick<ListedProduct, "id" | "name">): Promise<void>;
}

export function useProductChanges(): ProductChanges {
  const client = useQueryClient();
  const showToast = useToast();
  const list = () => client.getQueryData(productsQuery.queryKey) ?? [];
  const onceEach = useSingleFlight();
  const attempt = useSequentialChanges(productsKey, productWords.failure);
  /** Shows it before the list is fetched again, so that the next press moves a row of it. */
  const showStoredOrder = (failure: unknown) => {
    const stored = inStoredOrder(list(), failure);
    if (stored) client.setQueryData(productsQuery.queryKey, stored);
    throw failure;
  };

  const restore: ProductChanges["restore"] = ({ id, name }) =>
    onceEach(id, async () => {
      if (await attempt(() => restoreProduct(id)))
        showToast({ title: fill(productWords.restored, { name }) });
    });

  return {
    restore,
    erase: ({ id, name }) =>
      onceEach(id, async () => {
        if (await attempt(() => eraseProduct(id)))
          showToast({ title: fill(productWords.trash.erased, { name }) });
      }),
    async move(product, by) {
      const products = list();
      const from = products.findIndex(({ id }) => id === product.id);
      const moved = products.toSpliced(from, 1).toSpliced(from + by, 0, product);
      // The row moves at once, so that the next press moves it further; a pending list request would move it
      // back.
      void client.cancelQueries({ queryKey: productsQuery.queryKey });
      client.setQueryData(productsQuery.queryKey, moved);
      await attempt(() => orderProducts(moved, products).catch(showStoredOrder));
    },
    async toggle(product) {
      const { shown, nowHidden } = productWords;
      if (await attempt(() => showProduct(product.id, !product.isActive)))
        showToast({ title: fill(product.isActive ? nowHidden : shown, { name: product.name }) });
    },
    remove: (product) =>
      onceEach(product.id, async () => {
        if (!(await attempt(() => removeProduct(product.id)))) return;
        const { title, undo } = productWords.removed;
        showToast({
          title: fill(title, { name: product.name }),
          action: { label: undo, run: () => void restore(product) },
        });
      }),
  };
}
