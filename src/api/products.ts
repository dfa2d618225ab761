import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { productSchema } from "#domain/products/product.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { type KeptReads, keptHeaders } from "#http/answers/kept-reads.ts";
import { call } from "#http/calls/call.ts";

const productsQuerySchema = z.object({ category: z.optional(z.enum(towerTypes)) });
const productListSchema = z.array(productSchema);

/** Active products. */
export async function productsApi(
  app: FastifyInstance,
  { products, kept }: Pick<Services, "products"> & { kept: KeptReads },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/products",
    call({
      ...keptHeaders,
      operationId: "listProducts",
      summary: "Active products, of one category or of all",
      querystring: productsQuerySchema,
      response: { 200: productListSchema },
    }),
    (request, reply) =>
      kept(request, reply, {
        of: "products",
        schema: productListSchema,
        read: () => products.list(request.query),
      }),
  );
}
