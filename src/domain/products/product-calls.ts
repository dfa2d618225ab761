import * as z from "zod/mini";
import { idParamsSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { listedProductSchema, productFormSchema, productRecordSchema } from "./product.ts";

const path = "/admin/products";

/** Maximum number of products. */
export const maxProducts = 500;

/** Ids of products, in their order. */
export const productOrderSchema = z.array(z.int()).check(z.maxLength(maxProducts));

/** Calls of the administrator on products. */
export const productCalls = {
  list: {
    method: "GET",
    path,
    response: z.object({ products: z.array(listedProductSchema) }),
  },
  find: { method: "GET", path: `${path}/:id`, params: idParamsSchema, response: productRecordSchema },
  add: {
    method: "POST",
    path,
    body: productFormSchema,
    response: productRecordSchema,
  },
  change: {
    method: "PUT",
    path: `${path}/:id`,
    params: idParamsSchema,
    /** `updatedAt` names the version that was edited; without it the last edit wins. */
    body: z.extend(productFormSchema, { updatedAt: z.optional(z.iso.datetime()) }),
    response: productRecordSchema,
  },
  show: {
    method: "PUT",
    path: `${path}/:id/visibility`,
    params: idParamsSchema,
    body: z.object({ isActive: z.boolean() }),
    response: successSchema,
  },
  order: {
    method: "PUT",
    path: `${path}/order`,
    /**
     * `ids`: every product, in the order that visitors shall see; one that is not named comes last. `expectedIds`: every product in
     * the order that was seen; without it the last order wins.
     */
    body: z.object({ ids: productOrderSchema, expectedIds: z.optional(productOrderSchema) }),
    response: successSchema,
  },
  remove: { method: "DELETE", path: `${path}/:id`, params: idParamsSchema, response: successSchema },
} as const satisfies Record<string, Contract>;
