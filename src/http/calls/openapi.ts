import swagger from "@fastify/swagger";
import * as z from "zod/mini";
import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import { openapiTransform } from "./openapi-transform.ts";
import { type Api, operation } from "./operation.ts";

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
        title: "API of this website",
        version: "1.0.0",
        description:
          "Operations of the public pages and of the administration. Messages in responses are Korean or English, as " +
          "requested by Accept-Language, the query parameter `lang` or the cookie `lang`.",
        contact: { url: siteUrl },
        license: { name: "All rights reserved", identifier: "LicenseRef-All-rights-reserved" },
      },
      // Requests go to the server from which the document was read.
      servers: [{ url: "/", description: "This site" }],
      tags: [
        { name: "site", description: "Public operations" },
        { name: "administration", description: "Operations that require the session of an administrator" },
      ],
      components: {
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: sessionCookieName(siteUrl.startsWith("https:")),
            description: "Session cookie, which signing in sets.",
          },
        },
      },
    },
    transform: openapiTransform,
  });
  api.get(
    "/openapi.json",
    operation({
      operationId: "describeApi",
      summary: "OpenAPI description of this API",
      response: { 200: documentSchema },
    }),
    async () => documentSchema.parse(api.swagger()),
  );
}
