import * as z from "zod/mini";
import { towerTypes } from "../projects/vocabulary.ts";

/** A product as `GET /api/products` answers it; its category uses the same words as a project's tower type. */
export const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(towerTypes),
  description: z.string(),
  specifications: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  catalogUrl: z.nullable(z.string()),
  isActive: z.boolean(),
});
export type Product = z.infer<typeof productSchema>;
