import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { missingPictures } from "#content/problems/problems.ts";
import type { Services } from "#data/services.ts";
import { variantNamed } from "#domain/projects/picture-variants.ts";
import { localeFor } from "#http/preferred-locale.ts";

const oneYearS = 365 * 24 * 60 * 60;

type Pictures = Pick<Services, "images" | "variants">;
type Answer = { kind: "found"; contentType: string; bytes: Uint8Array } | { kind: "missing" | "broken" };

/**
 * Uploaded pictures, and smaller versions of them: `/projects/<hash>.webp`, `/projects/<hash>-480.avif`. A name never
 * changes its picture, so that a browser asks once.
 */
export async function projectPictures(app: FastifyInstance, pictures: Pictures): Promise<void> {
  app.get<{ Params: { name: string } }>(
    "/projects/:name(^[\\w-]+\\.(?:webp|avif)$)",
    async (request, reply) => {
      const { name } = request.params;
      const variant = variantNamed(name);
      if (variant === undefined) return send(request, reply, name, await original(pictures, name));
      if (variant === "unoffered") return refuse(request, reply, "unoffered");
      const answer = await pictures.variants.find(variant);
      if (answer.kind === "busy") return whole(reply, variant.picture);
      return send(request, reply, name, answer);
    },
  );
}

async function original({ images }: Pictures, name: string): Promise<Answer> {
  const image = await images.find(name);
  return image ? { kind: "found", ...image } : { kind: "missing" };
}

function send(request: FastifyRequest, reply: FastifyReply, name: string, answer: Answer): FastifyReply {
  if (answer.kind !== "found") return refuse(request, reply, answer.kind);
  const etag = `"${name}"`;
  reply.header("cache-control", `public, max-age=${oneYearS}, immutable`).header("etag", etag);
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  return reply.type(answer.contentType).send(answer.bytes);
}

/** While too many variants wait to be made, the picture itself is better than none. */
function whole(reply: FastifyReply, picture: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(`/projects/${picture}`, 302);
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: "missing" | "broken" | "unoffered",
): FastifyReply {
  const sentence = missingPictures[localeFor(request)][reason];
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(sentence);
}
