import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import { collidingNames } from "#domain/products/model-slug.ts";
import { type ProductForm, productRecordSchema } from "#domain/products/product.ts";
import { maxProducts, productCalls, productOrderSchema } from "#domain/products/product-calls.ts";
import { idempotencyKeyOf } from "#http/calls/idempotency-key.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { type AdminContext, fieldProblemsSchema, formRefusal, messagesFor } from "../admin-context.ts";

/** Size of a form with two hundred models and sixty technical files. */
const maxFormBytes = 1_536 * 1024;

/** `product`: the version stored meanwhile. */
const conflictSchema = z.object({ error: z.string(), product: z.optional(productRecordSchema) });

/** `ids`: every product in the order that was stored meanwhile. */
const orderConflictSchema = z.object({ error: z.string(), ids: productOrderSchema });

type Options = Pick<Services, "products"> & AdminContext;

export async function productListApi(api: Api, { products }: Options): Promise<void> {
  api.route({
    ...operationFromContract(productCalls.list, {
      operationId: "listEditedProducts",
      summary: "All products in display order, including hidden ones",
    }),
    handler: async () => ({ products: await products.listSummaries() }),
  });
}

export async function productEditingApi(api: Api, options: Options): Promise<void> {
  readRoute(api, options);
  writeRoutes(api, options);
  listRoutes(api, options);
}

function readRoute(api: Api, { products }: Options): void {
  api.route({
    ...operationFromContract(productCalls.find, {
      operationId: "getEditedProduct",
      summary: "A product with all editable fields",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => (await products.find(request.params.id)) ?? missing(request, reply),
  });
}

function writeRoutes(api: Api, { products, sessionOf, logChange }: Options): void {
  api.route({
    bodyLimit: maxFormBytes,
    ...operationFromContract(
      productCalls.add,
      {
        operationId: "addProduct",
        summary:
          "Add a product at the end. Repeated with the same Idempotency-Key, it is stored once; 409 if the content differs",
        requestHeaders: ["Idempotency-Key"],
        status: 201,
        response: { 400: fieldProblemsSchema, 409: conflictSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const product = request.body;
      const refusal = refuseDuplicateModels(request, reply, product);
      if (refusal) return refusal;
      const added = await logChange(
        request,
        () => products.add(product, idempotencyKeyOf(request)),
        ({ kind }) => (kind === "added" ? { event: "product-created", detail: product.name } : undefined),
      );
      if (added.kind === "slugTaken") return refuseSlug(request, reply);
      if (added.kind === "tooMany") return reply.code(409).send(tooManyProducts(request));
      if (added.kind === "different")
        return reply.code(409).send({ error: messagesFor(request).productAdded, product: added.product });
      return reply.code(201).send(added.product);
    },
  });

  api.route({
    bodyLimit: maxFormBytes,
    ...operationFromContract(
      productCalls.change,
      {
        operationId: "changeProduct",
        summary: "Change a product; 409 if it was changed after the edited version was read",
        response: { 400: fieldProblemsSchema, 404: problemSchema, 409: conflictSchema },
      },
      formRefusal,
    ),
    handler: async (request, reply) => {
      const { updatedAt, ...product } = request.body;
      const refusal = refuseDuplicateModels(request, reply, product);
      if (refusal) return refusal;
      const { username } = sessionOf(request);
      const edit = await logChange(
        request,
        () => products.update(request.params.id, product, updatedAt, username),
        ({ kind }) => (kind === "updated" ? { event: "product-updated", detail: product.name } : undefined),
      );
      if (edit.kind === "missing") return missing(request, reply);
      if (edit.kind === "slugTaken") return refuseSlug(request, reply);
      if (edit.kind === "outdated") {
        const error = messagesFor(request).productOutdated;
        return reply.code(409).send({ error, product: edit.product });
      }
      return edit.product;
    },
  });
}

function listRoutes(api: Api, { products, sessionOf, logChange }: Options): void {
  api.route({
    ...operationFromContract(productCalls.order, {
      operationId: "orderProducts",
      summary:
        "Change the order of the products; 409 with the stored one if that is not the order of expectedIds",
      response: { 409: orderConflictSchema },
    }),
    handler: async (request, reply) => {
      const { ids, expectedIds } = request.body;
      const ordering = await logChange(
        request,
        () => products.order(ids, expectedIds),
        ({ kind }) => (kind === "ordered" ? { event: "products-ordered" } : undefined),
      );
      if (ordering.kind === "ordered") return success;
      return reply.code(409).send({ error: messagesFor(request).productsReordered, ids: ordering.ids });
    },
  });

  api.route({
    ...operationFromContract(productCalls.show, {
      operationId: "showProduct",
      summary: "Show a product to visitors, or hide it",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const product = await products.find(id);
      if (!product) return missing(request, reply);
      const isThere = await logChange(
        request,
        () => products.setVisible(id, request.body.isActive),
        (done) => (done ? { event: "product-updated", detail: product.name } : undefined),
      );
      return isThere ? success : missing(request, reply);
    },
  });

  api.route({
    ...operationFromContract(productCalls.remove, {
      operationId: "removeProduct",
      summary: "Move a product to the trash, which keeps it for 30 days",
      response: { 404: problemSchema },
    }),
    handler: async (request, reply) => {
      const product = await products.find(request.params.id);
      if (!product) return missing(request, reply);
      const isRemoved = await logChange(
        request,
        () => products.remove(product.id, sessionOf(request).username),
        (done) => (done ? { event: "product-deleted", detail: product.name } : undefined),
      );
      return isRemoved ? success : missing(request, reply);
    },
  });
}

export function tooManyProducts(request: FastifyRequest) {
  return { error: fill(messagesFor(request).tooManyProducts, { count: maxProducts }) };
}

function missing(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({ error: messagesFor(request).productMissing });
}

function refuseSlug(request: FastifyRequest, reply: FastifyReply) {
  const { formInvalid, slugTaken } = messagesFor(request);
  return reply.code(400).send({ error: formInvalid, fields: { slug: slugTaken } });
}

/** Model names must differ as parts of addresses: two models at one address would share the drawings and texts of the first. */
function refuseDuplicateModels(
  request: FastifyRequest,
  reply: FastifyReply,
  { models }: Pick<ProductForm, "models">,
) {
  const names = models.map(({ name }) => name);
  const [pair] = collidingNames(names).flatMap((earlier, index) =>
    earlier === undefined ? [] : [`${earlier}, ${names[index]}`],
  );
  if (pair === undefined) return undefined;
  const { formInvalid, modelTwice } = messagesFor(request);
  return reply.code(400).send({ error: formInvalid, fields: { models: fill(modelTwice, { names: pair }) } });
}
