import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { productHistoryCalls } from "#domain/products/product-history.ts";
import { type Api, route } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, messagesFor } from "../admin-context.ts";

type Options = Pick<Services, "productHistories"> & AdminContext;

export async function productHistoryApi(api: Api, options: Options): Promise<void> {
  const { productHistories: history, administrator, recordChange } = options;
  trashRoutes(api, options);

  api.route({
    ...route(productHistoryCalls.versions, {
      operationId: "listProductVersions",
      summary: "A product before each of its changes, newest first, a part at a time",
    }),
    handler: ({ params: { id }, query: { before } }) => history.versions(id, before),
  });

  api.route({
    ...route(productHistoryCalls.revert, {
      operationId: "revertProduct",
      summary: "Make a product what it was before a change; 409 when somebody has changed it meanwhile",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const reverted = await recordChange(
        request,
        () => history.revert(request.params.id, request.body, administrator(request).username),
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

function trashRoutes(api: Api, { productHistories: history, recordChange }: Options): void {
  api.route({
    ...route(productHistoryCalls.trash, {
      operationId: "listDeletedProducts",
      summary: "Products in the trash, the last deleted first",
    }),
    handler: async () => ({ products: await history.trash() }),
  });

  api.route({
    ...route(productHistoryCalls.restore, {
      operationId: "restoreProduct",
      summary: "Bring a product back from the trash, to where it stood; 409 when another has its address",
      response: { 404: problemSchema, 409: problemSchema },
    }),
    handler: async (request, reply) => {
      const words = messagesFor(request);
      const restored = await recordChange(
        request,
        () => history.restore(request.params.id),
        (done) =>
          done.kind === "updated" ? { event: "product-restored", detail: done.product.name } : undefined,
      );
      if (restored.kind === "slugTaken") return reply.code(409).send({ error: words.slugTakenSince });
      if (restored.kind !== "updated") return reply.code(404).send({ error: words.productNotInTrash });
      return restored.product;
    },
  });

  api.route({
    config: { needsReauthentication: true },
    ...route(productHistoryCalls.erase, {
      operationId: "eraseProduct",
      summary: "Erase a product of the trash for good",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const name = await recordChange(
        request,
        () => history.erase(request.params.id),
        (erased) => (erased === undefined ? undefined : { event: "product-erased", detail: erased }),
      );
      if (name === undefined) return reply.code(404).send({ error: messagesFor(request).productNotInTrash });
      return success;
    },
  });
}
