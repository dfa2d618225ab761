import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";

const oneYearS = 365 * 24 * 60 * 60;

/** Uploaded pictures. A name never changes its picture, so that a browser asks once. */
export async function projectPictures(
  app: FastifyInstance,
  { images }: Pick<Services, "images">,
): Promise<void> {
  app.get<{ Params: { name: string } }>("/projects/:name(^[\\w-]+\\.webp$)", async (request, reply) => {
    const { name } = request.params;
    const etag = `"${name}"`;
    const image = await images.find(name);
    if (!image) return reply.code(404).header("cache-control", "no-store").type("text/plain").send("404");
    reply.header("cache-control", `public, max-age=${oneYearS}, immutable`).header("etag", etag);
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type(image.contentType).send(image.bytes);
  });
}
