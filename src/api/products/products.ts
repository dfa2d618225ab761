import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { productSchema } from "#domain/products/product.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { cacheHeaders, type SendCached } from "#http/responses/cached-reads.ts";

const productsQuerySchema = z.object({ category: z.optional(z.enum(towerTypes)) });
const productListSchema = z.array(productSchema);

/** Active products. */
export async function productsApi(
  api: Api,
  { products, sendCached }: Pick<Services, "products"> & { sendCached: SendCached },
): Promise<void> {
  api.get(
    "/products",
    operation({
      ...cacheHeaders,
      operationId: "listProducts",
      summary: "Active products of one category or of all",
      querystring: productsQuerySchema,
      response: { 200: productListSchema },
    }),
    (request, reply) =>
      sendCached(request, reply, {
        topics: ["products", "content"],
        schema: productListSchema,
        read: () => products.listVisible(request.query),
      }),
  );
}
