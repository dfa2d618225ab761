import * as z from "zod/mini";
import { lastPage, maxId } from "./paging.ts";

/** Page number in a query, from 1. */
export const pageNumberSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage)), 1);

/** Id in a body. */
export const idSchema = z.int().check(z.gte(1), z.lte(maxId));

export const idParamsSchema = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(maxId)) });
