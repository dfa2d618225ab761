import * as z from "zod/mini";
import { towerTypes } from "../vocabulary.ts";
import { capacityRange } from "./capacity-range.ts";
import { maxFilterValueLength, maxFilterValues } from "./list-bounds.ts";
import { projectOrders } from "./project-order.ts";

const commaList = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .normalize("NFC")
      .split(",")
      .map((value) => value.trim())
      .filter((value) => value !== ""),
  ),
);

const textList = () =>
  z._default(
    z.pipe(
      commaList,
      z.array(z.string().check(z.maxLength(maxFilterValueLength))).check(z.maxLength(maxFilterValues)),
    ),
    [],
  );

/** Query of `GET /api/projects/filter`. Every part is optional; absent means "all". */
export const projectFilterSchema = z.object({
  tags: textList().register(z.globalRegistry, {
    description: "tags in Korean, as GET /api/projects/tags has them, separated by commas",
  }),
  /** AND: a project carries all the tags. OR: at least one of them. */
  tagMode: z._default(z.enum(["AND", "OR"]), "AND"),
  countries: textList().register(z.globalRegistry, {
    description:
      "countries, in Korean as GET /api/projects/stats has them or in English, separated by commas",
  }),
  /** Cooling tons from and to, such as `200-400` or `3000-`. */
  crt: z.optional(
    z.string().check(
      z.regex(/^\d{0,6}-\d{0,6}$/),
      z.refine((range) => capacityRange(range) !== undefined),
    ),
  ),
  sort: z._default(z.enum(projectOrders), "newest"),
  types: z
    ._default(z.pipe(commaList, z.array(z.enum(towerTypes)).check(z.maxLength(maxFilterValues))), [])
    .register(z.globalRegistry, {
      description: `any of ${towerTypes.join(", ")}, separated by commas`,
    }),
});
export type ProjectFilter = z.infer<typeof projectFilterSchema>;
