import * as z from "zod/mini";
import { lastPage, maxId } from "./paging.ts";

/** Number of a page in a query, from 1. */
export const pageNumberSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage)), 1);

/** The id of a record in a path. */
export const idParamsSchema = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(maxId)) });
