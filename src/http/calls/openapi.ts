import swagger from "@fastify/swagger";
import * as z from "zod/mini";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { type Api, call } from "./call.ts";
import { openapiTransform } from "./described.ts";

const documentSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

/** Describes every route that is registered after it, from the schemas that check requests and answers. */
export async function openapi(api: Api, siteUrl: string): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "The site's API",
        version: "1.0.0",
        description:
          "What the site's own pages ask for, and what its administrator does. Sentences in responses are Korean or English, " +
          "as Accept-Language, the query parameter `lang` or the cookie `lang` asks for.",
        contact: { url: siteUrl },
        license: { name: "All rights reserved", identifier: "LicenseRef-All-rights-reserved" },
      },
      // Wherever the document was read from is where the calls go.
      servers: [{ url: "/", description: "This site" }],
      tags: [
        { name: "site", description: "For everybody" },
        { name: "administration", description: "For the administrator" },
      ],
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: sessionCookieName(siteUrl.startsWith("https:")),
            description: "The cookie that signing in gives.",
          },
        },
      },
    },
    transform: openapiTransform,
  });
  api.get(
    "/openapi.json",
    call({
      operationId: "describeApi",
      summary: "This document",
      response: { 200: documentSchema },
    }),
    async () => documentSchema.parse(api.swagger()),
  );
}
