import type { FastifyInstance } from "fastify";
import type { Services } from "#data/services.ts";
import { variantNamed } from "#domain/files/picture-variants.ts";
import { redirectToOriginal, refusePicture, sendPicture } from "#http/responses/picture-response.ts";

type Pictures = Pick<Services, "recordPictures" | "variants">;

/** Uploaded pictures of projects and products, and smaller versions of them: `/projects/<hash>.webp`, `/projects/<hash>-480.avif`. */
export async function recordPictureRoutes(
  app: FastifyInstance,
  { recordPictures, variants }: Pictures,
): Promise<void> {
  app.get<{ Params: { name: string } }>(
    "/projects/:name(^[\\w-]+\\.(?:webp|avif)$)",
    async (request, reply) => {
      const { name } = request.params;
      const variant = variantNamed(name);
      if (variant === "unknown-size") return refusePicture(request, reply, "unknown-size");
      if (variant === undefined) {
        const image = await recordPictures.find(name);
        return sendPicture(request, reply, name, image ? { kind: "found", ...image } : { kind: "missing" });
      }
      const result = await variants.find(variant);
      if (result.kind === "busy") return redirectToOriginal(reply, `/projects/${variant.picture}`);
      return sendPicture(request, reply, name, result);
    },
  );
}
