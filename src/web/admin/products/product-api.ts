import { hashKey, queryOptions } from "@tanstack/react-query";
import {
  type EditedProduct,
  editedProductSchema,
  type ProductForm,
  productFormSchema,
} from "#domain/products/product.ts";
import { productCalls } from "#domain/products/product-calls.ts";
import { productPastCalls } from "#domain/products/product-past.ts";
import { ApiError } from "../../api-client.ts";
import { ask } from "../call-api.ts";
import { withinLimit } from "../records/time-limit.ts";

/** Begins the key of everything that is known of products. */
export const productsKey = ["products"] as const;

export const productsQuery = queryOptions({
  queryKey: [...productsKey, "list"],
  queryFn: async () => (await ask(productCalls.list)).products,
});

/** A product as it is stored now: asked for anew whenever it is opened. */
export function productQuery(id: number) {
  return queryOptions({
    queryKey: ["product", id],
    queryFn: () => ask(productCalls.find, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** How long the server may take to store a product, ms: its form is locked until then. */
const limitMs = 30_000;

/**
 * Stores a product: as a new one, or as the next version of the one that was edited. What stands there just so by now is
 * stored: of an earlier attempt the answer may have been lost.
 * @throws ApiError when the server refuses; GivenUp when it took too long or `stop` was aborted
 */
export function saveProduct(
  form: ProductForm,
  base: EditedProduct | undefined,
  stop: AbortSignal,
): Promise<EditedProduct> {
  return withinLimit(limitMs, stop, async (signal) => {
    if (!base) return ask(productCalls.add, { body: form, signal });
    const { id, updatedAt } = base;
    try {
      return await ask(productCalls.change, { params: { id }, body: { ...form, updatedAt }, signal });
    } catch (failure) {
      const newer = newerProduct(failure);
      if (newer === undefined || !isSame(newer, form)) throw failure;
      return newer;
    }
  });
}

/** Whether a product holds what is in a form, nothing else. */
function isSame(product: EditedProduct, form: ProductForm): boolean {
  const stored = productFormSchema.safeParse(product);
  return stored.success && hashKey([stored.data]) === hashKey([productFormSchema.parse(form)]);
}

/** Brings a product back from the trash, to where it stood. */
export function restoreProduct(id: number): Promise<EditedProduct> {
  return ask(productPastCalls.restore, { params: { id } });
}

export async function removeProduct(id: number): Promise<void> {
  await ask(productCalls.remove, { params: { id } });
}

export async function showProduct(id: number, isActive: boolean): Promise<void> {
  await ask(productCalls.show, { params: { id }, body: { isActive } });
}

export async function orderProducts(ids: readonly number[]): Promise<void> {
  await ask(productCalls.order, { body: { ids } });
}

/** The version that stands against what was sent, where that is why it was refused. */
export function newerProduct(failure: unknown): EditedProduct | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 409) return undefined;
  return editedProductSchema.safeParse(failure.json.product).data;
}
