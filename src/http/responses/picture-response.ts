import type { FastifyReply, FastifyRequest } from "fastify";
import { missingPictures } from "#content/problems/problems.ts";
import type { VariantResult } from "#data/pictures/variants.ts";
import { localeFor } from "../preferred-locale.ts";
import { isEtagIn } from "./encoded-response.ts";
import { forever } from "./shared-cache-headers.ts";

/** Sends a picture as immutable, since its name changes with its content; or a reason in plain text when there is none. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  result: Exclude<VariantResult, { kind: "busy" }>,
): FastifyReply {
  if (result.kind !== "found") return refusePicture(request, reply, result.kind);
  const etag = `"${name}"`;
  reply.header("cache-control", forever).header("etag", etag);
  if (isEtagIn(request.headers["if-none-match"], etag)) return reply.code(304).send();
  return reply.type(result.contentType).send(result.bytes);
}

/** While too many variants wait to be made, the picture itself is better than none. */
export function redirectToOriginal(reply: FastifyReply, url: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(url, 302);
}

export function refusePicture(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: "missing" | "broken" | "unknown-size",
): FastifyReply {
  const sentence = missingPictures[localeFor(request)][reason];
  return reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(sentence);
}
