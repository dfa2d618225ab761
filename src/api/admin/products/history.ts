import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { productHistoryCalls } from "#domain/products/product-history.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";
import { tooManyProducts } from "./products.ts";

type Options = Pick<Services, "productHistories"> & AdminContext;

export async function productHistoryApi(api: Api, options: Options): Promise<void> {
  const { productHistories: history, sessionOf, logChange } = options;
  trashRoutes(api, options);

  api.route({
    ...operationFromContract(productHistoryCalls.versions, {
      operationId: "listProductVersions",
      summary: "Former versions of a product, newest first, in several parts",
    }),
    handler: ({ params: { id }, query: { before } }) => history.versions(id, before),
  });

  api.route({
    ...operationFromContract(productHistoryCalls.revert, {
      operationId: "revertProduct",
      summary: "Restore a former version of a product; 409 if the product was changed meanwhile",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const { version: versionId, updatedAt: expectedUpdatedAt } = request.body;
      const reverted = await logChange(
        request,
        () =>
          history.revert(request.params.id, { versionId, expectedUpdatedAt }, sessionOf(request).username),
        (done) =>
          done.kind === "updated" ? { event: "product-updated", detail: done.product.name } : undefined,
      );
      if (reverted.kind === "missing") return reply.code(404).send({ error: words.productMissing });
      if (reverted.kind === "slugTaken") return reply.code(409).send({ error: words.slugTaken });
      if (reverted.kind === "outdated") return reply.code(409).send({ error: words.productOutdated });
      return reverted.product;
    },
  });
}

function trashRoutes(api: Api, { productHistories: history, logChange }: Options): void {
  api.route({
    ...operationFromContract(productHistoryCalls.trash, {
      operationId: "listDeletedProducts",
      summary: "Products in the trash, most recently deleted first",
    }),
    handler: async () => ({ products: await history.trash() }),
  });

  api.route({
    ...operationFromContract(productHistoryCalls.restore, {
      operationId: "restoreProduct",
      summary:
        "Restore a product from the trash to its former place in the order; 409 if another product has its address, or if there are too many",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const restored = await logChange(
        request,
        () => history.restore(request.params.id),
        (done) =>
          done.kind === "updated" ? { event: "product-restored", detail: done.product.name } : undefined,
      );
      if (restored.kind === "slugTaken") return reply.code(409).send({ error: words.slugTakenSince });
      if (restored.kind === "tooMany") return reply.code(409).send(tooManyProducts(request));
      if (restored.kind !== "updated") return reply.code(404).send({ error: words.productNotInTrash });
      return restored.product;
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...operationFromContract(productHistoryCalls.erase, {
      operationId: "eraseProduct",
      summary: "Permanently delete a product in the trash",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const name = await logChange(
        request,
        () => history.erase(request.params.id),
        (erased) => (erased === undefined ? undefined : { event: "product-erased", detail: erased }),
      );
      if (name === undefined) return reply.code(404).send({ error: messagesFor(request).productNotInTrash });
      return success;
    },
  });
}
