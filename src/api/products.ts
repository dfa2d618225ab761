import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { towerTypes } from "#domain/gallery/vocabulary.ts";
import { productSchema } from "#domain/products/product.ts";
import { problemResponses } from "./problem.ts";

const productsQuerySchema = z.object({ category: z.optional(z.enum(towerTypes)) });

/** Active products. */
export async function productsApi(
  app: FastifyInstance,
  { products }: Pick<Services, "products">,
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/products",
    {
      schema: {
        summary: "Active products, of one category or of all",
        querystring: productsQuerySchema,
        response: { 200: z.array(productSchema), ...problemResponses },
      },
    },
    ({ query }) => products.list(query),
  );
}
