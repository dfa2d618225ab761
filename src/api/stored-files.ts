import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { missingFile } from "#content/problems/file-problems.ts";
import type { Services } from "#data/services.ts";
import { fileVariantNamed } from "#domain/files/file-variants.ts";
import { filesPath, isFileName } from "#domain/files/stored-file.ts";
import { refusePicture, sendPicture, sendWhole } from "#http/answers/picture-answer.ts";
import { localeFor } from "#http/preferred-locale.ts";

const oneYearS = 365 * 24 * 60 * 60;

/**
 * Files that administrators brought: `/files/<hash>.pdf`, and what is made of the pictures among them: `/files/<hash>-480.avif`,
 * `/files/<hash>-480-square-35.avif`. A name never changes its file, so that a browser asks once. Whatever a file holds, it runs
 * nothing and calls nobody when it is opened by itself.
 */
export async function storedFiles(
  app: FastifyInstance,
  { files, fileVariants }: Pick<Services, "files" | "fileVariants">,
): Promise<void> {
  app.get<{ Params: { name: string } }>(`${filesPath}/:name`, async (request, reply) => {
    const { name } = request.params;
    const variant = fileVariantNamed(name);
    if (variant === "unoffered") return refusePicture(request, reply, "unoffered");
    if (variant) {
      const answer = await fileVariants.find(variant);
      if (answer.kind === "busy") return sendWhole(reply, `${filesPath}/${variant.picture}`);
      return sendPicture(request, reply, name, answer);
    }
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
