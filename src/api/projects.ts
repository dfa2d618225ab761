import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { proseIn } from "#content/gallery-lookup.ts";
import type { Services } from "#data/services.ts";
import { projectFilterSchema } from "#domain/gallery/filter.ts";
import { projectSchema, projectStatsSchema } from "#domain/gallery/project.ts";
import { locales } from "#domain/locale.ts";
import { problemResponses } from "./problem.ts";

const projectListSchema = z.array(projectSchema);
const tagListSchema = z.array(z.string());
/** `lang=en` translates title, description, client and city; country, type and tags stay the stored vocabulary. */
const languageQuerySchema = z.object({ lang: z._default(z.enum(locales), "ko") });
const filterQuerySchema = z.extend(projectFilterSchema, languageQuerySchema.shape);
const relatedTagsQuerySchema = z.object({ tags: projectFilterSchema.shape.tags });

/** Project references, newest first; what a visitor may read of them. */
export async function projectsApi(
  app: FastifyInstance,
  { projects }: Pick<Services, "projects">,
): Promise<void> {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.get(
    "/projects",
    {
      schema: {
        summary: "All projects",
        querystring: languageQuerySchema,
        response: { 200: projectListSchema, ...problemResponses },
      },
    },
    async ({ query }) => (await projects.list()).map((project) => proseIn(query.lang, project)),
  );

  api.get(
    "/projects/filter",
    {
      schema: {
        summary:
          "Projects with all (AND) or any (OR) of the tags, in any of the countries, of any of the types",
        querystring: filterQuerySchema,
        response: { 200: projectListSchema, ...problemResponses },
      },
    },
    async ({ query: { lang, ...filter } }) =>
      (await projects.list(filter)).map((project) => proseIn(lang, project)),
  );

  api.get(
    "/projects/stats",
    {
      schema: {
        summary: "Number of projects, projects by country, number of cities",
        response: { 200: projectStatsSchema, ...problemResponses },
      },
    },
    () => projects.stats(),
  );

  api.get(
    "/projects/tags",
    {
      schema: {
        summary: "Tags in use, in display order",
        response: { 200: tagListSchema, ...problemResponses },
      },
    },
    () => projects.tags(),
  );

  api.get(
    "/projects/tags/related",
    {
      schema: {
        summary: "Tags that occur together with all the given ones",
        querystring: relatedTagsQuerySchema,
        response: { 200: tagListSchema, ...problemResponses },
      },
    },
    ({ query }) => projects.relatedTags(query.tags),
  );
}
