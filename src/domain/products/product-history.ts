import * as z from "zod/mini";
import { idParamsSchema, idSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { snapshotReader, versionsQuerySchema } from "../records/record-snapshot.ts";
import { productRecordSchema } from "./product.ts";
import { productFields } from "./product-fields.ts";

/** A product as its history and the trash store it. */
export const productSnapshotSchema = z.omit(productRecordSchema, {
  id: true,
  catalogUrl: true,
  hasSampleModels: true,
});
export type ProductSnapshot = z.infer<typeof productSnapshotSchema>;

/** Parses a stored snapshot. @throws ZodError when the text is not one */
export const parseProductSnapshot = snapshotReader(productSnapshotSchema, productFields);

/** A former version of a product, and the change that replaced it. */
const productVersionSchema = z.object({
  id: z.int(),
  /** Time of that change (= replaced at), ISO 8601, UTC, and the user name of its author (= replaced by), where it is known. */
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
  record: productSnapshotSchema,
});
export type ProductVersion = z.infer<typeof productVersionSchema>;

/** A product in the trash. */
const deletedProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.nullable(z.string()),
  type: z.nullable(z.string()),
  models: z.int(),
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
});
export type DeletedProduct = z.infer<typeof deletedProductSchema>;

const path = "/admin/products";

/** History and trash of products. */
export const productHistoryCalls = {
  /** Newest first, a part at a time. */
  versions: {
    method: "GET",
    path: `${path}/:id/versions`,
    params: idParamsSchema,
    querystring: versionsQuerySchema,
    response: z.object({ versions: z.array(productVersionSchema), total: z.int() }),
  },
  /** Makes a product what it was before the change. */
  revert: {
    method: "POST",
    path: `${path}/:id/revert`,
    params: idParamsSchema,
    body: z.object({ version: idSchema, updatedAt: z.iso.datetime() }),
    response: productRecordSchema,
  },
  trash: {
    method: "GET",
    path: `${path}/trash`,
    response: z.object({ products: z.array(deletedProductSchema) }),
  },
  restore: {
    method: "POST",
    path: `${path}/trash/:id/restore`,
    params: idParamsSchema,
    response: productRecordSchema,
  },
  erase: { method: "DELETE", path: `${path}/trash/:id`, params: idParamsSchema, response: successSchema },
} as const satisfies Record<string, Contract>;
