import * as z from "zod/mini";
import type { Services } from "#data/services.ts";
import { projectStatsSchema } from "#domain/projects/project.ts";
import { projectFilterSchema } from "#domain/projects/search/filter.ts";
import { type Api, operation } from "#http/calls/operation.ts";
import { cacheHeaders, type SendCached } from "#http/responses/cached-reads.ts";
import { pagingQuerySchema, projectListSchema, projectListSender } from "./project-list.ts";

const tagListSchema = z.array(z.string());
const filterQuerySchema = z.extend(projectFilterSchema, pagingQuerySchema.shape);
const relatedTagsQuerySchema = z.object({ tags: projectFilterSchema.shape.tags });

const listHeaders = {
  ...cacheHeaders,
  responseHeaders: [...cacheHeaders.responseHeaders, "X-Total-Count", "Link"],
} as const;

type Options = Pick<Services, "projects" | "changes"> & { sendCached: SendCached };

/** Project references, by default newest first. */
export async function projectsApi(api: Api, options: Options): Promise<void> {
  summaryRoutes(api, options);
  const sendList = projectListSender(options);

  api.get(
    "/projects",
    operation({
      ...listHeaders,
      operationId: "listProjects",
      summary: "All projects",
      querystring: pagingQuerySchema,
      response: { 200: projectListSchema },
    }),
    (request, reply) => sendList(request, reply, request.query),
  );

  api.get(
    "/projects/filter",
    operation({
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

function summaryRoutes(api: Api, { projects, sendCached }: Options): void {
  api.get(
    "/projects/stats",
    operation({
      ...cacheHeaders,
      operationId: "getProjectStats",
      summary: "Number of projects, projects by country, number of cities",
      response: { 200: projectStatsSchema },
    }),
    (request, reply) =>
      sendCached(request, reply, { topics: ["projects"], schema: projectStatsSchema, read: projects.stats }),
  );

  api.get(
    "/projects/tags",
    operation({
      ...cacheHeaders,
      operationId: "listTags",
      summary: "Tags in use, in display order",
      response: { 200: tagListSchema },
    }),
    (request, reply) =>
      sendCached(request, reply, { topics: ["projects"], schema: tagListSchema, read: projects.tags }),
  );

  api.get(
    "/projects/tags/related",
    operation({
      ...cacheHeaders,
      operationId: "listRelatedTags",
      summary: "Tags of the projects that have all given tags",
      querystring: relatedTagsQuerySchema,
      response: { 200: tagListSchema },
    }),
    (request, reply) =>
      sendCached(request, reply, {
        topics: ["projects"],
        schema: tagListSchema,
        read: () => projects.relatedTags(request.query.tags),
      }),
  );
}
