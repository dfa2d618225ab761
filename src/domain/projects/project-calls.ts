import * as z from "zod/mini";
import { idParamsSchema, pageNumberSchema } from "../admin/page-query.ts";
import { truncateSearch } from "../admin/paging.ts";
import { type Contract, successSchema } from "../contract.ts";
import { editableProjectSchema } from "./project.ts";
import { projectFields } from "./project-fields.ts";
import { projectFormSchema } from "./project-form.ts";
import { displayStates, projectSorts } from "./project-sort.ts";
import { towerTypes } from "./vocabulary.ts";

const pageQuerySchema = z.object({
  search: z.optional(z.string().check(z.overwrite(truncateSearch))),
  country: emptyIsAbsent(z.string().check(z.maxLength(projectFields.country.maxLength))),
  type: emptyIsAbsent(z.enum(towerTypes)),
  english: emptyIsAbsent(z.enum(["missing"])),
  /** Display state; called `display` inside the server. */
  kept: emptyIsAbsent(z.enum(displayStates)),
  sort: z._default(z.enum(projectSorts), "created"),
  order: z._default(z.enum(["asc", "desc"]), "desc"),
  page: pageNumberSchema,
});

const pageSchema = z.object({
  projects: z.array(editableProjectSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** Every country in use. */
  countries: z.array(z.string()),
});

/** Calls of the administrator on projects. */
export const projectCalls = {
  page: { method: "GET", path: "/admin/projects", querystring: pageQuerySchema, response: pageSchema },
  find: {
    method: "GET",
    path: "/admin/projects/:id",
    params: idParamsSchema,
    response: editableProjectSchema,
  },
  add: { method: "POST", path: "/projects", body: projectFormSchema, response: editableProjectSchema },
  change: {
    method: "PUT",
    path: "/projects/:id",
    params: idParamsSchema,
    /** `updatedAt` names the version that was edited; without it the last edit wins. */
    body: z.safeExtend(projectFormSchema, { updatedAt: z.optional(z.iso.datetime()) }),
    response: editableProjectSchema,
  },
  remove: { method: "DELETE", path: "/projects/:id", params: idParamsSchema, response: successSchema },
  /** A picture of a project or a product, as field `image` of a form; the answer names the address at which it is served from then on. */
  uploadRecordPicture: {
    method: "POST",
    path: "/projects/upload-image",
    response: z.extend(successSchema, { imageUrl: z.string() }),
  },
} as const satisfies Record<string, Contract>;

/** A select that stands on "all" sends an empty value. */
function emptyIsAbsent<T extends z.ZodMiniType<string, string>>(schema: T) {
  return z.pipe(
    z.optional(z.union([z.literal(""), schema])),
    z.transform((value) => (value === "" ? undefined : value)),
  );
}
