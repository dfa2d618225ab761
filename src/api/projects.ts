import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { proseIn } from "#content/lookup/projects.ts";
import type { ProjectQuery } from "#data/projects/lists.ts";
import type { Services } from "#data/services.ts";
import { locales } from "#domain/locale.ts";
import { projectSchema, projectStatsSchema } from "#domain/projects/project.ts";
import { projectFilterSchema } from "#domain/projects/search/filter.ts";
import { longestList, totalHeader } from "#domain/projects/search/list-bounds.ts";
import { type KeptReads, keptHeaders } from "#http/answers/kept-reads.ts";
import { type Api, call } from "#http/calls/call.ts";

const projectListSchema = z.array(projectSchema);
const tagListSchema = z.array(z.string());
const furthestOffset = 1_000_000;
/**
 * `lang=en` translates title, description, client and city; country, type and tags stay the stored vocabulary.
 * `limit` and `offset` ask for a part of the list; how many match in all stands in the header `X-Total-Count`.
 */
const partQuerySchema = z.object({
  lang: z._default(z.enum(locales), "ko"),
  limit: z._default(wholeNumber(1, longestList), longestList),
  offset: z._default(wholeNumber(0, furthestOffset), 0),
});
const filterQuerySchema = z.extend(projectFilterSchema, partQuerySchema.shape);
const relatedTagsQuerySchema = z.object({ tags: projectFilterSchema.shape.tags });

const listHeaders = {
  ...keptHeaders,
  answerHeaders: [...keptHeaders.answerHeaders, "X-Total-Count"],
} as const;

type ListQuery = ProjectQuery & Pick<z.infer<typeof partQuerySchema>, "lang">;
type Options = Pick<Services, "projects"> & { kept: KeptReads };

/** Project references, newest first; what a visitor may read of them. */
export async function projectsApi(api: Api, options: Options): Promise<void> {
  const { projects, kept } = options;
  summaryRoutes(api, options);
  const sendList = (request: FastifyRequest, reply: FastifyReply, { lang, ...query }: ListQuery) =>
    kept(request, reply, {
      of: ["projects"],
      schema: projectListSchema,
      read: async () => (await projects.list(query)).map((project) => proseIn(lang, project)),
      headers: async () => ({ [totalHeader]: String(await projects.count(query)) }),
    });

  api.get(
    "/projects",
    call({
      ...listHeaders,
      operationId: "listProjects",
      summary: "All projects",
      querystring: partQuerySchema,
      response: { 200: projectListSchema },
    }),
    (request, reply) => sendList(request, reply, request.query),
  );

  api.get(
    "/projects/filter",
    call({
      ...listHeaders,
      operationId: "filterProjects",
      summary:
        "Projects with all (AND) or any (OR) of the tags, in any of the countries, of any of the types",
      querystring: filterQuerySchema,
      response: { 200: projectListSchema },
    }),
    (request, reply) => sendList(request, reply, request.query),
  );
}

/** What is known of all projects together. */
function summaryRoutes(api: Api, { projects, kept }: Options): void {
  api.get(
    "/projects/stats",
    call({
      ...keptHeaders,
      operationId: "getProjectStats",
      summary: "Number of projects, projects by country, number of cities",
      response: { 200: projectStatsSchema },
    }),
    (request, reply) =>
      kept(request, reply, { of: ["projects"], schema: projectStatsSchema, read: projects.stats }),
  );

  api.get(
    "/projects/tags",
    call({
      ...keptHeaders,
      operationId: "listTags",
      summary: "Tags in use, in display order",
      response: { 200: tagListSchema },
    }),
    (request, reply) =>
      kept(request, reply, { of: ["projects"], schema: tagListSchema, read: projects.tags }),
  );

  api.get(
    "/projects/tags/related",
    call({
      ...keptHeaders,
      operationId: "listRelatedTags",
      summary: "Tags that occur together with all the given ones",
      querystring: relatedTagsQuerySchema,
      response: { 200: tagListSchema },
    }),
    (request, reply) =>
      kept(request, reply, {
        of: ["projects"],
        schema: tagListSchema,
        read: () => projects.relatedTags(request.query.tags),
      }),
  );
}

function wholeNumber(least: number, most: number) {
  return z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
}
