import { hashKey, queryOptions } from "@tanstack/react-query";
import {
  type ProductForm,
  type ProductRecord,
  productFormSchema,
  productRecordSchema,
} from "#domain/products/product.ts";
import { productCalls, productOrderSchema } from "#domain/products/product-calls.ts";
import { productHistoryCalls } from "#domain/products/product-history.ts";
import { callContract, versionInConflict } from "../call-api.ts";
import type { RecordCalls } from "../records/sending.ts";

type Identified = Pick<ProductRecord, "id">;

const idOf = ({ id }: Identified) => id;

/** Prefix of all query keys of products. */
export const productsKey = ["products"] as const;

export const productsQuery = queryOptions({
  queryKey: [...productsKey, "list"],
  queryFn: async () => (await callContract(productCalls.list)).products,
});

export function productQuery(id: number) {
  return queryOptions({
    queryKey: ["product", id],
    queryFn: () => callContract(productCalls.find, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
}

export const productSavingCalls: RecordCalls<ProductForm, ProductRecord> = {
  add: (form, key, signal) =>
    callContract(productCalls.add, { body: form, headers: { "Idempotency-Key": key }, signal }),
  change: (form, { id, updatedAt }, signal) =>
    callContract(productCalls.change, { params: { id }, body: { ...form, updatedAt }, signal }),
  newerVersionIn: (failure) => versionInConflict(failure, "product", productRecordSchema),
  matches(product, form) {
    const stored = productFormSchema.safeParse(product);
    return stored.success && hashKey([stored.data]) === hashKey([productFormSchema.parse(form)]);
  },
};

export function restoreProduct(id: number): Promise<ProductRecord> {
  return callContract(productHistoryCalls.restore, { params: { id } });
}

export async function removeProduct(id: number): Promise<void> {
  await callContract(productCalls.remove, { params: { id } });
}

export async function showProduct(id: number, isActive: boolean): Promise<void> {
  await callContract(productCalls.show, { params: { id }, body: { isActive } });
}

/** @param seen the products in the order that they are moved from */
export async function orderProducts(
  wanted: readonly Identified[],
  seen: readonly Identified[],
): Promise<void> {
  await callContract(productCalls.order, { body: { ids: wanted.map(idOf), expectedIds: seen.map(idOf) } });
}

/** Returns the products in the stored order, if they were not moved because they had been seen in another one. */
export function inStoredOrder<T extends Identified>(
  products: readonly T[],
  failure: unknown,
): T[] | undefined {
  const ids = versionInConflict(failure, "ids", productOrderSchema);
  if (!ids) return undefined;
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? ids.length;
  return products.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Fetches a part of the history. @param before only versions before this one */
export function loadProductVersions(id: number, before?: number) {
  const query = before === undefined ? "" : `before=${before}`;
  return callContract(productHistoryCalls.versions, { params: { id }, query });
}

export function revertProduct({ id, updatedAt }: ProductRecord, version: number): Promise<ProductRecord> {
  return callContract(productHistoryCalls.revert, { params: { id }, body: { version, updatedAt } });
}

export const productTrashQuery = queryOptions({
  queryKey: [...productsKey, "trash"],
  queryFn: async () => (await callContract(productHistoryCalls.trash)).products,
});

export async function eraseProduct(id: number): Promise<void> {
  await callContract(productHistoryCalls.erase, { params: { id } });
}
