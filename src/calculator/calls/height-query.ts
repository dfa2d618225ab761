import * as z from "zod/mini";
import { heightLimits } from "../engine/duty/duty.ts";

/** A site's height in a query string, m above sea level; without it the site lies at sea level. */
export const heightQuery = z
  .optional(z.coerce.number().check(z.minimum(heightLimits.lowest), z.maximum(heightLimits.highest)))
  .register(z.globalRegistry, { description: "elevation of the site above sea level, m" });
