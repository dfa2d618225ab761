import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { cutSearch, lastPage, pageSize } from "#domain/admin/paging.ts";
import { editedProjectSchema } from "#domain/projects/project.ts";
import { projectSorts } from "#domain/projects/project-sort.ts";
import { towerTypes } from "#domain/projects/vocabulary.ts";
import { recordVersion } from "#http/answers/record-version.ts";
import { call } from "#http/calls/call.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { answersFor } from "../desk.ts";
import { idParamsSchema } from "./answers.ts";

const longestCountry = 100;

/** Number of a page in a query, from 1. */
export const pageNumberSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(lastPage)), 1);

const listQuerySchema = z.object({
  search: z.optional(z.string().check(z.overwrite(cutSearch))),
  country: emptyIsAbsent(z.string().check(z.maxLength(longestCountry))),
  type: emptyIsAbsent(z.enum(towerTypes)),
  english: emptyIsAbsent(z.enum(["missing"])),
  sort: z._default(z.enum(projectSorts), "created"),
  order: z._default(z.enum(["asc", "desc"]), "desc"),
  page: pageNumberSchema,
});

const pageSchema = z.object({
  projects: z.array(editedProjectSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  countries: z.array(z.string()),
});

/** Project references as the administrator sees them: all fields, page by page. */
export async function projectListApi(
  app: FastifyInstance,
  { projects }: Pick<Services, "projects">,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/admin/projects",
    call({
      operationId: "listEditedProjects",
      summary: "A page of projects",
      querystring: listQuerySchema,
      response: { 200: pageSchema },
    }),
    async ({ query }) => ({ ...(await projects.page(query)), page: query.page, pageSize }),
  );

  api.get(
    "/admin/projects/:id",
    call({
      operationId: "getEditedProject",
      summary: "A project with all that can be edited",
      params: idParamsSchema,
      answerHeaders: ["ETag"],
      response: { 200: editedProjectSchema, 404: problemSchema },
    }),
    async (request, reply) => {
      const project = await projects.findEdited(request.params.id);
      if (!project) return reply.code(404).send({ error: answersFor(request).projectMissing });
      reply.header("etag", recordVersion(project));
      return project;
    },
  );
}

/** A select that stands on "all" sends an empty value. */
function emptyIsAbsent<T extends z.ZodMiniType<string, string>>(schema: T) {
  return z.pipe(
    z.optional(z.union([z.literal(""), schema])),
    z.transform((value) => (value === "" ? undefined : value)),
  );
}
