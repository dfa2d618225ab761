import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { missingFile } from "#content/problems/file-problems.ts";
import type { Services } from "#data/services.ts";
import { filesPath, isFileName } from "#domain/files/stored-file.ts";
import { localeFor } from "#http/preferred-locale.ts";

const oneYearS = 365 * 24 * 60 * 60;

/**
 * Files that administrators brought: `/files/<hash>.pdf`. A name never changes its file, so that a browser asks once. Whatever a
 * file holds, it runs nothing and calls nobody when it is opened by itself.
 */
export async function storedFiles(app: FastifyInstance, { files }: Pick<Services, "files">): Promise<void> {
  app.get<{ Params: { name: string } }>(`${filesPath}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = isFileName(name) ? await files.find(name) : undefined;
    if (!file) {
      reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8");
      return reply.send(missingFile[localeFor(request)]);
    }
    const etag = `"${name}"`;
    reply.headers({
      "cache-control": `public, max-age=${oneYearS}, immutable`,
      etag,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    reply.type(file.contentType).header("content-length", file.size);
    return reply.send(Readable.from(files.read(name, 0, file.size), { objectMode: false }));
  });
}
