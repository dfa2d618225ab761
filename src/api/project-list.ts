import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { localizeProject } from "#content/lookup/projects.ts";
import type { ProjectQuery } from "#data/projects/lists.ts";
import type { Services } from "#data/services.ts";
import { defaultLocale, locales } from "#domain/locale.ts";
import { listingDay } from "#domain/projects/completion.ts";
import { type Project, projectSchema, type StoredProject } from "#domain/projects/project.ts";
import { capacityTons, unknownTons } from "#domain/projects/search/capacity-tons.ts";
import { maxListLength, totalHeader } from "#domain/projects/search/list-bounds.ts";
import { bestEncoding } from "#http/responses/accept-encoding.ts";
import { cacheProjectLists } from "#http/responses/cached-lists.ts";
import type { SendCached } from "#http/responses/cached-reads.ts";

export const projectListSchema = z.array(projectSchema);
const furthestOffset = 1_000_000;

/**
 * `lang=en` translates title, description, client and city; country, type and tags stay the stored vocabulary.
 * With `limit` the response is a page of the list, with a `Link` header to its neighbours; without it, the whole list from
 * `offset` on. The header `X-Total-Count` has the number of all matches.
 */
export const pagingQuerySchema = z.object({
  lang: z._default(z.enum(locales), defaultLocale),
  limit: z.optional(wholeNumber(1, maxListLength)),
  offset: z._default(wholeNumber(0, furthestOffset), 0),
});

type ListQuery = Omit<ProjectQuery, "limit" | "offset" | "after"> & z.infer<typeof pagingQuerySchema>;
type MatchQuery = Omit<ListQuery, "lang" | "limit" | "offset">;
type Projects = Services["projects"];

/** Answers a list of projects: a page or a short list from the cache; a long one is streamed. */
export function projectListSender({
  projects,
  changes,
  sendCached,
}: Pick<Services, "projects" | "changes"> & { sendCached: SendCached }) {
  const cachedProjects = cacheProjectLists(projects, changes);
  return async (request: FastifyRequest, reply: FastifyReply, query: ListQuery): Promise<unknown> => {
    const { lang, limit, offset, ...wanted } = query;
    const localize = (project: StoredProject) => localizeProject(lang, project);
    const total = await cachedProjects.count(wanted);
    if (limit === undefined && total - offset > maxListLength)
      return streamList(request, reply, {
        total,
        texts: jsonOf(batches(projects, wanted, offset), localize),
      });
    let reading: Promise<StoredProject[]> | undefined;
    const read = () => {
      reading ??=
        limit === undefined
          ? all(batches(projects, wanted, offset))
          : projects.list({ ...wanted, limit, offset });
      return reading;
    };
    return sendCached(request, reply, {
      topics: ["projects"],
      schema: projectListSchema,
      read: async () => (await read()).map(localize),
      headers: async () => ({
        [totalHeader]: String(total),
        ...(limit === undefined
          ? {}
          : pageLinks(request, { limit, offset, length: (await read()).length, total })),
      }),
    });
  };
}

/** Batches of 500 would live long enough to reach V8's old generation. */
const batchSize = 100;

/** Reads a list in batches, by keyset pagination after the first. */
async function* batches(
  projects: Projects,
  query: MatchQuery,
  offset: number,
): AsyncGenerator<StoredProject[]> {
  let part = await projects.list({ ...query, limit: batchSize, offset });
  while (part.length > 0) {
    yield part;
    const last = part.at(-1);
    if (!last) return;
    const listedOn = listingDay(last, new Date(last.createdAt));
    const tons = capacityTons(last.capacity) ?? unknownTons;
    part = await projects.list({ ...query, limit: batchSize, after: { tons, listedOn, id: last.id } });
  }
}

async function all(parts: AsyncGenerator<StoredProject[]>): Promise<StoredProject[]> {
  const found: StoredProject[] = [];
  for await (const part of parts) found.push(...part);
  return found;
}

async function* jsonOf(
  parts: AsyncGenerator<StoredProject[]>,
  shown: (project: StoredProject) => Project,
): AsyncGenerator<string> {
  let before = "[";
  for await (const part of parts) {
    yield before + part.map((project) => JSON.stringify(projectSchema.parse(shown(project)))).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

async function streamList(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, texts }: { total: number; texts: AsyncGenerator<string> },
): Promise<unknown> {
  const isPacked = bestEncoding(request.headers["accept-encoding"]) !== "identity";
  const body = Readable.from(texts, { objectMode: false });
  // Unlike `pipe`, ends the compression after an error of the source.
  const sent = isPacked ? pipeline(body, createGzip({ level: 4 }), () => undefined) : body;
  return reply
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      [totalHeader]: String(total),
      ...(isPacked ? { "content-encoding": "gzip" } : {}),
    })
    .send(sent);
}

interface Page {
  limit: number;
  offset: number;
  /** Less than `limit` at the end of the list, or with long texts. */
  length: number;
  total: number;
}

/** The `Link` header (RFC 8288) to the previous and next page. */
function pageLinks({ routeOptions, query }: FastifyRequest, { limit, offset, length, total }: Page) {
  const link = (rel: string, from: number) => {
    const parsed = Object.entries({
      ...(query as Readonly<Record<string, unknown>>),
      limit,
      offset: from,
    });
    const given = parsed.filter(([, value]) => value !== undefined && String(value) !== "");
    const address = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `<${routeOptions.url}?${address}>; rel="${rel}"`;
  };
  const links = [
    ...(offset > 0 ? [link("prev", Math.max(0, offset - limit))] : []),
    ...(length > 0 && offset + length < total ? [link("next", offset + length)] : []),
  ];
  return links.length === 0 ? {} : { link: links.join(", ") };
}

function wholeNumber(min: number, max: number) {
  return z.coerce.number().check(z.int(), z.gte(min), z.lte(max));
}
